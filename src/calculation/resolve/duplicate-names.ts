/** One name, one product: rows of a name may differ only in what varies from stop to stop (decisions, DuplicateName). */

import { isSound, type Placed } from '../asked/placed.js';
import type { Issue } from '../types.js';
import type { FilledCargo } from './resolve-cargo.js';

const MAY_DIFFER: ReadonlySet<string> = new Set([
  'qty',
  'sequence',
  'groupName',
  'color',
  'colorHexaCode',
  'colorKnownName',
  'letters',
  'price',
  'alias',
  'alias2',
  ...Array.from({ length: 10 }, (_, index) => `property${index + 1}`),
]);

/** Fields in which two cargoes of one name differ but must not. Bodies with defaults have their keys in one order. */
function differences(first: Placed<FilledCargo>, second: Placed<FilledCargo>): string[] {
  const a = first.record as Readonly<Record<string, unknown>>;
  const b = second.record as Readonly<Record<string, unknown>>;
  return Object.keys(a).filter(
    (field) =>
      !MAY_DIFFER.has(field) &&
      isSound(first, field) &&
      isSound(second, field) &&
      JSON.stringify(a[field]) !== JSON.stringify(b[field]),
  );
}

export function duplicateNameIssues(cargoes: readonly Placed<FilledCargo>[]): Issue[] {
  const firstOfName = new Map<string, Placed<FilledCargo>>();
  return cargoes.flatMap((placed): Issue[] => {
    const { index, record } = placed;
    if (!isSound(placed, 'name')) return [];
    const first = firstOfName.get(record.name);
    if (first === undefined) {
      firstOfName.set(record.name, placed);
      return [];
    }
    const fields = differences(first, placed);
    if (fields.length === 0) return [];
    const message =
      `\`${record.name}\` is also the name of cargo ${first.index}, from which it differs in ${fields.join(', ')}. Rows of ` +
      'one name may differ only in qty, sequence, group, colour, letters, price, aliases and properties.';
    return [{ pointer: `/cargoes/${index}/name`, code: 'DuplicateName', message }];
  });
}
