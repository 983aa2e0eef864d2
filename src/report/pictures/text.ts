/** Text of pictures: the fonts that packages bring, and how wide a text is. No font of the system is asked for. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

export const PLAIN = 'Stowage Plain';
export const BOLD = 'Stowage Bold';
export type Face = typeof PLAIN | typeof BOLD;

/** A package of fonts, its two files, and the scripts for which it is there. */
const PACKAGES = [
  { name: '@embedpdf/fonts-latin', plain: 'NotoSans-Regular.ttf', bold: 'NotoSans-SemiBold.ttf', scripts: '' },
] as const;

/** What Noto Sans draws: Latin, Greek and Cyrillic with their marks, punctuation, currency and a few signs. */
const DRAWABLE =
  /^[\u0020-\u007e\u00a0-\u036f\u0370-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u2070-\u209f\u20a0-\u20bf\u2116\u2122]*$/;

for (const { name, plain, bold } of PACKAGES) {
  const folder = new URL('../fonts/', import.meta.resolve(name));
  for (const [file, face] of [
    [plain, PLAIN],
    [bold, BOLD],
  ] as const) {
    const path = fileURLToPath(new URL(file, folder));
    if (!existsSync(path) || !GlobalFonts.registerFromPath(path, face)) throw new Error(`the font ${path} is missing`);
  }
}

/** Whether every letter of a text is in the fonts; one that is not is left out, and the letter code stands alone. */
export function isDrawable(text: string): boolean {
  return DRAWABLE.test(text);
}

const measuring = createCanvas(1, 1).getContext('2d');
const widths = new Map<string, number>();
const MOST_KEPT = 20_000;
const MEASURED_AT = 100;

/** Pixels. */
export function widthOf(text: string, size: number, face: Face): number {
  const key = `${face}\n${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    if (widths.size >= MOST_KEPT) widths.clear();
    measuring.font = `${MEASURED_AT}px "${face}"`;
    width = measuring.measureText(text).width;
    widths.set(key, width);
  }
  return (width * size) / MEASURED_AT;
}

/** The beginning of a text, with a mark where it was cut. */
export function shortened(text: string, most: number, size: number, face: Face): string {
  if (widthOf(text, size, face) <= most) return text;
  const letters = [...text];
  let from = 0;
  let to = letters.length;
  while (from < to) {
    const middle = (from + to + 1) >> 1;
    if (widthOf(`${letters.slice(0, middle).join('').trimEnd()}…`, size, face) <= most) from = middle;
    else to = middle - 1;
  }
  return from === 0 ? '' : `${letters.slice(0, from).join('').trimEnd()}…`;
}
