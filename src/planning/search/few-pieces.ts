/**
 * A few pieces in one container, every way of placing them. The beam places a block into each space that takes one, in a
 * fixed order of spaces, and so never finds what leaves a space empty though something would go there: six pieces of
 * 10 x 8 x 4 in a cube of 14 lie about its diagonal like the six blocks of the Slothouber-Graatsma puzzle.
 *
 * Each piece begins at a sum of sides of others along each axis (normal patterns: Herz 1972, Christofides and Whitlock
 * 1977), for what lies elsewhere can be pushed there. Pieces are placed in the order of height, width and length of their
 * first corner, so what carries one lies before it, and each set of places is met once.
 */
import { passingOrientations } from '../../domain/door.js';
import { maskAllows, ORIENTATIONS, type Orientation, orientedSize, type Size } from '../../domain/geometry.js';
import type { Arrangement } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { holdsEveryRule } from '../fills/every-rule.js';
import { amountsOf, type Filled } from '../fills/port.js';

const MOST_PIECES = 12;
const MOST_KINDS = 2;
/** Along one axis: with more, the tries do not come far. */
const MOST_PLACES = 24;
/** Places tried for a piece, all together: 0.3 s. */
const MOST_TRIES = 1_000_000;
/** Of what the search has spent, what the tries may cost; and how many a small order has in any case (75 ms). */
const SHARE = 0.1;
const LEAST_TRIES = 250_000;
/** Better loads that other rules refused. */
const MOST_REFUSED = 100;
/** Work units of a try, by time beside those of the search. */
const EFFORT_OF_TRY = 300;

interface Placed extends Size {
  readonly cargo: number;
  readonly orientation: Orientation;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A piece as it may lie. */
type Lying = Size & Pick<Placed, 'cargo' | 'orientation'>;

/**
 * The better of what the search has loaded and every way of placing the pieces.
 * @param counts pieces of each cargo that may be loaded
 * @param values of one piece of each cargo; null: its volume
 */
export function orEveryWay(
  problem: LoadProblem,
  container: number,
  counts: readonly number[],
  values: readonly number[] | null,
  found: Filled,
): Filled {
  if (!isFew(problem, container, counts, found)) return found;
  const worth = values ?? problem.cargoes.map(({ volume }) => volume);
  const isSmallOrder = problem.cargoes.reduce((sum, { quantity }) => sum + quantity, 0) <= MOST_PIECES;
  const least = isSmallOrder ? LEAST_TRIES : 0;
  const most = Math.min(MOST_TRIES, Math.max(least, Math.floor((SHARE * found.effort) / EFFORT_OF_TRY)));
  const { best, count } = triedOnce(problem, [container, counts, values, found.loaded, most], () => {
    const tries = new EveryWay(problem, container, counts, worth, found.loaded, most);
    tries.run();
    return tries;
  });
  const effort = found.effort + EFFORT_OF_TRY * count;
  if (best === null) return { ...found, effort };
  const loaded = counts.map((_, cargo) => best.filter((piece) => piece.cargo === cargo).length);
  return { ...found, arrangements: best.map(arrangementOf), loaded, ...amountsOf(problem, loaded), effort };
}

type Tried = Pick<EveryWay, 'best' | 'count'>;

const known = new WeakMap<LoadProblem, Map<string, Tried>>();

/** The second session of a request asks what the first one did: it costs the same, and is not worked out again. */
function triedOnce(problem: LoadProblem, asked: readonly unknown[], work: () => Tried): Tried {
  const ofProblem = known.get(problem) ?? new Map<string, Tried>();
  known.set(problem, ofProblem);
  const key = JSON.stringify(asked);
  const tried = ofProblem.get(key) ?? work();
  ofProblem.set(key, { best: tried.best, count: tried.count });
  return tried;
}

function isFew(problem: LoadProblem, container: number, counts: readonly number[], { loaded }: Filled): boolean {
  const { deckReach } = problem.containers[container]!;
  const kinds = counts.flatMap((count, cargo) => (count > 0 ? [problem.cargoes[cargo]!] : []));
  const pieces = counts.reduce((sum, count) => sum + count, 0);
  return (
    pieces <= MOST_PIECES &&
    kinds.length <= MOST_KINDS &&
    kinds.every(
      ({ diameter, overhang, palletizing }) => diameter === 0 && overhang === null && palletizing === undefined,
    ) &&
    deckReach.length === 0 &&
    deckReach.width === 0 &&
    counts.some((count, cargo) => count > loaded[cargo]!)
  );
}

function arrangementOf({ cargo, orientation, x, y, z }: Placed): Arrangement {
  return { cargo, orientation, position: { x, y, z }, counts: { length: 1, width: 1, height: 1 } };
}

class EveryWay {
  count = 0;
  best: readonly Placed[] | null = null;
  readonly #room: Size;
  readonly #lying: readonly Lying[];
  readonly #left: number[];
  readonly #placed: Placed[] = [];
  readonly #places: { readonly x: readonly number[]; readonly y: readonly number[]; readonly z: readonly number[] };
  #value = 0;
  /** Of all pieces that are not placed. */
  #valueLeft: number;
  /** The least that a better load may be worth; infinite: there is none. */
  #goal: number;
  #refused = 0;

