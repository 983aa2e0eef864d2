/** Where the columns of a table of steps stand. */
import type { Canvas } from './canvas.js';

/** Points of the columns; what they leave is the cargo's. */
export const WIDE = { step: 24, code: 34, quantity: 54, arrangement: 92, lies: 38, along: 60, aside: 60 };
const ONE_TICK = 30;
const TICK = 18;
/** Points that stay free beside what is set. */
export const GAP = 5;

export interface Columns {
  readonly step: number;
  readonly code: number;
  readonly cargo: number;
  /** Right end. */
  readonly quantity: number;
  readonly arrangement: number;
  readonly lies: number;
  /** Right ends. */
  readonly along: number;
  readonly aside: number;
  readonly ticks: number;
  readonly tickWide: number;
  readonly end: number;
}

/**
 * @param count of boxes to tick
 * @param arrangementWide points of its column
 */
export function columnsOf(canvas: Canvas, count: number, arrangementWide: number): Columns {
  const tickWide = count === 1 ? ONE_TICK : TICK;
  const ticks = canvas.left + canvas.width - count * tickWide;
  const aside = ticks - (count > 0 ? GAP : 0);
  const along = aside - WIDE.aside;
  const lies = along - WIDE.along - WIDE.lies;
  const arrangement = lies - arrangementWide;
  return {
    step: canvas.left,
    code: canvas.left + WIDE.step,
    cargo: canvas.left + WIDE.step + WIDE.code,
    ...{ quantity: arrangement - GAP - 2, arrangement, lies, along, aside, ticks, tickWide },
    end: canvas.left + canvas.width,
  };
}
