/** Arrangements cut into smaller ones where only that lets an order be found, and put together again afterwards. */
import { orientedSize, type Size } from '../../../domain/geometry.js';
import type { Ground } from '../../../domain/grounds.js';
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { type Element, partOf } from './elements.js';

/** Layers first, then walls, then columns. */
const SIDES: readonly (keyof Size)[] = ['height', 'length', 'width'];

const AXES = { length: 'x', width: 'y', height: 'z' } as const;

/** A run of rolls in its arrangements, one of them in slices of one piece along the first side that has more; itself alone where it is one piece. */
export function cut(problem: LoadProblem, grounds: readonly Ground[], element: Element): Element[] {
  const [part, ...others] = element.parts;
  if (others.length > 0) return element.parts.map((one) => ({ ...element, parts: [one] }));
  const arrangement = part!.arrangement;
  const side = SIDES.find((one) => arrangement.counts[one] > 1);
  if (side === undefined) return [element];
  return slicesAlong(problem, arrangement, side).map((slice) => ({
    ...element,
    parts: [partOf(problem, grounds, slice)],
  }));
}

/** Walls of one piece along the length. */
export function wallsOf(problem: LoadProblem, arrangement: Arrangement): Arrangement[] {
  return slicesAlong(problem, arrangement, 'length');
}

/** Columns of pieces on each other. */
export function columnsOf(problem: LoadProblem, arrangement: Arrangement): Arrangement[] {
  return wallsOf(problem, arrangement).flatMap((wall) => slicesAlong(problem, wall, 'width'));
}

/** One piece each along that side. */
function slicesAlong(problem: LoadProblem, arrangement: Arrangement, side: keyof Size): Arrangement[] {
  const { counts, position } = arrangement;
  const step = sizeOf(problem, arrangement)[side];
  const axis = AXES[side];
  return Array.from({ length: counts[side] }, (_, slice) => ({
    ...arrangement,
    position: { ...position, [axis]: position[axis] + slice * step },
    counts: { ...counts, [side]: 1 },
  }));
}

/**
 * Slices of one arrangement that follow each other and lie against each other become one again.
 * @param mayBe asked of the whole, whose pieces come layer by layer
 */
export function joined(
  problem: LoadProblem,
  elements: readonly Element[],
  mayBe: (whole: Arrangement) => boolean = () => true,
): Arrangement[] {
  const merged: { origin: number; ground: number; arrangement: Arrangement }[] = [];
  for (const { origin, parts } of elements) {
    for (const { arrangement, ground } of parts) {
      let next = arrangement;
      for (let last = merged.at(-1); last?.origin === origin && last.ground === ground; last = merged.at(-1)) {
        const whole = together(problem, last.arrangement, next);
        if (whole === null || !mayBe(whole)) break;
        merged.pop();
        next = whole;
      }
      merged.push({ origin, ground, arrangement: next });
    }
  }
  return merged.map(({ arrangement }) => arrangement);
}

function together(problem: LoadProblem, a: Arrangement, b: Arrangement): Arrangement | null {
  if (a.cargo !== b.cargo || a.orientation !== b.orientation || a.isKept !== b.isKept) return null;
  const size = sizeOf(problem, a);
  for (const side of SIDES) {
    const axis = AXES[side];
    const isBeside =
      SIDES.every((other) => other === side || a.counts[other] === b.counts[other]) &&
      (['x', 'y', 'z'] as const).every((other) => other === axis || a.position[other] === b.position[other]) &&
      b.position[axis] === a.position[axis] + a.counts[side] * size[side];
    if (isBeside) return { ...a, counts: { ...a.counts, [side]: a.counts[side] + b.counts[side] } };
  }
  return null;
}

function sizeOf({ cargoes }: LoadProblem, { cargo, orientation }: Arrangement): Size {
  return orientedSize(cargoes[cargo]!.size, orientation);
}
