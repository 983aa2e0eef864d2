/** A report as rows of sheets: numbers as numbers, so that they can be worked with. */

import { placementsOf } from '../../domain/plan.js';
import { codeOf } from '../cargo-marks.js';
import { figuresOf } from '../figures.js';
import { headingOf, planLine, verifiedLine } from '../heading.js';
import { stopWord } from '../manifest-cells.js';
import { containerSheet, type LoadSheet, palletSheet, palletsIn, type Report, reportOf } from '../model/report.js';
import type { ReportSource } from '../model/source.js';
import type { ReportOptions } from '../report-options.js';
import { sentenceIn } from '../words/sentences.js';
import type { Label } from '../words/vocabularies.js';
import { Words } from '../words/words.js';

export type Value = string | number | boolean | null;

export interface RowSheet {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

/** Characters that no name of a sheet may have, and the most it may have of all. */
const FORBIDDEN = /[[\]:*?/\\]/g;
const LONGEST_NAME = 31;

export function workbookSheets(source: ReportSource, options: ReportOptions): RowSheet[] {
  const words = new Words(options.look.language, source.shown.uom);
  const report = reportOf(source);
  const rows = report.rows.filter(
    ({ sequences }) => options.container === null || sequences.includes(options.container),
  );
  const containers = rows.map((row) => containerSheet(source, row));
  const sheets = [...containers, ...palletsIn(source, rows).map((place) => palletSheet(source, place))];
  const of = (
    key: Label,
    header: readonly string[],
    body: (sheet: LoadSheet, name: string) => Value[][],
  ): RowSheet => ({
    name: words.text(key).replace(FORBIDDEN, ' ').slice(0, LONGEST_NAME),
    header: [words.text('container'), ...header],
    rows: sheets.flatMap((sheet) => {
      const name = `${headingOf(sheet, report, words)}: ${sheet.name}`;
      return body(sheet, name).map((row) => [name, ...row]);
    }),
  });
  const unit = (key: Label) => `${words.text(key)} (${words.lengthUnit})`;
  const heavy = (key: Label) => `${words.text(key)} (${words.weightUnit})`;
  const w = (key: Label) => words.text(key);
  const { units } = report;
  const stop = sheets[0] === undefined ? 'stop' : stopWord(sheets[0]);
  return [
    summary(source, report, sheets, words, options),
    of(
      'manifest',
      [
        w('code'),
        w('cargo'),
        w('description'),
        unit('lengthName'),
        unit('widthName'),
        unit('heightName'),
        w('quantity'),
        w('pieces'),
        heavy('weightEach'),
        heavy('weight'),
        w(stop),
        w('group'),
      ],
      ({ manifest }) =>
        manifest.map((row) => {
          const { length, width, height } = units.size(row.size);
          const weights = [units.weight(row.pieceWeight), units.weight(row.weight)];
          return [
            row.look.code,
            row.name,
            row.description,
            length,
            width,
            height,
            row.quantity,
            row.pieces,
            ...weights,
            row.stop,
            row.group,
          ];
        }),
    ),
    of(
      'steps',
      [
        w('sequence'),
        w('code'),
        w('cargo'),
        w('quantity'),
        w('count'),
        w('orientation'),
        unit('fromFront'),
        unit('fromLeft'),
        unit('fromFloor'),
        w('tier'),
        heavy('weight'),
        `${w('soFar')}: ${w('quantity')}`,
        `${w('soFar')}: ${heavy('weight')}`,
        w('section'),
        unit('loadedEnd'),
        w('beyond'),
        w(stop),
        w('group'),
      ],
      (sheet) =>
        sheet.steps.flatMap((card) =>
          card.parts.map(({ arrangement, tiers }): Value[] => {
            const { counts, orientation, position } = arrangement;
            const at = units.position(position);
            const count = counts.length * counts.width * counts.height;
            const share = (card.weight * count) / card.pieces;
            return [
              ...[card.number, card.code, card.name, count, `${counts.length} × ${counts.width} × ${counts.height}`],
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
        w('sequence'),
        w('code'),
        w('cargo'),
        w('orientation'),
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
    {
      name: w('unloaded').slice(0, LONGEST_NAME),
      header: [w('code'), w('cargo'), w('quantity'), w('reason'), w('description')],
      rows: report.unloaded.map(({ look, name, quantity, reason, detail }) => [
        look?.code ?? '',
        name,
        quantity,
        words.reason(reason),
        sentenceIn(words, units, detail),
      ]),
    },
  ];
}

function summary(
  { load }: ReportSource,
  report: Report,
  sheets: readonly LoadSheet[],
  words: Words,
  { look }: ReportOptions,
): RowSheet {
  const { head, summary: sum } = report;
  const common: Value[][] = [
    [words.text('wholeLoad'), words.text('report'), report.title],
    ...(report.description === '' ? [] : [[words.text('wholeLoad'), words.text('description'), report.description]]),
    [words.text('wholeLoad'), words.text('calculated'), words.date(head.calculatedAt)],
    [words.text('wholeLoad'), words.text('by'), head.owner],
    [words.text('wholeLoad'), planLine(report, words), verifiedLine(report, words)],
    [words.text('wholeLoad'), words.text('containers'), sum.containersLoaded],
    [words.text('wholeLoad'), words.text('cargoUnits'), sum.cargoesLoaded],
    [words.text('wholeLoad'), words.text('unloaded'), sum.cargoesLeft],
    [words.text('wholeLoad'), words.text('unitOfRequest'), load.problem.uom],
    ...(report.isAlternatives ? [[words.text('wholeLoad'), words.text('containers'), words.text('optionsNote')]] : []),
  ];
  const figures = sheets.flatMap((sheet) =>
    figuresOf(sheet, report, words, look.layout).map(([name, value]) => [
      `${headingOf(sheet, report, words)}: ${sheet.name}`,
      name,
      value,
    ]),
  );
  return {
    name: words.text('summary').slice(0, LONGEST_NAME),
    header: [words.text('container'), words.text('name'), words.text('value')],
    rows: [...common, ...figures],
  };
}
