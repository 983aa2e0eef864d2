/** The request that is being written: plain JSON as it would be sent, never judged here. Every change makes a new one. */
import type { Uom } from '../../domain/words.js';
import { isMeasured, kept, quantityOf, uomOf } from '../units/measured.js';
import { hasLength, rowsKeptIn, rowsSent } from '../units/measured-rows.js';
import type { KeptPieces } from './kept-pieces.js';
import { type LeftOutRow, withLooks } from './listed-rows.js';

/** A cargo or a container, in the fields of the interface; its sizes and weights may have units of their own. */
export type Row = Readonly<Record<string, unknown>>;

export type ListName = 'cargoes' | 'emptyContainers';

export const RESOURCES = { cargoes: 'Cargo', emptyContainers: 'EmptyContainer' } as const;

export interface RequestDraft {
  /** Of plain numbers, and of the request as it is sent: that of the first size that was typed. Null: none was yet. */
  readonly uom: Uom | null;
  /** In which figures are shown, and typed where nothing beside them says another. */
  readonly shown: Uom;
  readonly title: string;
  readonly cargoes: readonly Row[];
  /** Rows of cargo that are not planned for now; absent: none. */
  readonly leftOut?: readonly LeftOutRow[];
  readonly emptyContainers: readonly Row[];
  readonly rules: Row;
  /** Other members of the request, which are sent as they came. */
  readonly others: Row;
  /** Pieces that stand in the truck already, around which the rest is planned; absent: none. */
  readonly kept?: KeptPieces;
}

/** Before anything is typed or imported as a table; what is opened says by itself what it wants. */
export const EMPTY_DRAFT: RequestDraft = {
  uom: null,
  shown: 'UnitHighMetric',
  title: '',
  cargoes: [],
  emptyContainers: [],
  rules: { stackingRule: 'HeavierBottomFirst' },
  others: {},
};

/** One plan is of both: another title, or another unit to look at, is no other plan. */
export function isSamePlan(one: RequestDraft, other: RequestDraft): boolean {
  return (['uom', 'cargoes', 'emptyContainers', 'rules', 'others', 'kept'] as const).every(
    (part) => one[part] === other[part],
  );
}

/** The same order, planned as thoroughly or not. */
export function isButLevel(one: RequestDraft, other: RequestDraft): boolean {
  const but = ({ rules: { optimizationLevel: _, ...rules } }: RequestDraft) =>
    JSON.stringify(Object.entries(rules).sort());
  return isSamePlan({ ...one, rules: other.rules }, other) && but(one) === but(other);
}

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws SyntaxError that says where, or that it is no object */
export function draftOfJson(json: string, uom: Uom): RequestDraft {
  const body: unknown = JSON.parse(json);
  if (!isObject(body)) throw new SyntaxError('A load request is a JSON object: {"title": ..., "cargoes": [...], ...}');
  return draftOfBody(body, uom);
}

/** What is no list of objects stays among the others, so that nothing is lost. */
export function draftOfBody(body: Row, uom: Uom): RequestDraft {
  const { title, cargoes, emptyContainers, containers, rules, leftOut, ...others } = body;
  const isList = (value: unknown): value is readonly Row[] => Array.isArray(value) && value.every(isObject);
  const listed = emptyContainers ?? containers;
  return {
    uom,
    shown: uom,
    title: typeof title === 'string' ? title : '',
    cargoes: isList(cargoes) ? cargoes : [],
    ...(isLeftOut(leftOut) && leftOut.length > 0 && { leftOut: leftOut.map((one) => leftOutIn(one, uom)) }),
    emptyContainers: isList(listed) ? listed : [],
    rules: isObject(rules) ? rules : {},
    others: {
      ...others,
      ...(cargoes !== undefined && !isList(cargoes) && { cargoes }),
      ...(listed !== undefined && !isList(listed) && { emptyContainers: listed }),
      ...(rules !== undefined && rules !== null && !isObject(rules) && { rules }),
      ...(leftOut !== undefined && leftOut !== null && !isLeftOut(leftOut) && { leftOut }),
      ...(title !== undefined && typeof title !== 'string' && { title }),
    },
  };
}

interface LeftOutSent {
  readonly at: number;
  readonly uom?: Uom | null;
  readonly cargo: Row;
}

function isLeftOut(value: unknown): value is readonly LeftOutSent[] {
  return (
    Array.isArray(value) && value.every((one) => isObject(one) && Number.isInteger(one['at']) && isObject(one['cargo']))
  );
}

function leftOutIn({ at, uom: own, cargo }: LeftOutSent, uom: Uom): LeftOutRow {
  return { row: rowsKeptIn('Cargo', [cargo], own ?? uom, uom)[0]!, at };
}

/** The unit that the request is sent in. */
export function uomSent({ uom, shown }: Pick<RequestDraft, 'uom' | 'shown'>): Uom {
  return uom ?? shown;
}

