/** A plane cut into cells, so that rectangles that meet are found without comparing all with all. */

/** One side of many rectangles: rectangle i reaches from lows[i] to highs[i]. */
export interface Spans {
  readonly lows: Float64Array;
  readonly highs: Float64Array;
}

/** The cells, first to last, that each span of one side falls into. */
interface CellRanges {
  readonly first: Int32Array;
  readonly last: Int32Array;
  readonly count: number;
}

/** At most so many cells along one side. */
const MOST_CELLS = 1024;

/** Cells of about the mean size of the rectangles: a rectangle lies in few cells and a cell holds few rectangles. */
export class Grid {
  private readonly a: CellRanges;
  private readonly b: CellRanges;
  private readonly cells: number[][];

  constructor(a: Spans, b: Spans) {
    this.a = cellRanges(a);
    this.b = cellRanges(b);
    this.cells = Array.from({ length: this.a.count * this.b.count }, () => []);
  }

  /** Adds rectangle i to its cells. */
  add(i: number): void {
    this.forEachCell(i, (cell) => {
      cell.push(i);
    });
  }

  /** Hands out every cell of rectangle i; the visitor may change its content. */
  forEachCell(i: number, visit: (cell: number[], a: number, b: number) => void): void {
    const { a, b } = this;
    for (let row = a.first[i]!; row <= a.last[i]!; row++) {
      for (let column = b.first[i]!; column <= b.last[i]!; column++) {
        visit(this.cells[row * b.count + column]!, row, column);
      }
    }
  }

  /** Of the cells that two rectangles share, one is theirs: so a pair is met once. */
  isCellOfPair(i: number, j: number, row: number, column: number): boolean {
    return (
      row === Math.max(this.a.first[i]!, this.a.first[j]!) && column === Math.max(this.b.first[i]!, this.b.first[j]!)
    );
  }
}

function cellRanges({ lows, highs }: Spans): CellRanges {
  const count = lows.length;
  let lowest = Infinity;
  let highest = -Infinity;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    lowest = Math.min(lowest, lows[i]!);
    highest = Math.max(highest, highs[i]!);
    sum += highs[i]! - lows[i]!;
  }
  const extent = Math.max(1, highest - lowest);
  const cells = count === 0 ? 1 : Math.max(1, Math.min(MOST_CELLS, Math.floor((extent * count) / sum)));
  const first = new Int32Array(count);
  const last = new Int32Array(count);
  const cellOf = (value: number) => Math.min(cells - 1, Math.floor(((value - lowest) / extent) * cells));
  for (let i = 0; i < count; i++) {
    first[i] = cellOf(lows[i]!);
    last[i] = cellOf(highs[i]!);
  }
  return { first, last, count: cells };
}