  constructor(
    private readonly problem: LoadProblem,
    private readonly container: number,
    private readonly counts: readonly number[],
    private readonly worth: readonly number[],
    known: readonly number[],
    private readonly most: number,
  ) {
    const type = problem.containers[container]!;
    const worthOf = (pieces: readonly number[]) => pieces.reduce((sum, count, cargo) => sum + count * worth[cargo]!, 0);
    this.#room = type.size;
    this.#left = [...counts];
    this.#valueLeft = worthOf(counts);
    this.#goal = this.#nextAbove(worthOf(known));
    this.#lying = counts.flatMap((count, cargo) => (count > 0 ? waysOf(problem, container, cargo) : []));
    this.#places = {
      x: this.#sums('length', counts),
      y: this.#sums('width', counts),
      z: this.#sums('height', counts),
    };
  }

  run(): void {
    const { x, y, z } = this.#places;
    if (Number.isFinite(this.#goal) && Math.max(x.length, y.length, z.length) <= MOST_PLACES) this.#place(0, 0);
  }

  /** Sums of sides that lie along an axis, each piece taken once, up to where the least still goes. */
  #sums(side: keyof Size, counts: readonly number[]): number[] {
    const most = this.#room[side] - Math.min(...this.#lying.map((lying) => lying[side]));
    let sums = new Set([0]);
    for (const [cargo, count] of counts.entries()) {
      const sides = new Set(this.#lying.filter((lying) => lying.cargo === cargo).map((lying) => lying[side]));
      for (let piece = 0; piece < count && sums.size <= MOST_PLACES; piece++) {
        const longer = [...sums].flatMap((sum) => [...sides].map((one) => sum + one).filter((sum) => sum <= most));
        sums = new Set([...sums, ...longer]);
      }
    }
    return [...sums].sort((a, b) => a - b);
  }

  /**
   * @param from number of the first place, counted from the front of the lowest level on
   * @param waste volume before it that stays empty
   */
  #place(from: number, waste: number): void {
    if (this.#isBetter(this.#value) && !this.#keep()) return;
    const { x, y, z } = this.#places;
    const end = x.length * y.length * z.length;
    let empty = waste;
    for (let place = from; place < end && this.#hasRoom(empty); place++) {
      const [across, along, up] = [
        place % x.length,
        Math.floor(place / x.length) % y.length,
        Math.floor(place / (x.length * y.length)),
      ];
      const [left, front, low] = [x[across]!, y[along]!, z[up]!];
      if (!this.#isFree(left, front, low, 1, 1, 1)) continue;
      for (const lying of this.#lying) {
        if (this.#left[lying.cargo] === 0) continue;
        if (this.count >= this.most || this.#refused >= MOST_REFUSED) return;
        this.count++;
        const { length, width, height } = lying;
        if (!this.#isFree(left, front, low, length, width, height)) continue;
        if (!this.#isCarried(left, front, low, length, width)) continue;
        this.#put({ ...lying, x: left, y: front, z: low }, 1);
        this.#place(place + 1, empty);
        this.#put(this.#placed.at(-1)!, -1);
      }
      // What begins later covers nothing up to the next places, and what lies there begins at none between them.
      const { length, width, height } = this.#room;
      empty += ((x[across + 1] ?? length) - left) * ((y[along + 1] ?? width) - front) * ((z[up + 1] ?? height) - low);
    }
  }

  /** Whether a better load has room beside so much that stays empty. */
  #hasRoom(waste: number): boolean {
    const { length, width, height } = this.#room;
    const taken = this.#placed.reduce((sum, piece) => sum + piece.length * piece.width * piece.height, 0);
    // Room for what is worth most in its volume: no set of pieces is worth more.
    const densest = Math.max(...this.#lying.map(({ cargo }) => this.#density(cargo)));
    const room = length * width * height - taken - waste;
    return this.#isBetter(this.#value + Math.min(this.#valueLeft, densest * room));
  }

  /** But for the last bits of a sum. */
  #isBetter(value: number): boolean {
    return value >= this.#goal * (1 - 1e-9);
  }

  /** The least worth of any numbers of pieces above another, for which the room is large enough. */
  #nextAbove(value: number): number {
    const { length, width, height } = this.#room;
    let sums = [{ worth: 0, volume: 0 }];
    for (const [cargo, count] of this.counts.entries()) {
      if (count === 0) continue;
      const { size } = this.problem.cargoes[cargo]!;
      const [worth, volume] = [this.worth[cargo]!, size.length * size.width * size.height];
      const numbers = Array.from({ length: count + 1 }, (_, number) => number);
      sums = sums.flatMap((sum) =>
        numbers.map((number) => ({ worth: sum.worth + number * worth, volume: sum.volume + number * volume })),
      );
    }
    const better = sums.filter((sum) => sum.worth > value * (1 + 1e-9) && sum.volume <= length * width * height);
    return Math.min(...better.map(({ worth }) => worth));
  }

  #put(piece: Placed, sign: 1 | -1): void {
    if (sign > 0) this.#placed.push(piece);
    else this.#placed.pop();
    this.#left[piece.cargo]! -= sign;
    this.#value += sign * this.worth[piece.cargo]!;
    this.#valueLeft -= sign * this.worth[piece.cargo]!;
  }

  /** What is placed becomes the best where it holds every rule. False: no rule will bear more on it. */
  #keep(): boolean {
    const arrangements = this.#placed.map(arrangementOf);
    if (!holdsEveryRule(this.problem, { container: this.container, arrangements, sections: [] })) {
      this.#refused++;
      return true;
    }
    this.best = [...this.#placed];
    this.#goal = this.#nextAbove(this.#value);
    return this.#valueLeft > 0;
  }

  #density(cargo: number): number {
    if (this.#left[cargo] === 0) return 0;
    const { length, width, height } = this.problem.cargoes[cargo]!.size;
    return this.worth[cargo]! / (length * width * height);
  }

  #isFree(x: number, y: number, z: number, length: number, width: number, height: number): boolean {
    const room = this.#room;
    if (x + length > room.length || y + width > room.width || z + height > room.height) return false;
    for (const other of this.#placed) {
      if (
        other.x < x + length &&
        x < other.x + other.length &&
        other.y < y + width &&
        y < other.y + other.width &&
        other.z < z + height &&
        z < other.z + other.height
      ) {
        return false;
      }
    }
    return true;
  }

  /** Roughly: the rule itself judges what is kept. */
  #isCarried(x: number, y: number, z: number, length: number, width: number): boolean {
    const { isSafeStackingUsed, minSupportRate, maxDepthToSupport } = this.problem.rules;
    if (!isSafeStackingUsed || z === 0) return true;
    let carried = 0;
    for (const below of this.#placed) {
      const gap = z - below.z - below.height;
      if (gap < 0 || gap > maxDepthToSupport) continue;
      const along = Math.min(x + length, below.x + below.length) - Math.max(x, below.x);
      const across = Math.min(y + width, below.y + below.width) - Math.max(y, below.y);
      if (along > 0 && across > 0) carried += along * across;
    }
    return carried >= minSupportRate * length * width - 1e-9;
  }
}

/** Each way in which a cargo may lie, equal ones once. */
function waysOf({ cargoes, containers }: LoadProblem, container: number, cargo: number): Lying[] {
  const { size } = cargoes[cargo]!;
  const mask = passingOrientations(cargoes[cargo]!, containers[container]!);
  const ways = new Map<string, Lying>();
  for (const orientation of ORIENTATIONS) {
    if (!maskAllows(mask, orientation)) continue;
    const lying = orientedSize(size, orientation);
    const key = `${lying.length} ${lying.width} ${lying.height}`;
    if (!ways.has(key)) ways.set(key, { ...lying, cargo, orientation });
  }
  return [...ways.values()];
}
