/** What a calculation says of a request, by the place that it is about. */
import type { Issue } from '../../schema/issue.js';
import { textOfValue } from '../sheet/cell-text.js';
import { type Column, columnsOf } from '../sheet/columns.js';
import { shownIn } from '../units/measured.js';
import { fieldText, plainly, rangeSaid, told, toldAlone } from '../words/said.js';
import { number, text } from '../words/words.js';
import { type ListName, RESOURCES, type RequestDraft } from './request-draft.js';

/** Only what these need of issues and warnings. */
interface Said extends Pick<Issue, 'pointer' | 'message' | 'hint'> {
  readonly code?: string;
}

export interface Faults {
  /** By `row/field`. */
  readonly cells: Readonly<Record<ListName, ReadonlyMap<string, string>>>;
  /** By field. */
  readonly rules: ReadonlyMap<string, string>;
}

/** @param draft that was calculated; null: nothing was */
export function faultsOf(said: readonly Said[], draft: RequestDraft | null): Faults {
  const cells = { cargoes: new Map<string, string>(), emptyContainers: new Map<string, string>() };
  const rules = new Map<string, string>();
  for (const one of said) {
    const place = placeOf(one.pointer);
    const message = draft === null ? sentence(one) : faultSentence(one, draft);
    if (place?.list === 'rules') add(rules, place.field, message);
    else if (place) add(cells[place.list], `${place.row}/${place.field}`, message);
  }
  return { cells, rules };
}

export function sentence({ code, message, hint }: Said): string {
  return told(code, hint === undefined ? message : `${message} (${hint})`);
}

const ROWS = { cargoes: columnsByField('cargoes'), emptyContainers: columnsByField('emptyContainers') };

function columnsByField(list: ListName): () => ReadonlyMap<string, Column> {
  let columns: ReadonlyMap<string, Column> | null = null;
  return () => {
    columns ??= new Map(columnsOf(RESOURCES[list]).map((column) => [column.field, column]));
    return columns;
  };
}

/** Of lists without an entry what to do about it. */
const LACKING: Readonly<Record<string, 'needsCargo' | 'needsContainer' | undefined>> = {
  EmptyCargoList: 'needsCargo',
  EmptyContainerList: 'needsContainer',
};

/** A fault of a cell as a person says it, from what stands there: no pointer, no name of a field. */
export function faultSentence(said: Said, draft: RequestDraft): string {
  const lacking = LACKING[said.code ?? ''];
  if (lacking !== undefined) return text(lacking);
  const place = placeOf(said.pointer);
  if (place === null || place.list === 'rules') return sentence(said);
  const column = ROWS[place.list]().get(place.field);
  const value = draft[place.list][place.row]?.[place.field];
  return column === undefined
    ? plainly(sentence(said))
    : (cellSentence(column, value, said, draft) ?? toldAlone(said.code, said.message));
}

function cellSentence(column: Column, value: unknown, { code, message }: Said, draft: RequestDraft): string | null {
  const found = textOfValue(value);
  const name = fieldText(column.field);
  // A name that another row has, a size that no container takes: what stands there is right by itself.
  if (code === 'DuplicateName' || code === 'CargoIsTooBig') return null;
  if (found === '') return text('faultMissing', { name });
  if (column.kind === 'flag') return text('faultNoFlag', { name, found });
  if (column.kind !== 'number') return code === 'UnknownValue' ? text('faultOther', { name, found }) : null;
  const figure = typeof value === 'object' && value !== null && 'figure' in value ? value.figure : value;
  if (typeof figure !== 'number') return text('faultNoNumber', { name, found });
  if (figure === 0 && code === 'CargoHasZeroLoadCount') return text('faultNone', { name });
  if (figure <= 0) return text('faultNotPositive', { name, found });
  if (code === 'WrongType' || (column.field === 'qty' && !Number.isInteger(figure)))
    return text('faultNotWhole', { name, found });
  const [least, most] = rangeSaid(message).map((one) => number(shownIn(one, column.quantity, draft) as number, 4));
  return most === undefined
    ? text('faultRange', { name, found })
    : text('faultWithin', { name, found, least: least!, most });
}

export interface CellPlace {
  readonly list: ListName;
  readonly row: number;
  readonly field: string;
}

export type FaultPlace = CellPlace | { readonly list: 'rules'; readonly field: string };

/** Null: it is about no cell. What is about a whole row is about its name. */
export function placeOf(pointer: string): FaultPlace | null {
  const [, list, second = '', third = 'name'] = pointer.split('/');
  if (list === 'rules' && second !== '') return { list, field: second };
  if ((list !== 'cargoes' && list !== 'emptyContainers') || !/^\d+$/.test(second)) return null;
  return { list, row: Number(second), field: third };
}

function add(map: Map<string, string>, key: string, message: string): void {
  const before = map.get(key);
  map.set(key, before === undefined ? message : `${before} ${message}`);
}
