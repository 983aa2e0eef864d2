/** The steps of a section as a table: what, how many, how they lie and where, and a box to tick for each container. */

import { codeOf, hasDoor, paintOf } from '../cargo-marks.js';
import { code128 } from '../codes.js';
import type { LoadSheet, Report } from '../model/report.js';
import type { StepCard, StepPart } from '../model/step-cards.js';
import { orientationOf } from '../sheets.js';
import type { StepRow } from '../step-rows.js';
import { arrangementParts, detailsOf, numberText, quantityText, stepNotes, stepWarnings } from '../step-words.js';
import type { Words } from '../words/words.js';
import type { Canvas, Tag } from './canvas.js';
import { drawSheet } from './drawing.js';
import { drawLines, type Line, SIZES, setLines, setParts, tallOf } from './set-lines.js';
import { type Columns, GAP } from './step-columns.js';
import { swatch, swatchWidth } from './table.js';

const QUIET = '#52606d';
const INK = '#1f2933';
const RULE = '#cbd2d9';
const WARNING = '#b3261e';

const BOX = { one: 18, many: 13 };
/** Points of how a piece lies. */
const PICTOGRAM = { wide: 36, tall: 31.5 };
/** Points above the words below a row: the box to tick. */
const LEAST_HEAD = 22;
const BARCODE = 22;
const LINE = 11;
const SMALL_LINE = 9.5;
/** Of a part of a step: its arrangement and its size. */
const PADDING = 2;
const BETWEEN = '\u00a0\u00a0·  ';
/** Points between what is said of a step and a warning in the same line. */
const BESIDE = 10;

export interface SectionsLook {
  readonly hasBarcodes: boolean;
  /** Above the boxes to tick, one for each container; none: nothing is ticked. */
  readonly ticks: readonly string[];
}

interface Row {
  readonly card: StepCard;
  readonly number: readonly Line[];
  readonly name: readonly Line[];
  readonly details: readonly Line[];
  /** Under the row, as wide as cargo, arrangement and places. */
  readonly notes: readonly Line[];
  /** A warning that has room in the only line of them. */
  readonly beside: { readonly line: Line; readonly x: number } | null;
  readonly parts: readonly { readonly part: StepPart; readonly lines: readonly Line[]; readonly hasPicture: boolean }[];
  readonly code: ReturnType<typeof code128>;
  readonly tall: number;
}

export class StepTable {
  readonly #rows: readonly Row[];
  readonly #titles: readonly { readonly lines: readonly Line[]; readonly x: number; readonly isRight: boolean }[];
  readonly #titlesTall: number;

  constructor(
    private readonly canvas: Canvas,
    private readonly sheet: LoadSheet,
    private readonly report: Report,
    private readonly words: Words,
    private readonly look: SectionsLook,
    private readonly columns: Columns,
    rows: readonly StepRow[],
  ) {
    this.#titles = this.#titlesOf();
    this.#titlesTall = Math.max(...this.#titles.map(({ lines }) => tallOf(lines))) + 4;
    this.#rows = rows.map((row) => this.#rowOf(row));
  }

  /** Of its titles and its first row. */
  get leastRoom(): number {
    return this.#titlesTall + (this.#rows[0]?.tall ?? 0);
  }

  get tall(): number {
    return this.#titlesTall + this.#rows.reduce((sum, { tall }) => sum + tall, 0) + 6;
  }

