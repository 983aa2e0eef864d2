/** The letters on what is new in the picture of a step, each on a plate that covers the lines behind it. */
import type { Box } from './frame.js';
import type { StepLabel } from './seen-steps.js';
import { BOLD, widthOf } from './text.js';

/** Height of capitals, as a share of the size of a text. */
const CAPITALS = 0.72;

/** Null: there is none. */
export function plateOf({ at, size, tone }: StepLabel, code: string): Box | null {
  if (tone === null) return null;
  const width = widthOf(code, size, BOLD) + 2;
  const height = CAPITALS * size + 2;
  return { x: at.x - width / 2, y: at.y - height / 2, width, height };
}
