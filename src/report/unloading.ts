/**
 * What comes off at each stop, for who unloads: in which order, from where, what it weighs, and what the receiver signs.
 * Loaded last, it leaves first; of the pictures each shows its stop in colours before what stays in the vehicle.
 */
import type { Cuboid } from '../domain/geometry.js';
import { extentOf } from '../domain/plan.js';
import type { Cargo } from '../domain/problem.js';
import type { CargoList, ListCell, ListColumn } from './cargo-list.js';
import { codeOf, paintOf } from './cargo-marks.js';
import { labelsText } from './heading.js';
import { isOfEach } from './manifest-cells.js';
import type { LoadSheet, Report } from './model/report.js';
import type { StepCard } from './model/step-cards.js';
import { beyondText, contentsText, stepName } from './step-words.js';
import { labelNumbers } from './stop-cells.js';
import { type StopPictures, stopPictures } from './stop-pictures.js';
import type { Label } from './words/vocabularies.js';
import type { Words } from './words/words.js';

/** In the order in which it is taken off. */
interface RemovalList extends CargoList {
  readonly rows: readonly (readonly ListCell[])[];
}

export interface UnloadingStop {
  readonly caption: string;
  /** Of its picture. */
  readonly place: number;
  readonly list: RemovalList;
  /** What the receiver signs for. */
  readonly receipt: string;
}

export interface Unloading {
  readonly pictures: StopPictures['pictures'];
  /** In the order of the stops. */
  readonly stops: readonly UnloadingStop[];
}

/** What is filled in by hand where something is delivered. */
export const RECEIPT: readonly Label[] = ['receiptDate', 'receiptName', 'receiptSignature', 'receiptRemarks'];

/**
 * Null: there is no order of deliveries, or one stop alone.
 * @param wide pixels of a picture
 */
export function unloadingOf(
  sheet: LoadSheet,
  report: Report,
  words: Words,
  wide: number,
  most: number,
): Unloading | null {
  const drawn = stopPictures(sheet, words, wide, most);
  if (drawn === null) return null;
  const taken = new Map<number | null, StepCard[]>(drawn.stops.map(({ stop }) => [stop, []]));
  for (const card of [...sheet.steps].reverse()) taken.get(card.stop)?.push(card);
  return {
    pictures: drawn.pictures,
    stops: drawn.stops.map(({ stop, caption, place }) => {
      const cards = taken.get(stop)!;
      const pieces = cards.reduce((sum, card) => sum + card.pieces, 0);
      const weight = report.units.weight(cards.reduce((sum, card) => sum + card.weight, 0));
      const each = (quantity: string) => (isOfEach(sheet) ? words.text('each', { quantity }) : quantity);
      const receipt = [
        `${words.text('receipt')}: ${caption}`,
        `${words.text('quantity')}: ${each(words.number(pieces))}`,
        `${words.text('weight')}: ${each(words.weight(weight))}`,
      ].join('\u00a0\u00a0·  ');
      return { caption, place, receipt, list: listOf(sheet, report, words, cards, { pieces, weight }) };
    }),
  };
}

/** As much of a step as says where it stands. */
interface Standing {
  readonly cargo: number;
  readonly parts: readonly Pick<StepCard['parts'][number], 'arrangement'>[];
}

/** Steps of one cargo that follow each other as they are taken off, and touch: else their line would tell a place that none has. */
export function takenTogether<Card extends Standing>(cards: readonly Card[], cargoes: readonly Cargo[]): Card[][] {
  const found: { readonly taken: Card[]; readonly extents: Cuboid[] }[] = [];
  for (const card of cards) {
    const extents = card.parts.map(({ arrangement }) => extentOf(arrangement, cargoes));
    const last = found.at(-1);
    const isBeside = last?.extents.some((one) => extents.some((other) => touch(one, other)));
    if (last?.taken[0]?.cargo === card.cargo && isBeside) {
      last.taken.push(card);
      last.extents.push(...extents);
    } else found.push({ taken: [card], extents });
  }
  return found.map(({ taken }) => taken);
}

function touch(a: Cuboid, b: Cuboid): boolean {
  return a.x1 <= b.x2 && b.x1 <= a.x2 && a.y1 <= b.y2 && b.y1 <= a.y2 && a.z1 <= b.z2 && b.z1 <= a.z2;
}

function listOf(
  sheet: LoadSheet,
  report: Report,
  words: Words,
  cards: readonly StepCard[],
  sum: { readonly pieces: number; readonly weight: number },
): RemovalList {
  const { units } = report;
  const { problem, container, scene } = sheet.thing;
  const isByDoor = scene.room.way === 'fromDoor';
  const along = ({ x1, x2 }: Cuboid): [number, number] =>
    isByDoor ? [container.size.length - x2, container.size.length - x1] : [x1, x2];
  const each = (title: string) => (isOfEach(sheet) ? words.text('titleEach', { title }) : title);
  const inUnit = (title: string) => `${title} (${words.lengthUnit})`;
  const column = (title: string, share: number, isNumber = true): ListColumn => ({ title, share, isNumber });
  const range = (ends: readonly (readonly [number, number])[]) => {
    const from = units.length(Math.min(...ends.map(([low]) => low)));
    const to = units.length(Math.max(...ends.map(([, high]) => high)));
    return from === to ? words.number(from) : `${words.number(from)}–${words.number(to)}`;
  };
  const rows = takenTogether(cards, problem.cargoes).map((taken, at): readonly ListCell[] => {
    const [{ cargo }] = taken as [StepCard];
    const extents = taken.flatMap(({ parts }) => parts.map((part) => extentOf(part.arrangement, problem.cargoes)));
    const total = (of: (card: StepCard) => number) => taken.reduce((all, card) => all + of(card), 0);
    return [
      words.number(at + 1),
      { code: codeOf(sheet, cargo), paint: paintOf(sheet, cargo) },
      { text: stepName(taken[0]!, sheet, words), more: saidOf(sheet, taken, report, words), barcode: null },
      words.number(total(({ pieces }) => pieces)),
      range(extents.map(along)),
      range(extents.map(({ y1, y2 }) => [y1, y2])),
      range(extents.map(({ z1 }) => [z1, z1])),
      words.number(units.weight(total(({ weight }) => weight)), 2),
    ];
  });
  return {
    columns: [
      column(words.text('removalOrder'), 0.1),
      column(words.text('code'), 44, false),
      column(words.text('cargo'), 0.5, false),
      column(each(words.text('quantity')), 0.1),
      column(inUnit(words.text(isByDoor ? 'fromDoor' : 'fromFront')), 0.17),
      column(inUnit(words.text('fromLeft')), 0.15),
      column(inUnit(words.text('fromFloor')), 0.13),
      column(`${each(words.text('weight'))} (${words.weightUnit})`, 0.13),
    ],
    rows,
    foot: ['', '', words.text('total'), words.number(sum.pieces), '', '', '', words.number(sum.weight, 2)],
  };
}

/** Of finished pallets their labels and what lies on them; and what other cargo stands before. */
function saidOf(sheet: LoadSheet, taken: readonly StepCard[], report: Report, words: Words): string[] {
  const [{ cargo }] = taken as [StepCard];
  const pallet = sheet.pallets.find((one) => one.cargo === cargo);
  const labels = pallet === undefined ? [] : labelNumbers(sheet, pallet);
  return [
    ...(labels.length === 0 ? [] : [labelsText(labels, words)]),
    ...(pallet === undefined ? [] : [contentsText(pallet.contents, words)]),
    ...taken.flatMap(({ beyond }) => (beyond === null ? [] : [beyondText(sheet, beyond, report, words)])),
  ];
}
