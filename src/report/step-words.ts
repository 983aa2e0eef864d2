/** What is said of sections and steps in words: page and PDF say it alike. */
import { isFromSide } from '../domain/loading-way.js';
import type { BeyondReach } from '../scene/step-facts.js';
import { placeWords, SECTION_WORDS } from '../scene/way-words.js';
import { codeOf } from './cargo-marks.js';
import { isOfEach, stopWord } from './manifest-cells.js';
import type { LoadSheet, Report } from './model/report.js';
import type { StepCard } from './model/step-cards.js';
import type { SectionPart } from './sections.js';
import type { StepRow } from './step-rows.js';
import type { Words } from './words/words.js';

/** A finished pallet is called as the language calls it, and cargo as who sent it does. */
export function stepName(
  { name, cargo }: Pick<StepCard, 'name' | 'cargo'>,
  { thing }: LoadSheet,
  words: Words,
): string {
  return cargo < thing.looseCargoes ? name : words.equipment(name);
}

/** A step, or from which step to which. */
export function stepsText({ first, last }: { readonly first: number; readonly last: number }, words: Words): string {
  if (first === last) return words.text('oneStep', { steps: words.number(first) });
  return words.text('manySteps', { steps: `${words.number(first)}–${words.number(last)}` });
}

export function sectionText(
  { thing: { sections, scene } }: LoadSheet,
  { section: { number, steps, reach }, lastNumber, isAll }: SectionPart,
  { units }: Report,
  words: Words,
): string {
  if (isAll && steps.first === steps.last) return words.text('step', { number: words.number(1) });
  if (isAll) return words.text('allSteps', { steps: `${words.number(steps.first)}–${words.number(steps.last)}` });
  const length = (scaled: number) => words.length(units.length(scaled));
  const last = sections.at(-1)!.number;
  const said = { count: last, from: length(reach.from), to: length(reach.to), steps: stepsText(steps, words) };
  if (lastNumber === number) return words.text(SECTION_WORDS[scene.room.way], { ...said, number });
  const numbers = `${words.number(number)}–${words.number(lastNumber)}`;
  return words.text(scene.room.way === 'fromDoor' ? 'sectionsFromFront' : 'sectionsFromFloor', { ...said, numbers });
}

/** What stays free and has to be filled or secured, once the section stands. */
export function gapTexts(
  { gapAcross, gapToDoor }: Pick<SectionPart, 'gapAcross' | 'gapToDoor'>,
  { units }: Report,
  words: Words,
): string[] {
  const gap = (scaled: number) => ({ gap: words.length(units.length(scaled)) });
  return [
    ...(gapAcross > 0 ? [words.text('gapAcross', gap(gapAcross))] : []),
    ...(gapToDoor > 0 ? [words.text('gapToDoor', gap(gapToDoor))] : []),
  ];
}

/** 3 across × 4 high × 2 deep; from a side 3 along × 4 high; from above 3 along × 2 across × 4 high. Of what is one nothing is said. */
export function arrangementText(sheet: LoadSheet, counts: Counts, words: Words): string {
  return arrangementParts(sheet, counts, words).join(' ');
}

