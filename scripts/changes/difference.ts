/** What became of an interface between two definitions. */
import type { Surface } from './surface.js';

export interface Difference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly { readonly thing: string; readonly from: string; readonly to: string }[];
}

/** Of a thing that is new or gone as a whole, its parts are not listed. */
export function differenceOf(before: Surface, after: Surface): Difference {
  const added = Object.keys(after).filter((thing) => !(thing in before));
  const removed = Object.keys(before).filter((thing) => !(thing in after));
  const changed = Object.keys(after).filter((thing) => thing in before && before[thing] !== after[thing]);
  return {
    added: whole(added, before),
    removed: whole(removed, after),
    changed: changed.map((thing) => ({ thing, from: before[thing]!, to: after[thing]! })),
  };
}

function whole(things: readonly string[], other: Surface): string[] {
  const owners = new Set(Object.keys(other).map(ownerOf));
  return [...new Set(things.map((thing) => (owners.has(ownerOf(thing)) ? thing : ownerOf(thing))))];
}

/** The operation of a parameter, the schema or object of a field. */
function ownerOf(thing: string): string {
  const [method = '', path = '', ...rest] = thing.split(' ');
  if (path !== '') return rest.length > 0 ? `${method} ${path}` : thing;
  return thing.split('.').slice(0, -1).join('.');
}
