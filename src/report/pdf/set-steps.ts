/** The words of a step, set in the columns of its table: how tall its row becomes is known before it is drawn. */
import { code128, MODULE, type PrintedCode } from '../codes.js';
import type { LoadSheet, Report } from '../model/report.js';
import type { StepCard, StepPart } from '../model/step-cards.js';
import { type StepRow, tickedSteps } from '../step-rows.js';
import {
  arrangementParts,
  numberText,
  rowQuantity,
  stepDetails,
  stepName,
  stepNotes,
  stepWarnings,
  uprightText,
} from '../step-words.js';
import type { Words } from '../words/words.js';
import type { Canvas } from './canvas.js';
import { type Line, SIZES, setLines, setParts, tallOf } from './set-lines.js';
import { type Columns, GAP } from './step-columns.js';

const QUIET = '#52606d';
const INK = '#1f2933';
const WARNING = '#b3261e';

/** Points of how a piece lies. */
export const PICTOGRAM = { wide: 36, tall: 31.5 };
/** Points of a box to tick: the only one of a row is larger. */
export const BOX = { one: 18, many: 13, between: 2 };
/** Points above the words below a row, at least. */
const LEAST_HEAD = 22;
export const BARCODE = 22;
export const LINE = 11;
const SMALL_LINE = 9.5;
/** Of a part of a step: its arrangement and its size. */
export const PADDING = 2;
const BETWEEN = '\u00a0\u00a0·  ';
/** Points between what is said of a step and a warning in the same line. */
const BESIDE = 10;

/** In the order of the columns, from top to bottom in each. */
export interface SetStep {
  readonly card: StepCard;
  readonly number: readonly Line[];
  readonly name: readonly Line[];
  readonly details: readonly Line[];
  /** Under the row, as wide as cargo, arrangement and places. */
  readonly notes: readonly Line[];
  /** Warnings that have room in the last line of what is said of the step, so far below the first one. */
  readonly beside: { readonly line: Line; readonly x: number; readonly below: number } | null;
  readonly parts: readonly { readonly part: StepPart; readonly lines: readonly Line[]; readonly hasPicture: boolean }[];
  /** Null: it has none. Below: as wide as the words of the row, for beside other columns it has no room. */
  readonly code: { readonly bars: PrintedCode; readonly wide: number; readonly isBelow: boolean } | null;
  readonly quantity: readonly string[];
  /** Numbers of the steps that have boxes to tick, below each other. */
  readonly ticked: readonly number[];
  /** Points above the words below the row, at least. */
  readonly leastHead: number;
  readonly tall: number;
}

export class StepSetter {
  constructor(
    private readonly canvas: Canvas,
    private readonly sheet: LoadSheet,
    private readonly report: Report,
    private readonly words: Words,
    private readonly look: { readonly hasBarcodes: boolean; readonly ticks: readonly string[] },
    private readonly columns: Columns,
  ) {}

  of(row: StepRow): SetStep {
    const { words, report, sheet } = this;
    const { card } = row;
    const at = this.columns;
    const wide = at.cargoWide;
    const name = setLines(this.canvas, stepName(card, sheet, words), wide, SIZES.name, 'bold', INK, LINE + 1);
    const below = (texts: readonly string[], weight: 'plain' | 'bold', colour: string) =>
      texts.flatMap((text) => setLines(this.canvas, text, wide, SIZES.small, weight, colour, SMALL_LINE));
    const details = [
      ...below(uprightText(card, words), 'bold', WARNING),
      ...below(this.#undivided(stepDetails(card, words), wide, 'plain'), 'plain', INK),
    ];
    const code = this.look.hasBarcodes ? barcodeOf(card.name, wide) : null;
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
    const ticked = tickedSteps(row);
    // Words stand below the only box, and beside several.
    const free = at.ticks - GAP - at.cargo;
    const isBeside = ticked.length > 1 && this.look.ticks.length > 0 && (code?.wide ?? 0) <= free;
    const whole = isBeside ? free : at.end - at.cargo;
    const small = (text: string, weight: 'plain' | 'bold', colour: string) =>
      setLines(this.canvas, text, whole, SIZES.small, weight, colour, SMALL_LINE);
    const said = this.#undivided(stepNotes(sheet, row, report, words), whole, 'plain').flatMap((text) =>
      small(text, 'plain', QUIET),
    );
    const last = said.at(-1)!;
    const indent = this.canvas.type.widthOf(last.text, last.size, last.weight) + BESIDE;
    const warnings = stepWarnings(sheet, row, report, words);
    const [first, count] = this.#fitting(warnings, whole - indent);
    const rest = this.#undivided(warnings.slice(count), whole, 'bold').flatMap((text) => small(text, 'bold', WARNING));
    const notes = [...said, ...rest];
    const [line] = count === 0 ? [] : small(first, 'bold', WARNING);
    const beside = line === undefined ? null : { line, x: at.cargo + indent, below: tallOf(said.slice(0, -1)) };
    const boxes = ticksTall(ticked.length, this.look.ticks.length);
    const leastHead = isBeside ? LEAST_HEAD : Math.max(LEAST_HEAD, boxes);
    const { words: partsTall, pictures } = partsTalls(parts);
    const head = Math.max(
      tallOf(name) + tallOf(details) + (code === null || code.isBelow ? 0 : BARCODE),
      partsTall,
      leastHead,
    );
    const under = code?.isBelow === true ? BARCODE : 0;
    const tall = Math.max(head + under + tallOf(notes), pictures + under, boxes) + 2 * PADDING;
    const number = numberLines(this.canvas, numberText(row, words), at.code - at.step);
    return {
      card,
      number,
      name,
      details,
      notes,
      beside,
      parts,
      code,
      ticked,
      leastHead,
      tall,
      quantity: rowQuantity(sheet, row, words),
    };
  }

