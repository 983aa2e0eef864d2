/**
 * The list of what is loaded, as page and PDF show it: one list with one total, of what the steps count. In a vehicle
 * these are finished pallets and loose cargo; a customer reads cargo by cargo, on pallets or not.
 */
import { codeOf, paintOf } from './cargo-marks.js';
import { labelsText } from './heading.js';
import type { Layout } from './layouts.js';
import { byStop, isOfEach, manifestColumns, stopWord, sumOver } from './manifest-cells.js';
import { groupOf, looseCountsOf } from './model/loaded.js';
import type { ManifestRow } from './model/manifest.js';
import type { PalletRow } from './model/pallets.js';
import type { LoadSheet, Report } from './model/report.js';
import type { Paint } from './pictures/tones.js';
import { contentsText, detailsOf } from './step-words.js';
import { labelNumbers, stopTitle } from './stop-cells.js';
import { isUnweighed } from './unweighed.js';
import type { Words } from './words/words.js';

export interface ListColumn {
  readonly title: string;
  /** Of the width that is left, or points when above 1. */
  readonly share: number;
  readonly isNumber: boolean;
}

export type ListCell = string | NamedCell | { readonly code: string; readonly paint: Paint };

/** Cells, or a heading above the rows that belong to it. */
export type ListRow = readonly ListCell[] | { readonly heading: string };

/** The name of a cargo with smaller lines below it, and what a barcode of it says. */
interface NamedCell {
  readonly text: string;
  readonly more: readonly string[];
  readonly barcode: string | null;
}

export interface CargoList {
  readonly columns: readonly ListColumn[];
  readonly rows: readonly ListRow[];
  readonly foot: readonly ListCell[];
}

/** A column with its cells from top to bottom, and its cell in the row of the total. */
type Filled<Row> = readonly [title: string, share: number, cell: (row: Row) => ListCell, total: string];

export function cargoList(sheet: LoadSheet, report: Report, words: Words, layout: Layout): CargoList {
  return sheet.pallets.length > 0 && !layout.isByCargo
    ? unitList(sheet, report, words, layout)
    : goodsList(sheet, report, words, layout);
}

type Kind = 'text' | 'number';

function listOf<Row>(
  rows: readonly Row[],
  columns: readonly (readonly [Kind, ...Filled<Row>] | false)[],
  headingOf: (row: Row) => string,
): CargoList {
  const kept = columns.filter((column) => column !== false);
  const headings = rows.map(headingOf);
  return {
    columns: kept.map(([kind, title, share]) => ({ title, share, isNumber: kind === 'number' })),
    rows: rows.flatMap((row, at) => {
      const heading = headings[at]!;
      const isNew = heading !== '' && heading !== headings[at - 1];
      return [...(isNew ? [{ heading }] : []), kept.map(([, , , cell]) => cell(row))];
    }),
    foot: kept.map(([, , , , total]) => total),
  };
}

type Unit = { readonly pallet: PalletRow } | { readonly loose: ManifestRow; readonly quantity: number };

function unitList(sheet: LoadSheet, report: Report, words: Words, layout: Layout): CargoList {
  const { units } = report;
  const { cargoes } = sheet.thing.problem;
  const loose = looseCountsOf(sheet.thing);
  const all: Unit[] = [
    ...sheet.pallets.map((pallet) => ({ pallet })),
    ...sheet.manifest.flatMap((row) => {
      const quantity = loose.get(row.cargo) ?? 0;
      return quantity === 0 ? [] : [{ loose: row, quantity }];
    }),
  ];
  const placeOf = (unit: Unit) => ('pallet' in unit ? unit.pallet.cargo : unit.loose.cargo);
  const stopOf = (unit: Unit) => ('pallet' in unit ? unit.pallet.stop : unit.loose.stop);
  const countOf = (unit: Unit) => ('pallet' in unit ? unit.pallet.quantity : unit.quantity);
  const packagesOf = (unit: Unit) => {
    if (!('pallet' in unit)) return unit.quantity;
    return unit.pallet.quantity * unit.pallet.contents.reduce((sum, { quantity }) => sum + quantity, 0);
  };
  const weightOf = (unit: Unit) => ('pallet' in unit ? unit.pallet.weight : unit.quantity * unit.loose.pieceWeight);
  const customerOf = (unit: Unit) => groupOf(sheet.thing, placeOf(unit));
  const rows = byStop(all, stopOf, layout, sheet);
  const areHeaded = isHeaded(sheet, layout);
  const sum = (of: (unit: Unit) => number) => rows.reduce((total, unit) => total + of(unit), 0);
  const weight = (value: number) => words.number(units.weight(value), 2);
  const title = titleIn(sheet, words);
  const nameCell = (unit: Unit) => {
    const own = 'pallet' in unit ? palletCell(sheet, unit.pallet, report, words) : cargoCell(unit.loose, layout, words);
    const group = areHeaded ? '' : customerOf(unit);
    return { ...own, more: [...own.more, ...(group === '' ? [] : [`${words.text('group')}: ${group}`])] };
  };
  const kilograms = (text: string) => `${text} (${words.weightUnit})`;
  return listOf(
    rows,
    [
      [
        'text',
        words.text('code'),
        44,
        (unit) => ({ code: codeOf(sheet, placeOf(unit)), paint: paintOf(sheet, placeOf(unit)) }),
        '',
      ],
      ['text', words.text('cargo'), 0.5, nameCell, words.text('total')],
      ['number', sizeTitle(words), 0.2, (unit) => words.size(units.size(cargoes[placeOf(unit)]!.size)), ''],
      ['number', title('quantity'), 0.1, (unit) => words.number(countOf(unit)), words.number(sum(countOf))],
      ['number', title('packagesInAll'), 0.12, (unit) => words.number(packagesOf(unit)), words.number(sum(packagesOf))],
      ['number', kilograms(words.text('weightEach')), 0.13, (unit) => weight(weightOf(unit) / countOf(unit)), ''],
      ['number', kilograms(title('weight')), 0.13, (unit) => weight(weightOf(unit)), weight(sum(weightOf))],
      !areHeaded &&
        rows.some((unit) => stopOf(unit) !== null) && [
          'number',
          words.text(stopWord(sheet)),
          0.07,
          (unit) => numberOrNothing(stopOf(unit), words),
          '',
        ],
    ],
    (unit) => (areHeaded ? stopTitle(sheet, stopOf(unit), [customerOf(unit)], words) : ''),
  );
}

