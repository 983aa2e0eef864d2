/**
 * The sections of a sheet in a PDF: heading, where it is, how it is seen along the way in, and below each row of pictures
 * the table of the steps that they show.
 */

import { codeOf, paintOf } from '../cargo-marks.js';
import { Elevations } from '../elevations.js';
import type { LoadSheet, Report } from '../model/report.js';
import type { Sheet } from '../pictures/sheet.js';
import type { StepPictures } from '../pictures/step-pictures.js';
import { type SectionPart, sectionParts, sectionPictures } from '../sections.js';
import type { ShownSteps } from '../step-rows.js';
import { gapTexts, sectionText } from '../step-words.js';
import type { Words } from '../words/words.js';
import type { Canvas, Tag } from './canvas.js';
import { drawSheet, drawStep, SKETCH } from './drawing.js';
import { columnsOf } from './step-columns.js';
import { type SectionsLook, StepTable } from './step-table.js';

const GAP = 12;
const CAPTION = 12;
const CAPTION_SIZE = 7.5;
const QUIET = '#52606d';
const WARNING = '#b3261e';
/** Points, of the picture of where a section is, beside a wide one of the section at least. */
const WHERE = { wide: 150, least: 80, tall: 120 };
/** What a heading of one line takes. */
const HEADING = 32;
const GAP_LINE = 15;
/** The picture of where a section is that looks like another is so much of the others. */
const SMALL = 0.7;
/** Of pictures of what goes on, as a rule. */
const OF_THE_REST = 60;
/** Of a page: so much of it is not left empty for the sake of pictures that stand once. */
const WORTH_USING = 0.25;
/** Of all titles above a section, the gaps that it names among them. */
const HEADINGS = 4 * HEADING;
/** Of what explains the table, two lines. */
const LEGEND = 24;
/** Of the words in place of a picture. */
const WIDE_OF_LIKE = 240;

interface Figure {
  /** That it shows; null: where the section is. */
  readonly steps: Pick<ShownSteps, 'first' | 'last'> | null;
  readonly caption: string;
  readonly wide: number;
  readonly tall: number;
  draw(x: number, y: number): void;
  /** The same of its steps from this one on, as low as they allow; what it cannot tell apart is as it is. */
  onward(from: number): Figure;
}

/** @param titled draws the title above the first section, with so much room below it on its page */
export function drawSections(
  canvas: Canvas,
  parent: Tag,
  sheet: LoadSheet,
  report: Report,
  words: Words,
  look: SectionsLook,
  titled: (room: number) => void,
): void {
  const parts = sectionParts(sheet);
  const columns = columnsOf(
    canvas,
    sheet,
    parts.flatMap(({ rows }) => rows),
    report,
    words,
    look.ticks.length,
  );
  const seen = parts.map((part) => elevations(canvas, sheet, part, report, words));
  const wide = wideOfWhere(canvas, seen);
  const where = sectionPictures(sheet, parts, wide, WHERE.tall);
  const isLikeAnother = parts.some(({ like }) => like !== null);
  const small = isLikeAnother ? sectionPictures(sheet, parts, SMALL * wide, SMALL * WHERE.tall) : where;
  parts.forEach((part, place) => {
    const figures = [
      ...(parts.length > 1 ? [whereFigure(canvas, sheet, part.like === null ? where : small, place, words)] : []),
      ...seen[place]!,
    ];
    const text = sectionText(sheet, part, report, words);
    const gaps = gapTexts(part, report, words);
    const rows = inRows(figures, canvas.width).map((row) => {
      const told = part.rows.filter(({ card: { number } }) =>
        row.some(({ steps }) => steps !== null && number >= steps.first && number <= steps.last),
      );
      return {
        figures: row,
        table: told.length === 0 ? null : new StepTable(canvas, sheet, report, words, look, columns, told),
      };
    });
    // Where the section is says nothing alone: it stays with the first picture of it.
    const roomOf = (at: number): number => {
      const { figures, table } = rows[at]!;
      if (table === null) return tallOf(figures) + (at + 1 < rows.length ? roomOf(at + 1) : 0);
      return roomOfBlock(canvas, tallOf(figures), table);
    };
    const element = canvas.element(parent, 'Sect');
    rows.forEach((row, at) => {
      if (at === 0) {
        const room = roomOf(at) + gaps.length * GAP_LINE;
        if (place === 0) {
          titled(room + HEADING + LEGEND);
          canvas.paragraph(parent, words.text('liesNote'), 7.5);
        }
        canvas.heading(element, text, 3, room);
        for (const gap of gaps) canvas.paragraph(element, gap, 8.5, 'bold', WARNING);
      } else canvas.need(roomOf(at), 0);
      drawFigures(canvas, row.figures, element);
      row.table?.draw(element, text, (from) => {
        const left = row.figures.filter(({ steps }) => steps !== null && steps.last >= from);
        canvas.artifact(() =>
          drawFigures(
            canvas,
            left.map((figure) => figure.onward(from)),
          ),
        );
      });
    });
  });
}

