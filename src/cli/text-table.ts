/** Tables in plain text: texts to the left, figures to the right. */

export type Cell = string | number;

export interface Column {
  readonly title: string;
  /** Of numbers. */
  readonly decimals?: number;
}

/** Columns as wide as their widest cell. */
export function textTable(columns: readonly Column[], rows: readonly (readonly Cell[])[]): string[] {
  const texts = rows.map((row) => row.map((cell, place) => cellText(cell, columns[place]!)));
  const isNumber = columns.map((_, place) => rows.length > 0 && rows.every((row) => typeof row[place] === 'number'));
  const widths = columns.map(({ title }, place) => Math.max(title.length, ...texts.map((row) => row[place]!.length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, place) => (isNumber[place] ? cell.padStart(widths[place]!) : cell.padEnd(widths[place]!)))
      .join('  ')
      .trimEnd();
  return [line(columns.map(({ title }) => title)), ...texts.map(line)];
}

/** A number with its decimals, its thousands set apart. */
export function cellText(cell: Cell, { decimals = 0 }: Column): string {
  if (typeof cell === 'string') return cell;
  const [whole = '', fraction] = cell.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
