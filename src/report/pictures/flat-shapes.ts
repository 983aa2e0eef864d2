/** Lines, rectangles and circles of flat pictures. */
import type { Colour } from '../../scene/looks.js';
import type { Box, Point } from './frame.js';
import type { Shape } from './sheet.js';

export function line(points: readonly Point[], colour: Colour, width: number): Shape {
  return { kind: 'line', points, colour, width, opacity: 1 };
}

export function cornersOf({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

const CORNERS = 32;
/** Of what is as small as a number. */
const FEW_CORNERS = 20;

export function circle({ x, y, width, height }: Box, corners = CORNERS): Point[] {
  return Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    return { x: x + (width / 2) * (1 + Math.cos(angle)), y: y + (height / 2) * (1 + Math.sin(angle)) };
  });
}

/** A small box with half circles at its ends: text has as much room in it as it is wide. */
export function pill({ x, y, width, height }: Box): Point[] {
  const further = Math.max(0, width - height);
  const end = circle({ x, y, width: height, height }, FEW_CORNERS);
  return end.map((point) => (point.x < x + height / 2 ? point : { ...point, x: point.x + further }));
}
