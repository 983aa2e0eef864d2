/** Where the columns of a table of steps stand, the same on all pages of a sheet. */
import type { LoadSheet, Report } from '../model/report.js';
import type { StepRow } from '../step-rows.js';
import { arrangementParts, rowQuantity } from '../step-words.js';
import type { Words } from '../words/words.js';
import type { Canvas } from './canvas.js';
import { SIZES } from './set-lines.js';

/** Points of the columns that are as wide in every table. */
const WIDE = { step: 24, code: 34, lies: 44, along: 60, aside: 60 };
/** Points, of the columns whose texts tell how wide they are. */
const LEAST = { cargo: 56, arrangement: 60 };
const MOST_OF_WORD = 90;
const MOST_OF_QUANTITY = 54;
const ONE_TICK = 30;
const TICK = 18;
/** Points that stay free beside what is set. */
export const GAP = 5;

export interface Columns {
  readonly step: number;
  readonly code: number;
  readonly lies: number;
  readonly cargo: number;
  readonly cargoWide: number;
  /** Right end. */
  readonly quantity: number;
  readonly quantityWide: number;
  readonly arrangement: number;
  readonly arrangementWide: number;
  /** Right ends. */
  readonly along: number;
  readonly alongWide: number;
  readonly aside: number;
  readonly asideWide: number;
  readonly ticks: number;
  readonly tickWide: number;
  readonly end: number;
}

/**
 * How a piece lies stands before its name, so that what is said of a step has the whole width below. An arrangement gets
 * the room for one line that the names leave, and more where it would have to be divided.
 * @param rows of the whole sheet
 * @param count of boxes to tick
 */
export function columnsOf(
  canvas: Canvas,
  sheet: LoadSheet,
  rows: readonly StepRow[],
  report: Report,
  words: Words,
  count: number,
): Columns {
  const tickWide = count === 1 ? ONE_TICK : TICK;
  const end = canvas.left + canvas.width;
  const ticks = end - count * tickWide;
  const aside = ticks - (count > 0 ? GAP : 0);
  const along = aside - WIDE.aside;
  const cargo = canvas.left + WIDE.step + WIDE.code + WIDE.lies;
  const { quantity, name, word, arrangement, line, part, size } = widestOf(canvas, sheet, rows, report, words);
  const free = along - WIDE.along - cargo - quantity - GAP - 2;
  const least = Math.max(LEAST.arrangement, size, part);
  const leastName = Math.max(LEAST.cargo, Math.min(word, MOST_OF_WORD));
  const names = Math.min(Math.max(leastName, name), free - least);
  const undivided = Math.min(line, free - leastName);
  const arrangementWide = Math.max(least, undivided, Math.min(arrangement, free - names));
  const arrangementAt = along - WIDE.along - arrangementWide;
  return {
    ...{ step: canvas.left, code: canvas.left + WIDE.step, lies: cargo - WIDE.lies, cargo },
    ...{ cargoWide: free - arrangementWide - 2, quantity: arrangementAt - GAP - 2, quantityWide: quantity },
    ...{ arrangement: arrangementAt, arrangementWide, along, alongWide: WIDE.along, aside, asideWide: WIDE.aside },
    ...{ ticks, tickWide, end },
  };
}

/** Points of what stands in the steps of a sheet, undivided; sizes are set as small as can be read. */
function widestOf(canvas: Canvas, sheet: LoadSheet, rows: readonly StepRow[], report: Report, words: Words) {
  const { type } = canvas;
  const widest = (texts: Iterable<string>, size: number, weight: 'plain' | 'bold') => {
    let most = 0;
    for (const text of new Set(texts)) most = Math.max(most, type.widthOf(text, size, weight));
    return most;
  };
  const cards = rows.map(({ card }) => card);
  const parts = cards.flatMap((card) => card.parts);
  const quantities = rows.flatMap((row) => rowQuantity(sheet, row, words));
  const arrangements = parts.map(({ arrangement }) => arrangementParts(sheet, arrangement.counts, words));
  const lines = arrangements.map((one) => one.join(' '));
  const sizes = parts.map(({ pieceSize }) => words.size(report.units.size(pieceSize)));
  const title = widest([words.text('quantity')], SIZES.title, 'bold');
  const names = cards.map(({ name }) => name);
  return {
    quantity: Math.min(MOST_OF_QUANTITY, Math.max(title, widest(quantities, 11, 'bold')) + GAP),
    name: widest(names, SIZES.name, 'bold') + GAP,
    word:
      widest(
        names.flatMap((one) => one.split(' ')),
        SIZES.least,
        'bold',
      ) + GAP,
    arrangement: widest(lines, SIZES.text, 'bold') + GAP,
    /** The longest line as small as it can be read, and the longest part of one. */
    line: widest(lines, SIZES.least, 'bold') + GAP,
    part: widest(arrangements.flat(), SIZES.least, 'bold') + GAP,
    size: widest(sizes, SIZES.least, 'plain') + GAP,
  };
}
