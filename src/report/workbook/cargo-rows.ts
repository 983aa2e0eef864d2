/** What is loaded of each cargo, as numbers; the pallets' own weight is a row, so that sums agree with the answer. */

import type { CargoDetails, ManifestRow } from '../model/manifest.js';
import type { LoadSheet, Report } from '../model/report.js';
import { isUnweighed } from '../unweighed.js';
import type { Label } from '../words/vocabularies.js';
import type { Words } from '../words/words.js';
import { type OneContainer, totalName } from './container-rows.js';
import type { Column, Value } from './row-sheet.js';

const PLACES = 4;

/** What any cargo says for people: alias, alias2 and properties. */
export interface DetailColumns {
  readonly columns: readonly Column[];
  valuesOf(details: CargoDetails | null): Value[];
}

export function detailColumns(sheets: readonly LoadSheet[], words: Words): DetailColumns {
  const all = sheets.flatMap(({ manifest }) => manifest.map(({ details }) => details));
  const aliases = (['alias', 'alias2'] as const).filter((field) => all.some((details) => details[field] !== ''));
  const digits = [...new Set(all.flatMap(({ properties }) => properties.map(([digit]) => digit)))].sort(
    (a, b) => a - b,
  );
  return {
    columns: [
      ...aliases.map((field) => ({ title: words.text(field) })),
      ...digits.map((digit) => ({ title: words.text('property', { digit }) })),
    ],
    valuesOf: (details) => [
      ...aliases.map((field) => details?.[field] || null),
      ...digits.map((digit) => details?.properties.find(([own]) => own === digit)?.[1] ?? null),
    ],
  };
}

export function cargoColumns(words: Words, stop: Label, details: DetailColumns): Column[] {
  const length = (key: Label): Column => ({ title: `${words.text(key)} (${words.lengthUnit})`, places: PLACES });
  const weight = (key: Label): Column => ({ title: `${words.text(key)} (${words.weightUnit})`, places: PLACES });
  return [
    { title: words.text('container') },
    { title: words.text('code') },
    { title: words.text('cargo') },
    ...details.columns,
    { title: words.text('description') },
    ...[length('lengthName'), length('widthName'), length('heightName')],
    { title: words.text('quantity'), places: 0 },
    { title: words.text('pieces'), places: 0 },
    ...[weight('weightEach'), weight('weight')],
    { title: words.text(stop), places: 0 },
    { title: words.text('group') },
  ];
}

export function cargoRows(
  { name, sheet }: OneContainer,
  { units }: Report,
  words: Words,
  details: DetailColumns,
): Value[][] {
  const rows = sheet.manifest.map((row): Value[] => {
    const { length, width, height } = units.size(row.size);
    return [
      ...[name, row.look.code, row.name, ...details.valuesOf(row.details), row.description],
      ...[length, width, height, row.quantity, row.pieces],
      ...(isUnweighed(row) ? [null, null] : [units.weight(row.pieceWeight), units.weight(row.weight)]),
      ...[row.stop, row.group],
    ];
  });
  const { own } = sheet;
  if (own.weight === 0) return rows;
  // The pallets are no cargo: in the columns of quantities they would be counted with it.
  const ownRow = [
    ...[name, null, words.text('ownWeight'), ...details.valuesOf(null), `${words.number(own.quantity)} ×`],
    ...[null, null, null, null, null],
    ...[units.weight(own.weight / own.quantity), units.weight(own.weight), null, null],
  ];
  return [...rows, ownRow];
}

export function cargoFoot(
  containers: readonly OneContainer[],
  { units }: Report,
  words: Words,
  details: DetailColumns,
  container: number | null,
): Value[] {
  const sum = (of: (row: ManifestRow) => number, own: (sheet: LoadSheet) => number = () => 0) =>
    containers.reduce((all, { sheet }) => sheet.manifest.reduce((some, row) => some + of(row), all + own(sheet)), 0);
  const weight = sum(
    (row) => row.weight,
    ({ own }) => own.weight,
  );
  return [
    totalName(words, container),
    ...Array<null>(2 + details.columns.length + 4).fill(null),
    sum(({ quantity }) => quantity),
    sum(({ pieces }) => pieces),
    null,
    units.weight(weight),
  ];
}
