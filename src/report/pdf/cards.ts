/** The cards of the loading steps in a PDF. None is cut; one that is higher than a page goes on between two of its rows. */

import type { StepSection } from '../../scene/step-facts.js';
import { code128 } from '../codes.js';
import { stopWord } from '../manifest-cells.js';
import type { LoadSheet, Report } from '../model/report.js';
import { orientationsOf, type StepCard } from '../model/step-cards.js';
import { codeOf, orientationOf, paintOf, sectionOf, stepPicturesOf } from '../sheets.js';
import { beyondText, firstText, sectionText, soFarText } from '../step-words.js';
import type { Words } from '../words/words.js';
import type { Canvas, Tag } from './canvas.js';
import { CardTable, QUIET } from './card-table.js';
import { drawSheet, drawStep } from './drawing.js';
import { swatch, swatchWidth } from './table.js';

const GAP = 7;
const PADDING = 6;
const LARGE_ON_PAGE = 5;
const SMALL_ON_PAGE = 6;
/** Steps, of which more are small cards in any layout. */
const MOST_LARGE = 60;
const PICTOGRAM = 40;
const BARCODE = 22;
const SWATCH = 17;
/** Size of the name of a cargo, its first base line below the top of the head, and what each more line takes. */
const NAME = 11;
const NAME_AT = 29;
const NAME_LINE = 13;
const BOX = '#7b8794';

const WARNING = '#b3261e';

/** A part of a line below the table of a card. */
interface Mark {
  readonly text: string;
  /** Points, from the left of the line. */
  readonly from: number;
  readonly isWarning: boolean;
}

/** What stands above the table of a card, and where; points. */
interface Head {
  readonly quantity: string;
  readonly quantityAt: number;
  readonly pictogramsAt: number;
  readonly nameAt: number;
  readonly name: readonly string[];
  readonly height: number;
}

interface CardsLook {
  readonly isLarge: boolean;
  readonly hasBarcodes: boolean;
}

/** @param titled draws the title above the first step, with so much room below it on its page */
export function drawCards(
  canvas: Canvas,
  parent: Tag,
  sheet: LoadSheet,
  report: Report,
  words: Words,
  look: CardsLook,
  titled: (room: number) => void,
): void {
  const isLarge = look.isLarge && sheet.steps.length <= MOST_LARGE;
  const pictures = stepPicturesOf(sheet, isLarge ? 420 : 320, isLarge ? 300 : 240);
  // As large as lets a page hold so many cards.
  const tall = canvas.roomOfPage / (isLarge ? LARGE_ON_PAGE : SMALL_ON_PAGE) - GAP - 2 * PADDING;
  const wide = Math.min(canvas.width * (isLarge ? 0.4 : 0.3), (tall * pictures.width) / pictures.height);
  const scale = wide / pictures.width;
  const picture = { wide, tall: pictures.height * scale };
  const headings = new Map(sheet.thing.sections.map((section) => [section.steps.first, section]));
  sheet.steps.forEach((card, place) => {
    const section = headings.get(card.number);
    const drawn = new Card(canvas, sheet, report, words, card, look, picture);
    const heading = section === undefined ? null : new SectionHeading(canvas, sheet, report, words, section);
    const whole = drawn.room + (heading?.room ?? 0);
    const room = whole + HEADING <= canvas.roomOfPage ? whole : SMALL_CARD + (heading?.room ?? 0);
    if (place === 0) titled(room);
    heading?.draw(parent, room);
    drawn.draw(parent, (x, y) =>
      drawStep(
        canvas,
        pictures,
        place,
        { x, y, scale },
        (cargo) => paintOf(sheet, cargo),
        (cargo) => codeOf(sheet, cargo),
      ),
    );
  });
}

const SECTION = { wide: 130, tall: 84 };

/** Heading and picture of a section, on one page with its first step. */
class SectionHeading {
  readonly #drawn: ReturnType<typeof sectionOf>;
  readonly #scale: number;

  constructor(
    private readonly canvas: Canvas,
    private readonly sheet: LoadSheet,
    private readonly report: Report,
    private readonly words: Words,
    private readonly section: StepSection,
  ) {
    this.#drawn = sectionOf(sheet, section, words, 2 * SECTION.wide, 2 * SECTION.tall);
    this.#scale = Math.min(SECTION.wide / this.#drawn.width, SECTION.tall / this.#drawn.height);
  }

