/** A report as a PDF: drawn from the scene, tagged, with bookmarks, its text to be selected and searched. */

import { setImmediate } from 'node:timers/promises';
import { paperOf } from '../../schema/reports.js';
import { hasDoor } from '../cargo-marks.js';
import { qrCode } from '../codes.js';
import { figuresOf } from '../figures.js';
import {
  blanksOf,
  calculatedBy,
  calculatedDay,
  headingOf,
  labelsText,
  massesOfVan,
  planLine,
  ticksOf,
  totalLine,
  verifiedLine,
} from '../heading.js';
import { LabelFacts } from '../label-facts.js';
import { areForReceivers, isForNobody, reportFor, sheetsOf } from '../layout-sheets.js';
import { LAYOUTS, type Layout, OF_RECEIVER, type Section } from '../layouts.js';
import { barcodeNotes, behindText, stopsWord } from '../manifest-cells.js';
import { type LabelledPallet, labelledPallets, labelsOn, loadedPallets } from '../model/labels.js';
import { type LoadSheet, type Report, reportOf } from '../model/report.js';
import type { ReportSource } from '../model/source.js';
import { textsOf } from '../model/texts.js';
import { liveAddress, type ReportOptions } from '../report-options.js';
import { heightsOf, isShort } from '../sheets.js';
import { stopTitle } from '../stop-cells.js';
import { sheetWarnings, warningLines } from '../warning-lines.js';
import { Words } from '../words/words.js';
import { drawBlanks } from './blanks.js';
import { Canvas, type Tag } from './canvas.js';
import { drawFigures } from './figures.js';
import { fontFiles } from './font-files.js';
import { drawLabel } from './labels.js';
import { drawLayers, drawPicture, drawViews, roomOfViews, SCALE } from './pictures.js';
import { drawSections } from './section-parts.js';
import { containersTable, manifestTable, stopsTable, unloadedTable } from './tables.js';
import { MISSING } from './typesetter.js';
import { drawUnloading } from './unloading.js';
import { drawVehicle } from './vehicle.js';

const WARNING = '#b3261e';
/** Of a page: below more than that no sheet begins. */
const MOST_OF_HEAD = 0.55;
/** Points: the titles of the cargo list, and a first row with a description. */
const ROOM_OF_MANIFEST = 110;

/** @param sink takes the bytes as they come */
export async function writePdf(
  source: ReportSource,
  options: ReportOptions,
  fontDir: string | null,
  sink: (chunk: Uint8Array) => void,
): Promise<void> {
  const words = new Words(options.look.language, source.shown.uom);
  await new Document(source, reportOf(source), options, words, fontDir, sink).write();
}

class Document {
  readonly #canvas: Canvas;
  readonly #layout: Layout;
  /** Those that the plan builds come first. */
  readonly #pallets: readonly LabelledPallet[];
  readonly #built: number;

  constructor(
    private readonly source: ReportSource,
    private readonly report: Report,
    private readonly options: ReportOptions,
    private readonly words: Words,
    fontDir: string | null,
    sink: (chunk: Uint8Array) => void,
  ) {
    this.#layout = LAYOUTS[options.look.layout];
    const built = labelledPallets(source);
    this.#built = built.length;
    this.#pallets = [...built, ...loadedPallets(source)];
    this.#canvas = new Canvas(
      {
        size: paperOf(options.look, words.uom) === 'Letter' ? 'LETTER' : 'A4',
        lang: words.tag,
        title: report.title,
        author: report.head.owner,
        footLeft: `${planLine(report, words)}   ${verifiedLine(report, words)}`,
        footRight: calculatedDay(report, words),
        page: words.text('page'),
        ofPages: words.text('pageOf', { pages: '\u0000' }),
        code: areForReceivers(source, this.#layout) ? null : qrCode(liveAddress(options, report)),
        watermark: report.isVerified ? null : words.text('notVerified'),
        createdAt: new Date(report.head.calculatedAt),
      },
      fontFiles(options.look.language, fontDir),
      sink,
    );
  }

