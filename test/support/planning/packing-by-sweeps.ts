/**
 * Whether pieces go into a small box, by three sweeps that share nothing with the search: first where each piece begins along
 * one axis and how it is turned, then along the second, then along the third (as Clautiaux, Carlier and Moukrim 2007 divide
 * the two-dimensional case). All can be pushed along each axis until they touch something: so a piece begins at a wall or
 * where another one ends. What a cut across the first axis meets must go into it as rectangles, and what each cut leaves
 * empty must not be more than the pieces leave of the box.
 */

export type Sides = readonly [length: number, width: number, height: number];

export interface Kind {
  /** The ways in which it may lie. */
  readonly ways: readonly Sides[];
  readonly count: number;
}

const MOST_STEPS = 3_000_000;

class TooLong extends Error {}

/**
 * Whether some pieces of more volume go in than what is filled.
 * @returns null: that takes too long to say
 */
export function goesInMore(
  room: Sides,
  kinds: readonly Kind[],
  filled: number,
  mostSteps = MOST_STEPS,
): boolean | null {
  const most = room[0] * room[1] * room[2];
  const answers = leastAbove(kinds, filled)
    .filter((counts) => volumeOf(kinds, counts) <= most)
    .sort((a, b) => volumeOf(kinds, a) - volumeOf(kinds, b))
    .map((counts) =>
      goesIn(
        room,
        kinds.map(({ ways }, kind) => ({ ways, count: counts[kind]! })),
        mostSteps,
      ),
    );
  return answers.includes(true) || (answers.includes(null) ? null : false);
}

/** Whether all pieces go in; null: that takes too long to say. */
export function goesIn(room: Sides, kinds: readonly Kind[], mostSteps = MOST_STEPS): boolean | null {
  // Along the longest axis first: cuts across it are small.
  const axes = [0, 1, 2].sort((a, b) => room[b]! - room[a]!);
  const turned = (sides: Sides): Sides => [sides[axes[0]!]!, sides[axes[1]!]!, sides[axes[2]!]!];
  try {
    return new Sweeps(
      turned(room),
      kinds.map(({ ways, count }) => ({ ways: ways.map(turned), count })),
      mostSteps,
    ).run();
  } catch (error) {
    if (error instanceof TooLong) return null;
    throw error;
  }
}

/** Each way of turning a piece once. */
export function waysOf([a, b, c]: Sides, isUpright: boolean): Sides[] {
  const upright: Sides[] = [
    [a, b, c],
    [b, a, c],
  ];
  const lying: Sides[] = [
    [a, c, b],
    [c, a, b],
    [b, c, a],
    [c, b, a],
  ];
  const all = isUpright ? upright : [...upright, ...lying];
  return [...new Map(all.map((sides) => [sides.join(), sides])).values()];
}

function volumeOf(kinds: readonly Kind[], counts: readonly number[]): number {
  return kinds.reduce((sum, { ways }, kind) => sum + counts[kind]! * ways[0]![0] * ways[0]![1] * ways[0]![2], 0);
}

/** Numbers of pieces that fill more, none of which holds another. */
function leastAbove(kinds: readonly Kind[], filled: number): number[][] {
  let all: number[][] = [[]];
  for (const { count } of kinds) {
    all = all.flatMap((counts) => Array.from({ length: count + 1 }, (_, number) => [...counts, number]));
  }
  const more = all.filter((counts) => volumeOf(kinds, counts) > filled);
  const isWithin = (one: readonly number[], other: readonly number[]) =>
    one.every((count, kind) => count <= other[kind]!);
  return more.filter((counts) => !more.some((other) => other !== counts && isWithin(other, counts)));
}

/** A piece with its place along the axes that are swept so far. */
interface Piece {
  readonly kind: number;
  readonly way: number;
  readonly sides: Sides;
  readonly x: number;
}

/** A rectangle across the first axis, and through which parts of it that goes: a bit of each. */
interface Slab {
  readonly parts: number;
  readonly width: number;
  readonly height: number;
}

