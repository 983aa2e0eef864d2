/** A table of a PDF: no row is cut, and its head stands on every page. */

import { cssOf, groundOf, inkOn } from '../../scene/shades.js';
import type { Paint } from '../pictures/tones.js';
import type { Canvas, Tag } from './canvas.js';
import type { Weight } from './typesetter.js';

export interface Column {
  readonly title: string;
  /** Of the width that is left, or points when above 1. */
  readonly share: number;
  readonly isNumber?: boolean;
}

/** A text, with smaller lines below it; or a letter code on its colour. */
export type Cell =
  | string
  | { readonly text: string; readonly more: readonly string[] }
  | { readonly code: string; readonly paint: Paint };

/** Cells, or a heading above the rows that belong to it. */
export type TableRow = readonly Cell[] | { readonly heading: string };

const SIZE = 8.5;
const SMALL = 7.5;
const LEAST = 7;
const LINE = 11;
const PADDING = 4;
const RULE = '#cbd2d9';
const QUIET = '#52606d';
const BAND = '#edf0f3';

/** @param again the heading above what goes on on the next page */
export function drawTable(
  canvas: Canvas,
  parent: Tag,
  columns: readonly Column[],
  rows: readonly TableRow[],
  again: string,
  foot?: readonly Cell[],
): void {
  const table = canvas.element(parent, 'Table');
  const all = foot === undefined ? rows : [...rows, foot];
  const widths = widthsOf(canvas, columns, all.map(cellsOf));
  const head = columns.map(({ title }) => title);
  const headHeight = heightOf(canvas, head, widths, SMALL);
  const drawHead = (isRepeated: boolean) => {
    const draw = () => {
      drawRow(canvas, table, head, columns, widths, headHeight, isRepeated ? null : 'TH');
    };
    if (isRepeated) canvas.artifact(draw);
    else draw();
    rule(canvas, '#1f2933', 1);
  };
  const heights = all.map((row) =>
    'heading' in row
      ? headingLines(canvas, row.heading).length * LINE + PADDING + 1
      : heightOf(canvas, row, widths, SIZE),
  );
  // A heading stays with its first row.
  const withNext = (at: number) => heights[at]! + ('heading' in all[at]! ? (heights[at + 1] ?? 0) : 0);
  const least = headHeight + (all.length === 0 ? 0 : withNext(0));
  if (canvas.y + least > canvas.bottom) {
    canvas.newPage();
    canvas.headingAgain(again);
  }
  canvas.need(least);
  drawHead(false);
  // No last row, and no total, stands alone on a page.
  const together = Math.max(1, all.length - (foot === undefined ? 2 : 3));
  all.forEach((row, at) => {
    const height = heights[at]!;
    const needed = at === together ? heights.slice(at).reduce((sum, one) => sum + one, 0) : withNext(at);
    if (canvas.y + needed > canvas.bottom) {
      canvas.newPage();
      canvas.headingAgain(again);
      canvas.need(headHeight);
      drawHead(true);
    }
    if ('heading' in row) {
      drawHeading(canvas, table, row.heading, height);
      return;
    }
    if (foot !== undefined && at === all.length - 1) rule(canvas, '#1f2933', 1);
    drawRow(canvas, table, row, columns, widths, height, 'TD', foot !== undefined && at === all.length - 1);
    if (at < rows.length - 1 || foot === undefined) rule(canvas, RULE, 0.5);
  });
  canvas.y += 6;
}

function cellsOf(row: TableRow): readonly Cell[] {
  return 'heading' in row ? [] : row;
}

function headingLines(canvas: Canvas, text: string): string[] {
  return canvas.type.lines(text, canvas.width - 2 * PADDING, SIZE, 'bold');
}