  /**
   * @param again the heading above what goes on on the next page
   * @param pictures of what its rows belong to: drawn above what goes on from this step
   */
  draw(parent: Tag, again: string, pictures: (from: number) => void): void {
    const { canvas, words } = this;
    const table = canvas.element(parent, 'Table');
    canvas.need(this.leastRoom);
    this.#drawTitles(canvas.element(table, 'TR'));
    // No last row stands alone on a page.
    const together = Math.max(1, this.#rows.length - 2);
    for (const [at, row] of this.#rows.entries()) {
      const needed = at === together ? this.#rows.slice(at).reduce((sum, { tall }) => sum + tall, 0) : row.tall;
      if (canvas.y + needed > canvas.bottom) {
        canvas.newPage();
        canvas.headingAgain(words.text('continued', { title: again }));
        pictures(row.card.number);
        canvas.need(this.leastRoom);
        canvas.artifact(() => this.#drawTitles(null));
      }
      this.#drawRow(canvas.element(table, 'TR'), row);
      this.#rule(RULE, 0.5);
    }
    canvas.y += 6;
  }

  #rule(colour: string, width: number): void {
    const { canvas } = this;
    canvas.artifact(() => canvas.line(canvas.left, canvas.y, canvas.left + canvas.width, canvas.y, width, colour));
  }

  #sizeText(size: StepPart['pieceSize']): string {
    return this.words.size(this.report.units.size(size));
  }

  #titlesOf() {
    const { words, look, sheet } = this;
    const at = this.columns;
    const unit = words.lengthUnit;
    const title = (texts: readonly string[], x: number, wide: number, isRight = false) => ({
      // What stands first in a cell is bold in its head, too; what is below it is not.
      lines: texts.flatMap((text, at) =>
        setLines(this.canvas, text, wide, SIZES.title, at === 0 ? 'bold' : 'plain', QUIET, 8.5),
      ),
      ...{ x, isRight },
    });
    const along = hasDoor(sheet)
      ? [words.text('fromFront'), ...(this.#hasFromDoor ? [words.text('fromDoor')] : [])]
      : [words.text('fromFrontSide')];
    return [
      title([words.text('cargo')], at.cargo, at.cargoWide),
      title([words.text('quantity')], at.quantity, at.quantityWide, true),
      title(
        [words.text('arrangement'), `${words.text('pieceSize')} (${unit})`],
        at.arrangement,
        at.arrangementWide - 4,
      ),
      title([words.text('howItLies')], at.lies, at.cargo - at.lies - 2),
      title([...along, `(${unit})`], at.along, at.alongWide - 4, true),
      title([words.text('fromLeft'), words.text('fromFloor'), `(${unit})`], at.aside, at.asideWide - 4, true),
      ...look.ticks.map((text, place) =>
        title([text], at.ticks + (place + 1) * at.tickWide - 1, at.tickWide - 1, true),
      ),
    ];
  }

  get #hasFromDoor(): boolean {
    return this.sheet.thing.scene.room.way === 'fromDoor';
  }

