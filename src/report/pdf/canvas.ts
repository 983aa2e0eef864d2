/** A PDF to draw on: pages with their heading and foot, text in any script, tags for those who cannot see it. */
import PDFDocument from 'pdfkit';
import type { Colour } from '../../scene/looks.js';
import { blueOf, greenOf, redOf } from '../../scene/shades.js';
import { type PrintedCode, sideOfQr } from '../codes.js';
import type { FontFile } from './font-files.js';
import type { Kit, Ref } from './kit.js';
import { type PackableDocument, packObjects } from './packed-objects.js';
import { SharedDrawings } from './shared-drawings.js';
import { Typesetter, type Weight } from './typesetter.js';

export interface PageFrame {
  readonly size: 'A4' | 'LETTER';
  readonly lang: string;
  readonly title: string;
  readonly author: string;
  /** Left and right in the foot of every page; the right one goes on with the page's number. */
  readonly footLeft: string;
  readonly footRight: string;
  readonly page: string;
  /** After the number of the page; `\u0000` stands for the number of all pages. */
  readonly ofPages: string;
  /** Beside the heading of every page; null: none. */
  readonly code: PrintedCode | null;
  /** Across every page; null: none. */
  readonly watermark: string | null;
  readonly createdAt: Date;
}

const EDGE = 34;
const FOOT = 44;
/** Points above and below the code in the head of a page. */
const AROUND_CODE = { above: 14, below: 6 };
/** Points beside the code. */
const BESIDE_CODE = 20;
/** Points of the line beside the code that names the document. */
const TITLE = { size: 9, tall: 14 };
const INK = '#1f2933';
const QUIET = '#52606d';

export type Tag = PDFKit.PDFStructureElement;

/** Of its size: how much thicker the strokes of a letter are made where a font has no bold one. */
const THICKENED = 0.03;

export class Canvas {
  readonly doc: Kit;
  readonly type: Typesetter;
  /** Where the next thing begins. */
  y = 0;
  pages = 0;
  readonly root: Tag;
  readonly #frame: PageFrame;
  /** Of the code of every page, and where what a page says begins. */
  readonly #codeSide: number;
  readonly #head: number;
  readonly #total: Ref;
  readonly #shadings = new Map<string, { readonly name: string; readonly ref: Ref }>();
  readonly #totalFonts: Record<string, object> = {};
  readonly #drawings: SharedDrawings;