/** By the stops, as who delivers reads it. */
function isHeaded({ thing, stops }: LoadSheet, { isByStop }: Layout): boolean {
  return isByStop && thing.deliveries.areStops && stops.rows.length > 0;
}

/** A cargo, or null: the pallets without their cargo. */
function goodsList(sheet: LoadSheet, { units }: Report, words: Words, layout: Layout): CargoList {
  const cargo = byStop(sheet.manifest, ({ stop }) => stop, layout, sheet);
  const has = manifestColumns(cargo);
  const { own } = sheet;
  const areHeaded = isHeaded(sheet, layout);
  const title = titleIn(sheet, words);
  const weight = (value: number) => words.number(units.weight(value), 2);
  const kilograms = (text: string) => `${text} (${words.weightUnit})`;
  const of =
    (cell: (row: ManifestRow) => ListCell, ofOwn: ListCell = '') =>
    (row: ManifestRow | null) =>
      row === null ? ofOwn : cell(row);
  return listOf<ManifestRow | null>(
    [...cargo, ...(own.weight > 0 ? [null] : [])],
    [
      ['text', words.text('code'), 44, of(({ look }) => ({ code: look.code, paint: look })), ''],
      [
        'text',
        words.text('cargo'),
        0.48,
        of((row) => cargoCell(row, layout, words), words.text('ownWeight')),
        words.text('total'),
      ],
      ['number', sizeTitle(words), 0.2, of(({ size }) => words.size(units.size(size))), ''],
      [
        'number',
        title('quantity'),
        0.1,
        of(({ quantity }) => words.number(quantity)),
        words.number(sumOver(cargo, ({ quantity }) => quantity)),
      ],
      has.hasPieces && [
        'number',
        words.text('pieces'),
        0.1,
        of(({ pieces }) => words.number(pieces)),
        words.number(sumOver(cargo, ({ pieces }) => pieces)),
      ],
      [
        'number',
        kilograms(words.text('weightEach')),
        0.13,
        of(
          (row) => (isUnweighed(row) ? '–' : words.number(units.weight(row.pieceWeight))),
          weight(own.weight / Math.max(1, own.quantity)),
        ),
        '',
      ],
      [
        'number',
        kilograms(title('weight')),
        0.13,
        of((row) => (isUnweighed(row) ? '–' : weight(row.weight)), weight(own.weight)),
        weight(sumOver(cargo, (row) => row.weight) + own.weight),
      ],
      !areHeaded &&
        has.hasStops && [
          'number',
          words.text(stopWord(sheet)),
          0.07,
          of(({ stop }) => numberOrNothing(stop, words)),
          '',
        ],
      !areHeaded && has.hasGroups && ['text', words.text('group'), 0.24, of(({ group }) => group), ''],
    ],
    (row) => (areHeaded && row !== null ? stopTitle(sheet, row.stop, [row.group], words) : ''),
  );
}

/** With the pallets themselves it weighs what the list says. */
function palletCell(sheet: LoadSheet, pallet: PalletRow, report: Report, words: Words): NamedCell {
  const labels = labelNumbers(sheet, pallet);
  const more = [
    ...(labels.length === 0 ? [] : [labelsText(labels, words)]),
    contentsText(pallet.contents, words),
    ...limitText(sheet, pallet, report, words),
  ];
  return { text: words.equipment(pallet.name), more, barcode: null };
}

/** Of a pallet that weighs more than it may carry: its own weight is not in its limit. */
function limitText(
  { thing: { palletLimits, looseCargoes } }: LoadSheet,
  { cargo, pieceWeight, ownWeight, quantity }: PalletRow,
  { units }: Report,
  words: Words,
): string[] {
  const most = palletLimits[cargo - looseCargoes]!;
  if (most === 0 || pieceWeight <= most) return [];
  const weight = words.weight(units.weight(pieceWeight - ownWeight / quantity));
  return [words.text('cargoOfLimit', { weight, most: words.weight(units.weight(most)) })];
}

function cargoCell({ name, description, details }: ManifestRow, layout: Layout, words: Words): NamedCell {
  return {
    text: name,
    more: [
      ...(layout.hasDetails && description !== '' ? [description] : []),
      ...[detailsOf(details, words).join('  ·  ')].filter((text) => text !== ''),
    ],
    barcode: name,
  };
}

/** Of each container, where the sheet is of several. */
function titleIn(sheet: LoadSheet, words: Words) {
  return (key: 'quantity' | 'packagesInAll' | 'weight') => {
    const title = words.text(key);
    return isOfEach(sheet) ? words.text('titleEach', { title }) : title;
  };
}

function sizeTitle(words: Words): string {
  return `${words.text('sizeAxes')} (${words.lengthUnit})`;
}

function numberOrNothing(value: number | null, words: Words): string {
  return value === null ? '' : words.number(value);
}
