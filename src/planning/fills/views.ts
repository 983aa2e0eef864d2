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

/** What a view is called by all who plan the problem: its place among those of the container, or the reach of a room. */
export type ViewName =
  | { readonly container: number; readonly place: number }
  | { readonly container: number; readonly reach: number };

/** Each is made once, as what fills of it find is known by it. */
export class ViewsOfProblem {
  readonly #problem: LoadProblem;
  /** By container type. */
  readonly #views: (Views | undefined)[] = [];
  /** By container type and reach. */
  readonly #cutRooms = new Map<string, Variant>();
  readonly #names = new WeakMap<Variant, ViewName>();

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
    for (const [place, view] of inOrder(views).entries()) this.#names.set(view, { container, place });
    return views;
  }

  /** @param reach scaled units */
  cutRoom(container: number, reach: number): Variant {
    const key = `${container} ${reach}`;
    const room = this.#cutRooms.get(key) ?? cutRoom(this.#problem, container, reach);
    this.#cutRooms.set(key, room);
    this.#names.set(room, { container, reach });
    return room;
  }

  /** Undefined: it is a view that somebody else has made. */
  nameOf(view: Variant): ViewName | undefined {
    return this.#names.get(view);
  }

  named(name: ViewName): Variant {
    return 'reach' in name ? this.cutRoom(name.container, name.reach) : inOrder(this.of(name.container))[name.place]!;
  }
}

function inOrder({ plain, images, ofRoom, ofCargo }: Views): readonly Variant[] {
  return [plain, ...images, ...ofRoom, ...ofCargo];
}
