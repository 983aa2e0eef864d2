/** The table of a loading step's card in a PDF: what lies where, a row for each part of the step. */
import type { Report } from '../model/report.js';
import type { StepPart } from '../model/step-cards.js';
import { countsText, tierText } from '../page/cards.js';
import type { Words } from '../words/words.js';
import type { Canvas, Tag } from './canvas.js';

export const QUIET = '#52606d';

const ROW = 11;
const LARGEST_TITLE = 6.5;
const LEAST_TITLE = 4.5;
const TITLE_LINE = 7.5;
/** Points between a figure and the one before it. */
const BETWEEN = 8;

interface Column {
  readonly title: string;
  /** Of the width of the table. */
  readonly share: number;
  readonly isLeft?: true;
}

/** The titles of the columns. */
interface TableHead {
  readonly lines: string[][];
  readonly size: number;
  readonly height: number;
}

export class CardTable {
  readonly height: number;
  readonly #columns: readonly Column[];
  readonly #head: TableHead;

  constructor(
    private readonly canvas: Canvas,
    private readonly report: Report,
    private readonly words: Words,
    private readonly parts: readonly StepPart[],
    private readonly width: number,
  ) {
    this.#columns = columnsOf(words);
    this.#head = this.#headOf(this.#columns);
    this.height = this.#head.height + parts.length * ROW;
  }

  /** @param isDivided whether it may go on on another page, under its titles once more */
  draw(element: Tag, x: number, isDivided: boolean): void {
    const { canvas, parts, width } = this;
    const columns = this.#columns;
    const { lines, size: titleSize, height } = this.#head;
    const table = canvas.element(element, 'Table');
    const drawCells = (
      cells: readonly (readonly string[])[],
      size: number,
      step: number,
      first: number,
      tag: string | null,
    ) => {
      const row = tag === null ? null : canvas.element(table, 'TR');
      let left = x;
      cells.forEach((cell, at) => {
        const { share, isLeft } = columns[at]!;
        const end = left + width * share;
        const from = left;
        const draw = () =>
          cell.forEach((text, index) => {
            const isBold = tag === 'TD' && (at === 0 || at === 2 || at === 3);
            const y = canvas.y + first + index * step;
            // Figures of many digits are set smaller rather than close to their neighbours.
            const room = (end - from - BETWEEN) / canvas.type.widthOf(text, 1, isBold ? 'bold' : 'plain');
            const fitting = tag === 'TD' ? Math.min(size, room) : size;
            if (isLeft)
              canvas.text(text, from, y, fitting, isBold ? 'bold' : 'plain', tag === 'TD' ? undefined : QUIET);
            else
              canvas.textRight(text, end - 2, y, fitting, isBold ? 'bold' : 'plain', tag === 'TD' ? undefined : QUIET);
          });
        if (row === null) draw();
        else canvas.tagged(row, tag!, draw);
        left = end;
      });
    };
    drawCells(lines, titleSize, TITLE_LINE, 7, 'TH');
    canvas.y += height;
    for (const part of parts) {
      if (isDivided && canvas.y + ROW > canvas.bottom - 4) {
        canvas.newPage();
        canvas.artifact(() => drawCells(lines, titleSize, TITLE_LINE, 7, null));
        canvas.y += height;
      }
      drawCells(
        this.#cells(part).map((text) => [text]),
        8,
        ROW,
        8.5,
        'TD',
      );
      canvas.y += ROW;
    }
  }

  /** As large as lets no column divide a word. */
  #headOf(columns: readonly Column[]): TableHead {
    const { canvas, width } = this;
    const { type } = canvas;
    const sizes = columns.map(({ title, share }) => {
      const widest = Math.max(...title.split(' ').map((word) => type.widthOf(word, 1, 'plain')));
      return (width * share - 4) / widest;
    });
    const size = Math.max(LEAST_TITLE, Math.min(LARGEST_TITLE, ...sizes));
    const lines = columns.map(({ title, share }) => type.lines(title, width * share - 4, size, 'plain'));
    return { lines, size, height: Math.max(...lines.map(({ length }) => length)) * TITLE_LINE + 4 };
  }

  #cells({ arrangement: { counts, orientation, position }, pieceSize, tiers }: StepPart): string[] {
    const { words } = this;
    const { units } = this.report;
    const at = units.position(position);
    return [
      countsText(counts, words),
      words.number(orientation),
      words.number(at.length),
      words.number(at.width),
      words.number(at.height),
      tierText(tiers, words),
      words.size(units.size(pieceSize)),
    ];
  }
}

function columnsOf(words: Words): Column[] {
  const unit = words.lengthUnit;
  return [
    { title: words.text('count'), share: 0.14, isLeft: true },
    { title: words.text('orientation'), share: 0.105 },
    { title: `${words.text('fromFront')} (${unit})`, share: 0.145 },
    { title: `${words.text('fromLeft')} (${unit})`, share: 0.13 },
    { title: `${words.text('fromFloor')} (${unit})`, share: 0.125 },
    { title: words.text('tier'), share: 0.11 },
    { title: `${words.text('pieceSize')} (${unit})`, share: 0.245 },
  ];
}
