/** The request that is being written: plain JSON as it would be sent, never judged here. Every change makes a new one. */
import type { Uom } from '../../domain/words.js';

/** A cargo or a container, in the fields of the interface. */
export type Row = Readonly<Record<string, unknown>>;

export type ListName = 'cargoes' | 'emptyContainers';

export interface RequestDraft {
  readonly uom: Uom;
  readonly title: string;
  readonly cargoes: readonly Row[];
  readonly emptyContainers: readonly Row[];
  readonly rules: Row;
  /** Other members of the request, which are sent as they came. */
  readonly others: Row;
}

export const EMPTY_DRAFT: RequestDraft = {
  uom: 'UnitHighMetric',
  title: '',
  cargoes: [],
  emptyContainers: [],
  rules: {},
  others: {},
};

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws SyntaxError that says where, or that it is no object */
export function draftOfJson(json: string, uom: Uom): RequestDraft {
  const body: unknown = JSON.parse(json);
  if (!isObject(body)) throw new SyntaxError('A load request is a JSON object: {"title": ..., "cargoes": [...], ...}');
  return draftOfBody(body, uom);
}

/** What is no list of objects stays among the others, so that nothing is lost. */
export function draftOfBody(body: Row, uom: Uom): RequestDraft {
  const { title, cargoes, emptyContainers, containers, rules, ...others } = body;
  const isList = (value: unknown): value is readonly Row[] => Array.isArray(value) && value.every(isObject);
  const listed = emptyContainers ?? containers;
  return {
    uom,
    title: typeof title === 'string' ? title : '',
    cargoes: isList(cargoes) ? cargoes : [],
    emptyContainers: isList(listed) ? listed : [],
    rules: isObject(rules) ? rules : {},
    others: {
      ...others,
      ...(cargoes !== undefined && !isList(cargoes) && { cargoes }),
      ...(listed !== undefined && !isList(listed) && { emptyContainers: listed }),
      ...(rules !== undefined && rules !== null && !isObject(rules) && { rules }),
      ...(title !== undefined && typeof title !== 'string' && { title }),
    },
  };
}

/** The body of POST /Loads. Without any rule a request is a MixLoad; with some it has to say so. */
export function bodyOf({ title, cargoes, emptyContainers, rules, others }: RequestDraft): Record<string, unknown> {
  const hasRules = Object.keys(rules).length > 0;
  return {
    title: title.trim() === '' ? 'Untitled' : title,
    cargoes,
    emptyContainers,
    ...(hasRules && { rules: { calculationType: 'MixLoad', ...rules } }),
    ...others,
  };
}

/** A field that is empty is absent. */
export function withField(row: Row, field: string, value: unknown): Row {
  const { [field]: _, ...rest } = row;
  return value === undefined || value === '' ? rest : { ...row, [field]: value };
}

export function withCell(draft: RequestDraft, list: ListName, at: number, field: string, value: unknown): RequestDraft {
  const rows = [...draft[list]];
  while (rows.length <= at) rows.push(newRow(list));
  rows[at] = withField(rows[at]!, field, value);
  return { ...draft, [list]: rows };
}

/** What a row says before anything is typed. */
export function newRow(list: ListName): Row {
  return list === 'cargoes' ? { style: 'Shipcase' } : { containerType: 'SeaVan' };
}

export function withoutRows(draft: RequestDraft, list: ListName, places: ReadonlySet<number>): RequestDraft {
  return { ...draft, [list]: draft[list].filter((_, at) => !places.has(at)) };
}

export function withRows(draft: RequestDraft, list: ListName, rows: readonly Row[]): RequestDraft {
  return { ...draft, [list]: [...draft[list], ...rows] };
}