  get room(): number {
    return HEADING + this.#tall + GAP;
  }

  /** @param room of it and of what follows on its page */
  draw(parent: Tag, room: number): void {
    const { canvas } = this;
    const drawn = this.#drawn;
    canvas.heading(parent, sectionText(this.sheet, this.section, this.report, this.words), 3, room - HEADING);
    const top = canvas.y;
    canvas.tagged(parent, 'Figure', () => drawSheet(canvas, drawn, canvas.left, top, this.#scale), drawn.title);
    canvas.y = top + this.#tall + GAP;
  }

  get #tall(): number {
    return this.#drawn.height * this.#scale;
  }
}

/** What a heading of one line takes, and of a card that is too high for one page what is begun there. */
const HEADING = 32;
const SMALL_CARD = 110;

interface Picture {
  readonly wide: number;
  readonly tall: number;
}

class Card {
  /** Lines below the table; the last one has parts that may stand apart. */
  readonly #marks: readonly string[];
  readonly #lines: readonly (readonly Mark[])[];
  readonly #head: Head;
  readonly #table: CardTable;
  readonly #code: ReturnType<typeof code128> | null;
  /** Where its text begins. */
  readonly #x: number;
  readonly #height: number;

  constructor(
    private readonly canvas: Canvas,
    private readonly sheet: LoadSheet,
    private readonly report: Report,
    private readonly words: Words,
    private readonly card: StepCard,
    look: CardsLook,
    picture: Picture,
  ) {
    const { units } = report;
    const weight = (value: number) => words.weight(units.weight(value));
    const { stop, group } = card;
    const line = [
      `${words.text('weight')}: ${weight(card.weight)}`,
      ...(stop === null ? [] : [`${words.text(stopWord(sheet))}: ${words.number(stop)}`]),
      ...(group === '' ? [] : [`${words.text('group')}: ${group}`]),
    ];
    this.#marks = [
      firstText(sheet, card, report, words),
      `${soFarText(sheet, card, report, words)}, ${weight(card.weightSoFar)}`,
      line.join('   '),
    ];
    const right = canvas.left + canvas.width - PADDING;
    this.#x = canvas.left + PADDING + picture.wide + 10;
    this.#lines = this.#markLines(right - this.#x);
    this.#code = look.hasBarcodes ? code128(card.name) : null;
    this.#table = new CardTable(canvas, report, words, card.parts, right - this.#x);
    this.#head = this.#headOf(this.#x, right);
    const headHeight = this.#head.height + (this.#code === null ? 0 : BARCODE);
    const wholeHeight = headHeight + this.#table.height + this.#lines.length * 10 + 2;
    this.#height = Math.max(picture.tall, wholeHeight) + 2 * PADDING;
  }

