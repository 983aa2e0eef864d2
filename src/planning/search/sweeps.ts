/**
 * Every way of placing a few pieces in a box, by a sweep along each axis (as Clautiaux, Carlier and Moukrim 2007 do in two
 * dimensions): first how each piece lies and where it begins along one axis, then where along the second, then along the
 * third. All can be pushed along an axis until they touch, so a piece begins at the wall or where another one ends. What a
 * cut across the first axis meets must go into it as rectangles; and no more may stay empty, in the box or in a part of it,
 * than the pieces leave.
 */
import type { Orientation, Size } from '../../domain/geometry.js';

/** A piece as it may lie. */
export interface Lying extends Size {
  readonly cargo: number;
  readonly orientation: Orientation;
}

export interface Placed extends Lying {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A piece of which it is known where it lies along the first axis. */
interface Begun {
  readonly lying: Lying;
  /** Number among the ways in which pieces may lie. */
  readonly way: number;
  readonly begin: number;
  readonly end: number;
}

/** The same, with the parts of that axis through which it goes: a bit of each. */
interface Slab extends Begun {
  readonly parts: number;
  /** Along the second axis and the third. */
  readonly width: number;
  readonly height: number;
}

type Stacks = (slabs: readonly Slab[], places: readonly number[]) => boolean;

export class Sweeps {
  steps = 0;
  readonly #room: readonly number[];
  readonly #cuts = new Map<string, boolean>();
  #left: number[] = [];
  #most = 0;
  #isKept: (placed: readonly Placed[]) => boolean = () => true;

  /**
   * @param axes in the order in which they are swept: cuts across the longest are the smallest
   * @param lying all ways in which pieces may lie
   * @param isCarried whether a piece may lie there, given all that begins before it along the last axis
   */
  constructor(
    room: Size,
    private readonly axes: readonly (keyof Size)[],
    private readonly lying: readonly Lying[],
    private readonly isCarried: (piece: Placed, placed: readonly Placed[]) => boolean,
  ) {
    this.#room = axes.map((axis) => room[axis]);
  }

  /**
   * @param counts pieces of each cargo, all of which have to be placed
   * @param slack volume that they leave of the room
   * @param most steps that it may take
   * @param isKept of a way of placing them: whether no other is looked for
   * @returns whether one was kept; null: there was not enough time for all
   */
  place(
    counts: readonly number[],
    slack: number,
    most: number,
    isKept: (placed: readonly Placed[]) => boolean,
  ): boolean | null {
    this.#left = [...counts];
    this.#most = this.steps + most;
    this.#isKept = isKept;
    const isFound = this.#along([], 0, 0, slack);
    return isFound || (this.steps < this.#most ? false : null);
  }

  #side({ lying }: Pick<Begun, 'lying'>, axis: number): number {
    return lying[this.axes[axis]!];
  }

