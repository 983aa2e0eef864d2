/**
 * From where a plan is looked at. All views are parallel projections: a point's place on paper is its share along
 * `right` and `up`, and of two points at one place the one with more along `toward` is nearer to the eye. The three are
 * unit vectors, each square to the others.
 */
import type { Axis } from '../domain/bodies.js';
import type { Cuboid } from '../domain/geometry.js';

export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface View {
  readonly name: ViewName;
  readonly right: Vector;
  readonly up: Vector;
  readonly toward: Vector;
}

/** The flat views are named after the side from which one looks. */
export type ViewName = 'diagram' | 'bottom' | 'top' | 'left' | 'right' | 'rear' | 'front';

/**
 * The diagram is seen from the door, from the left and from above, so that the front wall is on the left of the picture
 * and the door on the right, as in the views from above and from the left.
 */
const DIAGRAM_EYE: Vector = { x: 0.58, y: -0.68, z: 0.46 };

const X: Vector = { x: 1, y: 0, z: 0 };
const Y: Vector = { x: 0, y: 1, z: 0 };
const Z: Vector = { x: 0, y: 0, z: 1 };

export const VIEWS: Readonly<Record<ViewName, View>> = {
  diagram: seenFrom('diagram', DIAGRAM_EYE),
  bottom: { name: 'bottom', right: X, up: minus(Y), toward: minus(Z) },
  top: { name: 'top', right: X, up: Y, toward: Z },
  left: { name: 'left', right: X, up: Z, toward: minus(Y) },
  right: { name: 'right', right: minus(X), up: Z, toward: Y },
  rear: { name: 'rear', right: Y, up: Z, toward: X },
  front: { name: 'front', right: minus(Y), up: Z, toward: minus(X) },
};

function seenFrom(name: ViewName, eye: Vector): View {
  const toward = unit(eye);
  const right = unit({ x: -toward.y, y: toward.x, z: 0 });
  return { name, right, up: cross(toward, right), toward };
}

export function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

function cross(a: Vector, b: Vector): Vector {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

function unit(a: Vector): Vector {
  const length = Math.sqrt(dot(a, a));
  return { x: a.x / length, y: a.y / length, z: a.z / length };
}

function minus({ x, y, z }: Vector): Vector {
  return { x: x === 0 ? 0 : -x, y: y === 0 ? 0 : -y, z: z === 0 ? 0 : -z };
}

/** A rectangle on paper, in the units of the container. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** What a cuboid covers on paper, at most. */
export function extentOnPaper(cuboid: Cuboid, view: View): Extent {
  const [left, right] = rangeAlong(cuboid, view.right);
  const [low, high] = rangeAlong(cuboid, view.up);
  return { left, right, low, high };
}

/** From the least to the most that any point of a cuboid has along a direction. */
export function rangeAlong({ x1, y1, z1, x2, y2, z2 }: Cuboid, { x, y, z }: Vector): [least: number, most: number] {
  const least = (x > 0 ? x1 : x2) * x + (y > 0 ? y1 : y2) * y + (z > 0 ? z1 : z2) * z;
  const most = (x > 0 ? x2 : x1) * x + (y > 0 ? y2 : y1) * y + (z > 0 ? z2 : z1) * z;
  return [least, most];
}

/** The axes whose faces are seen, each with the side that is: 1 for the high end, -1 for the low one. */
export function facesSeen({ toward }: View): { readonly axis: Axis; readonly side: 1 | -1 }[] {
  const axes = ['x', 'y', 'z'] as const;
  return axes.flatMap((axis) =>
    toward[axis] === 0 ? [] : [{ axis, side: toward[axis] > 0 ? (1 as const) : (-1 as const) }],
  );
}
