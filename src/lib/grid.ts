/** A plane cut into cells, so that rectangles that meet are found without comparing all with all. */

/** One side of many rectangles: rectangle i reaches from lows[i] to highs[i]. */
export interface Spans {
  readonly lows: Float64Array;
  readonly highs: Float64Array;
  /** Where rectangles are expected; what reaches further falls into the cells at the end. */
  readonly from: number;
  readonly to: number;
}

/** The cells, first to last, that each span of one side falls into. */
interface CellRanges {
  readonly first: Int32Array;
  readonly last: Int32Array;
}

/** At most so many cells for every rectangle. */
const MOST_CELLS = 4;

/** Cells of about the mean size of the rectangles: a rectangle lies in few cells and a cell holds few rectangles. */
export class Grid {
  private readonly a: CellRanges;
  private readonly b: CellRanges;
  private readonly columns: number;
  private readonly cells: (number[] | undefined)[] = [];

  constructor(a: Spans, b: Spans) {
    const sideA = occupied(a);
    const sideB = occupied(b);
    const most = MOST_CELLS * Math.max(1, a.lows.length);
    const shrink = Math.min(1, Math.sqrt(most / (sideA.fitting * sideB.fitting)));
    this.a = cellRanges(a, sideA, Math.max(1, Math.floor(sideA.fitting * shrink)));
    this.columns = Math.max(1, Math.floor(sideB.fitting * shrink));
    this.b = cellRanges(b, sideB, this.columns);
  }

  /** Hands out every cell of rectangle i; the visitor may change its content. */
  forEachCell(i: number, visit: (cell: number[], row: number, column: number) => void): void {
    const { a, b, cells, columns } = this;
    for (let row = a.first[i]!; row <= a.last[i]!; row++) {
      for (let column = b.first[i]!; column <= b.last[i]!; column++) {
        const place = row * columns + column;
        let cell = cells[place];
        if (cell === undefined) {
          cell = [];
          cells[place] = cell;
        }
        visit(cell, row, column);
      }
    }
  }

  /** Of the cells that two rectangles share, one is theirs: so a pair is met once. */
  isCellOfPair(i: number, j: number, row: number, column: number): boolean {
    return (
      row === Math.max(this.a.first[i]!, this.a.first[j]!) && column === Math.max(this.b.first[i]!, this.b.first[j]!)
    );
  }

  clear(): void {
    this.cells.length = 0;
  }
}

/** The part of a side where rectangles are, and how many of mean length fit into it. */
interface Occupied {
  readonly from: number;
  readonly extent: number;
  readonly fitting: number;
}

function occupied({ lows, highs, from, to }: Spans): Occupied {
  let lowest = to;
  let highest = from;
  let sum = 0;
  for (let i = 0; i < lows.length; i++) {
    lowest = Math.min(lowest, lows[i]!);
    highest = Math.max(highest, highs[i]!);
    sum += highs[i]! - lows[i]!;
  }
  const start = Math.max(from, lowest);
  const extent = Math.max(1, Math.min(to, highest) - start);
  return { from: start, extent, fitting: sum === 0 ? 1 : Math.max(1, (extent * lows.length) / sum) };
}

function cellRanges({ lows, highs }: Spans, { from, extent }: Occupied, cells: number): CellRanges {
  const first = new Int32Array(lows.length);
  const last = new Int32Array(lows.length);
  const cellOf = (value: number) => Math.max(0, Math.min(cells - 1, Math.floor(((value - from) / extent) * cells)));
  for (let i = 0; i < lows.length; i++) {
    first[i] = cellOf(lows[i]!);
    last[i] = cellOf(highs[i]!);
  }
  return { first, last };
}
