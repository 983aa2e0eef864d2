/** What comes off at each stop, in a PDF: where it stands, what the receiver signs, and in which order it is taken off. */
import { codeOf, paintOf } from '../cargo-marks.js';
import type { LoadSheet, Report } from '../model/report.js';
import { RECEIPT, type Unloading, type UnloadingStop, unloadingOf } from '../unloading.js';
import type { Words } from '../words/words.js';
import { drawBoxesAt, drawColumns } from './blanks.js';
import type { Canvas, Tag } from './canvas.js';
import { drawStep } from './drawing.js';
import { drawTable, roomOfTable } from './table.js';
import { again } from './tables.js';

const PICTURE = { wide: 170, most: 110 };
const GAP = 12;
const LINE = 11;
const BOX = 32;
/** Points of the receipt beside a picture: a line and two rows of boxes. */
const RECEIPT_TALL = LINE + 2 * (BOX + 6);
/** Of a heading, and of the note below the first one. */
const HEADING = 32;
const NOTE = 16;

/** @param titled writes a heading that stays with so many points below it */
export function drawUnloading(
  canvas: Canvas,
  section: Tag,
  sheet: LoadSheet,
  report: Report,
  words: Words,
  titled: (room: number) => void,
): void {
  const drawn = unloadingOf(sheet, report, words, PICTURE.wide, PICTURE.most);
  if (drawn === null) return;
  const beside = Math.max(RECEIPT_TALL, drawn.pictures.height) + 6;
  const roomOf = ({ list }: UnloadingStop) => beside + roomOfTable(canvas, list.columns, list.rows);
  drawn.stops.forEach((stop, at) => {
    if (at === 0) {
      titled(roomOf(stop) + HEADING + NOTE);
      canvas.paragraph(section, words.text('unloadingNote'));
    }
    canvas.heading(section, stop.caption, 3, roomOf(stop));
    canvas.need(beside);
    drawPictureAndReceipt(canvas, section, sheet, drawn.pictures, stop, words);
    canvas.y += beside;
    if (sheet.sequences.length > 1) drawColumns(canvas, section, RECEIPT, sheet.sequences, words);
    drawTable(canvas, section, stop.list.columns, stop.list.rows, again(words, stop.caption), stop.list.foot);
  });
}

function drawPictureAndReceipt(
  canvas: Canvas,
  section: Tag,
  sheet: LoadSheet,
  pictures: Unloading['pictures'],
  { caption, place, receipt }: UnloadingStop,
  words: Words,
): void {
  const top = canvas.y;
  const at = { x: canvas.left, y: top, scale: 1 };
  const draw = () =>
    drawStep(
      canvas,
      pictures,
      place,
      at,
      (cargo) => paintOf(sheet, cargo),
      (cargo) => codeOf(sheet, cargo),
    );
  canvas.tagged(section, 'Figure', draw, caption);
  const x = canvas.left + pictures.width + GAP;
  const wide = canvas.left + canvas.width - x;
  const { lines, size } = canvas.type.undivided(receipt, wide, 9, 7.5, 'bold');
  canvas.tagged(section, 'P', () =>
    lines.forEach((line, index) => {
      canvas.text(line, x, top + 8 + index * LINE, size, 'bold');
    }),
  );
  // Containers loaded alike are received each for itself, in columns below.
  if (sheet.sequences.length > 1) return;
  const y = top + 2 + lines.length * LINE;
  const [titles, remarks] = [RECEIPT.slice(0, -1), RECEIPT.slice(-1)].map((keys) => keys.map((key) => words.text(key)));
  drawBoxesAt(canvas, section, titles!, { x, y, wide, tall: BOX });
  drawBoxesAt(canvas, section, remarks!, { x, y: y + BOX + 6, wide, tall: BOX });
}
