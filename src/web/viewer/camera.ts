/**
 * From where a sheet is looked at: an eye that circles around a point. What it sees is measured in the plane through that
 * point, square to the line of sight, so that the same figures serve a perspective and a parallel projection. Lengths in
 * scaled units, angles in radians; `left` of the picture is -1, its `right` 1, its bottom -1, its top 1.
 */
import type { Cuboid } from '../../domain/geometry.js';
import { VIEWS, type ViewName } from '../../scene/views.js';
import { cross, dot, minus, plus, scaled, unit, type Vector } from './vectors.js';

export interface Camera {
  readonly target: Vector;
  /** Of the eye around the target, from x towards y. */
  readonly yaw: number;
  /** Above the horizon; a quarter turn is straight above. */
  readonly pitch: number;
  /** Of what is seen in the plane of the target. */
  readonly height: number;
  /** Things far away look smaller; false: a parallel projection. */
  readonly hasPerspective: boolean;
}

export interface Directions {
  readonly right: Vector;
  readonly up: Vector;
  readonly toward: Vector;
}

/** Where a point is in the picture, and how far before the plane of the target it lies, towards the eye. */
export interface Shown {
  readonly x: number;
  readonly y: number;
  readonly nearness: number;
}

export interface Ray {
  readonly origin: Vector;
  /** Away from the eye, of length 1. */
  readonly direction: Vector;
  /** Along it: where it begins. In a parallel projection the eye is infinitely far away. */
  readonly start: number;
}

const QUARTER = Math.PI / 2;
/** Tangent of half the angle that is seen from the bottom to the top. */
const SLOPE = Math.tan((15 * Math.PI) / 180);
/** So much of the picture stays free around what fits into it. */
const MARGIN = 1.1;
const FITTING_ROUNDS = 8;
/** Shares of the room's greatest length. */
const LEAST_HEIGHT = 1e-3;
const MOST_HEIGHT = 20;

export function directionsOf({ yaw, pitch }: Pick<Camera, 'yaw' | 'pitch'>): Directions {
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  const toward = { x: cosPitch * cosYaw, y: cosPitch * sinYaw, z: sinPitch };
  const right = { x: -sinYaw, y: cosYaw, z: 0 };
  return { right, up: cross(toward, right), toward };
}

/** Of a perspective: how far the eye is from the target. */
export function distanceOf({ height }: Pick<Camera, 'height'>): number {
  return height / 2 / SLOPE;
}

export function eyeOf(camera: Camera): Vector {
  return plus(camera.target, directionsOf(camera).toward, distanceOf(camera));
}

/** One of the named views, everything in it; from above the front wall is on the left. */
export function viewFrom(name: ViewName, points: readonly Vector[], aspect: number): Camera {
  const { toward, right } = VIEWS[name];
  const camera: Camera = {
    target: { x: 0, y: 0, z: 0 },
    yaw: Math.atan2(-right.x, right.y),
    pitch: Math.asin(Math.max(-1, Math.min(1, toward.z))),
    height: 1,
    hasPerspective: name === 'diagram',
  };
  return fitted(camera, points, aspect);
}

/** The same direction, nearer or farther so that points fill the picture, from left to right or from bottom to top. */
export function fitted(camera: Camera, points: readonly Vector[], aspect: number): Camera {
  const { low, high } = around(points);
  const size = Math.max(high.x - low.x, high.y - low.y, high.z - low.z, 1);
  const middle = { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2, z: (low.z + high.z) / 2 };
  const { right, up } = directionsOf(camera);
  let found = { ...camera, target: middle, height: 4 * size };
  // What is near looks larger, so that each round changes the next one a little; one would do without perspective.
  for (let round = 0; round < FITTING_ROUNDS; round++) {
    const shown = points.map((point) => shownAt(found, point, aspect)!);
    const [left, rightmost] = [Math.min(...shown.map(({ x }) => x)), Math.max(...shown.map(({ x }) => x))];
    const [lowest, highest] = [Math.min(...shown.map(({ y }) => y)), Math.max(...shown.map(({ y }) => y))];
    const half = found.height / 2;
    const aside = plus(found.target, right, ((left + rightmost) / 2) * aspect * half);
    const share = Math.max((rightmost - left) / 2, (highest - lowest) / 2, 1e-6);
    found = {
      ...found,
      target: plus(aside, up, ((lowest + highest) / 2) * half),
      height: found.height * share * MARGIN,
    };
  }
  return found;
}

