/** What is said of sections and steps in words: page and PDF say it alike. */
import { isFromSide } from '../domain/loading-way.js';
import type { BeyondReach } from '../scene/step-facts.js';
import { placeWords, SECTION_WORDS } from '../scene/way-words.js';
import { codeOf } from './cargo-marks.js';
import { isOfEach, stopWord } from './manifest-cells.js';
import type { LoadSheet, Report } from './model/report.js';
import type { StepCard } from './model/step-cards.js';
import type { SectionPart } from './sections.js';
import type { Words } from './words/words.js';

/** A step, or from which step to which. */
export function stepsText({ first, last }: { readonly first: number; readonly last: number }, words: Words): string {
  if (first === last) return words.text('oneStep', { steps: words.number(first) });
  return words.text('manySteps', { steps: `${words.number(first)}–${words.number(last)}` });
}

export function sectionText(
  { thing: { sections, scene } }: LoadSheet,
  { section: { number, steps }, from, to, isAll }: Pick<SectionPart, 'section' | 'from' | 'to' | 'isAll'>,
  { units }: Report,
  words: Words,
): string {
  if (isAll && steps.first === steps.last) return words.text('step', { number: words.number(1) });
  if (isAll) return words.text('allSteps', { steps: `${words.number(steps.first)}–${words.number(steps.last)}` });
  const length = (scaled: number) => words.length(units.length(scaled));
  const key = SECTION_WORDS[scene.room.way];
  const last = sections.at(-1)!.number;
  const range = { from: length(from), to: length(to) };
  return words.text(key, { number, count: last, ...range, steps: stepsText(steps, words) });
}

/** What stays free and has to be filled or secured, once the section stands. */
export function gapTexts({ gapAcross, gapToDoor }: SectionPart, { units }: Report, words: Words): string[] {
  const gap = (scaled: number) => ({ gap: words.length(units.length(scaled)) });
  return [
    ...(gapAcross > 0 ? [words.text('gapAcross', gap(gapAcross))] : []),
    ...(gapToDoor > 0 ? [words.text('gapToDoor', gap(gapToDoor))] : []),
  ];
}

/** 3 across × 4 high × 2 deep; from a side 3 along × 4 high; from above 3 along × 2 across × 4 high. */
export function arrangementText(
  { thing: { scene } }: LoadSheet,
  { length, width, height }: { readonly length: number; readonly width: number; readonly height: number },
  words: Words,
): string {
  const across = words.text('countAcross', { count: words.number(width) });
  const high = words.text('countHigh', { count: words.number(height) });
  const long = words.text('countLong', { count: words.number(length) });
  const deep = (count: number) => (count > 1 ? [words.text('countDeep', { count: words.number(count) })] : []);
  const { way } = scene.room;
  const seen = isFromSide(way) ? [long, high, ...deep(width)] : [across, high, ...deep(length)];
  const counts = way === 'fromAbove' ? [long, across, ...(height > 1 ? [high] : [])] : seen;
  // A line may end before a sign of multiplication only.
  return counts.map((count) => count.replaceAll(' ', '\u00a0')).join(' ×\u00a0');
}

/** Of each container, where the sheet is of several. */
export function quantityText(sheet: LoadSheet, quantity: string, words: Words): string {
  return isOfEach(sheet) ? words.text('each', { quantity }) : `${quantity} ×`;
}

/** What lies on a finished pallet. */
export function contentsText(contents: LoadSheet['pallets'][number]['contents'], words: Words): string {
  return contents.map(({ name, quantity }) => `${words.number(quantity)}\u00a0×\u00a0${name}`).join(', ');
}

/** What the record of a cargo says of it besides its name. */
export function detailsOf({ alias, alias2, properties }: StepCard['details'], words: Words): string[] {
  return [
    ...(alias === '' ? [] : [`${words.text('alias')}: ${alias}`]),
    ...(alias2 === '' ? [] : [`${words.text('alias2')}: ${alias2}`]),
    ...properties.map(([digit, text]) => `${words.text('property', { digit })}: ${text}`),
  ];
}

/** Beside what a step's row says: where it begins, how far the load comes with it, what it belongs to. */
export function stepNotes(sheet: LoadSheet, card: StepCard, report: Report, words: Words): string[] {
  const weight = (value: number) => words.weight(report.units.weight(value));
  return [
    firstText(sheet, card, report, words),
    `${soFarText(sheet, card, report, words)}, ${weight(card.weightSoFar)}`,
    `${words.text('weight')}: ${weight(card.weight)}`,
    ...(card.stop === null ? [] : [`${words.text(stopWord(sheet))}: ${words.number(card.stop)}`]),
    ...(card.group === '' ? [] : [`${words.text('group')}: ${card.group}`]),
  ];
}

/** What whoever loads the step has to mind. */
export function stepWarnings(sheet: LoadSheet, card: StepCard, report: Report, words: Words): string[] {
  const weight = words.weight(report.units.weight(card.pieceWeight));
  return [
    ...(card.isHeavy ? [words.text('heavy', { weight })] : []),
    ...(card.nothingOnTop ? [words.text('nothingOnTop')] : []),
    ...(card.beyond === null ? [] : [beyondText(sheet, card.beyond, report, words)]),
    ...(card.isStraight ? [] : [words.text('notStraight')]),
  ];
}

export function soFarText({ thing: { scene } }: LoadSheet, card: StepCard, { units }: Report, words: Words): string {
  const key = scene.room.way === 'fromAbove' ? 'loadedHigh' : 'loadedTo';
  return words.text(key, {
    count: card.piecesSoFar,
    total: card.piecesInAll,
    end: words.length(units.length(card.end)),
  });
}

/** Where the first piece goes. */
export function firstText(
  { thing: { scene } }: LoadSheet,
  { first }: StepCard,
  { units }: Report,
  words: Words,
): string {
  const hasWalls = scene.room.isClosedIn && scene.room.hasSides;
  const at = { at: words.length(units.length(first.distance)) };
  const side = words.text(placeWords(first, hasWalls), at);
  const height =
    first.aboveFloor <= 0
      ? words.text(scene.room.isClosedIn ? 'onFloor' : 'onDeck')
      : words.text('atHeight', { at: words.length(units.length(first.aboveFloor)) });
  return words.text('firstPiece', { side, height });
}

export function beyondText(
  sheet: LoadSheet,
  { pieces, reach, over }: BeyondReach,
  { units }: Report,
  words: Words,
): string {
  return words.text('beyondReach', {
    count: pieces,
    reach: words.length(units.length(reach)),
    names: over.map((cargo) => codeOf(sheet, cargo)).join(', '),
  });
}
