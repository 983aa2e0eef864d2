/** What a ray meets first: cuboids, and cylinders as they truly are, what a cut takes away left out. */
import { ACROSS, type Axis, type Body, highOf, lowOf } from '../../domain/bodies.js';
import type { Cuboid } from '../../domain/geometry.js';
import type { Ray } from './camera.js';
import { type Reach, trimmed } from './cuts.js';
import { plus, type Vector } from './vectors.js';

export interface Hit {
  /** Of the body. */
  readonly place: number;
  /** Along the ray. */
  readonly distance: number;
  readonly point: Vector;
}

const AXES: readonly Axis[] = ['x', 'y', 'z'];

/** @param isAsked of a body's place; absent: all are */
export function pick(
  bodies: readonly Body[],
  ray: Ray,
  reach: Reach,
  isAsked: (place: number) => boolean = () => true,
): Hit | null {
  let nearest: Hit | null = null;
  for (let place = 0; place < bodies.length; place++) {
    if (!isAsked(place)) continue;
    const distance = distanceTo(bodies[place]!, ray, reach);
    if (distance === null || (nearest !== null && distance >= nearest.distance)) continue;
    nearest = { place, distance, point: plus(ray.origin, ray.direction, distance) };
  }
  return nearest;
}

/** How far along a ray it meets a body, or the cut through it; null when it passes by. */
export function distanceTo(body: Body, ray: Ray, reach: Reach): number | null {
  const rest = trimmed(body, reach);
  if (rest === null) return null;
  const around = spanOf(rest, ray);
  if (around === null) return null;
  if (body.axis === null) return around[0];
  const round = roundSpan(body, body.axis, ray);
  if (round === null) return null;
  const from = Math.max(around[0], round[0]);
  const to = Math.min(around[1], round[1]);
  return from <= to ? from : null;
}

/** From where to where a ray is inside a cuboid; null: it passes by. */
export function spanOf(cuboid: Cuboid, { origin, direction, start }: Ray): readonly [from: number, to: number] | null {
  let from = start;
  let to = Number.POSITIVE_INFINITY;
  for (const axis of AXES) {
    const low = lowOf(cuboid, axis) - origin[axis];
    const high = highOf(cuboid, axis) - origin[axis];
    const along = direction[axis];
    if (along === 0) {
      if (low > 0 || high < 0) return null;
      continue;
    }
    from = Math.max(from, (along > 0 ? low : high) / along);
    to = Math.min(to, (along > 0 ? high : low) / along);
  }
  return from <= to ? [from, to] : null;
}

/** From where to where a ray is inside a cylinder that has no ends. */
function roundSpan(body: Body, axis: Axis, { origin, direction }: Ray): readonly [from: number, to: number] | null {
  const [u, v] = ACROSS[axis];
  const radius = (highOf(body, u) - lowOf(body, u)) / 2;
  const [pu, pv] = [u, v].map((one) => origin[one] - (lowOf(body, one) + highOf(body, one)) / 2) as [number, number];
  const [du, dv] = [direction[u], direction[v]];
  const a = du * du + dv * dv;
  const b = pu * du + pv * dv;
  const c = pu * pu + pv * pv - radius * radius;
  if (a === 0) return c > 0 ? null : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const root = b * b - a * c;
  if (root < 0) return null;
  return [(-b - Math.sqrt(root)) / a, (-b + Math.sqrt(root)) / a];
}
