/** The lines that name a load, a plan and a container, as page, PDF and workbook say them. */

import type { ReportLayout } from '../schema/reports.js';
import type { Layout } from './layouts.js';
import { deliveredStops, totalsOf } from './manifest-cells.js';
import { labelsOn } from './model/labels.js';
import type { LoadSheet, Report } from './model/report.js';
import { massText, unweighedIn } from './unweighed.js';
import type { Label } from './words/vocabularies.js';
import type { Words } from './words/words.js';

/** Container i of n, option i of n, or by the code of vehicles' steps how many pallets are alike, and their labels. */
export function headingOf(sheet: LoadSheet, report: Report, words: Words): string {
  const { sequences, quantity, shown, thing } = sheet;
  if (shown === null) {
    const labels = labelsOn(sheet);
    const which = labels.length === 0 ? '' : ` (${labelsText(labels, words)})`;
    return `P${sequences[0]!} · ${words.text('palletsAlike', { count: quantity })}${which}`;
  }
  const values = { sequence: words.ranges(sequences), count: report.containers };
  if (report.isAlternatives) return words.text('optionOf', values);
  const isPallet = thing.container.containerType === 'Pallet';
  if (isPallet && sequences.length === 1)
    return words.text('palletNumber', { number: values.sequence, count: values.count });
  if (isPallet) return words.text('palletsOf', values);
  if (report.areTrucks) return words.text(sequences.length > 1 ? 'vehiclesOf' : 'vehicleOf', values);
  return words.text(sequences.length > 1 ? 'containersOf' : 'containerOf', values);
}

/** Which labels the pallets of a sheet have: label 5, or labels 5–6. */
export function labelsText(numbers: readonly number[], words: Words): string {
  return words.text(numbers.length === 1 ? 'oneLabel' : 'manyLabels', { labels: words.ranges(numbers) });
}

export function planLine({ head }: Report, words: Words): string {
  return words.text('plan', { digest: spaced(head.digest) });
}

/** Easier to read and to compare by two halves. */
export function spaced(digest: string): string {
  return `${digest.slice(0, 4)}-${digest.slice(4)}`;
}

export function verifiedLine({ isVerified, checks }: Report, words: Words): string {
  return isVerified ? words.text('verified', { checks }) : words.text('notVerifiedLine');
}

export function calculatedLine({ head }: Report, words: Words): string {
  return `${words.text('calculated')} ${words.date(head.calculatedAt)}`;
}

/** The same with who did it, as far as somebody is known. */
export function calculatedBy(report: Report, words: Words): string {
  const { owner } = report.head;
  return calculatedLine(report, words) + (owner === '' ? '' : ` ${words.text('by')} ${owner}`);
}

/** On every page and label: the plan's name tells it from others, so the hour is left to the head. */
export function calculatedDay({ head }: Report, words: Words): string {
  return `${words.text('calculated')} ${words.day(head.calculatedAt)}`;
}

/** Of all containers together; null: there is one, or they are options. What they cost is the planner's. */
export function totalLine(report: Report, layout: ReportLayout, words: Words): string | null {
  if (report.isAlternatives || report.containers === 1) return null;
  const { containers, packages, cargoMass, grossMass, unweighed, price } = totalsOf(report);
  const figures = [
    `${words.text('containers')} ${words.number(containers)}`,
    `${words.text('cargoUnits')} ${words.number(packages)}`,
    `${words.text('cargoMass')} ${massText(words.weight(cargoMass), cargoMass, unweighed)}`,
    `${words.text('grossMass')} ${massText(words.weight(grossMass), cargoMass, unweighed)}`,
  ];
  if (layout === 'planner' && price !== null) figures.push(`${words.text('price')} ${words.number(price, 2)}`);
  const undivided = figures.map((figure) => figure.replaceAll(' ', '\u00a0'));
  return `${words.text('total')}: ${undivided.join('\u00a0\u00a0·  ')}`;
}

/** What is filled in by hand: of each container, and once for the sheet. */
export interface Blanks {
  readonly ofContainer: readonly Label[];
  readonly ofSheet: readonly Label[];
}