interface Counts {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** The same by the parts between which a line may end: the sign of multiplication begins the next one. */
export function arrangementParts(
  { thing: { scene } }: LoadSheet,
  { length, width, height }: Counts,
  words: Words,
): string[] {
  const of = (key: 'countLong' | 'countAcross' | 'countHigh' | 'countDeep', count: number) =>
    count === 1 ? [] : [words.text(key, { count: words.number(count) }).replaceAll(' ', '\u00a0')];
  const [long, across, high] = [of('countLong', length), of('countAcross', width), of('countHigh', height)];
  const { way } = scene.room;
  const seen = isFromSide(way)
    ? [...long, ...high, ...of('countDeep', width)]
    : [...across, ...high, ...of('countDeep', length)];
  const counts = way === 'fromAbove' ? [...long, ...across, ...high] : seen;
  if (counts.length === 0) return [words.text('countSingle').replaceAll(' ', '\u00a0')];
  return counts.map((count, at) => (at === 0 ? count : `×\u00a0${count}`));
}

/** Of each container, where the sheet is of several. */
export function quantityText(sheet: LoadSheet, quantity: string, words: Words): string {
  return isOfEach(sheet) ? words.text('each', { quantity }) : `${quantity} ×`;
}

/** The same of a row, by lines: of steps that are loaded alike how often how many, and the sum. */
export function rowQuantity(sheet: LoadSheet, { card, again }: StepRow, words: Words): string[] {
  const times = 1 + again.length;
  const sum = quantityText(sheet, words.number(times * card.pieces), words);
  if (times === 1) return [sum];
  return [`${words.number(times)}\u00a0×\u00a0${words.number(card.pieces)}`, `= ${sum}`];
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

/** Signs of a description below a name; the list of cargo has all of it. */
const MOST_OF_DESCRIPTION = 60;

/** Below the name of what a step loads. */
export function stepDetails({ description, details }: StepCard, words: Words): string[] {
  const signs = [...description];
  const cut = signs.length <= MOST_OF_DESCRIPTION ? signs : [...signs.slice(0, MOST_OF_DESCRIPTION), '…'];
  return [...(cut.length === 0 ? [] : [cut.join('')]), ...detailsOf(details, words)];
}

/** A step, or of equal layers from which step to which. */
export function numberText({ card, last, layers }: StepRow, words: Words): string {
  return layers === 1 ? words.number(card.number) : `${words.number(card.number)}–${words.number(last)}`;
}

/** Beside what a step's row says: where it begins, how far the load comes with it, what it belongs to. */
export function stepNotes(sheet: LoadSheet, row: StepRow, report: Report, words: Words): string[] {
  const { card, again } = row;
  const weight = (value: number) => words.weight(report.units.weight(value));
  const soFar = (one: StepCard) => `${soFarText(sheet, one, report, words)}, ${weight(one.weightSoFar)}`;
  const times = again.length === 0 ? '' : `${words.number(1 + again.length)}\u00a0×\u00a0`;
  return [
    ...alikeNotes(sheet, row, report, words),
    firstText(sheet, card, report, words),
    soFar(card),
    ...again.map((other) => `${words.text('step', { number: words.number(other.card.number) })}: ${soFar(other.card)}`),
    `${words.text('weight')}: ${times}${weight(card.weight)}`,
    ...(card.stop === null ? [] : [`${words.text(stopWord(sheet))}: ${words.number(card.stop)}`]),
    ...(card.group === '' ? [] : [`${words.text('group')}: ${card.group}`]),
  ];
}

/** That a row is several equal layers, or comes again, and where. */
function alikeNotes(
  { thing: { scene } }: LoadSheet,
  { card, layers, again }: StepRow,
  { units }: Report,
  words: Words,
): string[] {
  if (layers > 1) {
    return [words.text('layersAlike', { count: layers, quantity: words.number(card.pieces / layers) })];
  }
  if (again.length === 0) return [];
  const steps = again.map((other) => words.number(other.card.number)).join(', ');
  const places = again.map(({ at }) => words.number(units.length(at))).join(' / ');
  const values = { count: again.length, steps, places };
  return [words.text(scene.room.way === 'fromDoor' ? 'againFromFront' : 'againFromFloor', values)];
}

/** How its pieces must stay; stands at their name, where every reader of the step looks first. */
export function uprightText({ onlyUpright, isTilted }: StepCard, words: Words): string[] {
  return [...(onlyUpright ? [words.text('onlyUpright')] : []), ...(isTilted ? [words.text('tiltAtDoor')] : [])];
}

/** What whoever loads the step has to mind. */
export function stepWarnings(sheet: LoadSheet, row: StepRow, report: Report, words: Words): string[] {
  const { card } = row;
  const weight = words.weight(report.units.weight(card.pieceWeight));
  return [
    ...gapsOfRow(sheet, row, report, words),
    ...(card.isHeavy ? [words.text('heavy', { weight })] : []),
    ...(card.nothingOnTop ? [words.text('nothingOnTop')] : []),
    ...(card.beyond === null ? [] : [beyondText(sheet, card.beyond, report, words)]),
    ...(card.isStraight ? [] : [words.text('notStraight')]),
  ];
}

/** What stays free before each step of a row, once where it is the same. */
function gapsOfRow(sheet: LoadSheet, { card, again }: StepRow, report: Report, words: Words): string[] {
  const cards = [card, ...again.map((other) => other.card)];
  const texts = cards.map((one) => gapsOfStep(sheet, one, report, words));
  if (texts.every((text) => text === texts[0])) return texts[0] === '' ? [] : [texts[0]!];
  return cards.flatMap(({ number }, at) => {
    const step = words.text('step', { number: words.number(number) });
    return texts[at] === '' ? [] : [`${step}: ${texts[at]}`];
  });
}

/** Where a step lies in several ways, of which of them it is said. Empty: it stands against what is before it. */
function gapsOfStep(sheet: LoadSheet, { parts }: StepCard, { units }: Report, words: Words): string {
  const said = parts
    .filter(({ gapBefore }) => gapBefore > 0)
    .map(({ gapBefore, arrangement }) => {
      const text = words.text('leaveFree', { gap: words.length(units.length(gapBefore)) });
      return parts.length === 1 ? text : `${arrangementText(sheet, arrangement.counts, words)}: ${text}`;
    });
  return [...new Set(said)].join(', ');
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
