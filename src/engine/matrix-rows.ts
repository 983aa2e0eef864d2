/**
 * The stacking matrix as rows of bits: a row for each cargo name below that the matrix names, one for all others; in it
 * a bit for each name above that it names, one for all others. So the words grow with what the matrix says, not with
 * the square of the names.
 */
import type { MatrixRow } from '../domain/problem.js';

export interface MatrixRows {
  /** By cargo: its row as the lower one, its bit as the upper one. */
  readonly rowOf: readonly number[];
  readonly bitOf: readonly number[];
  readonly rows: number;
  readonly bits: number;
  /** The rows one after the other, each of whole words; a bit set: allowed. */
  readonly words: Uint32Array;
}

/** Stands for every name. */
const ANY = '*';
/** Row and bit of all names that the matrix does not name. */
const OTHERS = 0;

/**
 * The exact pair wins over (bottom, *), that over (*, top), that over (*, *); later rows win; no row allows.
 * @param names of the cargoes
 */
export function matrixRows(names: readonly string[], matrix: readonly MatrixRow[]): MatrixRows {
  const known = new Set(names);
  const rowOfName = new Map<string, number>();
  const bitOfName = new Map<string, number>();
  for (const { bottomCargo, topCargo } of matrix) {
    enter(rowOfName, bottomCargo, known);
    enter(bitOfName, topCargo, known);
  }
  const [rows, bits] = [1 + rowOfName.size, 1 + bitOfName.size];
  const rowWords = Math.ceil(bits / 32);
  const words = new Uint32Array(rows * rowWords).fill(0xffffffff);
  const write = (row: number, { topCargo, allowed }: MatrixRow): void => {
    const start = row * rowWords;
    if (topCargo === ANY) {
      words.fill(allowed ? 0xffffffff : 0, start, start + rowWords);
      return;
    }
    const bit = bitOfName.get(topCargo);
    if (bit === undefined) return;
    const mask = 1 << (bit & 31);
    const at = start + (bit >> 5);
    words[at] = allowed ? words[at]! | mask : words[at]! & ~mask;
  };
  // What is less exact is written first: (*, *), (*, top), then for each row (bottom, *), (bottom, top).
  const below = (isAny: boolean, isAnyTop: boolean) =>
    matrix.filter(({ bottomCargo, topCargo }) => (bottomCargo === ANY) === isAny && (topCargo === ANY) === isAnyTop);
  for (const one of [...below(true, true), ...below(true, false)]) write(OTHERS, one);
  for (let row = 1; row < rows; row++) words.copyWithin(row * rowWords, 0, rowWords);
  for (const one of [...below(false, true), ...below(false, false)]) {
    const row = rowOfName.get(one.bottomCargo);
    if (row !== undefined) write(row, one);
  }
  return {
    rowOf: names.map((name) => rowOfName.get(name) ?? OTHERS),
    bitOf: names.map((name) => bitOfName.get(name) ?? OTHERS),
    rows,
    bits,
    words,
  };
}

function enter(numbers: Map<string, number>, name: string, known: ReadonlySet<string>): void {
  if (name !== ANY && known.has(name) && !numbers.has(name)) numbers.set(name, 1 + numbers.size);
}