class Sweeps {
  #steps = 0;
  readonly #left: number[];
  readonly #room: Sides;
  readonly #cuts = new Map<string, boolean>();

  constructor(
    room: Sides,
    private readonly kinds: readonly Kind[],
    private readonly mostSteps: number,
  ) {
    this.#room = [reachedOf(room, kinds, 0), reachedOf(room, kinds, 1), reachedOf(room, kinds, 2)];
    this.#left = kinds.map(({ count }) => count);
  }

  run(): boolean {
    const [length, width, height] = this.#room;
    const slack = length * width * height - volumeOf(this.kinds, this.#left);
    return slack >= 0 && this.#along([], 0, 0, 0, slack);
  }

  #step(): void {
    if (++this.#steps > this.mostSteps) throw new TooLong();
  }

  /** Pieces that begin at x, the last of them so far of a kind, in one of its ways. */
  #along(placed: readonly Piece[], x: number, kind: number, way: number, slack: number): boolean {
    this.#step();
    if (this.#left.every((count) => count === 0)) return this.#across(placed);
    const active = placed.filter((piece) => piece.x + piece.sides[0] > x);
    for (let next = kind; next < this.kinds.length; next++) {
      if (this.#left[next] === 0) continue;
      const { ways } = this.kinds[next]!;
      for (let turn = next === kind ? way : 0; turn < ways.length; turn++) {
        const sides = ways[turn]!;
        if (x + sides[0] > this.#room[0]) continue;
        const piece = { kind: next, way: turn, sides, x };
        if (!this.#isCut([...active, piece])) continue;
        this.#left[next]!--;
        const found = this.#along([...placed, piece], x, next, turn, slack);
        this.#left[next]!++;
        if (found) return true;
      }
    }
    if (active.length === 0) return false;
    const end = Math.min(...active.map((piece) => piece.x + piece.sides[0]));
    const filled = active.reduce((sum, { sides }) => sum + sides[1] * sides[2], 0);
    const rest = slack - (end - x) * (this.#room[1] * this.#room[2] - filled);
    return rest >= 0 && this.#along(placed, end, 0, 0, rest);
  }

  /** Whether what a cut meets goes into it. */
  #isCut(pieces: readonly Piece[]): boolean {
    const slabs = pieces.map(({ sides }) => ({ parts: 1, width: sides[1], height: sides[2] }));
    slabs.sort((a, b) => a.width - b.width || a.height - b.height);
    const key = slabs.map(({ width, height }) => `${width} ${height}`).join();
    const known = this.#cuts.get(key);
    if (known !== undefined) return known;
    const goes = this.#slabsGoIn(slabs, 1);
    this.#cuts.set(key, goes);
    return goes;
  }

  #across(placed: readonly Piece[]): boolean {
    const edges = [...new Set(placed.flatMap(({ x, sides }) => [x, x + sides[0]]))].sort((a, b) => a - b);
    const slabs = placed.map(({ x, sides }) => {
      const parts = edges.reduce(
        (bits, edge, part) => (edge >= x && edge < x + sides[0] ? bits | (1 << part) : bits),
        0,
      );
      return { parts, width: sides[1], height: sides[2] };
    });
    slabs.sort((a, b) => b.height - a.height || b.width - a.width || a.parts - b.parts);
    return this.#slabsGoIn(slabs, edges.length - 1);
  }

  #slabsGoIn(slabs: readonly Slab[], parts: number): boolean {
    const [, width, height] = this.#room;
    const slack = Array.from({ length: parts }, (_, part) =>
      slabs.reduce((sum, slab) => (slab.parts & (1 << part) ? sum - slab.width * slab.height : sum), width * height),
    );
    if (slack.some((rest) => rest < 0)) return false;
    return this.#over(
      slabs,
      slabs.map(() => -1),
      0,
      0,
      slack,
    );
  }

  /**
   * @param places along the second axis; -1: none yet
   * @param from the first that may begin at y
   */
  #over(slabs: readonly Slab[], places: number[], y: number, from: number, slack: readonly number[]): boolean {
    this.#step();
    if (places.every((place) => place >= 0)) return this.#up(slabs, places);
    const [, width, height] = this.#room;
    const isActive = (slab: number) => places[slab]! >= 0 && places[slab]! + slabs[slab]!.width > y;
    const filled = slack.map((_, part) =>
      slabs.reduce((sum, slab, place) => (slab.parts & (1 << part) && isActive(place) ? sum + slab.height : sum), 0),
    );
    let ended = y === 0 ? -1 : 0;
    for (const [place, slab] of slabs.entries()) {
      if (places[place]! >= 0 && places[place]! + slab.width === y) ended |= slab.parts;
    }
    for (let next = from; next < slabs.length; next++) {
      const slab = slabs[next]!;
      if (places[next]! >= 0 || y + slab.width > width || (slab.parts & ended) === 0) continue;
      if (slabs.some((other, place) => place < next && places[place]! < 0 && isSame(slab, other))) continue;
      if (filled.some((sum, part) => slab.parts & (1 << part) && sum + slab.height > height)) continue;
      places[next] = y;
      const found = this.#over(slabs, places, y, next + 1, slack);
      places[next] = -1;
      if (found) return true;
    }
    const ends = slabs.flatMap((slab, place) => (isActive(place) ? [places[place]! + slab.width] : []));
    if (ends.length === 0) return false;
    const end = Math.min(...ends);
    const rest = slack.map((sum, part) => sum - (end - y) * (height - filled[part]!));
    return rest.every((sum) => sum >= 0) && this.#over(slabs, places, end, 0, rest);
  }

