/** The distance between two places that one points at: on pieces, on the floor, on the walls. */
import { type Axis, type Body, highOf, lowOf } from '../../domain/bodies.js';
import type { Cuboid } from '../../domain/geometry.js';
import { type Camera, type Ray, shownAt } from './camera.js';
import type { Reach } from './cuts.js';
import type { Mark } from './marks.js';
import { pick, spanOf } from './pick.js';
import { dot, minus, plus, type Vector } from './vectors.js';

/** All of half the picture's height: the arms of a marked place, and how far above its line a distance is written. */
const END = 0.02;
const BESIDE = 0.08;
const CROSS_GAP = 0.015;
const CROSS_ARM = 0.06;

/**
 * What a ray meets first, drawn to the edge or corner that is near; of the room its far side, which one sees.
 * @param isAsked of a part's place
 * @param slack so near an edge must be, scaled units
 * @returns null: it meets nothing
 */
export function ruledPoint(
  parts: readonly Body[],
  room: Cuboid,
  ray: Ray,
  reach: Reach,
  isAsked: (place: number) => boolean,
  slack: number,
): Vector | null {
  const hit = pick(parts, ray, reach, isAsked);
  if (hit !== null) return drawnTo(parts[hit.place]!, hit.point, slack);
  const inside = spanOf(room, ray);
  return inside && drawnTo(room, plus(ray.origin, ray.direction, inside[1]), slack);
}

/** Straight, and along length, width and height. */
export function distancesOf([from, to]: readonly [Vector, Vector]) {
  const way = minus(to, from);
  return { straight: Math.sqrt(dot(way, way)), x: Math.abs(way.x), y: Math.abs(way.y), z: Math.abs(way.z) };
}

/** @param points one or two; @param lengthText of a scaled length */
export function rulerMarks(
  points: readonly Vector[],
  camera: Camera,
  aspect: number,
  lengthText: (scaled: number) => string,
): Mark[] {
  const places = points.map((point) => shownAt(camera, point, aspect)).filter((place) => place !== null);
  const ends = places.flatMap(({ x, y }): Mark[] => [
    { kind: 'line', from: { x: x - END / aspect, y }, to: { x: x + END / aspect, y }, tone: 'piece' },
    { kind: 'line', from: { x, y: y - END }, to: { x, y: y + END }, tone: 'piece' },
  ]);
  const [a, b] = places;
  const [first, second] = points;
  if (a === undefined || b === undefined || first === undefined || second === undefined) return ends;
  const { straight } = distancesOf([first, second]);
  const beside = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + BESIDE };
  return [
    ...ends,
    { kind: 'line', from: a, to: b, tone: 'piece' },
    { kind: 'text', at: beside, text: lengthText(straight), tone: 'piece' },
  ];
}

/** The cross that keys move, open in its middle, so that one sees what it is over. */
export function crossMarks(cross: { readonly x: number; readonly y: number } | null, aspect: number): Mark[] {
  if (cross === null) return [];
  const { x, y } = cross;
  const arm = (across: number, upward: number): Mark => {
    const at = (away: number) => ({ x: x + (across * away) / aspect, y: y + upward * away });
    return { kind: 'line', from: at(CROSS_GAP), to: at(CROSS_ARM), tone: 'piece' };
  };
  return [arm(1, 0), arm(-1, 0), arm(0, 1), arm(0, -1)];
}

function drawnTo(body: Cuboid, point: Vector, slack: number): Vector {
  const along = (axis: Axis) => {
    const [low, high] = [lowOf(body, axis), highOf(body, axis)];
    const value = point[axis];
    if (Math.abs(value - low) <= slack) return low;
    return Math.abs(value - high) <= slack ? high : value;
  };
  return { x: along('x'), y: along('y'), z: along('z') };
}
