/** What is wrong with a row, in data: whoever shows it says it in words. */
export interface ListFault {
  /** What the row lacks or has wrong: a meaning, or the name of a field. */
  readonly about: string;
  readonly kind: 'missing' | 'noNumber' | 'twoReadings' | 'noSizes' | 'notPositive' | 'notWhole' | 'noFlag' | 'other';
  /** What stands in the cell; empty where nothing does. */
  readonly found: string;
  /** From 0; null: there is no such column. */
  readonly column: number | null;
  /** Of a field of the interface: what its reader says. */
  readonly message?: string;
}
