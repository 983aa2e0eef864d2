/** The figures of a container in words: pairs of name and value, as page and PDF show them. */
import type { ReportLayout } from '../schema/reports.js';
import { isOfEach } from './manifest-cells.js';
import { countsOf } from './model/loaded.js';
import { finishedPallet } from './model/pallets.js';
import type { LoadSheet, Report } from './model/report.js';
import { massText, unweighedIn } from './unweighed.js';
import type { Words } from './words/words.js';

export type Figure = readonly [name: string, value: string];

type Summary = NonNullable<LoadSheet['shown']>['loadSummary'];

export function figuresOf(sheet: LoadSheet, report: Report, words: Words, layout: ReportLayout): Figure[] {
  const { shown } = sheet;
  if (shown === null) return palletFigures(sheet, report, words);
  const { loadSummary: sum, actualSize, loadSize, cog } = shown;
  const { balance, thing } = sheet;
  const { units } = report;
  const tare = thing.container.emptyWeight;
  const lengthUnit = ` ${words.lengthUnit}`;
  const total = balance.left + balance.right;
  const weighed = (value: number): string => {
    const share = total > 0 ? ` (${words.percent((100 * value) / total)})` : '';
    return words.weight(units.weight(value)) + share;
  };
  const along = (value: number, whole: number) =>
    `${words.length(value, 1)} (${words.percent(whole > 0 ? (100 * value) / whole : 0)})`;
  const has = (...layouts: ReportLayout[]) => layouts.includes(layout);
  const mass = massIn(sheet, sum.weightLoaded, words);
  const each = (value: string) => (isOfEach(sheet) ? words.text('each', { quantity: value }) : value);
  const rows: (Figure | false)[] = [
    ...totalFigures(sheet, sum, report, words),
    [words.text('cargoUnits'), each(words.number(sum.cargoesLoaded))],
    sum.piecesLoaded !== sum.cargoesLoaded && [words.text('pieces'), each(words.number(sum.piecesLoaded))],
    sum.unitloadsLoaded > 0 && [words.text('unitLoads'), each(words.number(sum.unitloadsLoaded))],
    [
      tare > 0 ? words.text('grossOf', { gross: words.text('grossMass') }) : words.text('grossMass'),
      each(mass(sum.weightTotal)),
    ],
    tare > 0 && [words.text('tare'), each(words.weight(units.weight(tare)))],
    tare > 0 && [words.text('cargoMass'), each(mass(sum.weightLoaded))],
    has('planner') && thing.container.price > 0 && [words.text('price'), each(words.number(thing.container.price, 2))],
    [words.text('volume'), each(words.volume(sum.volumeLoaded))],
    has('planner', 'customer') && [words.text('volumeUsed'), words.percent(sum.volumeUtilization)],
    thing.container.maxWeight > 0 && [words.text('weightUsed'), words.percent(sum.weightUtilization)],
    has('planner') && [words.text('floorUsed'), words.percent(sum.floorUtilization)],
    has('planner') && [words.text('innerSize'), words.size(actualSize) + lengthUnit],
    has('planner', 'driver') && [words.text('loadSize'), words.size(loadSize) + lengthUnit],
    ...(has('planner', 'driver')
      ? ([
          [`${words.text('centreOfGravity')}: ${words.text('alongLength')}`, along(cog.length, actualSize.length)],
          [`${words.text('centreOfGravity')}: ${words.text('alongWidth')}`, along(cog.width, actualSize.width)],
          [`${words.text('centreOfGravity')}: ${words.text('alongHeight')}`, along(cog.height, actualSize.height)],
          [words.text('weightLeft'), weighed(balance.left)],
          [words.text('weightRight'), weighed(balance.right)],
          [words.text('weightFront'), weighed(balance.front)],
          [words.text('weightRear'), weighed(balance.rear)],
          [words.text('freeToDoor'), words.length(units.length(balance.freeToDoor))],
        ] as Figure[])
      : []),
    loadingLength(sum, words),
    has('planner') && [words.text('clusters'), words.number(shown.tidiness.clusters)],
  ];
  return rows.filter((row) => row !== false);
}

/** Of all containers that are loaded alike; options to choose from have no sum. */
function totalFigures(sheet: LoadSheet, sum: Summary, { isAlternatives }: Report, words: Words): Figure[] {
  if (isAlternatives || !isOfEach(sheet)) return [];
  const count = sheet.sequences.length;
  const mass = massIn(sheet, sum.weightLoaded, words);
  const total = (name: 'cargoUnits' | 'cargoMass' | 'grossMass' | 'volume', value: string): Figure => [
    `${words.text('total')}: ${words.text(name)}`,
    value,
  ];
  return [
    total('cargoUnits', words.number(count * sum.cargoesLoaded)),
    total('grossMass', mass(count * sum.weightTotal)),
    total('cargoMass', mass(count * sum.weightLoaded)),
    total('volume', words.volume(count * sum.volumeLoaded)),
  ];
}

/** As road and sea count it; nothing else has it. Its name says the unit. */
function loadingLength({ loadingMeters, linearFeet }: Summary, words: Words): Figure | false {
  if (loadingMeters === null || linearFeet === null) return false;
  return words.uom === 'UnitEnglish'
    ? [words.text('linearFeet'), words.number(linearFeet, 2)]
    : [words.text('loadingMetres'), words.number(loadingMeters, 2)];
}

function palletFigures(sheet: LoadSheet, { units }: Report, words: Words): Figure[] {
  const { thing } = sheet;
  const { cargoWeight, weight, height } = finishedPallet(sheet);
  const mass = massIn(sheet, cargoWeight, words);
  const count = [...countsOf(thing).values()].reduce((sum, one) => sum + one, 0);
  return [
    [words.text('cargoUnits'), words.number(count)],
    [words.text('grossMass'), mass(units.weight(weight))],
    [words.text('cargoMass'), mass(units.weight(cargoWeight))],
    [words.text('loadSize'), `${words.size(units.size({ ...thing.container.size, height }))} ${words.lengthUnit}`],
  ];
}

/** Masses of a sheet in words, as far as its cargo was weighed. @param loaded mass of that cargo */
function massIn(sheet: LoadSheet, loaded: number, words: Words): (mass: number) => string {
  const unweighed = unweighedIn(sheet);
  return (mass) => massText(words.weight(mass), loaded, unweighed);
}
