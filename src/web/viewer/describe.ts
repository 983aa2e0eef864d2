/** What the picture shows, in words: the sheet's heading, a step, a piece. The text equivalent of the view. */
import type { Cuboid } from '../../domain/geometry.js';
import type { StepSection } from '../../scene/step-facts.js';
import type { Step } from '../../scene/steps.js';
import { placeWords, SECTION_WORDS } from '../../scene/way-words.js';
import type { Opened } from './opened.js';
import type { SheetName } from './sheets.js';
import type { ViewState } from './view-state.js';
import type { Words } from './words.js';

export function headingOf({ kind, number, count, quantity, name }: SheetName, words: Words): string {
  const key = kind === 'pallet' && quantity > 1 ? 'palletOf' : kind;
  return `${words.text(key, { number, count, quantity })} · ${words.equipment(name)}`;
}

/** Letters and name; of a finished pallet its name. */
export function cargoText({ pieces, sheet }: Opened, cargo: number): string {
  const look = sheet.scene.looks[cargo];
  return look === undefined ? pieces.cargoes[cargo]!.name : `${look.code} ${look.name}`;
}

export function placeText({ x1, x2, y1, y2, z1, z2 }: Cuboid, opened: Opened, words: Words): string {
  const length = (value: number) => opened.length(value);
  const ends = { x1: length(x1), x2: length(x2), y1: length(y1), y2: length(y2), z1: length(z1), z2: length(z2) };
  return words.text('place', { ...ends, unit: opened.units.length });
}

export function stepText({ cargo, pieces, weight }: Step, opened: Opened, words: Words): string {
  const look = opened.sheet.scene.looks[cargo];
  const name = look?.name ?? opened.pieces.cargoes[cargo]!.name;
  const values = { pieces, code: look?.code ?? '', name, weight: opened.weight(weight), unit: opened.units.weight };
  return words.text('stepLine', values).replace(/ {2,}/g, ' ');
}

/** Heading of a section. */
export function sectionText({ number, reach, steps }: StepSection, opened: Opened, words: Words): string {
  const { scene, sections } = opened.sheet;
  const key = SECTION_WORDS[scene.room.way];
  return words.text(key, {
    ...{
      number,
      count: sections.at(-1)!.number,
      from: lengthText(reach.from, opened, words),
      to: lengthText(reach.to, opened, words),
    },
    steps:
      steps.first === steps.last
        ? words.text('oneStep', { steps: words.number(steps.first) })
        : words.text('manySteps', { steps: `${words.number(steps.first)}–${words.number(steps.last)}` }),
  });
}

/** How far the load comes with a step. @param refused pieces that were not loaded after all */
export function soFarText(step: number, opened: Opened, words: Words, refused = 0): string {
  const { facts, scene } = opened.sheet;
  const { piecesSoFar, piecesInAll, end } = facts[step - 1]!;
  const key = scene.room.way === 'fromAbove' ? 'loadedHigh' : 'loadedTo';
  return words.text(key, { count: piecesSoFar - refused, total: piecesInAll, end: lengthText(end, opened, words) });
}

/** Where the first piece of a step goes. */
export function firstText(step: number, opened: Opened, words: Words): string {
  const { facts, scene } = opened.sheet;
  const { first } = facts[step - 1]!;
  const { aboveFloor, distance } = first;
  const hasWalls = scene.room.isClosedIn && scene.room.hasSides;
  const at = (scaled: number) => ({ at: lengthText(scaled, opened, words) });
  return words.text('firstPiece', {
    side: words.text(placeWords(first, hasWalls), at(distance)),
    height:
      aboveFloor <= 0
        ? words.text(scene.room.isClosedIn ? 'onFloor' : 'onDeck')
        : words.text('atHeight', at(aboveFloor)),
  });
}

/** What of a step is beyond reach; empty: nothing is. */
export function beyondText(step: number, opened: Opened, words: Words): string {
  const { beyond } = opened.sheet.facts[step - 1]!;
  if (beyond === null) return '';
  const names = beyond.over.map((cargo) => cargoText(opened, cargo)).join(', ');
  return words.text('beyondReach', { count: beyond.pieces, reach: lengthText(beyond.reach, opened, words), names });
}

function lengthText(scaled: number, opened: Opened, words: Words): string {
  return `${words.number(opened.length(scaled))} ${opened.units.length}`;
}

/** What is said aloud when the step changes. */
export function stepSpoken({ step }: Pick<ViewState, 'step'>, opened: Opened, words: Words): string {
  const { steps } = opened.sheet;
  if (step === 0) return words.text('stepEmpty', { count: steps.length });
  const shown = steps[step - 1]!;
  const crooked = shown.isStraight ? '' : ` ${words.text('crooked')}`;
  const beyond = beyondText(step, opened, words);
  return `${words.text('stepOf', { number: step, count: steps.length })}: ${stepText(shown, opened, words)}. ${soFarText(step, opened, words)}.${beyond && ` ${beyond}.`}${crooked}`;
}

/** The facts of a piece, each with its name. */
export function pieceFacts(piece: number, opened: Opened, words: Words): [name: string, value: string][] {
  const { pieces, sheet, supportGraph, units, container } = opened;
  const { body, cargo, step } = pieces.pieces[piece]!;
  const { weight, groupName } = pieces.cargoes[cargo]!;
  const stop = opened.stopOf(cargo);
  const length = (value: number) => words.number(opened.length(value));
  const size = [body.x2 - body.x1, body.y2 - body.y1, body.z2 - body.z1].map(length).join(' × ');
  const { size: room } = container;
  const free = [body.x1, room.length - body.x2, body.y1, room.width - body.y2, room.height - body.z2].map(length);
  const below = supportGraph.below[piece]!;
  return [
    [words.text('size'), `${size} ${units.length}`],
    [words.text('weight'), `${words.number(opened.weight(weight))} ${units.weight}`],
    [words.text('position'), [body.x1, body.y1, body.z1].map(length).join(' / ')],
    [words.text('distances'), free.join(' / ')],
    [words.text('loadedIn'), words.text('stepOf', { number: step, count: sheet.steps.length })],
    ...(groupName === '' ? [] : [[words.text('group'), groupName] as [string, string]]),
    ...(stop === null ? [] : [[words.text(opened.stopWord), String(stop)] as [string, string]]),
    [words.text('carriedBy'), below.length === 0 ? words.text('floor') : counted(below, opened)],
    [words.text('carries'), counted(supportGraph.above[piece]!, opened) || '–'],
    [words.text('supported'), `${words.number(100 * supportGraph.support[piece]!)} %`],
    [words.text('burden'), `${words.number(opened.weight(supportGraph.burden[piece]!))} ${units.weight}`],
  ];
}

/** So many of each cargo. */
function counted(places: readonly number[], opened: Opened): string {
  const counts = new Map<number, number>();
  for (const place of places) {
    const { cargo } = opened.pieces.pieces[place]!;
    counts.set(cargo, (counts.get(cargo) ?? 0) + 1);
  }
  return [...counts].map(([cargo, count]) => `${count} × ${cargoText(opened, cargo)}`).join(', ');
}