  /** @param way the first in which the next piece at `begin` may lie; @param slack volume that may stay empty from there on */
  #along(begun: readonly Begun[], begin: number, way: number, slack: number): boolean {
    if (slack < 0 || this.steps++ >= this.#most) return false;
    if (this.#left.every((count) => count === 0)) return this.#across(begun);
    const active = begun.filter(({ end }) => end > begin);
    for (let next = way; next < this.lying.length; next++) {
      const lying = this.lying[next]!;
      const end = begin + this.#side({ lying }, 0);
      if (this.#left[lying.cargo] === 0 || end > this.#room[0]!) continue;
      const piece = { lying, way: next, begin, end };
      if (!this.#isCut([...active, piece], begin)) continue;
      this.#left[lying.cargo]!--;
      const isFound = this.#along([...begun, piece], begin, next, slack);
      this.#left[lying.cargo]!++;
      if (isFound) return true;
    }
    if (active.length === 0) return false;
    const end = Math.min(...active.map((piece) => piece.end));
    const filled = active.reduce((sum, piece) => sum + this.#side(piece, 1) * this.#side(piece, 2), 0);
    const rest = slack - (end - begin) * (this.#room[1]! * this.#room[2]! - filled);
    return this.#along(begun, end, 0, rest);
  }

  /** Whether what a cut meets goes into it, as rectangles. */
  #isCut(pieces: readonly Begun[], at: number): boolean {
    const key = pieces
      .map(({ way }) => way)
      .sort()
      .join();
    let isCut = this.#cuts.get(key);
    if (isCut === undefined) {
      isCut = this.#goIn(pieces, [at], (slabs, places) => this.#stacks(slabs, places, false));
      if (this.steps < this.#most) this.#cuts.set(key, isCut);
    }
    return isCut;
  }

  #across(begun: readonly Begun[]): boolean {
    const edges = [...new Set(begun.map(({ begin }) => begin))];
    return this.#goIn(begun, edges, (slabs, places) => this.#stacks(slabs, places, true));
  }

  /**
   * Whether pieces that lie along the first axis where they do find places along the others.
   * @param edges where parts begin: what meets anywhere meets at one of them, where the last of it begins
   */
  #goIn(begun: readonly Begun[], edges: readonly number[], stacks: Stacks): boolean {
    const slabs = begun.map((piece) => {
      let parts = 0;
      for (const [part, edge] of edges.entries()) if (piece.begin <= edge && edge < piece.end) parts |= 1 << part;
      return { ...piece, parts, width: this.#side(piece, 1), height: this.#side(piece, 2) };
    });
    slabs.sort((a, b) => b.height - a.height || a.way - b.way || a.parts - b.parts);
    const area = this.#room[1]! * this.#room[2]!;
    const slack = edges.map((_, part) =>
      slabs.reduce((rest, slab) => (goesThrough(slab, part) ? rest - slab.width * slab.height : rest), area),
    );
    const places = slabs.map(() => -1);
    return this.#over(slabs, places, 0, 0, slack, stacks);
  }

  /**
   * @param places along the second axis; -1: none yet
   * @param from the first that may begin at `begin`
   * @param slack area of each part that may stay empty from there on
   */
  #over(
    slabs: readonly Slab[],
    places: number[],
    begin: number,
    from: number,
    slack: readonly number[],
    stacks: Stacks,
  ): boolean {
    if (slack.some((rest) => rest < 0) || this.steps++ >= this.#most) return false;
    if (!places.includes(-1)) return stacks(slabs, places);
    let ended = begin === 0 ? -1 : 0;
    let end = Number.POSITIVE_INFINITY;
    const free = slack.map(() => this.#room[2]!);
    for (const [number, slab] of slabs.entries()) {
      if (places[number]! < 0) continue;
      const last = places[number]! + slab.width;
      if (last === begin) ended |= slab.parts;
      if (last <= begin) continue;
      end = Math.min(end, last);
      for (const part of free.keys()) if (goesThrough(slab, part)) free[part]! -= slab.height;
    }
    for (const [next, slab] of slabs.entries()) {
      if (next < from || places[next]! >= 0 || begin + slab.width > this.#room[1]! || !(slab.parts & ended)) continue;
      if (free.some((rest, part) => slab.height > rest && goesThrough(slab, part))) continue;
      // Of equal ones, the first is placed first.
      if (next > 0 && places[next - 1]! < 0 && isSame(slabs[next - 1]!, slab)) continue;
      places[next] = begin;
      const isFound = this.#over(slabs, places, begin, next + 1, slack, stacks);
      places[next] = -1;
      if (isFound) return true;
    }
    if (end > this.#room[1]!) return false;
    const rest = slack.map((area, part) => area - (end - begin) * free[part]!);
    return this.#over(slabs, places, end, 0, rest, stacks);
  }

  /** Along the last axis: each piece on what lies below it, the lowest first. */
  #stacks(slabs: readonly Slab[], places: readonly number[], isWhole: boolean): boolean {
    const crossing = slabs.map((one, a) =>
      slabs.map(
        (other, b) =>
          (one.parts & other.parts) !== 0 &&
          places[a]! < places[b]! + other.width &&
          places[b]! < places[a]! + one.width,
      ),
    );
    const next = (lows: readonly number[], placed: readonly Placed[], rest: number, last: number): boolean => {
      if (this.steps++ >= this.#most) return false;
      if (rest === 0) return !isWhole || this.#isKept(placed);
      const lowest = last < 0 ? 0 : lows[last]!;
      const isPlaced = (slab: number) => !(rest & (1 << slab));
      if (slabs.some(({ height }, slab) => !isPlaced(slab) && Math.max(lows[slab]!, lowest) + height > this.#room[2]!))
        return false;
      return slabs.some((slab, number) => {
        const low = lows[number]!;
        if (isPlaced(number) || low < lowest || (low === lowest && number < last)) return false;
        const piece = isWhole ? [this.#placed(slab, places[number]!, low)] : [];
        if (isWhole && !this.isCarried(piece[0]!, placed)) return false;
        const above = lows.map((one, other) =>
          other !== number && crossing[number]![other] ? Math.max(one, low + slab.height) : one,
        );
        return next(above, [...placed, ...piece], rest & ~(1 << number), number);
      });
    };
    return next(
      slabs.map(() => 0),
      [],
      (1 << slabs.length) - 1,
      -1,
    );
  }

  #placed({ lying, begin }: Slab, ...others: number[]): Placed {
    const at = [begin, ...others];
    const along = (axis: keyof Size) => at[this.axes.indexOf(axis)]!;
    return { ...lying, x: along('length'), y: along('width'), z: along('height') };
  }
}

function goesThrough({ parts }: Slab, part: number): boolean {
  return (parts & (1 << part)) !== 0;
}

function isSame(a: Slab, b: Slab): boolean {
  return a.parts === b.parts && a.way === b.way;
}