  async write(): Promise<void> {
    if (this.#layout.hasContainers) await this.#sheets();
    if (this.#layout.hasLabels) await this.#labels();
    await this.#canvas.end();
  }

  async #sheets(): Promise<void> {
    const { report, source, words, options } = this;
    const canvas = this.#canvas;
    canvas.newPage();
    this.#head(canvas.element(canvas.root, 'Sect'));
    const chosen = report.rows.filter(
      ({ sequences }) => options.container === null || sequences.includes(options.container),
    );
    if (report.rows.length > 1 && options.container === null)
      containersTable(canvas, canvas.element(canvas.root, 'Sect'), report, words);
    // Each container has pages of its own, to be handed out; the first of them has the head of the whole on its first.
    let isBelowHead = canvas.y < MOST_OF_HEAD * canvas.doc.page.height;
    let hasReceivers = false;
    for (const sheet of sheetsOf(source, chosen, this.#layout)) {
      hasReceivers ||= sheet.receiver !== undefined;
      this.#sheet(sheet, isBelowHead);
      isBelowHead = false;
      // Lets the bytes of its pages go before the next one.
      await setImmediate();
    }
    if (this.#layout.hasUnloaded && !hasReceivers)
      unloadedTable(canvas, canvas.element(canvas.root, 'Sect'), report, words);
  }

  async #labels(): Promise<void> {
    const { report, source, words, options } = this;
    const canvas = this.#canvas;
    const chosen = this.#chosenPallets;
    if (chosen.length === 0) {
      if (canvas.pages === 0) this.#noPallets();
      return;
    }
    const facts = new LabelFacts(source);
    for (const [at, pallet] of chosen.entries()) {
      drawLabel(canvas, facts.of(pallet), { pallet, quantity: this.#pallets.length, report, options, words });
      if (at === 0) canvas.doc.outline.addItem(words.text('labels'));
      await setImmediate();
    }
  }

  /** Of the container that is asked for, or of all. */
  get #chosenPallets(): readonly LabelledPallet[] {
    const { container: asked } = this.options;
    // Who loads labels what he builds.
    const wanted = this.#layout.hasContainers ? this.#pallets.slice(0, this.#built) : this.#pallets;
    return wanted.filter(({ container }) => asked === null || container === asked);
  }

  /** A document has one page at least. */
  #noPallets(): void {
    const canvas = this.#canvas;
    canvas.newPage();
    const section = canvas.element(canvas.root, 'Sect');
    this.#head(section);
    canvas.paragraph(section, this.words.text('noPallets'), 11, 'bold');
  }

  #head(section: Tag): void {
    const { report, words, options } = this;
    const canvas = this.#canvas;
    canvas.paragraph(section, `${words.text('report')} · ${words.text(options.look.layout)}`);
    canvas.heading(section, report.title, 1);
    if (report.description !== '') canvas.paragraph(section, report.description, 10, 'plain', '#1f2933');
    canvas.paragraph(section, calculatedBy(report, words));
    canvas.paragraph(
      section,
      `${planLine(report, words)} · ${verifiedLine(report, words)}`,
      9,
      'bold',
      report.isVerified ? '#1b6e3c' : '#b3261e',
    );
    const total = totalLine(report, this.options.look.layout, words);
    if (total !== null) canvas.paragraph(section, total, 9, 'bold', '#1f2933');
    const behind = behindText(report, this.#layout, words);
    if (behind !== null) canvas.paragraph(section, behind, 9, 'bold', '#b3261e');
    if (report.isAlternatives) canvas.paragraph(section, words.text('optionsNote'), 9, 'bold', '#1f2933');
    if (this.#layout.hasContainers && this.#layout.hasLabels && this.#chosenPallets.length > 0) {
      const size = options.look.labelSize === 'A6' ? 'A6' : '100 × 150 mm';
      const count = words.number(this.#chosenPallets.length);
      canvas.paragraph(section, words.text('labelsFollow', { count, size }), 9, 'plain', '#1f2933');
    }
    this.#warnings(section);
    if (textsOf(this.source).some((text) => canvas.type.lacks(text)))
      canvas.paragraph(section, words.text('noFont', { mark: MISSING }), 9, 'bold', '#b3261e');
    canvas.y += 4;
  }

  #warnings(section: Tag): void {
    const canvas = this.#canvas;
    const lines = warningLines(this.report, this.options.look.layout, this.words);
    if (lines.length === 0) return;
    canvas.paragraph(section, this.words.text('warnings'), 9, 'bold', WARNING);
    for (const { text, details } of lines) {
      canvas.paragraph(section, `• ${text}`, 9, 'bold', '#1f2933');
      for (const detail of details) canvas.paragraph(section, detail, 7.5);
    }
  }

  #sheet(sheet: LoadSheet, isBelowHead: boolean): void {
    const { report, words } = this;
    const canvas = this.#canvas;
    if (!isBelowHead) canvas.newPage();
    const section = canvas.element(canvas.root, 'Sect');
    const heading = headingOf(sheet, report, words);
    const name = words.equipment(sheet.name);
    if (sheet.receiver !== undefined) {
      const title = stopTitle(sheet, sheet.receiver.stop, [sheet.receiver.group], words);
      const item = canvas.doc.outline.addItem(title);
      canvas.heading(section, title, 2, 60);
      // It is handed out without the sheet that has the head.
      if (!isBelowHead) canvas.paragraph(section, calculatedBy(report, words));
      const mark = (text: string) => item.addItem(text);
      if (isForNobody(sheet)) canvas.paragraph(section, words.text('stopNothing', { stop: title }), 9, 'bold', WARNING);
      else for (const one of [sheet, ...(sheet.further ?? [])]) this.#ofReceiver(section, one, mark);
      unloadedTable(canvas, section, reportFor(report, sheet), words);
      section.end();
      return;
    }
    const bookmark = canvas.doc.outline.addItem(`${heading}, ${name}`);
    canvas.heading(section, `${heading}: ${name}`, 2, 60);
    const numbers = sheet.shown === null ? [] : labelsOn(sheet);
    if (numbers.length > 0) canvas.paragraph(section, labelsText(numbers, words));
    for (const warning of sheetWarnings(sheet, report, this.options.look.layout, words))
      canvas.paragraph(section, warning, 9, 'bold', WARNING);
    for (const part of this.#layout.sections) this.#section(section, part, sheet, (text) => bookmark.addItem(text));
    section.end();
  }

  #ofReceiver(section: Tag, sheet: LoadSheet, mark: (text: string) => void): void {
    const { report, words } = this;
    this.#canvas.paragraph(section, `${headingOf(sheet, report, words)}: ${words.equipment(sheet.name)}`);
    for (const part of OF_RECEIVER) this.#section(section, part, sheet, mark);
  }

  #section(section: Tag, part: Section, sheet: LoadSheet, mark: (text: string) => void): void {
    const { report, words, options } = this;
    const canvas = this.#canvas;
    const titled = (text: string, room: number) => {
      canvas.heading(section, text, 3, room);
      mark(text);
    };
    switch (part) {
      case 'blanks':
        drawBlanks(canvas, section, sheet, blanksOf(sheet, options.look.layout), words);
        for (const text of massesOfVan(sheet, report, this.#layout, words))
          canvas.paragraph(section, text, 9, 'bold', '#1f2933');
        return;
      case 'figures':
        drawFigures(canvas, section, figuresOf(sheet, report, words, options.look.layout), (room) =>
          titled(words.text('figures'), room),
        );
        return;
      case 'vehicle':
        drawVehicle(canvas, section, sheet, report, words, titled);
        return;
      case 'views':
        titled(words.text('views'), roomOfViews(canvas, sheet, this.#layout.views, words));
        drawViews(canvas, section, sheet, this.#layout.views, words);
        return;
      case 'manifest':
        titled(words.text('manifest'), ROOM_OF_MANIFEST);
        manifestTable(canvas, section, sheet, report, words, this.#layout);
        if (options.look.hasBarcodes)
          for (const note of barcodeNotes(sheet, words)) canvas.paragraph(section, note, 8.5, 'plain');
        return;
      case 'stops':
        if (sheet.stops.rows.length > 0) {
          titled(words.text(stopsWord(sheet)), 60);
          stopsTable(canvas, section, sheet, report, words, this.#layout);
        }
        return;
      case 'unloading':
        drawUnloading(canvas, section, sheet, report, words, (room) => titled(words.text('unloading'), room));
        return;
      case 'layers':
        // Of what has no door the pictures of the steps are plans already.
        if (!hasDoor(sheet)) return;
        titled(words.text('layersTitle'), 170);
        canvas.paragraph(section, words.text('layersNote'));
        drawLayers(canvas, section, sheet, words);
        return;
      case 'heights': {
        const textOf = (scaled: number) => words.number(report.units.length(scaled), 0);
        const share = isShort(sheet) ? 0.5 : 1;
        const wide = canvas.width * share;
        const drawn = heightsOf(sheet, words, textOf, Math.round(wide / SCALE), 480);
        titled(`${words.text('heights')} (${words.lengthUnit})`, (wide * drawn.height) / drawn.width + 40);
        canvas.paragraph(section, words.text('heightsNote'));
        drawPicture(canvas, section, drawn, wide, null);
        return;
      }
      case 'steps':
        drawSections(
          canvas,
          section,
          sheet,
          report,
          words,
          { hasBarcodes: options.look.hasBarcodes, ticks: ticksOf(sheet, words) },
          (room) => titled(words.text('steps'), room),
        );
    }
  }
}
