/** One column of a list, and what it was taken for. */
import type { Column } from '../columns.js';
import type { Meaning } from './meaning.js';
import type { Side } from './title.js';
import type { Unit } from './units.js';

/** Why a column is left out. */
export type WhyLeftOut =
  /** Nobody calls anything of a load so. */
  | 'unknown'
  /** Known, and nothing that a load is made of. */
  | 'useless'
  /** Another column says the same, and better. */
  | 'repeated'
  /** Its cells are none of what its title says. */
  | 'otherContent';

export interface ListColumn {
  /** From 0. */
  readonly index: number;
  readonly title: string;
  /** Null: the column is left out, or is a field of the interface. */
  readonly meaning: Meaning | null;
  /** A field by its name in the interface, which goes in as it is written. */
  readonly field: Column | null;
  /** Of its figures, unless a cell says another; null: nothing says. */
  readonly unit: Unit | null;
  /** Of sizes in one cell. */
  readonly sides: readonly Side[];
  readonly whyLeftOut: WhyLeftOut | null;
}
