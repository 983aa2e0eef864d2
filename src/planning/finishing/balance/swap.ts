/** Changed loads in which stacks that stand on floor of equal sides have changed places. */
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { imbalance, type WeightHalves, weightHalves } from '../../../domain/weight-halves.js';
import { movedBy, type Part, stacksOf } from './parts.js';

/** Stacks that change places in one move. */
const MOST_SWAPS = 16;

/** Every stack is compared with every other. */
const MOST_STACKS = 400;

interface Stack {
  readonly part: Part;
  readonly halves: WeightHalves;
}

interface Swap {
  readonly a: number;
  readonly b: number;
  readonly halves: WeightHalves;
  readonly left: number;
}

/**
 * As many swaps, one after the other, as bring the halves nearer to each other; and the first of them alone.
 * @param mostPercent by which the halves may differ
 */
export function swappedStacks(
  problem: LoadProblem,
  container: number,
  load: readonly Arrangement[],
  mostPercent: number,
): (readonly Arrangement[])[] {
  const type = problem.containers[container]!;
  const halvesOf = (part: Part) => weightHalves(problem, type, part.arrangements);
  const stacks = stacksOf(problem, load).map((part): Stack => ({ part, halves: halvesOf(part) }));
  if (stacks.length > MOST_STACKS) return [];
  const loadOf = () => stacks.flatMap(({ part }) => part.arrangements);
  const changed: (readonly Arrangement[])[] = [];
  let halves = weightHalves(problem, type, load);
  for (let swaps = 0; swaps < MOST_SWAPS && imbalance(halves, mostPercent) > 0; swaps++) {
    const swap = bestSwap(stacks, halves, mostPercent, halvesOf);
    if (swap === null) break;
    const [a, b] = exchanged(stacks[swap.a]!.part, stacks[swap.b]!.part);
    stacks[swap.a] = { part: a, halves: halvesOf(a) };
    stacks[swap.b] = { part: b, halves: halvesOf(b) };
    halves = swap.halves;
    if (swaps === 0) changed.push(loadOf());
  }
  if (changed.length > 0) changed.push(loadOf());
  return changed;
}

function bestSwap(
  stacks: readonly Stack[],
  now: WeightHalves,
  mostPercent: number,
  halvesOf: (part: Part) => WeightHalves,
): Swap | null {
  let best: Swap | null = null;
  for (const [a, one] of stacks.entries()) {
    for (let b = a + 1; b < stacks.length; b++) {
      const other = stacks[b]!;
      if (!haveEqualSides(one.part, other.part) || one.halves.total === other.halves.total) continue;
      const after = exchanged(one.part, other.part).map(halvesOf);
      const change = (side: 'left' | 'front') =>
        after.reduce((sum, part) => sum + part[side], 0) - one.halves[side] - other.halves[side];
      const halves = { total: now.total, left: now.left + change('left'), front: now.front + change('front') };
      const left = imbalance(halves, mostPercent);
      if (left < (best?.left ?? imbalance(now, mostPercent))) best = { a, b, halves, left };
    }
  }
  return best;
}

function haveEqualSides(a: Part, b: Part): boolean {
  return a.x2 - a.x1 === b.x2 - b.x1 && a.y2 - a.y1 === b.y2 - b.y1;
}

/** Each where the other one stood. */
function exchanged(a: Part, b: Part): [Part, Part] {
  return [movedTo(a, b), movedTo(b, a)];
}

function movedTo(part: Part, { x1, y1 }: Part): Part {
  const [dx, dy] = [x1 - part.x1, y1 - part.y1];
  const arrangements = movedBy(part.arrangements, dx, dy);
  return { ...part, arrangements, x1: part.x1 + dx, x2: part.x2 + dx, y1: part.y1 + dy, y2: part.y2 + dy };
}
