/** What lies wholly inside a frame that is drawn over the picture, however far behind others. */
import type { Cuboid } from '../../domain/geometry.js';
import { type Camera, cornersOf, shownAt } from './camera.js';

/** Two corners of it, places of the picture from -1 to 1. */
export interface Frame {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

export function isFramed(body: Cuboid, { from, to }: Frame, camera: Camera, aspect: number): boolean {
  const isBetween = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
  return cornersOf(body).every((corner) => {
    const shown = shownAt(camera, corner, aspect);
    return shown !== null && isBetween(shown.x, from.x, to.x) && isBetween(shown.y, from.y, to.y);
  });
}
