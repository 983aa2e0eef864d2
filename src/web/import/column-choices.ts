/** What people can say that a column is: seventeen things in their own words, and all else behind. */
import type { ListSheet } from '../../tables/lists/list-columns.js';
import { columnsOf } from '../sheet/columns.js';
import { fieldText } from '../words/said.js';
import { type ListLabel, listText } from './words.js';

export interface ColumnChoice {
  readonly value: string;
  readonly label: string;
}

export interface ColumnChoices {
  readonly first: readonly ColumnChoice[];
  readonly more: readonly ColumnChoice[];
}

const FIRST: readonly (readonly [string, ListLabel])[] = [
  ['name', 'listName'],
  ['description', 'listDescription'],
  ['alias', 'listAlias'],
  ['packages', 'listPackages'],
  ['pieceInside', 'listPieceInside'],
  ['length', 'listLength'],
  ['width', 'listWidth'],
  ['height', 'listHeight'],
  ['diameter', 'listDiameter'],
  ['pieceWeight', 'listWeight'],
  ['rowWeight', 'listRowWeight'],
  ['stop', 'listStop'],
  ['group', 'listGroup'],
  ['upright', 'listUpright'],
  ['nothingOnTop', 'listNothingOnTop'],
  ['remark', 'listRemark'],
  ['price', 'listPrice'],
];

const MORE: readonly (readonly [string, ListLabel])[] = [
  ['sizes', 'listSizes'],
  ['rowPrice', 'listRowPrice'],
  ['kind', 'listKind'],
  ['stackable', 'listStackable'],
  ['tiltAllowed', 'listTiltAllowed'],
  ['unitOfSizes', 'listUnitColumn'],
  ['unitOfWeight', 'listUnitOfWeightColumn'],
];

/** Fields that the words above stand for. */
const SAID = [
  'nothingOnTop',
  'groupName',
  'price',
  'name',
  'description',
  'alias',
  'qty',
  'pieceInside',
  'length',
  'width',
  'height',
  'diameter',
  'weight',
];
const OF_CONTAINERS = [
  'name',
  'containerType',
  'length',
  'width',
  'height',
  'maxWeight',
  'qty',
  'emptyWeight',
  'price',
];

export function columnChoices(sheet: ListSheet): ColumnChoices {
  const worded = ([value, key]: readonly [string, ListLabel]) => ({ value, label: listText(key) });
  const field = (name: string) => ({ value: `field:${name}`, label: fieldText(name) });
  if (sheet === 'Containers') {
    const others = columnsOf('EmptyContainer').filter(({ field: name }) => !OF_CONTAINERS.includes(name));
    return { first: OF_CONTAINERS.map(field), more: others.map(({ field: name }) => field(name)) };
  }
  const fields = columnsOf('Cargo').filter(({ field: name }) => !SAID.includes(name));
  return { first: FIRST.map(worded), more: [...MORE.map(worded), ...fields.map(({ field: name }) => field(name))] };
}

/** With the one that a title of the interface means, where it is none of them: a member of an object, or a whole one. */
export function choicesWith(choices: ColumnChoices, value: string): ColumnChoices {
  const isThere = [...choices.first, ...choices.more].some((one) => one.value === value);
  if (value === '' || isThere) return choices;
  const label = value
    .replace(/^field:/, '')
    .split('.')
    .map(fieldText)
    .join(' · ');
  return { ...choices, more: [...choices.more, { value, label }] };
}
