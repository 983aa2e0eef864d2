/** Containers with their figures as numbers, and the sums of the load. */

import { headingOf } from '../heading.js';
import type { LoadSheet, Report } from '../model/report.js';
import type { ReportSource } from '../model/source.js';
import type { Words } from '../words/words.js';
import type { Column, Value } from './row-sheet.js';

/** Hundredths, as sums on paper. */
const PLACES_OF_SUMS = 2;
const PLACES_OF_SIZES = 4;

/** A container by itself, though others may be loaded like it: so that columns add up. */
export interface OneContainer {
  readonly name: string;
  readonly sheet: LoadSheet;
}

/** @param container the only one that is asked for; null: all */
export function eachContainer(
  sheets: readonly LoadSheet[],
  { shown }: Pick<ReportSource, 'shown'>,
  report: Report,
  words: Words,
  container: number | null,
): OneContainer[] {
  const all = sheets.flatMap((sheet) =>
    sheet.sequences
      .filter((sequence) => container === null || sequence === container)
      .map((sequence) => ({ sequence, sheet })),
  );
  return all
    .sort((a, b) => a.sequence - b.sequence)
    .map(({ sequence, sheet }) => {
      const called = sheet.sequences.length === 1 ? sheet.name : shown.filledContainers[sequence - 1]!.name;
      const name = words.equipment(called);
      const one = { ...sheet, sequences: [sequence], name };
      return { name: `${headingOf(one, report, words)}: ${name}`, sheet: one };
    });
}

export function containerColumns(words: Words): Column[] {
  const length = (title: string): Column => ({ title: `${title} (${words.lengthUnit})`, places: PLACES_OF_SIZES });
  const weight = (title: string): Column => ({ title: `${title} (${words.weightUnit})`, places: PLACES_OF_SUMS });
  const share = (title: string): Column => ({ title, isShare: true });
  const cog = words.text('centreOfGravity');
  return [
    { title: words.text('container') },
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

export function containerRow({ name, sheet }: OneContainer, { units }: Report, words: Words): Value[] {
  const { balance, thing } = sheet;
  const shown = sheet.shown!;
  const { loadSummary: sum, loadSize, cog } = shown;
  const { emptyWeight, maxWeight } = thing.container;
  return [
    ...[name, sum.cargoesLoaded, sum.piecesLoaded],
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
export function containersFoot(
  containers: readonly OneContainer[],
  report: Report,
  words: Words,
  container: number | null,
): Value[] {
  const sum = (of: (shown: NonNullable<LoadSheet['shown']>, sheet: LoadSheet) => number) =>
    containers.reduce((all, { sheet }) => all + of(sheet.shown!, sheet), 0);
  return [
    totalName(words, container),
    sum(({ loadSummary }) => loadSummary.cargoesLoaded),
    sum(({ loadSummary }) => loadSummary.piecesLoaded),
    sum(({ loadSummary }) => loadSummary.weightTotal),
    sum((_, { thing }) => report.units.weight(thing.container.emptyWeight)),
    sum(({ loadSummary }) => loadSummary.weightLoaded),
    sum(({ loadSummary }) => loadSummary.volumeLoaded),
  ];
}

export function totalName(words: Words, container: number | null): string {
  return words.text(container === null ? 'wholeLoad' : 'total');
}
