/** The problem as fills see it, container type by container type: as it is, its variants, and rooms cut shorter. */
import type { LoadProblem } from '../../domain/problem.js';
import { consolidatedSizes } from './variants/consolidated.js';
import { cutRoom } from './variants/cut-room.js';
import { imagesOf } from './variants/images.js';
import { withShorterReach } from './variants/shorter-reach.js';
import { stricter, type Variant, type VariantsOf } from './variants/variant.js';

/**
 * Ways to see the problem that every fill tries, where they make a difference: another room takes its share of the
 * effort before the selections do, other cargo after them.
 */
const OF_ROOM: readonly VariantsOf[] = [withShorterReach];
const OF_CARGO: readonly VariantsOf[] = [consolidatedSizes];

/** A problem for one container type as it is, and its variants. */
export interface Views {
  readonly plain: Variant;
  readonly images: readonly Variant[];
  readonly ofRoom: readonly Variant[];
  readonly ofCargo: readonly Variant[];
}

/** Each is made once, as what fills of it find is known by it. */
export class ViewsOfProblem {
  readonly #problem: LoadProblem;
  /** By container type. */
  readonly #views: (Views | undefined)[] = [];
  /** By container type and reach. */
  readonly #cutRooms = new Map<string, Variant>();
  readonly #names = new WeakMap<Variant, string>();

  constructor(problem: LoadProblem) {
    this.#problem = problem;
  }

  of(container: number): Views {
    const known = this.#views[container];
    if (known !== undefined) return known;
    const variants = (kinds: readonly VariantsOf[]) => kinds.flatMap((kind) => kind(this.#problem, container));
    const views: Views = {
      plain: stricter(this.#problem),
      images: imagesOf(this.#problem, container),
      ofRoom: variants(OF_ROOM),
      ofCargo: variants(OF_CARGO),
    };
    this.#views[container] = views;
    const all = [views.plain, ...views.images, ...views.ofRoom, ...views.ofCargo];
    for (const [place, view] of all.entries()) this.#names.set(view, `${container} view ${place}`);
    return views;
  }

  /** @param reach scaled units */
  cutRoom(container: number, reach: number): Variant {
    const name = `${container} room ${reach}`;
    const room = this.#cutRooms.get(name) ?? cutRoom(this.#problem, container, reach);
    this.#cutRooms.set(name, room);
    this.#names.set(room, name);
    return room;
  }

  /** What a view is called by all who plan the problem; undefined: it is none of them. */
  nameOf(view: Variant): string | undefined {
    return this.#names.get(view);
  }
}
