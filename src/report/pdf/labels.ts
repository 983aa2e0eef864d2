/** Labels of pallets, one on each page: which pallet it is, what it weighs, what is on it, and a code of the place that shows it. */

import { cssOf } from '../../scene/shades.js';
import type { ReportLabelSize } from '../../schema/reports.js';
import { qrCode } from '../codes.js';
import { calculatedDay, planLine, verifiedLine } from '../heading.js';
import type { PalletFacts } from '../label-facts.js';
import { stopWord } from '../manifest-cells.js';
import type { LabelledPallet } from '../model/labels.js';
import type { Report } from '../model/report.js';
import { palletAddress, type ReportOptions } from '../report-options.js';
import type { Words } from '../words/words.js';
import type { Canvas, Tag } from './canvas.js';
import { CAPTION, ContentsRow, cut, EDGE, LEAST } from './label-contents.js';
import type { Weight } from './typesetter.js';

/** Points. */
const MILLIMETRE = 72 / 25.4;
const SIZES: Readonly<Record<ReportLabelSize, readonly [width: number, height: number]>> = {
  A6: [105 * MILLIMETRE, 148 * MILLIMETRE],
  '100x150': [100 * MILLIMETRE, 150 * MILLIMETRE],
};
const BAND = 28;
const CODE_SIDE = 34 * MILLIMETRE;
const INK = '#1f2933';
const QUIET = '#52606d';
const WARNING = '#b3261e';
/** Of a figure, and the least that it may become before its end is left out. */
const VALUE = 16;
const LEAST_VALUE = 9;
/** Of what is on the pallet: the largest in which all has room, or the last. */
const ROWS = [12, 10.5, 9] as const;
const SMALLEST_ROW = 9;

/** So much of the width, beside others. */
type Figure = readonly [caption: string, value: string, share: number];

export interface LabelLook {
  readonly pallet: LabelledPallet;
  /** Pallets of the whole load. */
  readonly quantity: number;
  readonly report: Report;
  readonly options: Pick<ReportOptions, 'addresses' | 'look'>;
  readonly words: Words;
}

export function drawLabel(canvas: Canvas, facts: PalletFacts, look: LabelLook): void {
  const [width, height] = SIZES[look.options.look.labelSize];
  canvas.labelPage(width, height);
  const section = canvas.element(canvas.root, 'Sect');
  new LabelPage(canvas, section, facts, look, width - 2 * EDGE).draw(height - EDGE);
  section.end();
}

class LabelPage {
  #y = EDGE;

  constructor(
    private readonly canvas: Canvas,
    private readonly section: Tag,
    private readonly facts: PalletFacts,
    private readonly look: LabelLook,
    private readonly width: number,
  ) {}

  /** @param bottom points */
  draw(bottom: number): void {
    const { report, pallet, quantity, words } = this.look;
    this.#band();
    // Beside P11, which all pallets of a kind have in common, the number is that of the label, as sheets and steps say it.
    const heading = this.facts.code === null ? 'palletNumber' : 'labelOf';
    this.#text(words.text(heading, { number: pallet.number, count: quantity }), 'H2', 24, 1, 'bold');
    this.#text(report.title, 'P', 12, 2, 'bold');
    this.#figures();
    this.#contents(bottom - CODE_SIDE);
    this.#foot(bottom - CODE_SIDE);
  }

