/** Containers and finished pallets with their figures as numbers, and the sums of the load. */

import { headingOf } from '../heading.js';
import { countsOf } from '../model/loaded.js';
import { finishedPallet } from '../model/pallets.js';
import type { LoadSheet, Report } from '../model/report.js';
import type { Words } from '../words/words.js';
import type { Column, Value } from './row-sheet.js';

/** Hundredths, as sums on paper. */
const PLACES_OF_SUMS = 2;
const PLACES_OF_SIZES = 4;

/** How many containers a row speaks of; of a pallet nothing, for its cargo is counted in its container. */
export function timesOf({ shown, sequences }: LoadSheet, container: number | null): number {
  if (shown === null) return 0;
  return container === null ? sequences.length : 1;
}

export function containerColumns(words: Words): Column[] {
  const length = (title: string): Column => ({ title: `${title} (${words.lengthUnit})`, places: PLACES_OF_SIZES });
  const weight = (title: string): Column => ({ title: `${title} (${words.weightUnit})`, places: PLACES_OF_SUMS });
  const share = (title: string): Column => ({ title, isShare: true });
  const cog = words.text('centreOfGravity');
  return [
    { title: words.text('container') },
    { title: words.text('containers'), places: 0 },
    { title: words.text('cargoUnits'), places: 0 },
    { title: words.text('pieces'), places: 0 },
    weight(words.text('grossMass')),
    weight(words.text('tare')),
    weight(words.text('cargoMass')),
    { title: `${words.text('volume')} (${words.volumeUnit})`, places: PLACES_OF_SUMS },
    ...[share(words.text('volumeUsed')), share(words.text('weightUsed')), share(words.text('floorUsed'))],
    {
      title: words.text(words.uom === 'UnitEnglish' ? 'linearFeet' : 'loadingMetres'),
      places: PLACES_OF_SUMS,
    },
    length(`${words.text('loadSize')}: ${words.text('lengthName')}`),
    length(`${words.text('loadSize')}: ${words.text('widthName')}`),
    length(`${words.text('loadSize')}: ${words.text('heightName')}`),
    length(`${cog}: ${words.text('alongLength')}`),
    length(`${cog}: ${words.text('alongWidth')}`),
    length(`${cog}: ${words.text('alongHeight')}`),
    weight(words.text('weightLeft')),
    weight(words.text('weightRight')),
    weight(words.text('weightFront')),
    weight(words.text('weightRear')),
    length(words.text('freeToDoor')),
  ];
}

export function containerRow(sheet: LoadSheet, report: Report, words: Words, container: number | null): Value[] {
  const name = `${headingOf(sheet, report, words)}: ${sheet.name}`;
  const { shown, balance, thing } = sheet;
  const { units } = report;
  if (shown === null) {
    const { cargoWeight, weight, height } = finishedPallet(sheet);
    const { size, emptyWeight } = thing.container;
    const packages = [...countsOf(thing).values()].reduce((all, one) => all + one, 0);
    const { length, width, height: high } = units.size({ ...size, height });
    const weights = [weight, emptyWeight, cargoWeight].map((value) => units.weight(value));
    return [name, null, packages, null, ...weights, ...Array<null>(5).fill(null), length, width, high];
  }
  const { loadSummary: sum, loadSize, cog } = shown;
  const { emptyWeight, maxWeight } = thing.container;
  return [
    ...[name, timesOf(sheet, container), sum.cargoesLoaded, sum.piecesLoaded],
    ...[sum.weightTotal, units.weight(emptyWeight), sum.weightLoaded, sum.volumeLoaded],
    sum.volumeUtilization / 100,
    maxWeight > 0 ? sum.weightUtilization / 100 : null,
    sum.floorUtilization / 100,
    words.uom === 'UnitEnglish' ? sum.linearFeet : sum.loadingMeters,
    ...[loadSize.length, loadSize.width, loadSize.height, cog.length, cog.width, cog.height],
    ...[balance.left, balance.right, balance.front, balance.rear].map((value) => units.weight(value)),
    units.length(balance.freeToDoor),
  ];
}

/** Of all containers; what is no sum is left out. */
export function containersFoot(sheets: readonly LoadSheet[], report: Report, words: Words, container: number | null) {
  const sum = (of: (shown: NonNullable<LoadSheet['shown']>, sheet: LoadSheet) => number) =>
    sheets.reduce((all, sheet) => all + (sheet.shown ? timesOf(sheet, container) * of(sheet.shown, sheet) : 0), 0);
  const total = [
    sum(() => 1),
    sum(({ loadSummary }) => loadSummary.cargoesLoaded),
    sum(({ loadSummary }) => loadSummary.piecesLoaded),
    sum(({ loadSummary }) => loadSummary.weightTotal),
    sum((_, { thing }) => report.units.weight(thing.container.emptyWeight)),
    sum(({ loadSummary }) => loadSummary.weightLoaded),
    sum(({ loadSummary }) => loadSummary.volumeLoaded),
  ];
  return [totalName(words, container), ...total];
}

export function totalName(words: Words, container: number | null): string {
  return words.text(container === null ? 'wholeLoad' : 'total');
}
