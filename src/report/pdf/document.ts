/** A report as a PDF: drawn from the scene, tagged, with bookmarks, its text to be selected and searched. */
import { qrCode } from '../codes.js';
import { figuresOf } from '../figures.js';
import { BLANKS, calculatedLine, headingOf, planLine, verifiedLine } from '../heading.js';
import { LAYOUTS, type Layout, type Section } from '../layouts.js';
import { manifestColumns, sumOver } from '../manifest-cells.js';
import type { ManifestRow } from '../model/manifest.js';
import { containerSheet, type LoadSheet, palletSheet, palletsIn, type Report, reportOf } from '../model/report.js';
import type { ReportSource } from '../model/source.js';
import { liveAddress } from '../page/page.js';
import type { Sheet } from '../pictures/sheet.js';
import { heightsOf, layerOf, type ReportView, viewName, viewOf } from '../sheets.js';
import type { ReportWish } from '../wish.js';
import { Words } from '../words/words.js';
import { Canvas, type Tag } from './canvas.js';
import { drawCards } from './cards.js';
import { drawSheet } from './drawing.js';
import { fontFiles } from './font-files.js';
import { type Column, drawTable } from './table.js';
import { MISSING } from './typesetter.js';

const GAP = 10;
const QUIET = '#52606d';

/** @param sink takes the bytes as they come */
export async function writePdf(
  source: ReportSource,
  wish: ReportWish,
  fontDir: string | null,
  sink: (chunk: Uint8Array) => void,
): Promise<void> {
  const words = new Words(wish.look.language, source.shown.uom);
  await new Document(source, reportOf(source), wish, words, fontDir, sink).write();
}

class Document {
  readonly #canvas: Canvas;
  readonly #layout: Layout;

