/** Rows that another column names than the one of names, for that says the same of different pieces. */
import type { ReadList } from '../../tables/lists/read-list.js';

export interface NamedOtherwise {
  /** Titles of the column whose words repeat, and of the one that names the rows; empty: their place tells them apart. */
  readonly words: string;
  readonly by: string;
}

export function namedOtherwise({ columns, namedBy }: ReadList): NamedOtherwise | null {
  const titleOf = (wanted: string) =>
    columns.find(({ meaning, field }) => (field?.path.join('.') ?? meaning) === wanted)?.title ?? '';
  const words = titleOf('name') || titleOf('description');
  const isOther = namedBy === 'description' ? titleOf('name') !== '' : namedBy !== 'name' && namedBy !== 'known';
  if (!isOther || words === '') return null;
  return { words, by: namedBy === 'place' || namedBy === 'both' ? '' : titleOf(namedBy) };
}