const OF_CONTAINER: readonly Label[] = ['containerNumber', 'seal', 'truck'];
/** A truck or a trailer is known by its plates. */
const OF_TRUCK: readonly Label[] = ['registration', 'seal'];
/** What a ship asks of a sea container before it is loaded (SOLAS VI/2). */
const OF_SEA_VAN: readonly Label[] = ['vgm', 'vgmMethod', 'vgmSignature'];
const OF_SHEET: Readonly<Record<ReportLayout, readonly Label[]>> = {
  planner: ['loadedBy', 'checkedBy'],
  loader: ['loadedBy', 'checkedBy', 'dateAndSignature'],
  driver: ['driverName', 'receivedBy', 'dateAndSignature'],
  customer: [],
  labels: [],
};

/** Of a finished pallet nothing is filled in. */
export function blanksOf(
  { shown, thing, stops }: Pick<LoadSheet, 'shown' | 'thing' | 'stops'>,
  layout: ReportLayout,
): Blanks {
  const isReceivedByStop = layout === 'driver' && deliveredStops({ thing, stops }).length > 1;
  const ofSheet = OF_SHEET[layout].filter((label) => label !== 'receivedBy' || !isReceivedByStop);
  if (shown === null || ofSheet.length === 0) return { ofContainer: [], ofSheet: [] };
  // A pallet has no seal and no number of its own but that of its label.
  if (thing.container.containerType === 'Pallet') return { ofContainer: [], ofSheet };
  if (thing.container.containerType === 'Truck') return { ofContainer: OF_TRUCK, ofSheet };
  const isSeaVan = thing.container.containerType === 'SeaVan';
  return { ofContainer: [...OF_CONTAINER, ...(isSeaVan ? OF_SEA_VAN : [])], ofSheet };
}

/** Beside the fields of the VGM what is calculated of it, where no table of figures says it. */
export function massesOfVan(sheet: LoadSheet, { units }: Report, layout: Layout, words: Words): string[] {
  const { shown, thing } = sheet;
  const { containerType, emptyWeight } = thing.container;
  if (shown === null || containerType !== 'SeaVan' || layout.sections.includes('figures')) return [];
  const { weightLoaded, weightTotal } = shown.loadSummary;
  const unweighed = unweighedIn(sheet);
  // Beside the boxes of the VGM no figure may stand that is too low.
  if (unweighed > 0) return [words.text('grossNotKnown', { quantity: words.number(unweighed) })];
  const tare = words.weight(units.weight(emptyWeight));
  return [words.text('massesOfVan', { tare, cargo: words.weight(weightLoaded), gross: words.weight(weightTotal) })];
}

/** Containers loaded alike for which one sheet has columns to fill in and to tick. */
export const MOST_TICKS = 6;

/** A sheet that is filled in by hand is printed again for every so many containers that are loaded alike. */
export function copiesOf(sheet: LoadSheet, isFilledIn: boolean): LoadSheet[] {
  const { sequences } = sheet;
  if (!isFilledIn || sheet.shown === null || sequences.length <= MOST_TICKS) return [sheet];
  return Array.from({ length: Math.ceil(sequences.length / MOST_TICKS) }, (_, copy) => ({
    ...sheet,
    sequences: sequences.slice(copy * MOST_TICKS, (copy + 1) * MOST_TICKS),
  }));
}

/**
 * Above the boxes to tick, one for each container of a sheet, by their sequences; a sheet of more has none. Finished
 * pallets that are built alike have one each, by their labels, as far as there is room.
 */
export function ticksOf(sheet: LoadSheet, words: Words): string[] {
  const { sequences, shown } = sheet;
  const labels = shown === null ? labelsOn(sheet) : [];
  if (labels.length > 1 && labels.length <= MOST_TICKS) return labels.map((label) => words.number(label));
  if (sequences.length === 1) return [words.text('done')];
  return sequences.length <= MOST_TICKS ? sequences.map((sequence) => words.number(sequence)) : [];
}
