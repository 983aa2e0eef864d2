/** The true shapes of pieces, as the points they hold: slow, and simple enough to be seen right. */
import type { Placement } from '../../../src/domain/plan.js';
import { type Arrangement, placementsOf } from '../../../src/domain/plan.js';
import type { LoadProblem } from '../../../src/domain/problem.js';

type Point = readonly [x: number, y: number, z: number];

/** A cuboid, or the cylinder in it. */
export interface Shape {
  readonly from: Point;
  readonly to: Point;
  /** Place of the coordinate along which the cylinder's axis runs; null for a cuboid. */
  readonly axis: 0 | 1 | 2 | null;
}

/** The shape of an arrangement of one piece. */
export function shapeOf(problem: LoadProblem, arrangement: Arrangement): Shape {
  const [placement] = placementsOf(arrangement, problem.cargoes);
  return shapeAt(problem, placement!);
}

export function shapeAt(problem: LoadProblem, { cargo, orientation, position, size }: Placement): Shape {
  const { x, y, z } = position;
  const axes = [2, 2, 1, 0, 1, 0] as const;
  return {
    from: [x, y, z],
    to: [x + size.length, y + size.width, z + size.height],
    axis: problem.cargoes[cargo]!.style === 'Roll' ? axes[orientation - 1]! : null,
  };
}

/** Distance between two points looked at, along each axis. */
const STEP = 0.5;

/** Whether any point looked at is in both shapes, each grown on all sides by so much. */
export function sharedPoint(a: Shape, b: Shape, growth: number): boolean {
  const from = a.from.map((low, i) => Math.floor(Math.max(low, b.from[i]!) - 1));
  const to = a.to.map((high, i) => Math.ceil(Math.min(high, b.to[i]!) + 1));
  for (let x = from[0]!; x <= to[0]!; x += STEP) {
    for (let y = from[1]!; y <= to[1]!; y += STEP) {
      for (let z = from[2]!; z <= to[2]!; z += STEP) {
        if (holds(a, [x, y, z], growth) && holds(b, [x, y, z], growth)) return true;
      }
    }
  }
  return false;
}

function holds({ from, to, axis }: Shape, point: Point, growth: number): boolean {
  const isWithin = point.every((at, i) => at > from[i]! - growth && at < to[i]! + growth);
  if (!isWithin || axis === null) return isWithin;
  const [u, v] = [0, 1, 2].filter((i) => i !== axis) as [number, number];
  const across = (i: number) => point[i]! - (from[i]! + to[i]!) / 2;
  return Math.hypot(across(u), across(v)) < (to[u]! - from[u]!) / 2 + growth;
}
