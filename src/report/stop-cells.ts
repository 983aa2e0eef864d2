/** The table of stops and groups in words, as page and PDF show it: what leaves where, pallets and loose packages. */
import { codeOf } from './cargo-marks.js';
import { labelsText } from './heading.js';
import type { Layout } from './layouts.js';
import { isOfEach, stopColumns, stopWord } from './manifest-cells.js';
import type { PalletRow } from './model/pallets.js';
import type { LoadSheet, Report } from './model/report.js';
import { palletsOfStop, type StopRow } from './model/stops.js';
import type { Words } from './words/words.js';

/** A text with smaller lines below it. */
export type StopCell = string | { readonly text: string; readonly more: readonly string[] };

export interface StopTable {
  readonly columns: readonly { readonly title: string; readonly share: number; readonly isNumber: boolean }[];
  readonly rows: readonly (readonly StopCell[])[];
  readonly foot: readonly string[];
}

/** A column with its cell of a stop, of the pallets that are of no stop alone, and of the total. */
interface StopColumn {
  readonly title: string;
  readonly share: number;
  readonly isNumber: boolean;
  readonly cell: (row: StopRow) => StopCell;
  readonly shared: string;
  readonly total: string;
}

export function stopTable(sheet: LoadSheet, report: Report, words: Words, layout: Layout): StopTable {
  const { rows, shared } = sheet.stops;
  const has = stopColumns(rows);
  const each = (title: string) => (isOfEach(sheet) ? words.text('titleEach', { title }) : title);
  const weight = (value: number) => words.number(report.units.weight(value), 2);
  const number = (title: string, share: number, of: (row: StopRow) => number, others = 0): StopColumn => ({
    ...{ title: each(title), share, isNumber: true },
    cell: (row) => words.number(of(row)),
    shared: others === 0 ? '' : words.number(others),
    total: words.number(rows.reduce((sum, row) => sum + of(row), others)),
  });
  const columns: (StopColumn | false)[] = [
    has.hasStops && {
      ...{ title: words.text(stopWord(sheet)), share: 0.13, isNumber: true, shared: '', total: '' },
      cell: ({ stop }) => (stop === null ? '–' : words.number(stop)),
    },
    has.hasGroups && {
      ...{ title: words.text('group'), share: 0.26, isNumber: false, shared: '', total: '' },
      cell: ({ group }) => group,
    },
    {
      ...{ title: words.text('contents'), share: 0.34, isNumber: false, shared: words.text('ownWeight'), total: '' },
      cell: (row) => contentsCell(sheet, row, words, layout),
    },
    has.hasPallets &&
      number(
        words.text('palletCount'),
        0.1,
        (row) => palletsOfStop(row, rows).reduce((sum, { quantity }) => sum + quantity, 0),
        shared.pallets,
      ),
    has.hasPallets &&
      number(words.text('looseCount'), 0.12, ({ loose }) => loose.reduce((sum, { quantity }) => sum + quantity, 0)),
    number(words.text(has.hasPallets ? 'packagesInAll' : 'cargoUnits'), 0.12, ({ quantity }) => quantity),
    {
      title: `${each(words.text(shared.weight > 0 || has.hasPallets ? 'weightWithPallets' : 'weight'))} (${words.weightUnit})`,
      ...{ share: 0.15, isNumber: true, shared: weight(shared.weight) },
      cell: (row) => weight(row.weight),
      total: weight(rows.reduce((sum, row) => sum + row.weight, shared.weight)),
    },
  ];
  const kept = columns.filter((column) => column !== false);
  return {
    columns: kept,
    rows: [
      ...rows.map((row) => kept.map(({ cell }) => cell(row))),
      ...(shared.weight > 0 ? [kept.map((column) => column.shared)] : []),
    ],
    foot: [words.text('total'), ...kept.slice(1).map(({ total }) => total)],
  };
}

/** Of the contents of a stop, with names or by letters alone: more would fill a page, and what is loaded is listed below anyway. */
const MOST_NAMED = 12;
const MOST_LETTERED = 60;

/** By their codes pallets and loose packages; but for customers, how many of them stand behind others. */
function contentsCell(
  sheet: LoadSheet,
  { pallets, loose, behind, quantity }: StopRow,
  words: Words,
  layout: Layout,
): StopCell {
  const texts = [
    ...pallets.map((pallet) => palletText(sheet, pallet, words)),
    ...loose.map(({ cargo, quantity }) => {
      const count = countText(sheet, cargo, quantity, words);
      // Who unloads looks for names: its sheet shows this table before any list of letters.
      return layout.isByStop ? `${count} ${sheet.thing.problem.cargoes[cargo]!.name}` : count;
    }),
  ];
  const most = layout.isByStop ? MOST_NAMED : MOST_LETTERED;
  const left = texts.length - most;
  const more = [
    left > 0 && words.text('moreContents', { count: left, total: words.number(quantity) }),
    behind > 0 && !layout.isByCargo && words.text('behindOthers', { count: behind }),
  ].filter((line) => line !== false);
  return { text: texts.slice(0, most).join(', '), more };
}

/** Stop 1: the names of its groups. */
export function stopTitle(sheet: LoadSheet, stop: number | null, groups: readonly string[], words: Words): string {
  return numberedTitle(words.text(stopWord(sheet)), stop, groups, words);
}

export function numberedTitle(word: string, stop: number | null, groups: readonly string[], words: Words): string {
  const names = groups.filter((name) => name !== '').join(', ');
  const number = `${word}\u00a0${stop === null ? '–' : words.number(stop)}`;
  return names === '' ? number : `${number}: ${names}`;
}

/** By its code, how many there are and which labels they have; one line each. */
function palletText(sheet: LoadSheet, pallet: PalletRow, words: Words): string {
  const numbers = labelNumbers(sheet, pallet);
  const label = numbers.length === 0 ? '' : ` (${labelsText(numbers, words)})`.replaceAll(' ', '\u00a0');
  return countText(sheet, pallet.cargo, pallet.quantity, words) + label;
}

function countText(sheet: LoadSheet, cargo: number, quantity: number, words: Words): string {
  return `${words.number(quantity)}\u00a0×\u00a0${codeOf(sheet, cargo)}`;
}

/** Of the pallets in the containers that a sheet is printed for. */
export function labelNumbers({ sequences }: Pick<LoadSheet, 'sequences'>, { labels }: PalletRow): number[] {
  return labels.filter(({ container }) => sequences.includes(container)).map(({ number }) => number);
}
