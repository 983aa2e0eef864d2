/** What is said of sections and steps in words: page and PDF say it alike. */
import type { BeyondReach, StepSection } from '../scene/step-facts.js';
import type { LoadSheet, Report } from './model/report.js';
import type { StepCard } from './model/step-cards.js';
import { codeOf } from './sheets.js';
import type { Words } from './words/words.js';

export function sectionText(
  { thing: { sections, scene } }: LoadSheet,
  { number, from, to, steps }: StepSection,
  { units }: Report,
  words: Words,
): string {
  const length = (scaled: number) => words.length(units.length(scaled));
  const key = scene.room.way === 'fromDoor' ? 'sectionFromFront' : 'sectionFromFloor';
  const last = sections.at(-1)!.number;
  return words.text(key, {
    ...{ number, count: last, from: length(from), to: length(to) },
    steps:
      steps.first === steps.last
        ? words.number(steps.first)
        : `${words.number(steps.first)}–${words.number(steps.last)}`,
  });
}

export function soFarText({ thing: { scene } }: LoadSheet, card: StepCard, { units }: Report, words: Words): string {
  const key = scene.room.way === 'fromDoor' ? 'loadedTo' : 'loadedHigh';
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
  const side =
    first.side === null
      ? words.text('atFromLeft', { at: words.length(units.length(first.fromLeft)) })
      : words.text(hasWalls ? `${first.side}Wall` : `${first.side}Edge`);
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
