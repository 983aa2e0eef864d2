/** Rectangles on a level, in scaled whole units. */

import type { Rectangle } from '../../domain/geometry.js';

export function areaOf(rectangle: Rectangle): number {
  return (rectangle.x2 - rectangle.x1) * (rectangle.y2 - rectangle.y1);
}

export function totalArea(rectangles: readonly Rectangle[]): number {
  let total = 0;
  for (const rectangle of rectangles) total += areaOf(rectangle);
  return total;
}

export function sharesArea(a: Rectangle, b: Rectangle): boolean {
  return a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2;
}

/** What two rectangles share; null when they share no area. */
export function intersection(a: Rectangle, b: Rectangle): Rectangle | null {
  const x1 = Math.max(a.x1, b.x1);
  const y1 = Math.max(a.y1, b.y1);
  const x2 = Math.min(a.x2, b.x2);
  const y2 = Math.min(a.y2, b.y2);
  return x1 < x2 && y1 < y2 ? { x1, y1, x2, y2 } : null;
}

/** What is in one of some rectangles and in one of others; each group shares no area in itself. */
export function shared(some: readonly Rectangle[], others: readonly Rectangle[]): Rectangle[] {
  return some.flatMap((a) => others.map((b) => intersection(a, b)).filter((part) => part !== null));
}

/** What is left of a rectangle when others are cut out of it, in parts that do not overlap. */
export function without(rectangle: Rectangle, others: readonly Rectangle[]): Rectangle[] {
  let left = [rectangle];
  for (const other of others) {
    if (left.some((part) => sharesArea(part, other))) left = left.flatMap((part) => cut(part, other));
  }
  return left;
}

/** The smallest rectangle around others. */
export function boundingRectangle(rectangles: readonly Rectangle[]): Rectangle | null {
  const [first, ...rest] = rectangles;
  if (first === undefined) return null;
  let { x1, y1, x2, y2 } = first;
  for (const other of rest) {
    x1 = Math.min(x1, other.x1);
    y1 = Math.min(y1, other.y1);
    x2 = Math.max(x2, other.x2);
    y2 = Math.max(y2, other.y2);
  }
  return { x1, y1, x2, y2 };
}

function cut(rectangle: Rectangle, hole: Rectangle): Rectangle[] {
  const shared = intersection(rectangle, hole);
  if (shared === null) return [rectangle];
  const { x1, y1, x2, y2 } = rectangle;
  const left = [
    { x1, y1, x2: shared.x1, y2 },
    { x1: shared.x2, y1, x2, y2 },
    { x1: shared.x1, y1, x2: shared.x2, y2: shared.y1 },
    { x1: shared.x1, y1: shared.y2, x2: shared.x2, y2 },
  ];
  return left.filter((part) => part.x1 < part.x2 && part.y1 < part.y2);
}
