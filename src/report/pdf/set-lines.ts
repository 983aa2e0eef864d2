/** Texts of a table that are set before they are drawn: in lines, each with its size and how high it is. */
import type { Canvas } from './canvas.js';
import type { Weight } from './typesetter.js';

/** Points. */
export const SIZES = { title: 7, name: 9.5, text: 8.5, small: 7.5, least: 7 };

export interface Line {
  readonly text: string;
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
  readonly tall: number;
}

/** No word is divided: it is set smaller first, down to what can be read. */
export function setLines(
  { type }: Canvas,
  text: string,
  wide: number,
  size: number,
  weight: Weight,
  colour: string,
  tall: number,
): Line[] {
  const set = type.undivided(text, wide, size, SIZES.least, weight);
  return set.lines.map((line) => ({ text: line, size: set.size, weight, colour, tall }));
}

/** No part is divided: all stand in one line as long as it can be read, else below each other. */
export function setParts(
  { type }: Canvas,
  parts: readonly string[],
  wide: number,
  size: number,
  weight: Weight,
  colour: string,
  tall: number,
): Line[] {
  const line = (text: string): Line => {
    const fitting = (size * wide) / Math.max(type.widthOf(text, size, weight), wide);
    return { text, size: Math.max(SIZES.least, fitting), weight, colour, tall };
  };
  const lines: string[] = [];
  for (const part of parts) {
    const beside = lines.length === 0 ? part : `${lines.at(-1)} ${part}`;
    if (type.widthOf(beside, SIZES.least, weight) <= wide) lines.splice(-1, 1, beside);
    else lines.push(part);
  }
  return lines.map(line);
}

export function tallOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { tall }) => sum + tall, 0);
}

/** @returns where the next line begins */
export function drawLines(canvas: Canvas, lines: readonly Line[], x: number, top: number, isRight = false): number {
  let y = top;
  for (const { text, size, weight, colour, tall } of lines) {
    y += tall;
    const draw = isRight ? 'textRight' : 'text';
    canvas[draw](text, x, y - tall * 0.22, size, weight, colour);
  }
  return y;
}
