/** A report as rows of sheets: numbers as numbers, so that they can be worked with. */

import { paperOf } from '../../schema/reports.js';
import { headingOf, planLine, verifiedLine } from '../heading.js';
import { stopWord, totalsOf } from '../manifest-cells.js';
import { containerSheet, palletSheet, palletsIn, type Report, reportOf } from '../model/report.js';
import type { ReportSource } from '../model/source.js';
import type { ReportOptions } from '../report-options.js';
import { unweighedLine } from '../unweighed.js';
import { sentenceIn } from '../words/sentences.js';
import type { Label } from '../words/vocabularies.js';
import { Words } from '../words/words.js';
import { axleSheets } from './axle-rows.js';
import { cargoColumns, cargoFoot, cargoRows, detailColumns } from './cargo-rows.js';
import { containerColumns, containerRow, containersFoot, eachContainer } from './container-rows.js';
import { palletSheets } from './pallet-rows.js';
import { type RowSheet, rowSheet, type Value } from './row-sheet.js';
import { stepSheets } from './step-rows.js';

export function workbookSheets(source: ReportSource, options: ReportOptions): RowSheet[] {
  const words = new Words(options.look.language, source.shown.uom);
  const report = reportOf(source);
  const { container } = options;
  const rows = report.rows.filter(({ sequences }) => container === null || sequences.includes(container));
  const sheets = rows.map((row) => containerSheet(source, row));
  const pallets = palletsIn(source, rows).map((place) => palletSheet(source, place));
  const containers = eachContainer(sheets, source, report, words, container);
  const details = detailColumns([...sheets, ...pallets], words);
  const stop = sheets[0] === undefined ? 'stop' : stopWord(sheets[0]);
  const w = (key: Label) => words.text(key);
  const written = [
    summary(source, report, words),
    rowSheet(
      w('containers'),
      containerColumns(words),
      containers.map((one) => containerRow(one, report, words)),
      // Alternatives carry the same cargo, each by itself.
      report.isAlternatives ? null : containersFoot(containers, report, words, container),
    ),
    rowSheet(
      w('manifest'),
      cargoColumns(words, stop, details),
      containers.flatMap((one) => cargoRows(one, report, words, details)),
      report.isAlternatives ? null : cargoFoot(containers, report, words, details, container),
    ),
    ...palletSheets(pallets, containers, report, words),
    ...stepSheets(containers, pallets, report, words, details, stop),
    ...axleSheets(
      sheets,
      report,
      words,
      (sheet) => `${headingOf(sheet, report, words)}: ${words.equipment(sheet.name)}`,
    ),
    rowSheet(
      w('unloaded'),
      [
        ...[{ title: w('code') }, { title: w('cargo') }, { title: w('quantity'), places: 0 }],
        ...[{ title: w('reason') }, { title: w('description') }],
      ],
      report.unloaded.map(({ look, name, quantity, reason, detail }) => [
        look?.code ?? '',
        name,
        quantity,
        words.reason(reason),
        sentenceIn(words, report.units, detail),
      ]),
    ),
  ];
  return written.map((sheet) => ({ ...sheet, paper: paperOf(options.look, words.uom) }));
}

function summary({ load }: ReportSource, report: Report, words: Words): RowSheet {
  const { head, summary: sum } = report;
  const whole = words.text('wholeLoad');
  const unweighed = unweighedLine(report, words);
  const rows: Value[][] = [
    [whole, words.text('report'), report.title],
    ...(report.description === '' ? [] : [[whole, words.text('description'), report.description]]),
    [whole, words.text('calculated'), words.date(head.calculatedAt)],
    ...(head.owner === '' ? [] : [[whole, words.text('by'), head.owner]]),
    [whole, planLine(report, words), verifiedLine(report, words)],
    [whole, words.text('containers'), sum.containersLoaded],
    [whole, words.text('cargoUnits'), sum.cargoesLoaded],
    ...(report.isAlternatives ? [] : sums(report, words).map(([name, value]): Value[] => [whole, name, value])),
    [whole, words.text('unloaded'), sum.cargoesLeft],
    [whole, words.text('unitOfRequest'), load.problem.uom],
    ...(report.isAlternatives ? [[whole, words.text('containers'), words.text('optionsNote')]] : []),
    ...(unweighed === null ? [] : [[whole, words.text('weight'), unweighed]]),
  ];
  const columns = [
    { title: words.text('container') },
    { title: words.text('name') },
    { title: words.text('value'), places: 2 },
  ];
  return rowSheet(words.text('summary'), columns, rows);
}

/** Of all containers. */
function sums(report: Report, words: Words): [name: string, value: number][] {
  const { weightLoaded, volumeLoaded } = report.summary;
  const { grossMass, price } = totalsOf(report);
  return [
    [`${words.text('grossMass')} (${words.weightUnit})`, grossMass],
    [`${words.text('cargoMass')} (${words.weightUnit})`, weightLoaded],
    [`${words.text('volume')} (${words.volumeUnit})`, volumeLoaded],
    ...(price === null ? [] : [[words.text('price'), price] as [string, number]]),
  ];
}
