/** A camera as the matrix that a graphics card takes, and the shares of it that are near and far. */
import type { Cuboid } from '../../domain/geometry.js';
import { type Camera, cornersOf, directionsOf, distanceOf } from './camera.js';
import { dot, minus, type Vector } from './vectors.js';

/** Of the eye's distance: nothing nearer is drawn. */
const NEAREST = 1e-3;

/**
 * From places measured as `(point - origin) / unit` to clip space, column by column.
 * @param extent around everything drawn
 */
export function projectionOf(camera: Camera, aspect: number, extent: Cuboid, origin: Vector, unit: number): number[] {
  const { right, up, toward } = directionsOf(camera);
  const from = minus(origin, camera.target);
  const half = camera.height / 2;
  const nearness = cornersOf(extent).map((corner) => dot(minus(corner, camera.target), toward));
  const slack = 0.01 * Math.max(extent.x2 - extent.x1, extent.y2 - extent.y1, extent.z2 - extent.z1);
  const [least, most] = [Math.min(...nearness) - slack, Math.max(...nearness) + slack];
  /** What comes of a row: its factors of x, y, z, and what is added. */
  const row = (direction: Vector, times: number, added: number) => [
    direction.x * unit * times,
    direction.y * unit * times,
    direction.z * unit * times,
    dot(direction, from) * times + added,
  ];
  const x = row(right, 1 / half / aspect, 0);
  const y = row(up, 1 / half, 0);
  if (!camera.hasPerspective) {
    const range = (most - least) / 2;
    return columns(x, y, row(toward, -1 / range, (most + least) / 2 / range), [0, 0, 0, 1]);
  }
  const distance = distanceOf(camera);
  const near = Math.max(NEAREST * distance, distance - most);
  const far = Math.max(2 * near, distance - least);
  const slope = (far + near) / (far - near);
  const w = row(toward, -1 / distance, 1);
  const z = w.map((value, at) => value * slope - (at === 3 ? (2 * far * near) / (far - near) / distance : 0));
  return columns(x, y, z, w);
}

function columns(...rows: readonly (readonly number[])[]): number[] {
  return [0, 1, 2, 3].flatMap((column) => rows.map((row) => row[column]!));
}
