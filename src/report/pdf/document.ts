/** A report as a PDF: drawn from the scene, tagged, with bookmarks, its text to be selected and searched. */

import { setImmediate } from 'node:timers/promises';
import { qrCode } from '../codes.js';
import { figuresOf } from '../figures.js';
import { BLANKS, calculatedLine, headingOf, planLine, verifiedLine } from '../heading.js';
import { LAYOUTS, type Layout, type Section } from '../layouts.js';
import { stopsWord } from '../manifest-cells.js';
import { containerSheet, type LoadSheet, palletSheet, palletsIn, type Report, reportOf } from '../model/report.js';
import type { ReportSource } from '../model/source.js';
import { liveAddress } from '../page/page.js';
import type { ReportOptions } from '../report-options.js';
import { heightsOf, isShort, layerOf } from '../sheets.js';
import { Words } from '../words/words.js';
import { Canvas, type Tag } from './canvas.js';
import { drawCards } from './cards.js';
import { fontFiles } from './font-files.js';
import { drawInRows, drawPicture, drawViews, roomOfViews, WIDTHS } from './pictures.js';
import { containersTable, manifestTable, stopsTable, unloadedTable } from './tables.js';
import { MISSING } from './typesetter.js';

const QUIET = '#52606d';
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

  constructor(
    private readonly source: ReportSource,
    private readonly report: Report,
    private readonly options: ReportOptions,
    private readonly words: Words,
    fontDir: string | null,
    sink: (chunk: Uint8Array) => void,
  ) {
    this.#layout = LAYOUTS[options.look.layout];
    this.#canvas = new Canvas(
      {
        size: words.uom === 'UnitEnglish' ? 'LETTER' : 'A4',
        lang: words.tag,
        title: report.title,
        author: report.head.owner,
        footLeft: `${planLine(report, words)}   ${verifiedLine(report, words)}`,
        footRight: calculatedLine(report, words),
        page: words.text('page'),
        ofPages: words.text('pageOf', { pages: '\u0000' }),
        code: qrCode(liveAddress(options, report)),
        watermark: report.isVerified ? null : words.text('notVerified'),
        createdAt: new Date(report.head.calculatedAt),
      },
      fontFiles(options.look.language, fontDir),
      sink,
    );
  }

  async write(): Promise<void> {
    const { report, source, words, options } = this;
    const canvas = this.#canvas;
    canvas.newPage();
    this.#head(canvas.element(canvas.root, 'Sect'));
    const chosen = report.rows.filter(
      ({ sequences }) => options.container === null || sequences.includes(options.container),
    );
    if (report.rows.length > 1 && options.container === null)
      containersTable(canvas, canvas.element(canvas.root, 'Sect'), report, words);
    const pallets = new Set<number>();
    for (const [at, row] of chosen.entries()) {
      const sheet = containerSheet(source, row);
      for (const place of palletsIn(sheet)) pallets.add(place);
      this.#sheet(sheet, at === 0 && report.rows.length === 1);
      // Lets the bytes of its pages go before the next one.
      await setImmediate();
    }
    if (this.#layout.hasPallets) {
      for (const place of [...pallets].sort((a, b) => a - b)) this.#sheet(palletSheet(source, place), false);
    }
    if (this.#layout.hasUnloaded) unloadedTable(canvas, canvas.element(canvas.root, 'Sect'), report, words);
    if (canvas.type.isLacking)
      canvas.paragraph(canvas.root, words.text('noFont', { mark: MISSING }), 9, 'bold', '#b3261e');
    await canvas.end();
  }

  #head(section: Tag): void {
    const { report, words, options } = this;
    const canvas = this.#canvas;
    canvas.paragraph(section, `${words.text('report')} · ${words.text(options.look.layout)}`);
    canvas.heading(section, report.title, 1);
    if (report.description !== '') canvas.paragraph(section, report.description, 10, 'plain', '#1f2933');
    canvas.paragraph(section, `${calculatedLine(report, words)} ${words.text('by')} ${report.head.owner}`);
    canvas.paragraph(
      section,
      `${planLine(report, words)} · ${verifiedLine(report, words)}`,
      9,
      'bold',
      report.isVerified ? '#1b6e3c' : '#b3261e',
    );
    if (report.isAlternatives) canvas.paragraph(section, words.text('optionsNote'), 9, 'bold', '#1f2933');
    canvas.y += 4;
  }

  #sheet(sheet: LoadSheet, isBesideHead: boolean): void {
    const { report, words } = this;
    const canvas = this.#canvas;
    if (!isBesideHead) canvas.newPage();
    const section = canvas.element(canvas.root, 'Sect');
    const heading = headingOf(sheet, report, words);
    const bookmark = canvas.doc.outline.addItem(`${heading}, ${sheet.name}`);
    canvas.heading(section, `${heading}: ${sheet.name}`, 2, 60);
    for (const part of this.#layout.sections) this.#section(section, part, sheet, (text) => bookmark.addItem(text));
    section.end();
  }

  #section(section: Tag, part: Section, sheet: LoadSheet, mark: (text: string) => void): void {
    const { report, words, options } = this;
    const canvas = this.#canvas;
    const titled = (text: string, room: number) => {
      canvas.heading(section, text, 3, room);
      mark(text);
    };
    const columns = isShort(sheet) ? 3 : 2;
    switch (part) {
      case 'blanks':
        if (sheet.shown !== null) this.#blanks(section);
        return;
      case 'figures':
        titled(words.text('figures'), 60);
        this.#figures(section, sheet);
        return;
      case 'views':
        titled(words.text('views'), roomOfViews(canvas, sheet, this.#layout.views, words));
        drawViews(canvas, section, sheet, this.#layout.views, words);
        return;
      case 'manifest':
        titled(words.text('manifest'), ROOM_OF_MANIFEST);
        manifestTable(canvas, section, sheet, report, words, this.#layout);
        return;
      case 'stops':
        if (sheet.stops.length > 0) {
          titled(words.text(stopsWord(sheet)), 60);
          stopsTable(canvas, section, sheet, report, words);
        }
        return;
      case 'layers':
        titled(words.text('layersTitle'), 170);
        canvas.paragraph(section, words.text('layersNote'));
        drawInRows(
          canvas,
          section,
          sheet.layers.map((layer) => layerOf(sheet, layer, words, WIDTHS[columns]!, 420)),
          columns,
        );
        return;
      case 'heights': {
        const textOf = (scaled: number) => words.number(report.units.length(scaled), 0);
        const share = isShort(sheet) ? 0.34 : 0.62;
        const drawn = heightsOf(sheet, words, textOf, 1000 * share, 480);
        const wide = canvas.width * share;
        titled(`${words.text('heights')} (${words.lengthUnit})`, (wide * drawn.height) / drawn.width + 40);
        canvas.paragraph(section, words.text('heightsNote'));
        drawPicture(canvas, section, drawn, wide, null);
        return;
      }
      case 'steps':
        drawCards(
          canvas,
          section,
          sheet,
          report,
          words,
          { isLarge: this.#layout.hasLargeSteps, hasBarcodes: options.look.hasBarcodes },
          (room) => titled(words.text('steps'), room),
        );
    }
  }

  #blanks(section: Tag): void {
    const canvas = this.#canvas;
    const keys = BLANKS[this.options.look.layout];
    if (keys.length === 0) return;
    const wide = (canvas.width - 6 * (keys.length - 1)) / keys.length;
    canvas.need(40);
    const top = canvas.y + 2;
    keys.forEach((key, at) => {
      const x = canvas.left + at * (wide + 6);
      canvas.artifact(() => canvas.doc.lineWidth(0.7).strokeColor(QUIET).rect(x, top, wide, 32).stroke());
      const text = canvas.type.shortened(this.words.text(key), wide - 6, 7, 'plain');
      canvas.tagged(section, 'P', () => canvas.text(text, x + 3, top + 8, 7, 'plain', QUIET));
    });
    canvas.y = top + 36;
  }

  #figures(section: Tag, sheet: LoadSheet): void {
    const canvas = this.#canvas;
    const rows = figuresOf(sheet, this.report, this.words, this.options.look.layout);
    const wide = (canvas.width - 20) / 2;
    for (let at = 0; at < rows.length; at += 2) {
      const pair = rows.slice(at, at + 2).map(([name, value]) => {
        const valueWidth = canvas.type.widthOf(value, 9, 'bold');
        return { value, lines: canvas.type.lines(name, Math.max(60, wide - valueWidth - 8), 9, 'plain') };
      });
      const height = Math.max(...pair.map(({ lines }) => lines.length)) * 11 + 4;
      canvas.need(height);
      pair.forEach(({ value, lines }, column) => {
        const x = canvas.left + column * (wide + 20);
        canvas.tagged(section, 'P', () => {
          lines.forEach((line, index) => {
            canvas.text(line, x, canvas.y + 10 + index * 11, 9, 'plain', QUIET);
          });
          canvas.textRight(value, x + wide, canvas.y + 10, 9, 'bold');
        });
        canvas.artifact(() =>
          canvas.line(x, canvas.y + height - 0.5, x + wide, canvas.y + height - 0.5, 0.4, '#cbd2d9'),
        );
      });
      canvas.y += height;
    }
    canvas.y += 4;
  }
}
