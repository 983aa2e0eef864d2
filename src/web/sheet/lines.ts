/** The lines of a table: one a row, and one below each row of which something is said. Places are found without walking all. */

export class Lines {
  /** By row what is said below it. */
  readonly #said = new Map<number, string>();
  /** Rows with a line below them, in order. */
  readonly #rows: readonly number[];

  /** @param faults by `row/field` */
  constructor(faults: ReadonlyMap<string, string>) {
    for (const [key, sentence] of faults) {
      const row = Number.parseInt(key, 10);
      const before = this.#said.get(row);
      if (sentence !== '') this.#said.set(row, before === undefined ? sentence : `${before} · ${sentence}`);
    }
    this.#rows = [...this.#said.keys()].sort((a, b) => a - b);
  }

  /** Empty: nothing. */
  said(row: number): string {
    return this.#said.get(row) ?? '';
  }

  /** How many lines stand above a row. */
  before(row: number): number {
    return row + this.#saidBefore(row);
  }

  /** The row that a line belongs to; beyond the last row it goes on counting. */
  rowAt(line: number): number {
    let low = 0;
    let high = line;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.before(middle) <= line) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #saidBefore(row: number): number {
    let low = 0;
    let high = this.#rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#rows[middle]! < row) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
