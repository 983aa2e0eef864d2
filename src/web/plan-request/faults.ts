/** What a calculation says of a request, by the place that it is about. */
import type { Issue } from '../../schema/issue.js';
import { told } from '../words/said.js';
import type { ListName } from './request-draft.js';

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

export function faultsOf(said: readonly Said[]): Faults {
  const cells = { cargoes: new Map<string, string>(), emptyContainers: new Map<string, string>() };
  const rules = new Map<string, string>();
  for (const one of said) {
    const place = placeOf(one.pointer);
    const message = sentence(one);
    if (place?.list === 'rules') add(rules, place.field, message);
    else if (place) add(cells[place.list], `${place.row}/${place.field}`, message);
  }
  return { cells, rules };
}

export function sentence({ code, message, hint }: Said): string {
  return told(code, hint === undefined ? message : `${message} (${hint})`);
}

export type FaultPlace =
  | { readonly list: ListName; readonly row: number; readonly field: string }
  | { readonly list: 'rules'; readonly field: string };

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