function drawHeading(canvas: Canvas, table: Tag, text: string, height: number): void {
  canvas.artifact(() => canvas.doc.fillColor(BAND).rect(canvas.left, canvas.y, canvas.width, height).fill());
  canvas.tagged(canvas.element(table, 'TR'), 'TH', () =>
    headingLines(canvas, text).forEach((line, at) => {
      canvas.text(line, canvas.left + PADDING, canvas.y + (at + 1) * LINE, SIZE, 'bold');
    }),
  );
  canvas.y += height;
}

/** Points of its titles and its first row: a heading above it stays with them. */
export function roomOfTable(canvas: Canvas, columns: readonly Column[], rows: readonly (readonly Cell[])[]): number {
  const widths = widthsOf(canvas, columns, rows);
  const head = columns.map(({ title }) => title);
  const first = rows[0] === undefined ? 0 : heightOf(canvas, rows[0], widths, SIZE);
  return heightOf(canvas, head, widths, SMALL) + first;
}

function rule(canvas: Canvas, colour: string, width: number): void {
  canvas.artifact(() => canvas.line(canvas.left, canvas.y, canvas.left + canvas.width, canvas.y, width, colour));
}

function widthsOf(canvas: Canvas, columns: readonly Column[], rows: readonly (readonly Cell[])[]): number[] {
  const fixed = columns.reduce((sum, { share }) => sum + (share > 1 ? share : 0), 0);
  const shares = columns.reduce((sum, { share }) => sum + (share > 1 ? 0 : share), 0);
  const widths = columns.map(({ share }) => (share > 1 ? share : ((canvas.width - fixed) * share) / shares));
  // No word of a title and no figure is divided: columns that have room to spare give it.
  const spare = columns.map(({ title, isNumber }, at) => {
    const inside = isNumber ? widestFigure(canvas, rows, at) : widestWordOf(canvas, rows, at);
    return widths[at]! - 2 * PADDING - Math.max(widestWord(canvas, title), inside);
  });
  const wanted = spare.reduce((sum, room) => sum + Math.max(0, -room), 0);
  const free = spare.reduce((sum, room) => sum + Math.max(0, room), 0);
  if (wanted === 0) return widths;
  if (wanted > free) return crowded(canvas, columns, widths, spare);
  return widths.map((width, at) => width - (spare[at]! > 0 ? (wanted * spare[at]!) / free : spare[at]!));
}

/** Figures have what they need, and texts share what is left: their words are set smaller. */
function crowded(
  canvas: Canvas,
  columns: readonly Column[],
  widths: readonly number[],
  spare: readonly number[],
): number[] {
  const isText = (at: number) => columns[at]!.isNumber !== true && columns[at]!.share <= 1;
  const least = widths.map((width, at) => width - spare[at]!);
  const sumOf = (of: readonly number[], are: boolean) =>
    of.reduce((sum, value, at) => sum + (isText(at) === are ? value : 0), 0);
  const left = canvas.width - sumOf(least, false);
  const shared = sumOf(widths, true);
  return widths.map((width, at) => (isText(at) ? Math.max(LEAST_TEXT, (left * width) / shared) : least[at]!));
}

const LEAST_TEXT = 40;

/** Points. */
function widestFigure(canvas: Canvas, rows: readonly (readonly Cell[])[], at: number): number {
  const widthOf = (cell: Cell | undefined) => (typeof cell === 'string' ? canvas.type.widthOf(cell, SIZE, 'bold') : 0);
  return rows.reduce((most, row) => Math.max(most, widthOf(row[at])), 0);
}

/** Points; of a longer word so much: it is set smaller. */
function widestWordOf(canvas: Canvas, rows: readonly (readonly Cell[])[], at: number): number {
  const widthOf = (cell: Cell | undefined) => {
    if (cell === undefined || (typeof cell === 'object' && 'code' in cell)) return 0;
    const text = typeof cell === 'string' ? cell : cell.text;
    return Math.max(...text.split(' ').map((word) => canvas.type.widthOf(word, SIZE, 'bold')));
  };
  return Math.min(
    MOST_OF_WORD * canvas.width,
    rows.reduce((most, row) => Math.max(most, widthOf(row[at])), 0),
  );
}

