/** The views of a container in a PDF, and pictures in general: alone, or two side by side. */
import type { LoadSheet } from '../model/report.js';
import type { Sheet } from '../pictures/sheet.js';
import { type ReportView, viewName, viewOf } from '../sheets.js';
import type { Words } from '../words/words.js';
import type { Canvas, Tag } from './canvas.js';
import { drawSheet } from './drawing.js';

const GAP = 10;
const QUIET = '#52606d';

export function drawViews(
  canvas: Canvas,
  section: Tag,
  sheet: LoadSheet,
  views: readonly ReportView[],
  words: Words,
): void {
  const drawn = (view: ReportView, width: number, most: number) => viewOf(sheet, view, words, width, most);
  if (views.includes('diagram')) {
    const caption = viewName(words, 'diagram');
    drawPicture(canvas, section, drawn('diagram', 1000, 620), canvas.width * 0.78, caption);
  }
  const sides = views.filter((view) => view !== 'diagram' && view !== 'rear' && view !== 'front');
  drawPairs(
    canvas,
    section,
    sides.map((view) => drawn(view, 480, 400)),
    sides.map((view) => viewName(words, view)),
  );
  const ends = views.filter((view) => view === 'rear' || view === 'front');
  drawPairs(
    canvas,
    section,
    ends.map((view) => drawn(view, 310, 400)),
    ends.map((view) => viewName(words, view)),
  );
}

/** Two side by side. */
export function drawPairs(
  canvas: Canvas,
  section: Tag,
  drawn: readonly Sheet[],
  captions = drawn.map(({ title }) => title),
): void {
  const wide = (canvas.width - GAP) / 2;
  for (let at = 0; at < drawn.length; at += 2) {
    const pair = drawn.slice(at, at + 2);
    const scales = pair.map(({ width, height }) => Math.min(wide / width, 0.8, (canvas.roomOfPage - 30) / height));
    const height = Math.max(...pair.map((sheet, index) => sheet.height * scales[index]!)) + 14;
    canvas.need(height);
    pair.forEach((sheet, index) => {
      const x = canvas.left + index * (wide + GAP);
      canvas.tagged(section, 'Caption', () => canvas.text(captions[at + index]!, x, canvas.y + 8, 7.5, 'plain', QUIET));
      canvas.tagged(section, 'Figure', () => drawSheet(canvas, sheet, x, canvas.y + 12, scales[index]!), sheet.title);
    });
    canvas.y += height + 6;
  }
}

/** @param wide points, at most */
export function drawPicture(canvas: Canvas, section: Tag, sheet: Sheet, wide: number, caption: string | null): void {
  const scale = Math.min(wide / sheet.width, (canvas.roomOfPage - 40) / sheet.height);
  canvas.need(sheet.height * scale + 20);
  if (caption !== null) {
    canvas.tagged(section, 'Caption', () => canvas.text(caption, canvas.left, canvas.y + 8, 7.5, 'plain', QUIET));
    canvas.y += 12;
  }
  canvas.tagged(section, 'Figure', () => drawSheet(canvas, sheet, canvas.left, canvas.y, scale), sheet.title);
  canvas.y += sheet.height * scale + 8;
}