  constructor(frame: PageFrame, files: readonly FontFile[], sink: (chunk: Uint8Array) => void) {
    this.#frame = frame;
    this.#codeSide = frame.code === null ? 0 : sideOfQr(frame.code);
    this.#head = AROUND_CODE.above + this.#codeSide + AROUND_CODE.below;
    this.doc = new PDFDocument({
      size: frame.size,
      margin: 0,
      autoFirstPage: false,
      tagged: true,
      lang: frame.lang,
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: frame.title, Author: frame.author, Creator: 'Stowage', CreationDate: frame.createdAt },
    }) as unknown as Kit;
    packObjects(this.doc as unknown as PackableDocument);
    this.doc.on('data', sink);
    this.#drawings = new SharedDrawings(this.doc);
    this.type = new Typesetter(files, (name, path) => {
      try {
        this.doc.registerFont(name, path);
        this.doc.font(name);
        return this.doc._font;
      } catch {
        return null;
      }
    });
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.#total = this.doc.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, -10, 300, 20],
      Resources: { Font: this.#totalFonts },
    });
  }

  get left(): number {
    return EDGE;
  }

  get width(): number {
    return this.doc.page.width - 2 * EDGE;
  }

  get bottom(): number {
    return this.doc.page.height - FOOT;
  }

  /** Points that a page offers between its heading and its foot. */
  get roomOfPage(): number {
    return this.bottom - this.#head;
  }

  newPage(): void {
    const { doc } = this;
    doc.addPage();
    this.pages++;
    doc.markContent('Artifact', { type: 'Pagination' });
    const { title, code, footLeft, footRight, page, ofPages, watermark } = this.#frame;
    if (watermark !== null) this.#watermark(watermark);
    const side = this.#codeSide;
    const named = this.type.shortened(title, this.#besideCode, TITLE.size, 'bold');
    this.text(named, this.left, AROUND_CODE.above + TITLE.size, TITLE.size, 'bold');
    if (code !== null) {
      this.sharedAt(this.left + this.width - side, AROUND_CODE.above, side, side, () =>
        this.code(code, 0, 0, side, side),
      );
    }
    const foot = doc.page.height - FOOT + 18;
    this.line(this.left, foot - 12, this.left + this.width, foot - 12, 0.5, '#9aa5b1');
    this.text(footLeft, this.left, foot, 7.5, 'plain', QUIET);
    const before = `${footRight}   ${page} ${this.pages} ${ofPages.split('\u0000')[0]}`;
    const reserved = this.type.widthOf(`000${ofPages.split('\u0000')[1] ?? ''}`, 7.5, 'plain');
    const x = this.left + this.width - reserved - this.type.widthOf(before, 7.5, 'plain');
    this.text(before, x, foot, 7.5, 'plain', QUIET);
    doc.page.xobjects['Total'] = this.#total;
    doc.save();
    doc.addContent(`1 0 0 -1 ${(this.left + this.width - reserved).toFixed(2)} ${foot.toFixed(2)} cm /Total Do`);
    doc.restore();
    doc.endMarkedContent();
    this.y = AROUND_CODE.above + TITLE.tall;
  }

  #watermark(text: string): void {
    const { doc } = this;
    const { width, height } = doc.page;
    const size = Math.min(90, (0.8 * width * 40) / this.type.widthOf(text, 40, 'bold'));
    doc.save();
    doc
      .opacity(0.16)
      .translate(width / 2, height / 2)
      .rotate(-45);
    this.text(text, -this.type.widthOf(text, size, 'bold') / 2, size / 3, size, 'bold', '#b3261e');
    doc.restore();
  }

  /** A page of that size in points, with nothing on it but what says that nobody has verified the plan. */
  labelPage(width: number, height: number): void {
    const { doc } = this;
    doc.addPage({ size: [width, height], margin: 0 });
    this.pages++;
    const { watermark } = this.#frame;
    if (watermark !== null) this.artifact(() => this.#watermark(watermark));
  }

  /** Room on a new page, unless there is so much left on this one; what is narrow may stand beside the code of a page. */
  need(height: number, wide = this.width): void {
    if (this.y + height > this.bottom && this.y > this.#head) this.newPage();
    if (wide > this.#besideCode) this.y = Math.max(this.y, this.#head);
  }

  /** Points. */
  get #besideCode(): number {
    return this.width - this.#codeSide - BESIDE_CODE;
  }

  /** Lines of a text for which there is room, beside the code or below it. */
  #linesHere(text: string, size: number, weight: Weight): string[] {
    return this.type.lines(text, this.y < this.#head ? this.#besideCode : this.width, size, weight);
  }

  /** @param y of the line on which the signs stand */
  text(text: string, x: number, y: number, size: number, weight: Weight = 'plain', colour = INK): void {
    const { doc, type } = this;
    doc.fontSize(size).fillColor(colour);
    let at = x;
    for (const run of type.runs(text, weight)) {
      if (run.isThickened) doc.lineWidth(THICKENED * size).strokeColor(colour);
      doc
        .font(run.font)
        .text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', fill: true, stroke: run.isThickened });
      at += type.font(run.font).widthOfString(run.text, size);
    }
  }

  textRight(text: string, right: number, y: number, size: number, weight: Weight = 'plain', colour = INK): void {
    this.text(text, right - this.type.widthOf(text, size, weight), y, size, weight, colour);
  }

  line(x1: number, y1: number, x2: number, y2: number, width: number, colour: string): void {
    this.doc.lineWidth(width).strokeColor(colour).moveTo(x1, y1).lineTo(x2, y2).stroke();
  }

  code({ width, height, bars }: PrintedCode, x: number, y: number, wide: number, tall: number): void {
    const [sx, sy] = [wide / width, tall / height];
    const path = bars.map(
      (bar) => `${n(x + bar.x * sx)} ${n(y + bar.y * sy)} ${n(bar.width * sx)} ${n(bar.height * sy)} re`,
    );
    this.doc.addContent(`q 1 1 1 rg ${n(x)} ${n(y)} ${n(wide)} ${n(tall)} re f 0 0 0 rg ${path.join(' ')} f Q`);
  }

  /** Names a shading whose colours, at even steps, run from x = 0 to x = 1; it may be used on this page. */
  shading(colours: readonly Colour[]): string {
    const key = colours.join();
    let known = this.#shadings.get(key);
    if (known === undefined) {
      known = { name: `Shade${this.#shadings.size}`, ref: this.doc.ref(shadingOf(colours)) };
      known.ref.end();
      this.#shadings.set(key, known);
    }
    const { data } = this.doc.page.resources;
    data.Shading ??= {};
    data.Shading[known.name] = known.ref;
    return known.name;
  }

  /** What is drawn is in the document once, however often it is drawn. @param width of what it may fill, from 0 */
  shared(width: number, height: number, draw: () => void): void {
    this.#drawings.draw(width, height, draw);
  }

  /** The same with its upper left corner at a place. */
  sharedAt(x: number, y: number, width: number, height: number, draw: () => void): void {
    const { doc } = this;
    doc.save();
    doc.transform(1, 0, 0, 1, x, y);
    this.shared(width, height, draw);
    doc.restore();
  }

  /** What is drawn is one thing to those who cannot see it. @param alt of what is no text */
  tagged(parent: Tag, type: string, draw: () => void, alt?: string): void {
    const { doc } = this;
    const content = doc.markStructureContent(type);
    draw();
    doc.endMarkedContent();
    parent.add(doc.struct(type, alt === undefined ? {} : { alt }, [content]));
  }

  /** What is drawn says nothing. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  element(parent: Tag, type: string): Tag {
    const element = this.doc.struct(type);
    parent.add(element);
    return element;
  }

  heading(parent: Tag, text: string, level: 1 | 2 | 3, room = 0): void {
    const size = { 1: 20, 2: 15, 3: 11 }[level];
    const above = level === 1 ? 4 : level === 2 ? 8 : 12;
    const tall = this.type.lines(text, this.width, size, 'bold').length * size * 1.25;
    this.need(above + tall + 6 + room, 0);
    const lines = this.#linesHere(text, size, 'bold');
    this.y += this.y > this.#head ? above : 2;
    this.tagged(parent, `H${level}`, () => {
      for (const line of lines) {
        this.y += size * 1.2;
        this.text(line, this.left, this.y, size, 'bold');
      }
    });
    this.y += size * 0.45 + 2;
  }

  /** Above what goes on on a new page. */
  headingAgain(text: string): void {
    const size = 9;
    this.y += size * 1.2;
    const named = this.type.shortened(text, this.#besideCode, size, 'bold');
    this.artifact(() => this.text(named, this.left, this.y, size, 'bold'));
    this.y += size * 0.45 + 2;
  }

  paragraph(parent: Tag, text: string, size = 9, weight: Weight = 'plain', colour = QUIET): void {
    this.need(this.type.lines(text, this.width, size, weight).length * size * 1.35, 0);
    const lines = this.#linesHere(text, size, weight);
    this.tagged(parent, 'P', () => {
      for (const line of lines) {
        this.y += size * 1.3;
        this.text(line, this.left, this.y, size, weight, colour);
      }
    });
    this.y += size * 0.35;
  }

  /** Writes how many pages there are, and ends the document. */
  end(): Promise<void> {
    const { doc, type } = this;
    const rest = `${this.pages}${this.#frame.ofPages.split('\u0000')[1] ?? ''}`;
    const parts: string[] = [];
    for (const run of type.runs(rest, 'plain')) {
      const font = type.font(run.font);
      this.#totalFonts[font.id] = font.ref();
      parts.push(`/${font.id} 7.5 Tf <${font.encode(run.text)[0].join('')}> Tj`);
    }
    this.#total.end(`0.32 0.38 0.43 rg BT ${parts.join(' ')} ET`);
    return new Promise((resolve) => {
      doc.on('end', () => resolve());
      this.root.end();
      doc.end();
    });
  }
}

function shadingOf(colours: readonly Colour[]): object {
  const parts = colours.map((colour) => [redOf, greenOf, blueOf].map((of) => of(colour) / 255));
  const steps = parts.slice(1).map((to, at) => ({ FunctionType: 2, Domain: [0, 1], C0: parts[at], C1: to, N: 1 }));
  return {
    ShadingType: 2,
    ColorSpace: 'DeviceRGB',
    Coords: [0, 0, 1, 0],
    Extend: [true, true],
    Function: {
      FunctionType: 3,
      Domain: [0, 1],
      Functions: steps,
      Bounds: steps.slice(1).map((_, at) => (at + 1) / steps.length),
      Encode: steps.flatMap(() => [0, 1]),
    },
  };
}

/** A number as PDFs write it. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