  constructor(
    private readonly source: ReportSource,
    private readonly report: Report,
    private readonly wish: ReportWish,
    private readonly words: Words,
    fontDir: string | null,
    sink: (chunk: Uint8Array) => void,
  ) {
    this.#layout = LAYOUTS[wish.look.layout];
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
        code: qrCode(liveAddress(wish, report)),
        watermark: report.isVerified ? null : words.text('notVerified'),
        createdAt: new Date(report.head.calculatedAt),
      },
      fontFiles(wish.look.language, fontDir),
      sink,
    );
  }

  async write(): Promise<void> {
    const { report, source, words, wish } = this;
    const canvas = this.#canvas;
    canvas.newPage();
    this.#head(canvas.element(canvas.root, 'Sect'));
    const chosen = report.rows.filter(({ sequences }) => wish.container === null || sequences.includes(wish.container));
    if (report.rows.length > 1 && wish.container === null) this.#containers(canvas.element(canvas.root, 'Sect'));
    const pallets = new Set<number>();
    for (const [at, row] of chosen.entries()) {
      const sheet = containerSheet(source, row);
      for (const place of palletsIn(sheet)) pallets.add(place);
      this.#sheet(sheet, at === 0 && report.rows.length === 1);
    }
    if (this.#layout.hasPallets) {
      for (const place of [...pallets].sort((a, b) => a - b)) this.#sheet(palletSheet(source, place), false);
    }
    if (this.#layout.hasUnloaded) this.#unloaded(canvas.element(canvas.root, 'Sect'));
    if (canvas.type.isLacking)
      canvas.paragraph(canvas.root, words.text('noFont', { mark: MISSING }), 9, 'bold', '#b3261e');
    await canvas.end();
  }

  #head(section: Tag): void {
    const { report, words, wish } = this;
    const canvas = this.#canvas;
    canvas.paragraph(section, `${words.text('report')} · ${words.text(wish.look.layout)}`);
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

  #containers(section: Tag): void {
    const { report, words } = this;
    const canvas = this.#canvas;
    canvas.heading(section, words.text('containers'), 2, 40);
    const columns: Column[] = [
      { title: words.text('sequence'), share: 0.14, isNumber: true },
      { title: words.text('container'), share: 0.3 },
      { title: words.text('cargoUnits'), share: 0.14, isNumber: true },
      { title: `${words.text('grossMass')} (${words.weightUnit})`, share: 0.16, isNumber: true },
      { title: words.text('volumeUsed'), share: 0.13, isNumber: true },
      { title: words.text('weightUsed'), share: 0.13, isNumber: true },
    ];
    const rows = report.rows.map(({ sequences, name, shown: { loadSummary: sum } }) => [
      words.ranges(sequences),
      name,
      words.number(sum.cargoesLoaded),
      words.number(sum.weightTotal, 2),
      words.percent(sum.volumeUtilization),
      words.percent(sum.weightUtilization),
    ]);
    drawTable(canvas, section, columns, rows);
  }

  #unloaded(section: Tag): void {
    const { report, words } = this;
    const canvas = this.#canvas;
    if (report.unloaded.length === 0) {
      canvas.paragraph(section, words.text('everythingLoaded'), 9, 'bold', '#1b6e3c');
      return;
    }
    canvas.heading(section, words.text('unloaded'), 2, 40);
    canvas.doc.outline.addItem(words.text('unloaded'));
    const columns: Column[] = [
      { title: words.text('code'), share: 44 },
      { title: words.text('cargo'), share: 0.3 },
      { title: words.text('quantity'), share: 0.12, isNumber: true },
      { title: words.text('reason'), share: 0.58 },
    ];
    const rows = report.unloaded.map(({ look, name, quantity, reason, detail }) => [
      look === null ? '' : { code: look.code, paint: look },
      name,
      words.number(quantity),
      { text: words.reason(reason), more: words.language === 'ENG' ? [detail] : [] },
    ]);
    drawTable(canvas, section, columns, rows);
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
  }

  #section(section: Tag, part: Section, sheet: LoadSheet, mark: (text: string) => void): void {
    const { report, words, wish } = this;
    const canvas = this.#canvas;
    const titled = (text: string, room: number) => {
      canvas.heading(section, text, 3, room);
      mark(text);
    };
    switch (part) {
      case 'blanks':
        if (sheet.shown !== null) this.#blanks(section);
        return;
      case 'figures':
        titled(words.text('figures'), 60);
        this.#figures(section, sheet);
        return;
      case 'views':
        titled(words.text('views'), 220);
        this.#views(section, sheet);
        return;
      case 'manifest':
        titled(words.text('manifest'), 60);
        this.#manifest(section, sheet);
        return;
      case 'stops':
        if (sheet.stops.length > 0) {
          titled(words.text('stops'), 60);
          this.#stops(section, sheet);
        }
        return;
      case 'layers':
        titled(words.text('layersTitle'), 170);
        canvas.paragraph(section, words.text('layersNote'));
        this.#pictures(
          section,
          sheet.layers.map((layer) => layerOf(sheet, layer, words, 480, 420)),
        );
        return;
      case 'heights': {
        const textOf = (scaled: number) => words.number(report.units.length(scaled), 0);
        titled(`${words.text('heights')} (${words.lengthUnit})`, 200);
        canvas.paragraph(section, words.text('heightsNote'));
        const drawn = heightsOf(sheet, words, textOf, 640, 480);
        this.#picture(section, drawn, canvas.width * 0.62, null);
        return;
      }
      case 'steps':
        titled(words.text('steps'), 120);
        drawCards(canvas, section, sheet, report, words, {
          isLarge: this.#layout.hasLargeSteps,
          hasBarcodes: wish.look.hasBarcodes,
        });
    }
  }

  #blanks(section: Tag): void {
    const canvas = this.#canvas;
    const keys = BLANKS[this.wish.look.layout];
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
    const rows = figuresOf(sheet, this.report, this.words, this.wish.look.layout);
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

  #views(section: Tag, sheet: LoadSheet): void {
    const { words } = this;
    const canvas = this.#canvas;
    const { views } = this.#layout;
    const drawn = (view: ReportView, width: number, most: number) => viewOf(sheet, view, words, width, most);
    if (views.includes('diagram')) {
      const caption = viewName(words, 'diagram');
      this.#picture(section, drawn('diagram', 1000, 620), canvas.width * 0.78, caption);
    }
    const sides = views.filter((view) => view !== 'diagram' && view !== 'rear' && view !== 'front');
    this.#pictures(
      section,
      sides.map((view) => drawn(view, 480, 400)),
      sides.map((view) => viewName(words, view)),
    );
    const ends = views.filter((view) => view === 'rear' || view === 'front');
    this.#pictures(
      section,
      ends.map((view) => drawn(view, 310, 400)),
      ends.map((view) => viewName(words, view)),
    );
  }

  /** Two side by side. */
  #pictures(section: Tag, drawn: readonly Sheet[], captions = drawn.map(({ title }) => title)): void {
    const canvas = this.#canvas;
    const wide = (canvas.width - GAP) / 2;
    for (let at = 0; at < drawn.length; at += 2) {
      const pair = drawn.slice(at, at + 2);
      const scales = pair.map(({ width, height }) => Math.min(wide / width, 0.8, (canvas.roomOfPage - 30) / height));
      const height = Math.max(...pair.map((sheet, index) => sheet.height * scales[index]!)) + 14;
      canvas.need(height);
      pair.forEach((sheet, index) => {
        const x = canvas.left + index * (wide + GAP);
        canvas.tagged(section, 'Caption', () =>
          canvas.text(captions[at + index]!, x, canvas.y + 8, 7.5, 'plain', QUIET),
        );
        canvas.tagged(section, 'Figure', () => drawSheet(canvas, sheet, x, canvas.y + 12, scales[index]!), sheet.title);
      });
      canvas.y += height + 6;
    }
  }

  #picture(section: Tag, sheet: Sheet, wide: number, caption: string | null): void {
    const canvas = this.#canvas;
    const scale = Math.min(wide / sheet.width, (canvas.roomOfPage - 40) / sheet.height);
    canvas.need(sheet.height * scale + 20);
    if (caption !== null) {
      canvas.tagged(section, 'Caption', () => canvas.text(caption, canvas.left, canvas.y + 8, 7.5, 'plain', QUIET));
      canvas.y += 12;
    }
    canvas.tagged(section, 'Figure', () => drawSheet(canvas, sheet, canvas.left, canvas.y, scale), sheet.title);
    canvas.y += sheet.height * scale + 8;
  }

  #manifest(section: Tag, sheet: LoadSheet): void {
    const { report, words } = this;
    const { units } = report;
    const rows = sheet.manifest;
    const has = manifestColumns(rows);
    const columns: (Column | false)[] = [
      { title: words.text('code'), share: 44 },
      { title: words.text('cargo'), share: 0.36 },
      { title: `${words.text('sizeAxes')} (${words.lengthUnit})`, share: 0.24, isNumber: true },
      { title: words.text('quantity'), share: 0.1, isNumber: true },
      has.hasPieces && { title: words.text('pieces'), share: 0.1, isNumber: true },
      { title: `${words.text('weightEach')} (${words.weightUnit})`, share: 0.13, isNumber: true },
      { title: `${words.text('weight')} (${words.weightUnit})`, share: 0.13, isNumber: true },
      has.hasStops && { title: words.text('stop'), share: 0.07, isNumber: true },
      has.hasGroups && { title: words.text('group'), share: 0.14 },
    ];
    const more = ({ description, properties }: ManifestRow) =>
      this.#layout.hasDetails
        ? [
            ...(description === '' ? [] : [description]),
            ...properties.map(([digit, text]) => `${words.text('property', { digit })}: ${text}`),
          ]
        : [];
    const cells = rows.map((row) => [
      { code: row.look.code, paint: row.look },
      { text: row.name, more: more(row) },
      words.size(units.size(row.size)),
      words.number(row.quantity),
      has.hasPieces && words.number(row.pieces),
      words.number(units.weight(row.pieceWeight)),
      words.number(units.weight(row.weight), 2),
      has.hasStops && (row.stop === null ? '' : words.number(row.stop)),
      has.hasGroups && row.group,
    ]);
    const foot = [
      '',
      words.text('total'),
      '',
      words.number(sumOver(rows, (row) => row.quantity)),
      has.hasPieces && words.number(sumOver(rows, (row) => row.pieces)),
      '',
      words.number(units.weight(sumOver(rows, (row) => row.weight)), 2),
      has.hasStops && '',
      has.hasGroups && '',
    ];
    const isKept = <T>(cell: T | false): cell is T => cell !== false;
    drawTable(
      this.#canvas,
      section,
      columns.filter(isKept),
      cells.map((row) => row.filter(isKept)),
      foot.filter(isKept),
    );
  }

  #stops(section: Tag, { stops }: LoadSheet): void {
    const { words, report } = this;
    const columns: Column[] = [
      { title: words.text('stop'), share: 0.15, isNumber: true },
      { title: words.text('group'), share: 0.45 },
      { title: words.text('quantity'), share: 0.2, isNumber: true },
      { title: `${words.text('weight')} (${words.weightUnit})`, share: 0.2, isNumber: true },
    ];
    const rows = stops.map(({ stop, group, quantity, weight }) => [
      stop === null ? '–' : words.number(stop),
      group,
      words.number(quantity),
      words.number(report.units.weight(weight), 2),
    ]);
    drawTable(this.#canvas, section, columns, rows);
  }
}
