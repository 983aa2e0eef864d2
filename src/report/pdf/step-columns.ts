/** Where the columns of a table of steps stand, the same on all pages of a sheet. */
import type { LoadSheet, Report } from '../model/report.js';
import { arrangementText, quantityText } from '../step-words.js';
import type { Words } from '../words/words.js';
import type { Canvas } from './canvas.js';
import { SIZES } from './set-lines.js';

/** Points of the columns that are as wide in every table. */
const WIDE = { step: 24, code: 34, lies: 44, along: 60, aside: 60 };
/** Points, of the columns whose texts tell how wide they are. */
const LEAST = { cargo: 90, arrangement: 60 };
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
 * the room for one line that the names leave.
 * @param count of boxes to tick
 */
export function columnsOf(canvas: Canvas, sheet: LoadSheet, report: Report, words: Words, count: number): Columns {
  const tickWide = count === 1 ? ONE_TICK : TICK;
  const end = canvas.left + canvas.width;
  const ticks = end - count * tickWide;
  const aside = ticks - (count > 0 ? GAP : 0);
  const along = aside - WIDE.aside;
  const cargo = canvas.left + WIDE.step + WIDE.code + WIDE.lies;
  const { quantity, name, arrangement, size } = widestOf(canvas, sheet, report, words);
  const free = along - WIDE.along - cargo - quantity - GAP - 2;
  const names = Math.min(Math.max(LEAST.cargo, name), free - Math.max(LEAST.arrangement, size));
  const arrangementWide = Math.max(size, Math.min(arrangement, free - names));
  const arrangementAt = along - WIDE.along - arrangementWide;
  return {
    ...{ step: canvas.left, code: canvas.left + WIDE.step, lies: cargo - WIDE.lies, cargo },
    ...{ cargoWide: free - arrangementWide - 2, quantity: arrangementAt - GAP - 2, quantityWide: quantity },
    ...{ arrangement: arrangementAt, arrangementWide, along, alongWide: WIDE.along, aside, asideWide: WIDE.aside },
    ...{ ticks, tickWide, end },
  };
}

/** Points of what stands in the steps of a sheet, undivided; sizes are set as small as can be read. */
function widestOf(canvas: Canvas, sheet: LoadSheet, report: Report, words: Words) {
  const { type } = canvas;
  const widest = (texts: Iterable<string>, size: number, weight: 'plain' | 'bold') => {
    let most = 0;
    for (const text of new Set(texts)) most = Math.max(most, type.widthOf(text, size, weight));
    return most;
  };
  const parts = sheet.steps.flatMap((card) => card.parts);
  const quantities = sheet.steps.map(({ pieces }) => quantityText(sheet, words.number(pieces), words));
  const arrangements = parts.map(({ arrangement }) => arrangementText(sheet, arrangement.counts, words));
  const sizes = parts.map(({ pieceSize }) => words.size(report.units.size(pieceSize)));
  const title = widest([words.text('quantity')], SIZES.title, 'bold');
  return {
    quantity: Math.min(MOST_OF_QUANTITY, Math.max(title, widest(quantities, 11, 'bold')) + GAP),
    name:
      widest(
        sheet.steps.map(({ name }) => name),
        SIZES.name,
        'bold',
      ) + GAP,
    arrangement: widest(arrangements, SIZES.text, 'bold') + GAP,
    size: widest(sizes, SIZES.least, 'plain') + GAP,
  };
}
