/** What comes off at each stop, in a PDF: small pictures side by side. */
import { codeOf, paintOf } from '../cargo-marks.js';
import type { LoadSheet } from '../model/report.js';
import { stopPictures } from '../stop-pictures.js';
import type { Words } from '../words/words.js';
import type { Canvas, Tag } from './canvas.js';
import { drawStep } from './drawing.js';

const IN_A_ROW = 3;
const GAP = 12;
const TALL = 120;
const CAPTION = { size: 7.5, line: 9, most: 2 };
const QUIET = '#52606d';

/** @param titled writes a heading that stays with so many points below it */
export function drawStops(
  canvas: Canvas,
  section: Tag,
  sheet: LoadSheet,
  words: Words,
  titled: (room: number) => void,
): void {
  const wide = (canvas.width - (IN_A_ROW - 1) * GAP) / IN_A_ROW;
  const drawn = stopPictures(sheet, words, wide, TALL);
  if (drawn === null) return;
  const { pictures, stops } = drawn;
  const above = CAPTION.most * CAPTION.line + 3;
  const tall = above + pictures.height + 6;
  titled(tall);
  for (let at = 0; at < stops.length; at += IN_A_ROW) {
    canvas.need(tall);
    const top = canvas.y;
    stops.slice(at, at + IN_A_ROW).forEach(({ caption, place }, column) => {
      const x = canvas.left + column * (wide + GAP);
      const lines = canvas.type.lines(caption, wide, CAPTION.size, 'bold').slice(0, CAPTION.most);
      canvas.tagged(section, 'Caption', () =>
        lines.forEach((line, index) => {
          canvas.text(line, x, top + (index + 1) * CAPTION.line - 1, CAPTION.size, 'bold', QUIET);
        }),
      );
      const draw = () =>
        drawStep(
          canvas,
          pictures,
          place,
          { x, y: top + above, scale: 1 },
          (cargo) => paintOf(sheet, cargo),
          (cargo) => codeOf(sheet, cargo),
        );
      canvas.tagged(section, 'Figure', draw, caption);
    });
    canvas.y = top + tall;
  }
}
