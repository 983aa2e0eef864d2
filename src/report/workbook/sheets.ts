/** A report as rows of sheets: numbers as numbers, so that they can be worked with. */

import { placementsOf } from '../../domain/plan.js';
import { codeOf } from '../cargo-marks.js';
import { headingOf, planLine, verifiedLine } from '../heading.js';
import { stopWord } from '../manifest-cells.js';
import { containerSheet, type LoadSheet, palletSheet, palletsIn, type Report, reportOf } from '../model/report.js';
import type { ReportSource } from '../model/source.js';
import type { ReportOptions } from '../report-options.js';
import { sentenceIn } from '../words/sentences.js';
import type { Label } from '../words/vocabularies.js';
import { Words } from '../words/words.js';
import { axleSheets } from './axle-rows.js';
import { cargoColumns, cargoFoot, cargoRows, detailColumns } from './cargo-rows.js';
import { containerColumns, containerRow, containersFoot } from './container-rows.js';
import { type Column, type RowSheet, rowSheet, type Value } from './row-sheet.js';

/** Of lengths and weights. */
const PLACES = 4;

export function workbookSheets(source: ReportSource, options: ReportOptions): RowSheet[] {
  const words = new Words(options.look.language, source.shown.uom);
  const report = reportOf(source);
  const rows = report.rows.filter(
    ({ sequences }) => options.container === null || sequences.includes(options.container),
  );
  const containers = rows.map((row) => containerSheet(source, row));
  const sheets = [...containers, ...palletsIn(source, rows).map((place) => palletSheet(source, place))];
  const nameOf = (sheet: LoadSheet) => `${headingOf(sheet, report, words)}: ${sheet.name}`;
  const of = (key: Label, columns: readonly Column[], body: (sheet: LoadSheet) => Value[][]): RowSheet =>
    rowSheet(
      words.text(key),
      [{ title: words.text('container') }, ...columns],
      sheets.flatMap((sheet) => {
        const name = nameOf(sheet);
        return body(sheet).map((row) => [name, ...row]);
      }),
    );
  const w = (key: Label) => words.text(key);
  const text = (key: Label): Column => ({ title: w(key) });
  const count = (key: Label): Column => ({ title: w(key), places: 0 });
  const unit = (key: Label): Column => ({ title: `${w(key)} (${words.lengthUnit})`, places: PLACES });
  const heavy = (key: Label): Column => ({ title: `${w(key)} (${words.weightUnit})`, places: PLACES });
  const soFar = (column: Column): Column => ({ ...column, title: `${w('soFar')}: ${column.title}` });
  const { units } = report;
  const stop = sheets[0] === undefined ? 'stop' : stopWord(sheets[0]);
  const details = detailColumns(sheets, words);
  const { container } = options;
  return [
    summary(source, report, words),
    rowSheet(
      w('containers'),
      containerColumns(words),
      sheets.map((sheet) => containerRow(sheet, report, words, container)),
      // Alternatives carry the same cargo, each by itself.
      report.isAlternatives ? null : containersFoot(sheets, report, words, container),
    ),
    rowSheet(
      w('manifest'),
      cargoColumns(words, stop, details),
      sheets.flatMap((sheet) => cargoRows(sheet, nameOf(sheet), report, words, details, container)),
      report.isAlternatives ? null : cargoFoot(sheets, report, words, details, container),
    ),
    of(
      'steps',
      [
        count('sequence'),
        text('code'),
        text('cargo'),
        ...details.columns,
        count('quantity'),
        text('count'),
        count('orientation'),
        unit('fromFront'),
        unit('fromLeft'),
        unit('fromFloor'),
        count('tier'),
        heavy('weight'),
        soFar(count('quantity')),
        soFar(heavy('weight')),
        count('section'),
        unit('loadedEnd'),
        count('beyond'),
        count(stop),
        text('group'),
      ],
      (sheet) =>
        sheet.steps.flatMap((card) =>
          card.parts.map(({ arrangement, tiers }): Value[] => {
            const { counts, orientation, position } = arrangement;
            const at = units.position(position);
            const pieces = counts.length * counts.width * counts.height;
            const share = (card.weight * pieces) / card.pieces;
            return [
              ...[
                card.number,
                card.code,
                card.name,
                ...details.valuesOf(card.details),
                pieces,
                `${counts.length} × ${counts.width} × ${counts.height}`,
              ],
              ...[orientation, at.length, at.width, at.height],
              tiers.first === tiers.last ? tiers.first : `${tiers.first}–${tiers.last}`,
              ...[
                units.weight(share),
                card.piecesSoFar,
                units.weight(card.weightSoFar),
                card.section,
                units.length(card.end),
                card.beyond?.pieces ?? 0,
                card.stop,
                card.group,
              ],
            ];
          }),
        ),
    ),
    of(
      'placements',
      [
        count('sequence'),
        text('code'),
        text('cargo'),
        count('orientation'),
        unit('fromFront'),
        unit('fromLeft'),
        unit('fromFloor'),
        unit('lengthName'),
        unit('widthName'),
        unit('heightName'),
      ],
      (sheet) =>
        sheet.steps.flatMap((card) =>
          card.parts.flatMap(({ arrangement }) =>
            [...placementsOf(arrangement, sheet.thing.problem.cargoes)].map(
              ({ position, size, orientation }): Value[] => {
                const at = units.position(position);
                const { length, width, height } = units.size(size);
                return [
                  card.number,
                  codeOf(sheet, card.cargo),
                  card.name,
                  orientation,
                  at.length,
                  at.width,
                  at.height,
                  length,
                  width,
                  height,
                ];
              },
            ),
          ),
        ),
    ),
    ...axleSheets(sheets, report, words, nameOf),
    rowSheet(
      w('unloaded'),
      [text('code'), text('cargo'), count('quantity'), text('reason'), text('description')],
      report.unloaded.map(({ look, name, quantity, reason, detail }) => [
        look?.code ?? '',
        name,
        quantity,
        words.reason(reason),
        sentenceIn(words, units, detail),
      ]),
    ),
  ];
}

function summary({ load }: ReportSource, report: Report, words: Words): RowSheet {
  const { head, summary: sum } = report;
  const whole = words.text('wholeLoad');
  const rows: Value[][] = [
    [whole, words.text('report'), report.title],
    ...(report.description === '' ? [] : [[whole, words.text('description'), report.description]]),
    [whole, words.text('calculated'), words.date(head.calculatedAt)],
    [whole, words.text('by'), head.owner],
    [whole, planLine(report, words), verifiedLine(report, words)],
    [whole, words.text('containers'), sum.containersLoaded],
    [whole, words.text('cargoUnits'), sum.cargoesLoaded],
    [whole, words.text('unloaded'), sum.cargoesLeft],
    [whole, words.text('unitOfRequest'), load.problem.uom],
    ...(report.isAlternatives ? [[whole, words.text('containers'), words.text('optionsNote')]] : []),
  ];
  const columns = [
    { title: words.text('container') },
    { title: words.text('name') },
    { title: words.text('value'), places: 0 },
  ];
  return rowSheet(words.text('summary'), columns, rows);
}