  /** Lines of notes: one that has no room beside those before it begins a line, and scripts without blanks stay whole. */
  #undivided(notes: readonly string[], wide: number, weight: 'plain' | 'bold'): string[] {
    const lines: string[] = [];
    for (const note of notes) {
      const beside = lines.length === 0 ? note : `${lines.at(-1)}${BETWEEN}${note}`;
      if (this.canvas.type.widthOf(beside, SIZES.small, weight) <= wide) lines.splice(-1, 1, beside);
      else lines.push(note);
    }
    return lines;
  }

  /** As many warnings as have room in one line. */
  #fitting(warnings: readonly string[], wide: number): [text: string, count: number] {
    let text = '';
    for (const [count, warning] of warnings.entries()) {
      const beside = count === 0 ? warning : `${text}${BETWEEN}${warning}`;
      if (this.canvas.type.widthOf(beside, SIZES.small, 'bold') > wide) return [text, count];
      text = beside;
    }
    return [text, warnings.length];
  }

  #sizeText(size: StepPart['pieceSize']): string {
    return this.words.size(this.report.units.size(size));
  }
}

/** @param wide points of the column of names */
function barcodeOf(name: string, wide: number): SetStep['code'] {
  const bars = code128(name);
  if (bars === null) return null;
  const [least, most] = [MODULE.least, MODULE.most].map((module) => (bars.width * module * 72) / 25.4) as [
    number,
    number,
  ];
  return least <= wide - 2
    ? { bars, wide: Math.min(wide - 2, most), isBelow: false }
    : { bars, wide: least, isBelow: true };
}

/** From which step to which, below each other where there is no room beside. */
function numberLines(canvas: Canvas, text: string, wide: number): Line[] {
  const whole = canvas.type.widthOf(text, 11, 'bold') <= wide - 2;
  const lines = whole ? [text] : text.split(/(?<=–)/);
  return lines.map((line) => ({ text: line, size: 11, weight: 'bold', colour: INK, tall: 13 }));
}

/** Points of boxes to tick, below each other. @param count of the columns of boxes */
function ticksTall(rows: number, count: number): number {
  return count === 0 ? 0 : rows * (boxSide(count) + BOX.between) + 2;
}

/** @param count of the columns of boxes */
export function boxSide(count: number): number {
  return count === 1 ? BOX.one : BOX.many;
}

type Part = Pick<SetStep['parts'][number], 'lines' | 'hasPicture'>;

export function wordsTall(lines: readonly Line[]): number {
  return Math.max(tallOf(lines), 2 * LINE) + 1;
}

export function partTall({ lines, hasPicture }: Part): number {
  return Math.max(wordsTall(lines), hasPicture ? PICTOGRAM.tall : 0);
}

/** Of all parts of a step: to the end of the words of the last one, and to the end of its picture. */
function partsTalls(parts: readonly Part[]): { words: number; pictures: number } {
  const last = parts.at(-1)!;
  const before = parts.slice(0, -1).reduce((sum, part) => sum + partTall(part), 0);
  return { words: before + wordsTall(last.lines), pictures: before + partTall(last) };
}
