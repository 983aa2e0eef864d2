/** The tables of a PDF, but for those of the loading steps. */

import { codeOf, paintOf } from '../cargo-marks.js';
import type { Layout } from '../layouts.js';
import {
  inOrderOf,
  isOfEach,
  manifestColumns,
  palletsInOrderOf,
  stopsWord,
  stopWord,
  sumOver,
  totalsOf,
} from '../manifest-cells.js';
import type { ManifestRow } from '../model/manifest.js';
import type { LoadSheet, Report } from '../model/report.js';
import { contentsText, detailsOf } from '../step-words.js';
import { labelNumbers, labelsText, stopTable } from '../stop-cells.js';
import { sentenceIn } from '../words/sentences.js';
import type { Words } from '../words/words.js';
import type { Canvas, Tag } from './canvas.js';
import { type Cell, type Column, drawTable } from './table.js';

/** Every different container. */
export function containersTable(canvas: Canvas, section: Tag, report: Report, words: Words): void {
  canvas.heading(section, words.text('containers'), 2, 40);
  const each = report.rows.some(({ sequences }) => sequences.length > 1);
  const title = (text: string) => (each ? words.text('titleEach', { title: text }) : text);
  const columns: Column[] = [
    { title: words.text('sequence'), share: 0.14, isNumber: true },
    { title: words.text('container'), share: 0.3 },
    { title: title(words.text('cargoUnits')), share: 0.14, isNumber: true },
    { title: `${title(words.text('grossMass'))} (${words.weightUnit})`, share: 0.16, isNumber: true },
    { title: words.text('volumeUsed'), share: 0.13, isNumber: true },
    { title: words.text('weightUsed'), share: 0.13, isNumber: true },
  ];
  const rows = report.rows.map(({ sequences, name, shown: { loadSummary: sum } }) => [
    words.ranges(sequences),
    name,
    words.number(sum.cargoesLoaded),
    words.number(sum.weightTotal, 2),
    words.percent(sum.volumeUtilization),
    words.percent(sum.weightUtilization),
  ]);
  const { containers, packages, grossMass } = totalsOf(report);
  const foot = [
    words.number(containers),
    words.text('total'),
    words.number(packages),
    words.number(grossMass, 2),
    '',
    '',
  ];
  const sum = report.isAlternatives ? undefined : foot;
  drawTable(canvas, section, columns, rows, again(words, words.text('containers')), sum);
}

export function unloadedTable(canvas: Canvas, section: Tag, report: Report, words: Words): void {
  if (report.unloaded.length === 0) {
    canvas.paragraph(section, words.text('everythingLoaded'), 9, 'bold', '#1b6e3c');
    return;
  }
  canvas.heading(section, words.text('unloaded'), 2, 40);
  canvas.doc.outline.addItem(words.text('unloaded'));
  const columns: Column[] = [
    { title: words.text('code'), share: 44 },
    { title: words.text('cargo'), share: 0.3 },
    { title: words.text('quantity'), share: 0.12, isNumber: true },
    { title: words.text('reason'), share: 0.58 },
  ];
  const rows = report.unloaded.map(({ look, name, quantity, reason, detail }) => [
    look === null ? '' : { code: look.code, paint: look },
    name,
    words.number(quantity),
    { text: words.reason(reason), more: [sentenceIn(words, report.units, detail)].filter((text) => text !== '') },
  ]);
  drawTable(canvas, section, columns, rows, again(words, words.text('unloaded')));
}

