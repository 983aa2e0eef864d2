/** A row of what is on a pallet, on its label. */
import type { ManifestRow } from '../model/manifest.js';
import type { Words } from '../words/words.js';
import type { Canvas } from './canvas.js';
import { swatch, swatchWidth } from './table.js';
import type { Weight } from './typesetter.js';

/** Points, at the sides of a label. */
export const EDGE = 14;
const QUIET = '#52606d';
/** Of letters, at least, and of captions. */
export const LEAST = 7;
export const CAPTION = 7.5;
const LEADING = 1.22;
const MOST_LINES = 3;

/** A cargo on the pallet: its letter on its colour, how many, its name, and its alias below. */
export class ContentsRow {
  readonly height: number;
  readonly #name: { readonly lines: readonly string[]; readonly size: number };
  readonly #alias: string;
  readonly #count: string;
  readonly #left: number;

  constructor(
    private readonly canvas: Canvas,
    private readonly row: ManifestRow,
    words: Words,
    private readonly width: number,
    private readonly size: number,
  ) {
    const { type } = canvas;
    this.#count = words.number(row.quantity);
    this.#left = Math.max(SWATCH * 2, swatchWidth(canvas, row.look.code, SWATCH)) + 6;
    const wide = width - this.#left - type.widthOf(this.#count, size + 1, 'bold') - 8;
    this.#name = cut(canvas, row.name, wide, size, MOST_LINES, 'plain');
    const { alias } = row.details;
    this.#alias = alias === '' || alias === row.name ? '' : type.shortened(alias, wide, CAPTION, 'plain');
    this.height = (this.#name.lines.length + (this.#alias === '' ? 0 : 1)) * LEADING * size + 3;
  }

  draw(top: number): void {
    const { canvas, row, width, size } = this;
    const line = LEADING * size;
    const { code, colour } = row.look;
    swatch(canvas, code, { colour }, EDGE, top + line - SWATCH + 1, SWATCH);
    canvas.textRight(this.#count, EDGE + width, top + line - 0.5, size + 1, 'bold');
    const x = EDGE + this.#left;
    let y = top - 1;
    for (const text of this.#name.lines) {
      y += line;
      canvas.text(text, x, y, this.#name.size, 'plain');
    }
    if (this.#alias !== '') canvas.text(this.#alias, x, y + line - 1, CAPTION, 'plain', QUIET);
  }
}

const SWATCH = 11;

/** Lines in which no word is divided, so many at most: the last says by a mark that there was more. */
export function cut(canvas: Canvas, text: string, wide: number, size: number, most: number, weight: Weight) {
  const set = canvas.type.undivided(text, wide, size, LEAST, weight);
  if (set.lines.length <= most) return set;
  const [last] = canvas.type.lines(
    set.lines.slice(most - 1).join(' '),
    wide - canvas.type.widthOf('…', set.size, weight),
    set.size,
    weight,
  );
  return { size: set.size, lines: [...set.lines.slice(0, most - 1), `${last}…`] };
}