function around(points: readonly Vector[]) {
  const end = (pick: (...values: number[]) => number): Vector => ({
    x: pick(...points.map(({ x }) => x)),
    y: pick(...points.map(({ y }) => y)),
    z: pick(...points.map(({ z }) => z)),
  });
  return { low: end(Math.min), high: end(Math.max) };
}

export function cornersOf({ x1, y1, z1, x2, y2, z2 }: Cuboid): Vector[] {
  return [x1, x2].flatMap((x) => [y1, y2].flatMap((y) => [z1, z2].map((z) => ({ x, y, z }))));
}

/** @param across of a turn to the left, of a turn upward; radians */
export function orbited(camera: Camera, across: number, upward: number): Camera {
  const turn = 2 * Math.PI;
  return {
    ...camera,
    yaw: (((camera.yaw + across) % turn) + turn) % turn,
    pitch: Math.max(-QUARTER, Math.min(QUARTER, camera.pitch + upward)),
  };
}

/** The picture moves by shares of its height, to the right and upward. */
export function panned(camera: Camera, across: number, upward: number): Camera {
  const { right, up } = directionsOf(camera);
  const moved = plus(camera.target, right, -across * camera.height);
  return { ...camera, target: plus(moved, up, -upward * camera.height) };
}

/**
 * Nearer (a factor below 1) or farther, one place of the picture staying where it is.
 * @param size the greatest length of the room, which bounds how near and how far
 */
export function zoomed(
  camera: Camera,
  factor: number,
  at: { x: number; y: number },
  aspect: number,
  size: number,
): Camera {
  const height = Math.max(LEAST_HEIGHT * size, Math.min(MOST_HEIGHT * size, camera.height * factor));
  const { right, up } = directionsOf(camera);
  const away = (camera.height - height) / 2;
  const target = plus(plus(camera.target, right, at.x * aspect * away), up, at.y * away);
  return { ...camera, target, height };
}

/** @param at a place of the picture */
export function rayThrough(camera: Camera, at: { readonly x: number; readonly y: number }, aspect: number): Ray {
  const { right, up, toward } = directionsOf(camera);
  const half = camera.height / 2;
  const point = plus(plus(camera.target, right, at.x * aspect * half), up, at.y * half);
  if (!camera.hasPerspective) return { origin: point, direction: scaled(toward, -1), start: Number.NEGATIVE_INFINITY };
  const eye = eyeOf(camera);
  return { origin: eye, direction: unit(minus(point, eye)), start: 0 };
}

/** Null: it is beside or behind the eye. */
export function shownAt(camera: Camera, point: Vector, aspect: number): Shown | null {
  const { right, up, toward } = directionsOf(camera);
  const from = minus(point, camera.target);
  const nearness = dot(from, toward);
  const share = camera.hasPerspective ? (distanceOf(camera) - nearness) / distanceOf(camera) : 1;
  if (share <= 0) return null;
  const half = (camera.height / 2) * share;
  return { x: dot(from, right) / half / aspect, y: dot(from, up) / half, nearness };
}

/** The named view of which this is, apart from distance and place; null: none. */
export function nameOf(camera: Camera): ViewName | null {
  const { right, toward } = directionsOf(camera);
  const isLike = (a: Vector, b: Vector) => dot(a, b) > 1 - 1e-6;
  const found = Object.values(VIEWS).find((view) => isLike(view.toward, toward) && isLike(view.right, right));
  return found?.name ?? null;
}

/** Whether two cameras of one direction see the same, as far as eyes can tell. */
export function isNear(a: Camera, b: Camera): boolean {
  const slack = 1e-6 * a.height;
  const { x, y, z } = minus(a.target, b.target);
  const isSamePlace = Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) < slack;
  return isSamePlace && Math.abs(a.height - b.height) < slack && a.hasPerspective === b.hasPerspective;
}
