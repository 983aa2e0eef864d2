/** Where one more roll has room against two others: in the valley of lying ones, in the gap of standing ones. */
import {
  type Cuboid,
  contains,
  cuboidAt,
  maskAllows,
  ORIENTATIONS,
  type Orientation,
  orientedSize,
  overlaps,
  type Position,
  type Size,
} from '../../domain/geometry.js';
import { dropDecksOf } from '../../domain/grounds.js';
import type { Placement } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { shapesMeet } from '../../rules/geometry/cylinders.js';
import { pieceOf } from '../../rules/geometry/load.js';
import type { Axis, Piece } from '../../rules/geometry/piece.js';
import { axisOf } from '../../rules/geometry/piece.js';
import { usableRoom } from '../bounds/capacity.js';

/** More rolls than that are not looked at. */
const MOST_ROLLS = 300;

/** A circle in the plane across an axis. */
interface Circle {
  readonly u: number;
  readonly v: number;
  readonly radius: number;
}

/** Places that touch two rolls of the same direction; none for a cuboid. */
export function* nestedPlaces(
  problem: LoadProblem,
  container: number,
  pieces: readonly Piece[],
  cargo: number,
): Generator<Placement> {
  const kind = problem.cargoes[cargo]!;
  if (kind.style !== 'Roll') return;
  const seen = new Set<Axis>();
  for (const orientation of ORIENTATIONS) {
    const axis = axisOf(kind, orientation)!;
    if (!maskAllows(kind.orientations, orientation) || seen.has(axis)) continue;
    seen.add(axis);
    const rolls = pieces.filter((piece) => piece.axis === axis).slice(-MOST_ROLLS);
    const circles = rolls.map(circleOf);
    for (let i = 0; i < rolls.length; i++) {
      for (let j = 0; j < i; j++) {
        if (!leavesNoPassage(circles[i]!, circles[j]!, kind.diameter)) continue;
        yield* placesAgainst(problem, container, pieces, cargo, orientation, rolls[i]!, rolls[j]!);
      }
    }
  }
}

/** True when a circle of that diameter touches both. */
function leavesNoPassage(a: Circle, b: Circle, diameter: number): boolean {
  const reach = a.radius + b.radius + diameter;
  return square(a.u - b.u) + square(a.v - b.v) <= square(reach);
}

function square(value: number): number {
  return value * value;
}

function* placesAgainst(
  problem: LoadProblem,
  container: number,
  pieces: readonly Piece[],
  cargo: number,
  orientation: Orientation,
  a: Piece,
  b: Piece,
): Generator<Placement> {
  const { diameter, size: basic } = problem.cargoes[cargo]!;
  const axis = a.axis!;
  if (axis === 'z' && a.z1 !== b.z1) return;
  const size = orientedSize(basic, orientation);
  const start = Math.max(startOf(a), startOf(b));
  for (const { u, v } of touching(circleOf(a), circleOf(b), diameter / 2)) {
    if (axis !== 'z' && v <= Math.max(circleOf(a).v, circleOf(b).v)) continue;
    const corners = aroundOf(u - diameter / 2).flatMap((cu) =>
      aroundOf(v - diameter / 2).map((cv) => positionAt(axis, cu, cv, start)),
    );
    const around = boundsOf(corners, size);
    const near = pieces.filter((other) => overlaps(other, around));
    const free = corners.find((position) => isFree(problem, container, near, { cargo, orientation, position, size }));
    if (free !== undefined) yield { cargo, orientation, position: free, size };
  }
}

/** The circle of a roll: across the length or width and the height, of a standing one over the floor. */
function circleOf(roll: Piece): Circle {
  const [low, high] = roll.axis === 'x' ? [roll.y1, roll.y2] : [roll.x1, roll.x2];
  const [bottom, top] = roll.axis === 'z' ? [roll.y1, roll.y2] : [roll.z1, roll.z2];
  return { u: (low + high) / 2, v: (bottom + top) / 2, radius: (high - low) / 2 };
}

function startOf(roll: Piece): number {
  return roll.axis === 'x' ? roll.x1 : roll.axis === 'y' ? roll.y1 : roll.z1;
}

function positionAt(axis: Axis, u: number, v: number, start: number): Position {
  if (axis === 'x') return { x: start, y: u, z: v };
  return axis === 'y' ? { x: u, y: start, z: v } : { x: u, y: v, z: start };
}

/** The whole numbers next to a coordinate, and one more, as a corner between them may still be too near. */
function aroundOf(value: number): number[] {
  const low = Math.floor(value);
  return [low, low + 1, low + 2];
}

/** The middles of the two circles of that radius that touch two others. */
function touching(a: Circle, b: Circle, radius: number): { u: number; v: number }[] {
  const [fromA, fromB] = [a.radius + radius, b.radius + radius];
  const [du, dv] = [b.u - a.u, b.v - a.v];
  const apart = Math.sqrt(square(du) + square(dv));
  if (apart === 0) return [];
  const along = (square(fromA) - square(fromB) + square(apart)) / (2 * apart);
  const aside = Math.sqrt(Math.max(0, square(fromA) - square(along)));
  return [1, -1].map((side) => ({
    u: a.u + (along * du - side * aside * dv) / apart,
    v: a.v + (along * dv + side * aside * du) / apart,
  }));
}

/** The cuboid around a piece at each of several corners. */
function boundsOf(corners: readonly Position[], size: Size): Cuboid {
  const [first] = corners;
  const last = corners.at(-1);
  const far = cuboidAt(last!, size);
  return { x1: first!.x, y1: first!.y, z1: first!.z, x2: far.x2, y2: far.y2, z2: far.z2 };
}

function isFree(problem: LoadProblem, container: number, pieces: readonly Piece[], placement: Placement): boolean {
  const type = problem.containers[container]!;
  const room = usableRoom(type);
  const piece = pieceOf(problem, placement, pieces.length, 0);
  const cuboid = cuboidAt(placement.position, placement.size);
  return (
    contains(room, piece) &&
    !dropDecksOf(type).some((deck) => overlaps(deck, cuboid)) &&
    !pieces.some((other) => overlaps(other, piece) && shapesMeet(other, piece))
  );
}