/**
 * Points that pictures and the table of their steps need below them on a page. They stay together where a page holds
 * both. Divided, pictures of the rest stand above what goes on: that is worth it where more rows than that find room here.
 */
function roomOfBlock(canvas: Canvas, pictures: number, table: StepTable): number {
  const whole = pictures + table.tall;
  const least = pictures + table.leastRoom;
  const left = canvas.bottom - canvas.y - HEADING;
  if (whole <= left || left > least + Math.min(pictures, OF_THE_REST)) return least;
  if (left >= least && left > WORTH_USING * canvas.roomOfPage) return least;
  return Math.min(whole, canvas.roomOfPage - HEADINGS);
}

/** As wide as there is room beside what is seen of each section, or above those that leave none. */
function wideOfWhere(canvas: Canvas, seen: readonly (readonly Figure[])[]): number {
  const left = seen.map((figures) => canvas.width - GAP - (figures[0]?.wide ?? 0));
  return Math.min(WHERE.wide, ...left.filter((wide) => wide >= WHERE.least));
}

function whereFigure(canvas: Canvas, sheet: LoadSheet, where: StepPictures, place: number, words: Words): Figure {
  const figure: Figure = {
    ...{ steps: null, caption: words.text('whereItIs'), wide: where.width, tall: where.height },
    draw: (x, y) =>
      drawStep(
        canvas,
        where,
        place,
        { x, y, scale: 1 },
        (cargo) => paintOf(sheet, cargo),
        (cargo) => codeOf(sheet, cargo),
        SKETCH,
      ),
    onward: () => figure,
  };
  return figure;
}

function elevations(canvas: Canvas, sheet: LoadSheet, part: SectionPart, report: Report, words: Words): Figure[] {
  if (part.like !== null) {
    const caption = words.text('likeSection', { number: part.like });
    const figure: Figure = {
      ...{ steps: part.section.steps, caption, wide: WIDE_OF_LIKE, tall: 0 },
      draw: () => undefined,
      onward: () => figure,
    };
    return [figure];
  }
  const most = 0.55 * canvas.roomOfPage;
  const pictures = new Elevations(sheet, part, report.units, words);
  const figureOf = (shown: ShownSteps): Figure => {
    const drawn: Sheet = pictures.of(shown, canvas.width, most);
    const isOneByOne = shown.last - shown.first + 1 === shown.drawn;
    const figure: Figure = {
      ...{ steps: shown, caption: drawn.title, wide: drawn.width, tall: drawn.height },
      draw: (x, y) => drawSheet(canvas, drawn, x, y, 1),
      onward: (from) =>
        isOneByOne && from > shown.first
          ? figureOf({ first: from, last: shown.last, drawn: shown.last - from + 1 })
          : figure,
    };
    return figure;
  };
  return part.pictures.map(figureOf);
}

/** Side by side as far as there is room. */
function inRows(figures: readonly Figure[], wide: number): Figure[][] {
  const rows: Figure[][] = [];
  let used = 0;
  for (const figure of figures) {
    const last = rows.at(-1);
    if (last !== undefined && used + GAP + figure.wide <= wide) {
      last.push(figure);
      used += GAP + figure.wide;
    } else {
      rows.push([figure]);
      used = figure.wide;
    }
  }
  return rows;
}

function tallOf(row: readonly Figure[]): number {
  return row.length === 0 ? 0 : CAPTION + Math.max(...row.map(({ tall }) => tall)) + 6;
}

function wideOf(row: readonly Figure[]): number {
  return row.reduce((sum, { wide }) => sum + wide + GAP, 0) - GAP;
}

/** @param element null: they stand in the document already, and say nothing new */
function drawFigures(canvas: Canvas, row: readonly Figure[], element: Tag | null = null): void {
  canvas.need(tallOf(row), wideOf(row));
  const top = canvas.y;
  let x = canvas.left;
  const tagged = (type: string, draw: () => void, alt?: string) =>
    element === null ? draw() : canvas.tagged(element, type, draw, alt);
  for (const { caption, wide, tall: high, draw } of row) {
    const left = x;
    const text = canvas.type.shortened(caption, wide, CAPTION_SIZE, 'plain');
    tagged('Caption', () => canvas.text(text, left, top + 8, CAPTION_SIZE, 'plain', QUIET));
    if (high > 0) tagged('Figure', () => draw(left, top + CAPTION), caption);
    x += wide + GAP;
  }
  canvas.y = top + tallOf(row);
}