  /** Each piece on those that lie below it, the lowest first. */
  #up(slabs: readonly Slab[], places: readonly number[]): boolean {
    const meet = (a: number, b: number) =>
      (slabs[a]!.parts & slabs[b]!.parts) !== 0 &&
      places[a]! < places[b]! + slabs[b]!.width &&
      places[b]! < places[a]! + slabs[a]!.width;
    const tops = slabs.map(() => 0);
    const isPlaced = slabs.map(() => false);
    const next = (placed: number, last: number, lowest: number): boolean => {
      this.#step();
      if (placed === slabs.length) return true;
      const lows = slabs.map((_, slab) =>
        slabs.reduce(
          (low, _other, other) => (isPlaced[other] && meet(slab, other) ? Math.max(low, tops[other]!) : low),
          0,
        ),
      );
      if (slabs.some(({ height }, slab) => !isPlaced[slab] && Math.max(lows[slab]!, lowest) + height > this.#room[2])) {
        return false;
      }
      for (const [slab, { height }] of slabs.entries()) {
        const low = lows[slab]!;
        if (isPlaced[slab] || low < lowest || (low === lowest && slab < last)) continue;
        isPlaced[slab] = true;
        tops[slab] = low + height;
        const found = next(placed + 1, slab, low);
        isPlaced[slab] = false;
        if (found) return true;
      }
      return false;
    };
    return next(0, -1, 0);
  }
}

function isSame(a: Slab, b: Slab): boolean {
  return a.parts === b.parts && a.width === b.width && a.height === b.height;
}

/** The greatest sum of sides along an axis that is not more than the room's. */
function reachedOf(room: Sides, kinds: readonly Kind[], axis: 0 | 1 | 2): number {
  let sums = new Set([0]);
  for (const { ways, count } of kinds) {
    const sides = [...new Set(ways.map((way) => way[axis]))];
    for (let piece = 0; piece < count; piece++) {
      sums = new Set(
        [...sums].flatMap((sum) => [sum, ...sides.map((side) => sum + side)]).filter((sum) => sum <= room[axis]),
      );
    }
  }
  return Math.max(...sums);
}