const MOST_OF_WORD = 0.25;

/** Points. */
function widestWord(canvas: Canvas, title: string): number {
  return Math.max(...title.split(' ').map((word) => canvas.type.widthOf(word, SMALL, 'bold')));
}

function linesOf(canvas: Canvas, cell: Cell, width: number, size: number): CellLine[] {
  const room = width - 2 * PADDING;
  if (typeof cell === 'string') {
    return set(canvas, cell, room, size, size === SMALL ? 'bold' : 'plain');
  }
  if ('code' in cell) return [{ text: cell.code, size, isMore: false }];
  return [
    ...set(canvas, cell.text, room, size, 'plain'),
    ...cell.more.flatMap((text) => set(canvas, text, room, SMALL, 'plain').map((line) => ({ ...line, isMore: true }))),
  ];
}

function set(canvas: Canvas, text: string, wide: number, size: number, weight: Weight): CellLine[] {
  const { lines, size: fitting } = canvas.type.undivided(text, wide, size, LEAST, weight);
  return lines.map((line) => ({ text: line, size: fitting, isMore: false }));
}

interface CellLine {
  readonly text: string;
  readonly size: number;
  /** It stands below what the cell says. */
  readonly isMore: boolean;
}

function heightOf(canvas: Canvas, row: readonly Cell[], widths: readonly number[], size: number): number {
  const lines = row.map((cell, at) => linesOf(canvas, cell, widths[at]!, size).length);
  return Math.max(...lines) * LINE + PADDING + 1;
}

function drawRow(
  canvas: Canvas,
  table: Tag,
  row: readonly Cell[],
  columns: readonly Column[],
  widths: readonly number[],
  height: number,
  tag: 'TH' | 'TD' | null,
  isBold = false,
): void {
  const element = tag === null ? null : canvas.element(table, 'TR');
  let x = canvas.left;
  row.forEach((cell, at) => {
    const size = tag === 'TD' ? SIZE : SMALL;
    const width = widths[at]!;
    const lines = linesOf(canvas, cell, width, size);
    const left = x;
    const draw = () => {
      if (typeof cell === 'object' && 'code' in cell)
        swatch(canvas, cell.code, cell.paint, left + PADDING, canvas.y + 3);
      else {
        lines.forEach((line, index) => {
          const y = canvas.y + (index + 1) * LINE - 1.5;
          const weight = isBold || tag !== 'TD' ? 'bold' : 'plain';
          const colour = tag === 'TD' && !line.isMore ? undefined : QUIET;
          if (columns[at]!.isNumber) canvas.textRight(line.text, left + width - PADDING, y, line.size, weight, colour);
          else canvas.text(line.text, left + PADDING, y, line.size, weight, colour);
        });
      }
    };
    if (element === null) draw();
    else canvas.tagged(element, tag!, draw);
    x += width;
  });
  canvas.y += height;
}

/** A letter code on its colour. @returns its width */
export function swatch(canvas: Canvas, code: string, { colour }: Paint, x: number, y: number, tall = 11): number {
  const size = tall * 0.75;
  const width = swatchWidth(canvas, code, tall);
  const ground = groundOf(colour);
  canvas.doc.lineWidth(0.6).fillColor(cssOf(ground)).strokeColor('#1f2933').rect(x, y, width, tall).fillAndStroke();
  const inset = (width - canvas.type.widthOf(code, size, 'bold')) / 2;
  canvas.text(code, x + inset, y + tall * 0.77, size, 'bold', cssOf(inkOn(ground)));
  return width;
}

export function swatchWidth(canvas: Canvas, code: string, tall: number): number {
  return Math.max(tall * 1.8, canvas.type.widthOf(code, tall * 0.75, 'bold') + 6);
}
