/**
 * Where sections end (docs/rules.md, Grouping and sequence). A border lies at most a window beyond the base: the smallest
 * face left among pieces that need not wait for one further out than they can be reached over. What must wait goes with
 * what it waits for. Of all ways to set borders in the outer halves of their windows the one is taken that cuts
 * arrangements the least often: a shortest path, from the last border to the first (Bellman 1958).
 */
import { rangeOf, type Waits } from './waits.js';

/** Of ways that cut as often, the one with fewer sections. */
const COST_OF_SECTION = 1 / 1024;

/** More than all arrangements that could be cut. */
const COST_OF_FORBIDDEN = 2 ** 40;

/**
 * A piece is in the section of the first border that is not less than its `outermost`.
 * @param mayEnd where a section may end, if anywhere else can be helped
 */
export function bordersOf(waits: Waits, window: number, mayEnd: (border: number) => boolean = () => true): number[] {
  const borders = Float64Array.from(new Set(waits.outermost)).sort();
  const last = borders.length - 1;
  const cuts = cutsAt(waits, borders);
  const bases = basesBeyond(waits, borders);
  const costs = new Float64Array(borders.length);
  const nexts = new Int32Array(borders.length + 1);
  const cheapest = new Cheapest(costs);
  let entered = borders.length;
  // At place -1 nothing is loaded yet. First and last of what may follow a border rise with it.
  for (let at = last - 1; at >= -1; at--) {
    const base = bases[at + 1]!;
    const to = Math.max(at + 1, lastUpTo(borders, base + window));
    const from = Math.min(to, Math.max(at + 1, lastUpTo(borders, base + window / 2)));
    while (entered > from) {
      entered--;
      const forbidden = mayEnd(borders[entered]!) ? 0 : COST_OF_FORBIDDEN;
      if (entered < last) costs[entered] = costs[nexts[entered + 1]!]! + cuts[entered]! + forbidden + COST_OF_SECTION;
      cheapest.add(entered);
    }
    nexts[at + 1] = cheapest.upTo(to);
  }
  const chosen: number[] = [];
  for (let at = -1; at < last; ) {
    at = nexts[at + 1]!;
    chosen.push(borders[at]!);
  }
  return chosen;
}

/** By border: arrangements of which a part lies on each side. */
function cutsAt({ firsts, outermost }: Waits, borders: Float64Array): Int32Array {
  const cuts = new Int32Array(borders.length + 1);
  for (let place = 0; place + 1 < firsts.length; place++) {
    const { least, most } = rangeOf(outermost, firsts[place]!, firsts[place + 1]!);
    if (least === most) continue;
    cuts[placeOf(borders, least)]!++;
    cuts[placeOf(borders, most)]!--;
  }
  for (let at = 1; at < cuts.length; at++) cuts[at]! += cuts[at - 1]!;
  return cuts;
}

/** By border, and before all of them: the smallest face left among pieces that need not wait. */
function basesBeyond({ faces, outermost, limits }: Waits, borders: Float64Array): Float64Array {
  const bases = new Float64Array(borders.length + 1).fill(Number.POSITIVE_INFINITY);
  let at = 0;
  for (let piece = 0; piece < faces.length; piece++) {
    if (outermost[piece]! > faces[piece]! + limits[piece]!) continue;
    // Pieces beside each other mostly have the same one.
    if (borders[at] !== outermost[piece]) at = placeOf(borders, outermost[piece]!);
    if (faces[piece]! < bases[at]!) bases[at] = faces[piece]!;
  }
  for (let place = bases.length - 2; place >= 0; place--) bases[place] = Math.min(bases[place]!, bases[place + 1]!);
  // Of pieces that all must wait the next border is the first one.
  return bases.map((base) => (base === Number.POSITIVE_INFINITY ? Number.NEGATIVE_INFINITY : base));
}

/** The least of a window that slides down, by places that enter it one after the other (Lemire 2006). */
class Cheapest {
  readonly #rising: number[] = [];
  #from = 0;

  constructor(private readonly costs: Float64Array) {}

  add(place: number): void {
    while (this.#rising.length > this.#from && this.costs[this.#rising.at(-1)!]! > this.costs[place]!) {
      this.#rising.pop();
    }
    this.#rising.push(place);
  }

  /** Of equal ones the last. @param to never more than it was before */
  upTo(to: number): number {
    while (this.#rising[this.#from]! > to) this.#from++;
    return this.#rising[this.#from]!;
  }
}

function lastUpTo(borders: Float64Array, most: number): number {
  let from = 0;
  let to = borders.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (borders[middle]! <= most) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

function placeOf(borders: Float64Array, border: number): number {
  return lastUpTo(borders, border);
}
