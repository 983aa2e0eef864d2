/** The steps of a section as a table: what, how many, how they lie and where, and a box to tick for each container. */

import { codeOf, hasDoor, paintOf } from '../cargo-marks.js';
import type { LoadSheet, Report } from '../model/report.js';
import { orientationOf } from '../sheets.js';
import type { StepRow } from '../step-rows.js';
import type { Words } from '../words/words.js';
import type { Canvas, Tag } from './canvas.js';
import { drawSheet } from './drawing.js';
import { drawLines, type Line, SIZES, setLines, tallOf } from './set-lines.js';
import {
  BARCODE,
  BOX,
  boxSide,
  LINE,
  PADDING,
  PICTOGRAM,
  partTall,
  type SetStep,
  StepSetter,
  wordsTall,
} from './set-steps.js';
import { type Columns, GAP } from './step-columns.js';
import { swatch, swatchWidth } from './table.js';

const QUIET = '#52606d';
const INK = '#1f2933';
const RULE = '#cbd2d9';

export interface SectionsLook {
  readonly hasBarcodes: boolean;
  /** Above the boxes to tick, one for each container; none: nothing is ticked. */
  readonly ticks: readonly string[];
}

export class StepTable {
  readonly #rows: readonly SetStep[];
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
    const setter = new StepSetter(canvas, sheet, report, words, look, columns);
    this.#rows = rows.map((row) => setter.of(row));
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

  #drawRow(
    element: Tag,
    { card, number, name, details, notes, beside, parts, code, ticked, quantity, leastHead, tall }: SetStep,
  ): void {
    const { canvas, sheet } = this;
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
    const barcode = () => {
      const { bars, wide } = code!;
      const from = y;
      canvas.tagged(element, 'Figure', () => canvas.code(bars, at.cargo, from + 2, wide, BARCODE - 4), card.name);
      y += BARCODE;
    };
    if (code?.isBelow === false) barcode();
    canvas.tagged(element, 'TD', () => drawLines(canvas, this.#quantityLines(quantity), at.quantity, top - 1, true));
    y = Math.max(y, this.#drawParts(element, parts, top), top + leastHead);
    if (code?.isBelow === true) barcode();
    canvas.tagged(element, 'P', () => {
      drawLines(canvas, notes, at.cargo, y);
      if (beside !== null) drawLines(canvas, [beside.line], beside.x, y + beside.below);
    });
    this.#drawTicks(ticked, top);
    canvas.y = top - PADDING + tall;
  }

  #quantityLines(texts: readonly string[]): Line[] {
    return texts.flatMap((text) => setLines(this.canvas, text, this.columns.quantityWide - 2, 11, 'bold', INK, 13));
  }

  /** @returns where the words of the last part end: its picture reaches down beside what is said below */
  #drawParts(element: Tag, parts: SetStep['parts'], top: number): number {
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

  /** One for each container; of steps that are told together a row of them each, with its number in them. */
  #drawTicks(steps: readonly number[], top: number): void {
    const { canvas, look, words } = this;
    const at = this.columns;
    const count = look.ticks.length;
    if (count === 0) return;
    const side = boxSide(count);
    const places = [...look.ticks.keys()].map((place) => (place + 1) * at.tickWide - 1 - side);
    const boxes = () => {
      canvas.doc.lineWidth(1).strokeColor(INK);
      for (const x of places) canvas.doc.rect(x, 0, side, side).stroke();
    };
    canvas.artifact(() => {
      for (const [row, step] of steps.entries()) {
        const y = top + 1 + row * (side + BOX.between);
        canvas.sharedAt(at.ticks, y, count * at.tickWide, side, boxes);
        if (steps.length === 1) continue;
        const text = words.number(step);
        const inset = (side - canvas.type.widthOf(text, SIZES.least, 'plain')) / 2;
        for (const x of places)
          canvas.text(text, at.ticks + x + inset, y + (side + 5) / 2, SIZES.least, 'plain', QUIET);
      }
    });
  }
}
