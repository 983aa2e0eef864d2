/**
 * A few pieces in one container, every way of placing them. The beam places a block into each space that takes one, in a
 * fixed order of spaces, and so never finds what leaves a space empty though something would go there: six pieces of
 * 10 x 8 x 4 in a cube of 14 lie about its diagonal like the six blocks of the Slothouber-Graatsma puzzle.
 */
import { type Size, volumeOf } from '../../domain/geometry.js';
import type { Arrangement } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { usableSize, volumeCapacity, weightCapacity } from '../bounds/capacity.js';
import { holdsEveryRule } from '../fills/every-rule.js';
import { amountsOf, type Filled } from '../fills/port.js';
import { type Placed, Sweeps } from './sweeps.js';
import { EFFORT_OF_STEP, isBox, isBoxed, waysToLie } from './swept.js';

const AXES: readonly (keyof Size)[] = ['length', 'width', 'height'];
const MOST_PIECES = 12;
const MOST_KINDS = 2;
/** Steps of all sweeps together: 0.3 s. */
const MOST_STEPS = 430_000;
/** Of what the search has spent, what the sweeps may cost; and how many steps a small order has in any case (75 ms). */
const SHARE = 0.1;
const LEAST_STEPS = 107_000;
/** Ways of placing the same pieces that other rules refused. */
const MOST_REFUSED = 100;

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
  const isSmallOrder = problem.cargoes.reduce((sum, { quantity }) => sum + quantity, 0) <= MOST_PIECES;
  const least = isSmallOrder ? LEAST_STEPS : 0;
  const most = Math.min(MOST_STEPS, Math.max(least, Math.floor((SHARE * found.effort) / EFFORT_OF_STEP)));
  const { best, steps } = triedOnce(problem, [container, counts, values, found.loaded, most], () => {
    const worth = values ?? problem.cargoes.map(({ volume }) => volume);
    return everyWay(problem, container, counts, worth, found.loaded, most);
  });
  const effort = found.effort + EFFORT_OF_STEP * steps;
  if (best === null) return { ...found, effort };
  const loaded = counts.map((_, cargo) => best.filter((piece) => piece.cargo === cargo).length);
  return { ...found, arrangements: best.map(arrangementOf), loaded, ...amountsOf(problem, loaded), effort };
}

interface Tried {
  readonly best: readonly Placed[] | null;
  readonly steps: number;
}

const known = new WeakMap<LoadProblem, Map<string, Tried>>();

/** The second session of a request asks what the first one did: it costs the same, and is not worked out again. */
function triedOnce(problem: LoadProblem, asked: readonly unknown[], work: () => Tried): Tried {
  const ofProblem = known.get(problem) ?? new Map<string, Tried>();
  known.set(problem, ofProblem);
  const key = JSON.stringify(asked);
  const tried = ofProblem.get(key) ?? work();
  ofProblem.set(key, tried);
  return tried;
}

function isFew(problem: LoadProblem, container: number, counts: readonly number[], { loaded }: Filled): boolean {
  const kinds = counts.flatMap((count, cargo) => (count > 0 ? [problem.cargoes[cargo]!] : []));
  const pieces = counts.reduce((sum, count) => sum + count, 0);
  return (
    pieces <= MOST_PIECES &&
    kinds.length <= MOST_KINDS &&
    kinds.every(isBox) &&
    isBoxed(problem.containers[container]!) &&
    counts.some((count, cargo) => count > loaded[cargo]!)
  );
}

/** What is worth more than what is loaded, the least first: what does not go in rules out all that holds it. */
function everyWay(
  problem: LoadProblem,
  container: number,
  counts: readonly number[],
  worth: readonly number[],
  loaded: readonly number[],
  most: number,
): Tried {
  const type = problem.containers[container]!;
  const size = usableSize(type);
  const { isSafeStackingUsed } = problem.rules;
  // What carries a piece is known when it is placed along the last axis.
  const rank = (axis: keyof Size) => (isSafeStackingUsed && axis === 'height' ? 0 : size[axis]);
  const axes = AXES.toSorted((a, b) => rank(b) - rank(a));
  const lying = counts.flatMap((count, cargo) => (count > 0 ? waysToLie(problem, container, cargo) : []));
  const sweeps = new Sweeps(size, axes, lying, (piece, placed) => isCarried(problem, piece, placed));
  const [room, strength] = [volumeCapacity(type, problem), weightCapacity(type, problem)];
  const worthOf = (pieces: readonly number[]) => pieces.reduce((sum, count, cargo) => sum + count * worth[cargo]!, 0);
  const better = upTo(counts).filter((pieces) => {
    const { volume, weight } = amountsOf(problem, pieces);
    // But for the last bits of a sum.
    return (
      worthOf(pieces) > worthOf(loaded) * (1 + 1e-9) && volume <= room * (1 + 1e-9) && weight <= strength * (1 + 1e-9)
    );
  });
  better.sort((a, b) => worthOf(a) - worthOf(b));
  const failed: (readonly number[])[] = [];
  let best: readonly Placed[] | null = null;
  for (const pieces of better) {
    if (failed.some((fewer) => fewer.every((count, cargo) => count <= pieces[cargo]!))) continue;
    let refused = 0;
    // What takes long must leave something for the others.
    const isPlaced = sweeps.place(
      pieces,
      volumeOf(size) - amountsOf(problem, pieces).volume,
      Math.ceil((most - sweeps.steps) / 2),
      (placed) => {
        const arrangements = placed.map(arrangementOf);
        const isKept = holdsEveryRule(problem, { container, arrangements, sections: [] });
        if (isKept) best = placed;
        return isKept || ++refused >= MOST_REFUSED;
      },
    );
    if (isPlaced === false && refused === 0 && !isSafeStackingUsed) failed.push(pieces);
  }
  return { best, steps: sweeps.steps };
}

/** All numbers of pieces up to those. */
function upTo(counts: readonly number[]): number[][] {
  let all: number[][] = [[]];
  for (const count of counts) {
    all = all.flatMap((pieces) => Array.from({ length: count + 1 }, (_, number) => [...pieces, number]));
  }
  return all;
}

function arrangementOf({ cargo, orientation, x, y, z }: Placed): Arrangement {
  return { cargo, orientation, position: { x, y, z }, counts: { length: 1, width: 1, height: 1 } };
}

/** Roughly: the rule itself judges what is kept. */
function isCarried({ rules }: LoadProblem, piece: Placed, placed: readonly Placed[]): boolean {
  const { isSafeStackingUsed, minSupportRate, maxDepthToSupport } = rules;
  if (!isSafeStackingUsed || piece.z === 0) return true;
  const { x, y, z, length, width } = piece;
  let carried = 0;
  for (const below of placed) {
    const gap = z - below.z - below.height;
    if (gap < 0 || gap > maxDepthToSupport) continue;
    const along = Math.min(x + length, below.x + below.length) - Math.max(x, below.x);
    const across = Math.min(y + width, below.y + below.width) - Math.max(y, below.y);
    if (along > 0 && across > 0) carried += along * across;
  }
  return carried >= minSupportRate * length * width - 1e-9;
}
