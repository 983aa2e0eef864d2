/** Which way of the room a key means. */
import type { Axis } from '../../../domain/bodies.js';
import { type Camera, directionsOf } from '../../viewer/camera.js';

export interface Direction {
  readonly axis: Axis;
  readonly sign: 1 | -1;
}

/** Across the picture and away from the eye: the direction of the room that looks most like it. */
export function directionOf([across, away]: readonly [across: number, away: number], camera: Camera): Direction {
  const { right, up, toward } = directionsOf(camera);
  // Seen from above, away is up in the picture.
  const back = Math.abs(toward.z) > 0.99 ? up : { x: -toward.x, y: -toward.y, z: 0 };
  const x = across * right.x + away * back.x;
  const y = across * right.y + away * back.y;
  return Math.abs(x) >= Math.abs(y) ? { axis: 'x', sign: x >= 0 ? 1 : -1 } : { axis: 'y', sign: y >= 0 ? 1 : -1 };
}
