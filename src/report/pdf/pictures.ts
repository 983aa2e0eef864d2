/** The views of a container in a PDF, and pictures in general: alone, or side by side. */

import type { ReportView } from '../layouts.js';
import type { LoadSheet } from '../model/report.js';
import type { Sheet } from '../pictures/sheet.js';
import { bareOf, isShort, layerOf, viewCaption, viewName, viewOf } from '../sheets.js';
import type { Words } from '../words/words.js';
import type { Canvas, Tag } from './canvas.js';
import { drawSheet } from './drawing.js';

const GAP = 10;
const QUIET = '#52606d';
const CAPTION = { size: 7.5, line: 9 };

export function drawViews(
  canvas: Canvas,
  section: Tag,
  sheet: LoadSheet,
  views: readonly ReportView[],
  words: Words,
): void {
  const drawn = (view: ReportView, width: number, most: number) => viewOf(sheet, view, words, width, most);
  const flat = views.filter((view) => view !== 'diagram');
  if (views.includes('diagram')) {
    const wide = widthHere(canvas, sheet, views, words, canvas.bottom - canvas.y);
    drawPicture(canvas, section, diagramOf(sheet, words, wide), wide, viewName(sheet, words, 'diagram'));
  }
  const row = (some: readonly ReportView[], columns: number) =>
    drawInRows(
      canvas,
      section,
      some.map((view) => drawn(view, WIDTHS[columns]!, TALLEST)),
      columns,
      some.map((view) => viewCaption(sheet, words, view)),
    );
  const isEnd = (view: ReportView) => view === 'rear' || view === 'front';
  if (isShort(sheet)) row(flat, 3);
  else {
    row(
      flat.filter((view) => !isEnd(view)),
      2,
    );
    row(flat.filter(isEnd), 3);
  }
}

/** Points that the first picture of `drawViews` takes, with its caption: a heading above it stays with it. */
export function roomOfViews(canvas: Canvas, sheet: LoadSheet, views: readonly ReportView[], words: Words): number {
  if (!views.includes('diagram')) return ROOM_OF_ROW;
  const wide = widthHere(canvas, sheet, views, words, canvas.bottom - canvas.y - ROOM_OF_HEADING);
  return roomOfDiagram(canvas, sheet, words, wide);
}

function roomOfDiagram(canvas: Canvas, sheet: LoadSheet, words: Words, wide: number): number {
  const diagram = diagramOf(sheet, words, wide);
  return diagram.height * scaleOf(canvas, diagram, wide) + 32;
}

/** Of the diagram: narrower where a page has nearly as much room left as it takes. @param room points below it */
function widthHere(canvas: Canvas, sheet: LoadSheet, views: readonly ReportView[], words: Words, room: number): number {
  const wide = widthOfDiagram(canvas, sheet, views);
  const share = room / roomOfDiagram(canvas, sheet, words, wide);
  return share < 1 && share >= LEAST_SHARE ? Math.floor(wide * share) : wide;
}

const LEAST_SHARE = 0.65;
const ROOM_OF_HEADING = 40;

const ROOM_OF_ROW = 220;

/** @param wide points */
function diagramOf(sheet: LoadSheet, words: Words, wide: number): Sheet {
  return viewOf(sheet, 'diagram', words, Math.round(wide / SCALE), 400);
}

function widthOfDiagram(canvas: Canvas, sheet: LoadSheet, views: readonly ReportView[]): number {
  const flat = views.filter((view) => view !== 'diagram');
  if (!isShort(sheet)) return canvas.width * 0.78;
  // Alone, a pallet leaves the page to its steps.
  return canvas.width * (flat.length > 1 ? 0.52 : 0.42);
}

function scaleOf(canvas: Canvas, sheet: Sheet, wide: number): number {
  return Math.min(wide / sheet.width, (canvas.roomOfPage - 40) / sheet.height);
}

/** Points for a pixel of a picture: what is smallest in it, 8 pixels, has 7 points on paper. */
export const SCALE = 0.88;
/** Pixels of a view from a side. */
const TALLEST = 250;

/** Pixels of a picture, by how many stand in a row. */
const WIDTHS: Readonly<Record<number, number>> = { 2: 293, 3: 192 };

/** So many side by side. */
export function drawInRows(
  canvas: Canvas,
  section: Tag,
  drawn: readonly Sheet[],
  columns: number,
  captions = drawn.map(({ title }) => title),
): void {
  const wide = wideOf(canvas, columns);
  for (let at = 0; at < drawn.length; at += columns) {
    const row = drawn.slice(at, at + columns);
    const scales = row.map((sheet) => scaleInRow(canvas, sheet, columns));
    const set = row.map((_, index) => canvas.type.lines(captions[at + index]!, wide, CAPTION.size, 'plain'));
    const above = Math.max(...set.map(({ length }) => length)) * CAPTION.line + 3;
    const height = tallOfRow(canvas, row, columns) + above;
    canvas.need(height);
    row.forEach((sheet, index) => {
      const x = canvas.left + index * (wide + GAP);
      canvas.tagged(section, 'Caption', () =>
        set[index]!.forEach((line, place) => {
          canvas.text(line, x, canvas.y + 8 + place * CAPTION.line, CAPTION.size, 'plain', QUIET);
        }),
      );
      const draw = () => drawSheet(canvas, sheet, x, canvas.y + above, scales[index]!);
      canvas.tagged(section, 'Figure', draw, sheet.title);
    });
    canvas.y += height + 6;
  }
}

function wideOf(canvas: Canvas, columns: number): number {
  return (canvas.width - (columns - 1) * GAP) / columns;
}

function scaleInRow(canvas: Canvas, { width, height }: Sheet, columns: number): number {
  return Math.min(wideOf(canvas, columns) / width, SCALE, (canvas.roomOfPage - 30) / height);
}

function tallOfRow(canvas: Canvas, row: readonly Sheet[], columns: number): number {
  return Math.max(...row.map((sheet) => sheet.height * scaleInRow(canvas, sheet, columns))) + 2;
}

/** Plans of the layers, as small as most parts of them can be named on it; the others are named below. */
export function drawLayers(canvas: Canvas, section: Tag, sheet: LoadSheet, words: Words): void {
  const widthOf = (columns: number) => WIDTHS[columns] ?? Math.round(canvas.width / SCALE);
  const parts = sheet.layers.reduce((sum, layer) => sum + layer.parts.length, 0);
  const bareIn = (columns: number) =>
    sheet.layers.reduce((sum, layer) => sum + bareOf(sheet, layer, words, widthOf(columns), TALLEST_PLAN), 0);
  const columns = [3, 2].find((count) => bareIn(count) <= MOST_BARE * parts) ?? 1;
  drawInRows(
    canvas,
    section,
    sheet.layers.map((layer) => layerOf(sheet, layer, words, widthOf(columns), TALLEST_PLAN)),
    columns,
  );
}

const TALLEST_PLAN = 420;
const MOST_BARE = 0.15;

/** @param wide points, at most */
export function drawPicture(canvas: Canvas, section: Tag, sheet: Sheet, wide: number, caption: string | null): void {
  const scale = scaleOf(canvas, sheet, wide);
  canvas.need(sheet.height * scale + 20);
  if (caption !== null) {
    canvas.tagged(section, 'Caption', () => canvas.text(caption, canvas.left, canvas.y + 8, 7.5, 'plain', QUIET));
    canvas.y += 12;
  }
  canvas.tagged(section, 'Figure', () => drawSheet(canvas, sheet, canvas.left, canvas.y, scale), sheet.title);
  canvas.y += sheet.height * scale + 8;
}
