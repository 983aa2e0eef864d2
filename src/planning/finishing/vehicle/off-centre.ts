/** How far the centre of gravity of a load lies beyond cogTolerance, at departure and where it is asked after every stop. */
import { centreOfGravity } from '../../../domain/centre-of-gravity.js';
import type { Position } from '../../../domain/geometry.js';
import { loadingRanks } from '../../../domain/loading-ranks.js';
import type { Arrangement } from '../../../domain/plan.js';
import type { Container, LoadProblem } from '../../../domain/problem.js';

/** Shares of a side; the verifier allows twice as much. */
const ROUNDING = 5e-10;

const AXES = { x: 'length', y: 'width', z: 'height' } as const;

/** In shares of the sides, all stages together; 0: within. */
export function offCentre(problem: LoadProblem, container: number, arrangements: readonly Arrangement[]): number {
  const type = problem.containers[container]!;
  let beyond = 0;
  for (const centre of centresOf(problem, type, arrangements)) {
    for (const axis of ['x', 'y', 'z'] as const) {
      const { least, most } = rangeOf(type, axis);
      const far = Math.max(least - centre[axis], centre[axis] - most) / type.size[AXES[axis]];
      if (far > ROUNDING) beyond += far;
    }
  }
  return beyond;
}

/** Where the centre may lie along an axis. */
export function rangeOf({ size, cogTolerance }: Container, axis: keyof typeof AXES): { least: number; most: number } {
  const side = AXES[axis];
  const percent = cogTolerance?.[side] ?? 0;
  if (percent === 0) return { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
  const leave = (size[side] * percent) / 100;
  if (axis === 'z') return { least: 0, most: leave };
  return { least: size[side] / 2 - leave, most: size[side] / 2 + leave };
}

/** Of what stands in the container at departure, and after every stop but the last where that is asked. */
export function centresOf(problem: LoadProblem, type: Container, arrangements: readonly Arrangement[]): Position[] {
  if (type.cogTolerance?.afterStops !== true) return [centreOfGravity(problem.cargoes, arrangements)];
  const ranks = loadingRanks(problem);
  const stops = new Set(arrangements.map(({ cargo }) => ranks[cargo]!));
  return Array.from(stops, (last) =>
    centreOfGravity(
      problem.cargoes,
      arrangements.filter(({ cargo }) => ranks[cargo]! <= last),
    ),
  );
}