  #rowOf(row: StepRow): Row {
    const { words, report, sheet, look } = this;
    const { card } = row;
    const at = this.columns;
    const wide = at.cargoWide;
    const name = setLines(this.canvas, card.name, wide, SIZES.name, 'bold', INK, LINE + 1);
    const details = detailsOf(card.details, words).flatMap((text) =>
      setLines(this.canvas, text, wide, SIZES.small, 'plain', INK, SMALL_LINE),
    );
    const code = look.hasBarcodes ? code128(card.name) : null;
    const seen = new Set<number>();
    const parts = card.parts.map((part) => {
      const { orientation, counts } = part.arrangement;
      const hasPicture = !seen.has(orientation);
      seen.add(orientation);
      const lines = [
        ...setParts(
          this.canvas,
          arrangementParts(sheet, counts, words),
          at.arrangementWide - 4,
          SIZES.text,
          'bold',
          INK,
          LINE,
        ),
        ...setLines(
          this.canvas,
          this.#sizeText(part.pieceSize),
          at.arrangementWide - 4,
          SIZES.small,
          'plain',
          QUIET,
          SMALL_LINE,
        ),
      ];
      return { part, lines, hasPicture };
    });
    const below = at.end - at.cargo;
    const small = (text: string, weight: 'plain' | 'bold', colour: string) =>
      setLines(this.canvas, text, below, SIZES.small, weight, colour, SMALL_LINE);
    const said = this.#undivided(stepNotes(sheet, row, report, words), below).flatMap((text) =>
      small(text, 'plain', QUIET),
    );
    const warnings = stepWarnings(sheet, card, report, words).flatMap((text) => small(text, 'bold', WARNING));
    const wideOf = ({ text, size, weight }: Line) => this.canvas.type.widthOf(text, size, weight);
    const isBeside =
      said.length === 1 && warnings.length === 1 && wideOf(said[0]!) + BESIDE + wideOf(warnings[0]!) <= below;
    const notes = isBeside ? said : [...said, ...warnings];
    const beside = isBeside ? { line: warnings[0]!, x: at.cargo + wideOf(said[0]!) + BESIDE } : null;
    const { words: partsTall, pictures } = partsTalls(parts);
    const head = Math.max(tallOf(name) + tallOf(details) + (code === null ? 0 : BARCODE), partsTall, LEAST_HEAD);
    const tall = Math.max(head + tallOf(notes), pictures) + 2 * PADDING;
    const number = numberLines(this.canvas, numberText(row, words), at.code - at.step);
    return { card, number, name, details, notes, beside, parts, code, tall };
  }

  /** Lines of notes: one that has no room beside those before it begins a line, and scripts without blanks stay whole. */
  #undivided(notes: readonly string[], wide: number): string[] {
    const lines: string[] = [];
    for (const note of notes) {
      const beside = lines.length === 0 ? note : `${lines.at(-1)}${BETWEEN}${note}`;
      if (this.canvas.type.widthOf(beside, SIZES.small, 'plain') <= wide) lines.splice(-1, 1, beside);
      else lines.push(note);
    }
    return lines;
  }

  #drawTitles(element: Tag | null): void {
    const { canvas } = this;
    const top = canvas.y;
    for (const { lines, x, isRight } of this.#titles) {
      const draw = () => drawLines(canvas, lines, x, top + this.#titlesTall - 4 - tallOf(lines), isRight);
      if (element === null) draw();
      else canvas.tagged(element, 'TH', draw);
    }
    canvas.y = top + this.#titlesTall;
    const line = () => canvas.line(canvas.left, canvas.y, canvas.left + canvas.width, canvas.y, 1, INK);
    if (element === null) line();
    else canvas.artifact(line);
  }

  #drawRow(element: Tag, { card, number, name, details, notes, beside, parts, code, tall }: Row): void {
    const { canvas, sheet, words } = this;
    const at = this.columns;
    const top = canvas.y + PADDING;
    canvas.tagged(element, 'TD', () => drawLines(canvas, number, at.step, top - 1));
    const { cargo } = card;
    canvas.tagged(element, 'TD', () => {
      const wide = Math.min(at.lies - at.code - 4, swatchWidth(canvas, card.code, 14));
      const high = (14 * wide) / swatchWidth(canvas, card.code, 14);
      swatch(canvas, codeOf(sheet, cargo), paintOf(sheet, cargo), at.code, top + 1, high);
    });
    let y = top;
    canvas.tagged(element, 'TD', () => {
      y = drawLines(canvas, details, at.cargo, drawLines(canvas, name, at.cargo, top));
    });
    if (code !== null) {
      const wide = Math.min(at.cargoWide - 2, code.width * 1.1);
      canvas.tagged(element, 'Figure', () => canvas.code(code, at.cargo, y + 2, wide, BARCODE - 4), card.name);
      y += BARCODE;
    }
    const quantity = quantityText(sheet, words.number(card.pieces), words);
    canvas.tagged(element, 'TD', () => drawLines(canvas, this.#quantityLines(quantity), at.quantity, top - 1, true));
    y = Math.max(y, this.#drawParts(element, parts, top), top + LEAST_HEAD);
    canvas.tagged(element, 'P', () => {
      drawLines(canvas, notes, at.cargo, y);
      if (beside !== null) drawLines(canvas, [beside.line], beside.x, y);
    });
    this.#drawTicks(top);
    canvas.y = top - PADDING + tall;
  }

  #quantityLines(text: string): Line[] {
    return setLines(this.canvas, text, this.columns.quantityWide - 2, 11, 'bold', INK, 13);
  }

  /** @returns where the words of the last part end: its picture reaches down beside what is said below */
  #drawParts(element: Tag, parts: Row['parts'], top: number): number {
    const { canvas, sheet, words, report } = this;
    const at = this.columns;
    const { length } = sheet.thing.container.size;
    let y = top;
    let below = top;
    for (const { part, lines, hasPicture } of parts) {
      const from = y;
      const { x } = part.arrangement.position;
      const place = report.units.position(part.arrangement.position);
      const reach = part.arrangement.counts.length * part.pieceSize.length;
      const toDoor = words.number(report.units.length(length - x - reach));
      canvas.tagged(element, 'TD', () => drawLines(canvas, lines, at.arrangement, from));
      if (hasPicture) {
        const drawn = orientationOf(sheet, part, words);
        const scale = PICTOGRAM.wide / drawn.width;
        canvas.tagged(element, 'Figure', () => drawSheet(canvas, drawn, at.lies, from - 1, scale), drawn.title);
      }
      const pair = (first: string, second: string | null, right: number, wide: number) =>
        canvas.tagged(element, 'TD', () =>
          drawLines(
            canvas,
            [
              ...setLines(this.canvas, first, wide - GAP, SIZES.text, 'bold', INK, LINE),
              ...(second === null ? [] : setLines(this.canvas, second, wide - GAP, SIZES.text, 'plain', QUIET, LINE)),
            ],
            right,
            from,
            true,
          ),
        );
      pair(words.number(place.length), this.#hasFromDoor ? toDoor : null, at.along, at.alongWide);
      pair(words.number(place.width), words.number(place.height), at.aside, at.asideWide);
      below = from + wordsTall(lines);
      y = from + partTall({ lines, hasPicture });
    }
    return below;
  }

  #drawTicks(top: number): void {
    const { canvas, look } = this;
    const at = this.columns;
    if (look.ticks.length === 0) return;
    const side = look.ticks.length === 1 ? BOX.one : BOX.many;
    const boxes = () => {
      canvas.doc.lineWidth(1).strokeColor(INK);
      for (const place of look.ticks.keys())
        canvas.doc.rect((place + 1) * at.tickWide - 1 - side, 0, side, side).stroke();
    };
    canvas.artifact(() => canvas.sharedAt(at.ticks, top + 1, look.ticks.length * at.tickWide, side, boxes));
  }
}

/** From which step to which, below each other where there is no room beside. */
function numberLines(canvas: Canvas, text: string, wide: number): Line[] {
  const whole = canvas.type.widthOf(text, 11, 'bold') <= wide - 2;
  const lines = whole ? [text] : text.split(/(?<=–)/);
  return lines.map((line) => ({ text: line, size: 11, weight: 'bold', colour: INK, tall: 13 }));
}

type Part = Pick<Row['parts'][number], 'lines' | 'hasPicture'>;

function wordsTall(lines: readonly Line[]): number {
  return Math.max(tallOf(lines), 2 * LINE) + 1;
}

function partTall({ lines, hasPicture }: Part): number {
  return Math.max(wordsTall(lines), hasPicture ? PICTOGRAM.tall : 0);
}

/** Of all parts of a step: to the end of the words of the last one, and to the end of its picture. */
function partsTalls(parts: readonly Part[]): { words: number; pictures: number } {
  const last = parts.at(-1)!;
  const before = parts.slice(0, -1).reduce((sum, part) => sum + partTall(part), 0);
  return { words: before + wordsTall(last.lines), pictures: before + partTall(last) };
}
