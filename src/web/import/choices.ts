/** What a column can be said to be: a meaning of lists, or any field of the interface. */
import { COLUMNS } from '../../tables/columns.js';
import { isHandling, isOnHandling } from '../../tables/lists/handling.js';
import { emptyColumn, type ListColumn, type ListSheet } from '../../tables/lists/list-columns.js';
import type { Meaning } from '../../tables/lists/meanings.js';
import { LENGTH_MEANINGS, unitIn, WEIGHT_MEANINGS } from '../../tables/lists/title.js';
import { isLengthUnit } from '../../tables/lists/units.js';
import type { WeightIs } from '../../tables/lists/weights.js';

/** Meanings that the reader tells apart, and people do not. */
const SAME: Readonly<Partial<Record<Meaning, Meaning>>> = {
  ...{ pieces: 'packages', destination: 'stop', weight: 'pieceWeight', grossWeight: 'pieceWeight' },
  netWeight: 'pieceWeight',
};
const FIELD = 'field:';

/** Empty: it is left out. */
export function choiceOf({ meaning, field }: ListColumn, weightIs: WeightIs): string {
  if (field !== null) return FIELD + field.path.join('.');
  if (meaning === null) return '';
  const plain = SAME[meaning] ?? meaning;
  return plain === 'pieceWeight' && weightIs === 'ofRow' ? 'rowWeight' : plain;
}

/** A column as somebody says that it is. */
export function chosenColumn({ index, title }: ListColumn, choice: string, sheet: ListSheet): ListColumn {
  const column = emptyColumn(index, title);
  if (choice === '') return column;
  const said = unitIn(title);
  if (choice.startsWith(FIELD)) {
    const field = COLUMNS[sheet].at(choice.slice(FIELD.length).split('.'));
    const quantity = field.node['x-quantity'];
    const isOfIt = said !== null && quantity !== undefined && isLengthUnit(said) === (quantity === 'length');
    return { ...column, field, unit: isOfIt ? said : null };
  }
  const meaning = choice as Meaning;
  const isOfIt = said !== null && (isLengthUnit(said) ? LENGTH_MEANINGS : WEIGHT_MEANINGS).has(meaning);
  return { ...column, meaning, unit: isOfIt ? said : null };
}

const SIDES: readonly string[] = ['length', 'width', 'height'];

/** The columns with what was chosen for some of them: what another said before gives way. */
export function withChosen(
  columns: readonly ListColumn[],
  chosen: Readonly<Record<number, string>>,
  sheet: ListSheet,
): ListColumn[] {
  // Several columns may speak of handling: what one of them forbids no other allows.
  const taken = new Set(Object.values(chosen).filter((choice) => choice !== '' && !isOnHandling(choice)));
  const isTaken = (choice: string) =>
    taken.has(choice) ||
    (choice === 'sizes' && SIDES.every((side) => taken.has(side))) ||
    (SIDES.includes(choice) && taken.has('sizes')) ||
    (choice === 'pieceWeight' && taken.has('rowWeight'));
  return columns.map((column) => {
    const choice = chosen[column.index];
    if (choice !== undefined) {
      // Not every remark is on handling: what the others say is no fault of theirs.
      if (column.meaning === 'remark' && isHandling(choice)) return column;
      return choice === choiceOf(column, 'ofOne') ? column : chosenColumn(column, choice, sheet);
    }
    const own = choiceOf(column, 'ofOne');
    return own !== '' && isTaken(own) ? { ...emptyColumn(column.index, column.title), whyLeftOut: 'repeated' } : column;
  });
}
