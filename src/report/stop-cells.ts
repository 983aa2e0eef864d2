/** The table of stops and groups in words, as page and PDF show it: what leaves where, by packages and by pallets. */
import { codeOf } from './cargo-marks.js';
import { labelsText } from './heading.js';
import { isOfEach, stopColumns, stopWord } from './manifest-cells.js';
import type { PalletRow } from './model/pallets.js';
import type { LoadSheet, Report } from './model/report.js';
import type { Words } from './words/words.js';

export interface StopTable {
  readonly columns: readonly { readonly title: string; readonly share: number; readonly isNumber: boolean }[];
  readonly rows: readonly (readonly string[])[];
  readonly foot: readonly string[];
}

export function stopTable(sheet: LoadSheet, report: Report, words: Words): StopTable {
  const { rows, shared } = sheet.stops;
  const has = stopColumns(rows);
  const each = (title: string) => (isOfEach(sheet) ? words.text('titleEach', { title }) : title);
  const weight = (value: number) => words.number(report.units.weight(value), 2);
  const column = (title: string, share: number, isNumber = true) => ({ title, share, isNumber });
  const countOf = (pallets: readonly PalletRow[]) => pallets.reduce((sum, { quantity }) => sum + quantity, 0);
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  const cells = (
    ...[stop, group, pallets, count, quantity, mass]: readonly [string, string, string, string, string, string]
  ) => [
    ...(has.hasStops ? [stop] : []),
    ...(has.hasGroups ? [group] : []),
    ...(has.hasPallets ? [pallets, count] : []),
    ...[quantity, mass],
  ];
  const sharedRow = cells('', words.text('ownWeight'), '', '', '', weight(shared));
  const all = sheet.pallets;
  return {
    columns: [
      ...(has.hasStops ? [column(words.text(stopWord(sheet)), 0.13)] : []),
      ...(has.hasGroups ? [column(words.text('group'), 0.32, false)] : []),
      ...(has.hasPallets
        ? [column(words.text('unitLoads'), 0.34, false), column(each(words.text('palletCount')), 0.11)]
        : []),
      ...[
        column(each(words.text('cargoUnits')), 0.13),
        column(`${each(words.text('weight'))} (${words.weightUnit})`, 0.15),
      ],
    ],
    rows: [
      ...rows.map(({ stop, group, pallets, quantity, weight: mass }) =>
        cells(
          stop === null ? '–' : words.number(stop),
          group,
          pallets.map((pallet) => palletText(sheet, pallet, words)).join(', '),
          pallets.length === 0 ? '' : words.number(countOf(pallets)),
          words.number(quantity),
          weight(mass),
        ),
      ),
      ...(shared > 0 ? [sharedRow] : []),
    ],
    foot: totalled(
      cells(
        '',
        '',
        '',
        words.number(countOf(all)),
        words.number(sum((row) => row.quantity)),
        weight(sum((row) => row.weight) + shared),
      ),
      words,
    ),
  };
}

function totalled([, ...rest]: readonly string[], words: Words): string[] {
  return [words.text('total'), ...rest];
}

/** By its code, how many there are and which labels they have; one line each. */
function palletText(sheet: LoadSheet, pallet: PalletRow, words: Words): string {
  const { cargo, quantity } = pallet;
  const numbers = labelNumbers(sheet, pallet);
  const label = numbers.length === 0 ? '' : ` (${labelsText(numbers, words)})`;
  return `${words.number(quantity)} × ${codeOf(sheet, cargo)}${label}`.replaceAll(' ', '\u00a0');
}

/** Of the pallets in the containers that a sheet is printed for. */
export function labelNumbers({ sequences }: Pick<LoadSheet, 'sequences'>, { labels }: PalletRow): number[] {
  return labels.filter(({ container }) => sequences.includes(container)).map(({ number }) => number);
}
