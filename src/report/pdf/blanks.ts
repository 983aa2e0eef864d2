/** What is filled in by hand, in a PDF: boxes, and for containers loaded alike a column each. */
import type { Blanks } from '../heading.js';
import type { LoadSheet } from '../model/report.js';
import type { Label } from '../words/vocabularies.js';
import type { Words } from '../words/words.js';
import type { Canvas, Tag } from './canvas.js';

const QUIET = '#52606d';
const SIZE = 7.5;
const LINE = 8.5;
const GAP = 6;
const TALL = 34;
const IN_A_ROW = 3;

export function drawBlanks(
  canvas: Canvas,
  parent: Tag,
  { sequences }: LoadSheet,
  { ofContainer, ofSheet }: Blanks,
  words: Words,
): void {
  const sheet = ofSheet.map((key) => words.text(key));
  const own = ofContainer.map((key) => words.text(key));
  if (own.length + sheet.length === 0) return;
  if (sequences.length > 1) {
    // Who loads, drives and receives may be somebody else for each.
    drawColumns(canvas, parent, [...ofContainer, ...ofSheet], sequences, words);
  } else if (own.length > IN_A_ROW) {
    drawBoxes(canvas, parent, own.slice(0, IN_A_ROW));
    drawBoxes(canvas, parent, own.slice(IN_A_ROW));
    drawBoxes(canvas, parent, sheet);
  } else {
    drawBoxes(canvas, parent, [...own, ...sheet]);
  }
}

function drawBoxes(canvas: Canvas, parent: Tag, titles: readonly string[]): void {
  canvas.need(TALL + GAP);
  drawBoxesAt(canvas, parent, titles, { x: canvas.left, y: canvas.y + 2, wide: canvas.width, tall: TALL });
  canvas.y += TALL + GAP;
}

/** Side by side in a place of the page. */
export function drawBoxesAt(
  canvas: Canvas,
  parent: Tag,
  titles: readonly string[],
  { x, y, wide, tall }: { readonly x: number; readonly y: number; readonly wide: number; readonly tall: number },
): void {
  const each = (wide - GAP * (titles.length - 1)) / titles.length;
  titles.forEach((title, at) => {
    const left = x + at * (each + GAP);
    box(canvas, left, y, each, tall);
    titled(canvas, parent, title, left + 3, y, each - 6);
  });
}

/** A row for each thing that is filled in, a column for each container. */
export function drawColumns(
  canvas: Canvas,
  parent: Tag,
  keys: readonly Label[],
  sequences: readonly number[],
  words: Words,
): void {
  const first = Math.min(104, canvas.width / (sequences.length + 1));
  const wide = (canvas.width - first) / sequences.length;
  const tall = 26;
  canvas.need(14 + keys.length * tall);
  const top = canvas.y + 14;
  sequences.forEach((sequence, at) => {
    const text = words.number(sequence);
    const middle = canvas.left + first + (at + 0.5) * wide - canvas.type.widthOf(text, 9, 'bold') / 2;
    canvas.tagged(parent, 'P', () => canvas.text(text, middle, top - 4, 9, 'bold'));
  });
  keys.forEach((key, row) => {
    const y = top + row * tall;
    box(canvas, canvas.left, y, first, tall);
    titled(canvas, parent, words.text(key), canvas.left + 3, y, first - 6);
    for (const at of sequences.keys()) box(canvas, canvas.left + first + at * wide, y, wide, tall);
  });
  canvas.y = top + keys.length * tall + 4;
}

function titled(canvas: Canvas, parent: Tag, title: string, x: number, top: number, wide: number): void {
  const { lines, size } = canvas.type.undivided(title, wide, SIZE, 7, 'plain');
  canvas.tagged(parent, 'P', () =>
    lines.forEach((line, at) => {
      canvas.text(line, x, top + (at + 1) * LINE, size, 'plain', QUIET);
    }),
  );
}

function box(canvas: Canvas, x: number, y: number, wide: number, tall: number): void {
  canvas.artifact(() => canvas.doc.lineWidth(0.7).strokeColor(QUIET).rect(x, y, wide, tall).stroke());
}