export function manifestTable(
  canvas: Canvas,
  section: Tag,
  sheet: LoadSheet,
  report: Report,
  words: Words,
  layout: Layout,
): void {
  const { units } = report;
  const rows = inOrderOf(layout, sheet);
  const has = manifestColumns(rows);
  const title = (text: string) => (isOfEach(sheet) ? words.text('titleEach', { title: text }) : text);
  if (sheet.pallets.length > 0) palletsTable(canvas, section, sheet, report, words, layout);
  const columns: (Column | false)[] = [
    { title: words.text('code'), share: 44 },
    { title: words.text('cargo'), share: 0.48 },
    { title: `${words.text('sizeAxes')} (${words.lengthUnit})`, share: 0.2, isNumber: true },
    { title: title(words.text('quantity')), share: 0.1, isNumber: true },
    has.hasPieces && { title: words.text('pieces'), share: 0.1, isNumber: true },
    { title: `${words.text('weightEach')} (${words.weightUnit})`, share: 0.13, isNumber: true },
    { title: `${title(words.text('weight'))} (${words.weightUnit})`, share: 0.13, isNumber: true },
    has.hasStops && { title: words.text(stopWord(sheet)), share: 0.07, isNumber: true },
    has.hasGroups && { title: words.text('group'), share: 0.24 },
  ];
  const more = ({ description, details }: ManifestRow) => [
    ...(layout.hasDetails && description !== '' ? [description] : []),
    ...[detailsOf(details, words).join('  ·  ')].filter((text) => text !== ''),
  ];
  const cells: (Cell | false)[][] = rows.map((row) => [
    { code: row.look.code, paint: row.look },
    { text: row.name, more: more(row) },
    words.size(units.size(row.size)),
    words.number(row.quantity),
    has.hasPieces && words.number(row.pieces),
    words.number(units.weight(row.pieceWeight)),
    words.number(units.weight(row.weight), 2),
    has.hasStops && (row.stop === null ? '' : words.number(row.stop)),
    has.hasGroups && row.group,
  ]);
  const { own } = sheet;
  const ownRow = [
    '',
    words.text('ownWeight'),
    '',
    words.number(own.quantity),
    has.hasPieces && '',
    words.number(units.weight(own.weight / own.quantity)),
    words.number(units.weight(own.weight), 2),
    has.hasStops && '',
    has.hasGroups && '',
  ];
  if (own.weight > 0) cells.push(ownRow);
  const foot = [
    '',
    words.text('total'),
    '',
    words.number(sumOver(rows, (row) => row.quantity)),
    has.hasPieces && words.number(sumOver(rows, (row) => row.pieces)),
    '',
    words.number(units.weight(sumOver(rows, (row) => row.weight) + own.weight), 2),
    has.hasStops && '',
    has.hasGroups && '',
  ];
  const isKept = <T>(cell: T | false): cell is T => cell !== false;
  drawTable(
    canvas,
    section,
    columns.filter(isKept),
    cells.map((row) => row.filter(isKept)),
    again(words, words.text('manifest')),
    foot.filter(isKept),
  );
}

/** Which finished pallets stand in a vehicle, by the codes of its steps. */
function palletsTable(
  canvas: Canvas,
  section: Tag,
  sheet: LoadSheet,
  { units }: Report,
  words: Words,
  layout: Layout,
): void {
  const pallets = palletsInOrderOf(layout, sheet);
  const hasStops = pallets.some(({ stop }) => stop !== null);
  const isKept = <T>(cell: T | false): cell is T => cell !== false;
  const columns: (Column | false)[] = [
    { title: words.text('code'), share: 44 },
    { title: words.text('unitLoads'), share: 0.22 },
    { title: words.text('contents'), share: 0.34 },
    { title: `${words.text('sizeAxes')} (${words.lengthUnit})`, share: 0.2, isNumber: true },
    { title: words.text('quantity'), share: 0.09, isNumber: true },
    { title: `${words.text('weightEach')} (${words.weightUnit})`, share: 0.13, isNumber: true },
    { title: `${words.text('weight')} (${words.weightUnit})`, share: 0.13, isNumber: true },
    hasStops && { title: words.text(stopWord(sheet)), share: 0.07, isNumber: true },
  ];
  const rows = pallets.map((pallet): (Cell | false)[] => {
    const { cargo, name, contents, size, quantity, pieceWeight, weight, stop } = pallet;
    const numbers = labelNumbers(sheet, pallet);
    return [
      { code: codeOf(sheet, cargo), paint: paintOf(sheet, cargo) },
      { text: name, more: numbers.length === 0 ? [] : [labelsText(numbers, words)] },
      contentsText(contents, words),
      words.size(units.size(size)),
      words.number(quantity),
      words.number(units.weight(pieceWeight), 2),
      words.number(units.weight(weight), 2),
      hasStops && (stop === null ? '' : words.number(stop)),
    ];
  });
  const sum = (of: (row: LoadSheet['pallets'][number]) => number) => pallets.reduce((all, row) => all + of(row), 0);
  const foot = [
    ...['', words.text('total'), '', ''],
    words.number(sum(({ quantity }) => quantity)),
    '',
    words.number(units.weight(sum(({ weight }) => weight)), 2),
    hasStops && '',
  ];
  const again = words.text('continued', { title: words.text('unitLoads') });
  drawTable(
    canvas,
    section,
    columns.filter(isKept),
    rows.map((row) => row.filter(isKept)),
    again,
    foot.filter(isKept),
  );
}

export function stopsTable(canvas: Canvas, section: Tag, sheet: LoadSheet, report: Report, words: Words): void {
  const { columns, rows, foot } = stopTable(sheet, report, words);
  drawTable(canvas, section, columns, rows, again(words, words.text(stopsWord(sheet))), foot);
}

export function again(words: Words, title: string): string {
  return words.text('continued', { title });
}