  /** The colour, and on white the code: labels are printed in black, too. */
  #band(): void {
    const { canvas, section, width } = this;
    const { code, paint, name } = this.facts;
    canvas.artifact(() => canvas.doc.fillColor(cssOf(paint.colour)).rect(EDGE, EDGE, width, BAND).fill());
    const text = canvas.type.shortened(
      [code, this.look.words.equipment(name)].filter(Boolean).join(' · '),
      width - 60,
      15,
      'bold',
    );
    canvas.tagged(section, 'P', () => {
      const wide = canvas.type.widthOf(text, 15, 'bold') + 14;
      canvas.doc
        .fillColor('#ffffff')
        .rect(EDGE + 5, EDGE + 4, wide, BAND - 8)
        .fill();
      canvas.text(text, EDGE + 12, EDGE + 19.5, 15, 'bold', INK);
    });
    this.#y += BAND + 4;
  }

  /** @param most lines */
  #text(text: string, tag: 'H2' | 'P', size: number, most: number, weight: Weight): void {
    const { canvas, section, width } = this;
    const { lines, size: fitting } = cut(canvas, text, width, size, most, weight);
    canvas.tagged(section, tag, () => {
      for (const line of lines) {
        this.#y += fitting * 1.22;
        canvas.text(line, EDGE, this.#y, fitting, weight);
      }
    });
    this.#y += 3;
  }

  /** Where it goes, and below that what it weighs and measures. */
  #figures(): void {
    const { look, facts } = this;
    const { report, words, pallet } = look;
    const { stops, groups, weight, height, sheet } = facts;
    const sides = [facts.floor.length, facts.floor.width].map((side) => report.units.length(side));
    const names = groups.join(', ');
    const stop = stops.length === 0 ? names : [words.ranges(stops), names].filter((text) => text !== '').join(' · ');
    const where: (Figure | false)[] = [
      stop !== '' && [words.text(stops.length === 0 ? 'group' : stopWord(sheet)), stop, 3],
      (pallet.place !== null || 'cargo' in pallet) &&
        report.containers > 1 && [words.text('container'), words.number(pallet.container), 1],
    ];
    this.#row(where.filter((figure) => figure !== false));
    const floor = sides.map((side) => words.number(side)).join('\u00a0×\u00a0');
    this.#row([
      [words.text('grossMass'), words.weight(report.units.weight(weight)), 1],
      [words.text('height'), words.length(report.units.length(height)), 1],
      [`${words.text('lengthName')} × ${words.text('widthName')}`, `${floor}\u00a0${words.lengthUnit}`, 1.25],
    ]);
    this.canvas.artifact(() => this.canvas.line(EDGE, this.#y, EDGE + this.width, this.#y, 0.7, INK));
  }

  /** Figures side by side, each with its caption above. */
  #row(figures: readonly Figure[]): void {
    if (figures.length === 0) return;
    const { canvas, section } = this;
    const shares = figures.reduce((sum, [, , share]) => sum + share, 0);
    const free = this.width - (figures.length - 1) * 8;
    const cells = figures.map(([caption, value, share]) => {
      const wide = (free * share) / shares;
      return {
        wide,
        caption: canvas.type.undivided(caption, wide, CAPTION, LEAST, 'plain'),
        value: canvas.type.shortened(value, (wide * VALUE) / LEAST_VALUE, VALUE, 'bold'),
      };
    });
    const above = Math.max(...cells.map(({ caption }) => caption.lines.length)) * 9;
    canvas.artifact(() => canvas.line(EDGE, this.#y + 2, EDGE + this.width, this.#y + 2, 0.7, INK));
    this.#y += 5;
    let x = EDGE;
    for (const { wide, caption, value } of cells) {
      const left = x;
      const size = Math.min(VALUE, (VALUE * wide) / canvas.type.widthOf(value, VALUE, 'bold'));
      canvas.tagged(section, 'P', () => {
        caption.lines.forEach((line, index) => {
          canvas.text(line, left, this.#y + 7 + index * 9, caption.size, 'plain', QUIET);
        });
        canvas.text(value, left, this.#y + above + 15, size, 'bold');
      });
      x += wide + 8;
    }
    this.#y += above + 21;
  }

  /** As many rows as there is room for, and how many are left out. */
  #contents(bottom: number): void {
    const { canvas, section, look, facts } = this;
    const { words } = look;
    canvas.tagged(section, 'P', () => canvas.text(words.text('contents'), EDGE, this.#y + 9, CAPTION, 'plain', QUIET));
    this.#y += 12;
    const free = bottom - this.#y;
    const sized = (size: number) => facts.contents.map((row) => new ContentsRow(canvas, row, words, this.width, size));
    const tallOf = (rows: readonly ContentsRow[]) => rows.reduce((sum, { height }) => sum + height, 0);
    const largest = ROWS.map(sized).find((rows) => tallOf(rows) <= free);
    const rows = largest ?? sized(SMALLEST_ROW);
    const room = largest === undefined ? free - MORE : free;
    let used = 0;
    const left = rows.findIndex(({ height }) => {
      used += height;
      return used > room;
    });
    const shown = left < 0 ? rows : rows.slice(0, left);
    for (const row of shown) {
      canvas.tagged(section, 'P', () => row.draw(this.#y));
      this.#y += row.height;
    }
    if (shown.length === rows.length) return;
    const packages = facts.contents.reduce((sum, { quantity }) => sum + quantity, 0);
    const values = { count: rows.length - shown.length, total: words.number(packages) };
    const more = canvas.type.shortened(words.text('moreContents', values), this.width, SMALLEST_ROW, 'bold');
    canvas.tagged(section, 'P', () => canvas.text(more, EDGE, this.#y + 10, SMALLEST_ROW, 'bold'));
  }

  #foot(top: number): void {
    const { canvas, section, width, look } = this;
    const { report, pallet, options, words } = look;
    const code = qrCode(palletAddress(options, report, pallet));
    const x = EDGE + CODE_SIDE + 8;
    const wide = width - CODE_SIDE - 8;
    canvas.tagged(section, 'Figure', () => canvas.code(code, EDGE, top, CODE_SIDE, CODE_SIDE), words.text('livePage'));
    const { isVerified } = report;
    const said: readonly (readonly [text: string, weight: Weight, colour: string])[] = [
      [words.text('livePage'), 'plain', QUIET],
      [planLine(report, words), 'bold', INK],
      [verifiedLine(report, words), isVerified ? 'plain' : 'bold', isVerified ? QUIET : WARNING],
      [calculatedDay(report, words), 'plain', QUIET],
    ];
    let y = top + 4;
    for (const [text, weight, colour] of said) {
      const { lines, size } = cut(canvas, text, wide, 8, 4, weight);
      canvas.tagged(section, 'P', () => {
        for (const line of lines) {
          y += 10;
          canvas.text(line, x, y, size, weight, colour);
        }
      });
      y += 3;
    }
  }
}

/** Points of the line that says how many rows are left out. */
const MORE = 13;