  /** That it takes on the page on which it begins. */
  get room(): number {
    return Math.min(this.#height, this.canvas.roomOfPage) + GAP;
  }

  draw(parent: Tag, drawPicture: (x: number, y: number) => void): void {
    const { canvas, card, words } = this;
    const right = canvas.left + canvas.width - PADDING;
    const [x, code, table, height] = [this.#x, this.#code, this.#table, this.#height];
    const isDivided = height > canvas.roomOfPage;
    canvas.need(this.room);
    const top = canvas.y;
    const bottom = isDivided ? canvas.bottom : top + height;
    const element = canvas.element(parent, 'Sect');
    canvas.artifact(() =>
      canvas.doc
        .lineWidth(0.8)
        .strokeColor(BOX)
        .roundedRect(canvas.left, top, canvas.width, bottom - top, 4)
        .stroke(),
    );
    const title = words.text('stepPicture', { number: card.number, quantity: card.pieces, name: card.name });
    canvas.tagged(element, 'Figure', () => drawPicture(canvas.left + PADDING, top + PADDING), title);
    canvas.y = top + PADDING;
    this.#drawHead(element, x, right, this.#head);
    if (code !== null) {
      canvas.tagged(
        element,
        'Figure',
        () => canvas.code(code, x, canvas.y, Math.min(right - x, code.width * 1.1), BARCODE - 4),
        card.name,
      );
      canvas.y += BARCODE;
    }
    table.draw(element, x, isDivided);
    canvas.tagged(element, 'P', () => {
      for (const line of this.#lines) {
        canvas.y += 10;
        for (const { text, from, isWarning } of line) {
          canvas.text(text, x + from, canvas.y, 8, isWarning ? 'bold' : 'plain', isWarning ? WARNING : QUIET);
        }
      }
    });
    canvas.y = isDivided ? canvas.y + GAP + 4 : bottom + GAP;
  }

  /** The whole name: products may differ in the end of it only. */
  #headOf(x: number, right: number): Head {
    const { card, words } = this;
    const { type } = this.canvas;
    const quantity = `${words.number(card.pieces)} ×`;
    const pictogramsAt = right - 30 - orientationsOf(card).length * PICTOGRAM;
    const quantityAt = pictogramsAt - 4 - type.widthOf(quantity, 15, 'bold');
    const nameAt = x + swatchWidth(this.canvas, card.code, SWATCH) + 7;
    const name = type.lines(card.name, quantityAt - nameAt - 7, NAME, 'bold');
    const height = Math.max(PICTOGRAM + 4, NAME_AT + (name.length - 1) * NAME_LINE + 8);
    return { quantity, quantityAt, pictogramsAt, nameAt, name, height };
  }

  #drawHead(element: Tag, x: number, right: number, head: Head): void {
    const { canvas, sheet, card, words } = this;
    const { type } = canvas;
    const top = canvas.y;
    const tick = right - 24;
    canvas.tagged(element, 'P', () => {
      const number = words.text('step', { number: card.number });
      canvas.text(number, x, top + 10, 10, 'bold');
      swatch(canvas, card.code, paintOf(sheet, card.cargo), x, top + 16, SWATCH);
      for (const [at, line] of head.name.entries()) {
        canvas.text(line, head.nameAt, top + NAME_AT + at * NAME_LINE, NAME, 'bold');
      }
      canvas.text(head.quantity, head.quantityAt, top + 24, 15, 'bold');
    });
    orientationsOf(card).forEach((part, at) => {
      const drawn = orientationOf(sheet, part, words);
      const scale = (PICTOGRAM - 2) / drawn.width;
      canvas.tagged(
        element,
        'Figure',
        () => drawSheet(canvas, drawn, head.pictogramsAt + at * PICTOGRAM, top - 2, scale),
        drawn.title,
      );
    });
    canvas.artifact(() => {
      canvas.doc.lineWidth(1.1).strokeColor('#1f2933').rect(tick, top, 22, 22).stroke();
    });
    canvas.tagged(element, 'P', () => {
      const done = words.text('done');
      canvas.text(done, right - 1 - type.widthOf(done, 7, 'plain'), top + 31, 7, 'plain', QUIET);
    });
    canvas.y = top + head.height;
  }

  /** A warning goes on with the line before it where there is room. */
  #markLines(width: number): Mark[][] {
    const { canvas, card, words, report } = this;
    const { type } = canvas;
    const lines = this.#marks
      .flatMap((text) => type.lines(text, width, 8, 'plain'))
      .map((text): Mark[] => [{ text, from: 0, isWarning: false }]);
    const heavy = words.text('heavy', { weight: words.weight(report.units.weight(card.pieceWeight)) });
    const warnings = [
      ...(card.isHeavy ? [heavy] : []),
      ...(card.nothingOnTop ? [words.text('nothingOnTop')] : []),
      ...(card.beyond === null ? [] : [beyondText(this.sheet, card.beyond, report, words)]),
      ...(card.isStraight ? [] : [words.text('notStraight')]),
    ];
    for (const warning of warnings) {
      const last = lines.at(-1)!.at(-1)!;
      const from = last.from + type.widthOf(last.text, 8, last.isWarning ? 'bold' : 'plain') + 10;
      if (from + type.widthOf(warning, 8, 'bold') <= width) {
        lines.at(-1)!.push({ text: warning, from, isWarning: true });
      } else {
        for (const text of type.lines(warning, width, 8, 'bold')) lines.push([{ text, from: 0, isWarning: true }]);
      }
    }
    return lines;
  }
}
