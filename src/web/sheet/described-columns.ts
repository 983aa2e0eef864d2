/** Columns with what is said of their fields: for forms and wide tables, which show it. */
import { DESCRIPTIONS, type DescribedName } from '../../schema/descriptions.js';
import { type Column, columnsOf } from './columns.js';

export interface DescribedColumn extends Column {
  /** In English. */
  readonly description: string;
}

/** In the order of the schema. */
export function describedColumnsOf(name: DescribedName): DescribedColumn[] {
  return columnsOf(name).map((column) => ({ ...column, description: DESCRIPTIONS[name][column.field] ?? '' }));
}
