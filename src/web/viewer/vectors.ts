/** Sums of vectors. */
import { dot, type Vector } from '../../scene/views.js';

export { dot, type Vector };

export function plus(a: Vector, b: Vector, times = 1): Vector {
  return { x: a.x + times * b.x, y: a.y + times * b.y, z: a.z + times * b.z };
}

export function minus(a: Vector, b: Vector): Vector {
  return plus(a, b, -1);
}

export function scaled({ x, y, z }: Vector, times: number): Vector {
  return { x: x * times, y: y * times, z: z * times };
}

export function cross(a: Vector, b: Vector): Vector {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

export function unit(a: Vector): Vector {
  return scaled(a, 1 / Math.sqrt(dot(a, a)));
}
