/** Figures of balance and centre of gravity, piece by piece: a second calculation, which shares nothing with the service's own. */
import { type LoadedContainer, placementsOf } from '../../../src/domain/plan.js';
import type { Balancing, LoadProblem } from '../../../src/domain/problem.js';

/** Nothing asked for, but for what a test does. */
export function balancingOf(fields: Partial<Balancing>): Balancing {
  return {
    isLastOnly: false,
    isCentred: false,
    isSpread: false,
    maxWeightDifference: null,
    isLastSmaller: false,
    poorUtilization: 0,
    ...fields,
  };
}

export interface OwnBalance {
  readonly total: number;
  readonly left: number;
  readonly right: number;
  readonly front: number;
  readonly rear: number;
  readonly cog: { readonly x: number; readonly y: number; readonly z: number };
}

export function ownBalance(
  { cargoes, containers }: LoadProblem,
  { container, arrangements }: LoadedContainer,
): OwnBalance {
  const { size } = containers[container]!;
  const sums = { total: 0, left: 0, right: 0, front: 0, rear: 0, x: 0, y: 0, z: 0 };
  for (const { cargo, position, size: piece } of arrangements.flatMap((one) => [...placementsOf(one, cargoes)])) {
    const { weight } = cargoes[cargo]!;
    const before = (at: number, side: number, middle: number) => Math.min(side, Math.max(0, middle - at)) / side;
    const left = before(position.y, piece.width, size.width / 2);
    const front = before(position.x, piece.length, size.length / 2);
    sums.total += weight;
    sums.left += weight * left;
    sums.right += weight * (1 - left);
    sums.front += weight * front;
    sums.rear += weight * (1 - front);
    sums.x += weight * (position.x + piece.length / 2);
    sums.y += weight * (position.y + piece.width / 2);
    sums.z += weight * (position.z + piece.height / 2);
  }
  const { total, x, y, z, ...halves } = sums;
  return { total, ...halves, cog: { x: x / total, y: y / total, z: z / total } };
}

/** Percent of the weight by which the halves differ: left and right, front and rear. */
export function differences({ total, left, right, front, rear }: OwnBalance): [across: number, along: number] {
  return [(100 * Math.abs(left - right)) / total, (100 * Math.abs(front - rear)) / total];
}
