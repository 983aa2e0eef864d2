/** Where on paper a view of a scene stands: from the container's units to pixels. */
import type { Extent, Vector, View } from '../../scene/views.js';
import { dot } from '../../scene/views.js';

/** Pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `x = left + scale * right.p`, `y = top - scale * up.p`. */
export interface Frame {
  readonly view: View;
  /** Pixels for one unit of the container. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** As large as the box allows, in its middle. */
export function frameIn(box: Box, view: View, extent: Extent): Frame {
  const width = Math.max(extent.right - extent.left, 1e-9);
  const height = Math.max(extent.high - extent.low, 1e-9);
  const scale = Math.max(Math.min(box.width / width, box.height / height), 1e-12);
  return {
    view,
    scale,
    left: box.x + box.width / 2 - (scale * (extent.left + extent.right)) / 2,
    top: box.y + box.height / 2 + (scale * (extent.low + extent.high)) / 2,
  };
}

/** The same frame with so many pixels for one. */
export function magnified({ view, scale, left, top }: Frame, times: number): Frame {
  return { view, scale: scale * times, left: left * times, top: top * times };
}

/** The same frame on paper that begins elsewhere. */
export function movedBy(frame: Frame, x: number, y: number): Frame {
  return { ...frame, left: frame.left + x, top: frame.top + y };
}

export function onPaper({ view, scale, left, top }: Frame, point: Vector): Point {
  return { x: left + scale * dot(view.right, point), y: top - scale * dot(view.up, point) };
}