/** The body of POST /Loads, in one unit. Without any rule a request is a MixLoad; with some it has to say so. */
export function bodyOf(draft: RequestDraft): Record<string, unknown> {
  const { title, cargoes, leftOut, emptyContainers, rules, others } = withLooks(draft);
  const hasRules = Object.keys(rules).length > 0;
  const uom = uomSent(draft);
  return {
    title: title.trim() === '' ? 'Untitled' : title,
    cargoes: rowsSent('Cargo', cargoes, uom),
    emptyContainers: rowsSent('EmptyContainer', emptyContainers, uom),
    ...(leftOut && { leftOut: leftOut.map(({ row, at }) => ({ at, uom, cargo: row })) }),
    ...(hasRules && { rules: { calculationType: 'MixLoad', ...rowsSent('Rules', [rules], uom)[0] } }),
    ...others,
  };
}

/** The same draft with plain numbers in another unit; whatever was typed in the one before says so. */
function settledIn(draft: RequestDraft, uom: Uom): RequestDraft {
  if (draft.uom === uom) return draft;
  const { cargoes, leftOut, emptyContainers, rules } = draft;
  return {
    ...draft,
    uom,
    cargoes: rowsKeptIn('Cargo', cargoes, draft.uom, uom),
    ...(leftOut && {
      leftOut: leftOut.map(({ row, at }) => ({ row: rowsKeptIn('Cargo', [row], draft.uom, uom)[0]!, at })),
    }),
    emptyContainers: rowsKeptIn('EmptyContainer', emptyContainers, draft.uom, uom),
    rules: rowsKeptIn('Rules', [rules], draft.uom, uom)[0]!,
  };
}

/** The first size that is typed settles the unit. */
function settledBy(draft: RequestDraft, typed: readonly Row[]): RequestDraft {
  const uom = draft.uom ?? firstUom(typed);
  return uom === null ? draft : settledIn(draft, uom);
}

/** Of the first length; null: there is none. */
export function firstUom(typed: readonly Row[]): Uom | null {
  for (const row of typed) {
    const length = Object.values(row).find((value) => isMeasured(value) && quantityOf(value.unit) === 'length');
    if (isMeasured(length)) return uomOf(length.unit);
  }
  return null;
}

/** A field that is empty is absent. */
export function withField(row: Row, field: string, value: unknown): Row {
  const { [field]: _, ...rest } = row;
  return value === undefined || value === '' ? rest : { ...row, [field]: value };
}

export function withCell(draft: RequestDraft, list: ListName, at: number, field: string, typed: unknown): RequestDraft {
  return withCells(draft, list, at, [{ [field]: typed }]);
}

/** @param typed by row from `at` on, by field; sizes and weights with their units */
export function withCells(before: RequestDraft, list: ListName, at: number, typed: readonly Row[]): RequestDraft {
  const draft = settledBy(before, typed);
  const rows = [...draft[list]];
  while (rows.length < at + typed.length) rows.push(newRow(list));
  for (const [index, cells] of typed.entries()) rows[at + index] = withFields(rows[at + index]!, cells, draft.uom);
  return { ...draft, [list]: rows };
}

/** @param uom of plain numbers of the row */
export function withFields(row: Row, typed: Row, uom: Uom | null): Row {
  return Object.entries(typed).reduce(
    (one, [field, value]) => withField(one, field, isMeasured(value) ? kept(value, uom) : value),
    row,
  );
}

/** @param at of a row of cargo */
export function withRow(draft: RequestDraft, at: number, changed: (row: Row) => Row): RequestDraft {
  return { ...draft, cargoes: draft.cargoes.map((row, place) => (place === at ? changed(row) : row)) };
}

/** @param typed a size or weight with its unit */
export function withRule(before: RequestDraft, field: string, typed: unknown): RequestDraft {
  const draft = settledBy(before, [{ [field]: typed }]);
  return { ...draft, rules: withFields(draft.rules, { [field]: typed }, draft.uom) };
}

/** What a row says before anything is typed. */
export function newRow(list: ListName): Row {
  return list === 'cargoes' ? { style: 'Shipcase' } : { containerType: 'SeaVan' };
}

export function withoutContainer(draft: RequestDraft, at: number): RequestDraft {
  return { ...draft, emptyContainers: draft.emptyContainers.toSpliced(at, 1) };
}

export interface AddedRows {
  readonly rows: readonly Row[];
  /** Of their plain numbers; null: they have none. */
  readonly uom: Uom | null;
  /** Somebody wrote these sizes; those of a catalogue settle no unit. Absent: somebody did. */
  readonly isTyped?: boolean;
  /** In place of the rows that there are. */
  readonly isInstead?: boolean;
}

export function withRows(
  before: RequestDraft,
  list: ListName,
  { rows, uom, isTyped = true, isInstead = false }: AddedRows,
): RequestDraft {
  const isFirst = before.uom === null || (isInstead && list === 'cargoes');
  const draft =
    isTyped && isFirst && uom !== null && hasLength(RESOURCES[list], rows) ? settledIn(before, uom) : before;
  const added = rowsKeptIn(RESOURCES[list], rows, uom, draft.uom);
  if (!isInstead) return { ...draft, [list]: [...draft[list], ...added] };
  const { leftOut: _, ...rest } = draft;
  return { ...(list === 'cargoes' ? rest : draft), [list]: added };
}
