/**
 * Where the parts of a request come from, when it was read from a workbook: faults and warnings are named by sheet, row
 * and column then, in the words of the workbook. Plain data, so that it goes with the request wherever it is checked.
 */
import type { Issue, Warning } from './issue.js';

export type SheetName = 'Cargoes' | 'Containers' | 'Rules';

/** What goes with a request that was read from a workbook. */
export interface RequestSource {
  readonly places: Places;
  /** What is wrong with the cells: the request has nothing there, and is not to be calculated. */
  readonly faults: readonly Issue[];
}

export interface SheetPlace {
  /** As it is called in the workbook. */
  readonly sheet: string;
  /** Headers as typed, by dotted path. */
  readonly columns: Readonly<Record<string, string>>;
  /** Headers that the sheet could have besides, by dotted path. */
  readonly others: Readonly<Record<string, string>>;
}

export interface Places {
  /** Absent: there is no such sheet. */
  readonly sheets: Readonly<Partial<Record<SheetName, SheetPlace>>>;
  /** Row of each cargo and each container of the request. */
  readonly cargoes: readonly number[];
  readonly containers: readonly number[];
  /** Row of each rule, by dotted path. */
  readonly rules: Readonly<Record<string, number>>;
  /** Pointers to parts of the request that are not from the workbook; absent: all of it is. */
  readonly elsewhere?: readonly string[];
}

interface Place {
  readonly sheet: string;
  readonly row?: number;
  readonly column?: string;
  /** The sheet has no such column, or no such row of a rule. */
  readonly isMissing: boolean;
  /** The last step of the pointer. */
  readonly field: string;
}

const WHERE = /^\/(cargoes|emptyContainers|rules)(?:\/(.*))?$/;

function placeOf(pointer: string, places: Places): Place | null {
  if (places.elsewhere?.some((part) => `${pointer}/`.startsWith(`${part}/`))) return null;
  const [, part, rest = ''] = WHERE.exec(pointer) ?? [];
  const steps = rest === '' ? [] : rest.split('/');
  if (part === 'rules') return ruleAt(steps, places);
  if (part === 'cargoes') return recordAt('Cargoes', places.cargoes, steps, places);
  if (part === 'emptyContainers') return recordAt('Containers', places.containers, steps, places);
  const sheet = places.sheets.Cargoes?.sheet;
  if (sheet === undefined || pointer !== '/title') return null;
  return { sheet, row: places.cargoes[0], column: 'LoadTitle', isMissing: false, field: 'title' };
}

function recordAt(name: SheetName, rows: readonly number[], steps: readonly string[], places: Places): Place {
  const place = places.sheets[name];
  const sheet = place?.sheet ?? name;
  const [index, ...path] = steps;
  const row = index === undefined ? undefined : rows[Number(index)];
  if (path.length === 0) return { sheet, row, isMissing: false, field: '' };
  for (let length = path.length; length > 0; length--) {
    const column = place?.columns[path.slice(0, length).join('.')];
    if (column !== undefined) return { sheet, row, column, isMissing: false, field: path.at(-1)! };
  }
  const column = place?.others[path.join('.')] ?? path.join('.');
  return { sheet, row, column, isMissing: true, field: path.at(-1)! };
}

function ruleAt(path: readonly string[], places: Places): Place {
  const sheet = places.sheets.Rules?.sheet ?? 'Rules';
  for (let length = path.length; length > 0; length--) {
    const row = places.rules[path.slice(0, length).join('.')];
    if (row !== undefined) return { sheet, row, column: 'Value', isMissing: false, field: path.at(-1)! };
  }
  return { sheet, isMissing: path.length > 0, field: path.at(-1) ?? '' };
}

/** `Cargoes, row 7, column Length: ` */
export function prefix({
  sheet,
  row,
  column,
}: {
  readonly sheet: string;
  readonly row?: number;
  readonly column?: string;
}) {
  const parts = [sheet, row === undefined ? null : `row ${row}`, column === undefined ? null : `column ${column}`];
  return `${parts.filter((part) => part !== null).join(', ')}: `;
}

/** An issue of a request, named by its place in the workbook. */
function placedIssue(issue: Issue, places: Places): Issue {
  if (issue.sheet !== undefined) return issue;
  const place = placeOf(issue.pointer, places);
  if (place === null) return issue;
  const { sheet, row, column, isMissing, field } = place;
  const hint = issue.hint ?? (isMissing ? missingHint(place) : undefined);
  return {
    ...issue,
    message: prefix(place) + inColumns(issue.message, field, column),
    ...(hint === undefined ? {} : { hint }),
    sheet,
    ...(row === undefined ? {} : { row }),
    ...(column === undefined ? {} : { column }),
  };
}

function missingHint({ sheet, column, field }: Place): string {
  return column === undefined
    ? `add a row for \`${field}\` to the sheet ${sheet}`
    : `the sheet ${sheet} has no column \`${column}\`: add it`;
}

/** What was found of a request, and what is wrong with its cells, as one list by sheet, row and column. */
export function placedIssues(source: RequestSource | null, found: readonly Issue[]): Issue[] {
  if (source === null) return [...found];
  const { faults, places } = source;
  const known = new Set(faults.map(({ pointer }) => pointer));
  // One cell may fill several fields, as all sizes in one do: what is wrong with it is said once.
  const cellOf = ({ sheet, row, column }: Issue) => (column === undefined ? null : `${sheet} ${row} ${column}`);
  const cellsWithFaults = new Set(faults.map(cellOf).filter((cell) => cell !== null));
  const others = found.filter(({ pointer }) => !known.has(pointer)).map((issue) => placedIssue(issue, places));
  return [...faults, ...others.filter((issue) => !cellsWithFaults.has(cellOf(issue) ?? ''))];
}

export function placedWarnings(source: RequestSource | null, found: readonly Warning[]): Warning[] {
  return source === null ? [...found] : found.map((warning) => placedWarning(warning, source.places));
}

function placedWarning(warning: Warning, places: Places): Warning {
  const place = placeOf(warning.pointer, places);
  if (place === null) return warning;
  const { code, message } = warning;
  return { ...warning, message: prefix(place) + (code === 'NoEffect' ? message.replace(/^`[^`]+`/, 'it') : message) };
}

/** The name of the field, where a message says it, as the header that the sheet has for it. */
function inColumns(message: string, field: string, column: string | undefined): string {
  return column === undefined || column === 'Value' ? message : message.replace(`\`${field}\``, `\`${column}\``);
}
