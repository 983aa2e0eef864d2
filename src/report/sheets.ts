/** The drawings of a load sheet with their names in words: what page and PDF both show. */
import { type Axis, axisOf, bodyOf } from '../domain/bodies.js';
import { sidesAlong } from '../domain/geometry.js';
import { isFromSide } from '../domain/loading-way.js';
import { placementsOf } from '../domain/plan.js';
import { scaledMillimetres } from '../domain/reach.js';
import { ShownUnits } from '../domain/shown-units.js';
import { readIn, type Scene } from '../scene/scene.js';
import { extentOnPaper, VIEWS } from '../scene/views.js';
import { codeOf, hasDoor, paintOf } from './cargo-marks.js';
import type { ReportView } from './layouts.js';
import type { LoadSheet } from './model/report.js';
import type { StepPart } from './model/step-cards.js';
import type { Layer } from './model/tiers.js';
import { viewSheet } from './pictures/compose.js';
import { orientationSheet } from './pictures/orientation-sheet.js';
import type { NamedPallet } from './pictures/panel.js';
import { bareParts, heightsSheet, layerSheet } from './pictures/plan-sheets.js';
import { shownExtent } from './pictures/room-shapes.js';
import type { Sheet } from './pictures/sheet.js';
import { SIDE_WORDS, VIEW_WORDS } from './words/view-words.js';
import type { Words } from './words/words.js';

/** A pallet, a carton or a short container: its pictures from above and from the sides stand three in a row. */
export function isShort({ thing }: LoadSheet): boolean {
  const { length, width } = thing.container.size;
  return length < LONG * width;
}

/** Times as long as wide. */
const LONG = 2.2;

/** A pallet or a carton has sides, and no door; a container with its door in a side has none at the rear. */
export function viewName(sheet: LoadSheet, words: Words, view: ReportView): string {
  const isAtRear = hasDoor(sheet) && !isFromSide(sheet.thing.scene.room.way);
  return words.text((isAtRear ? VIEW_WORDS : SIDE_WORDS)[view]);
}

/** @param width of the picture, in pixels; its height comes of what it shows, up to `most` */
export function viewOf(sheet: LoadSheet, view: ReportView, words: Words, width: number, most: number): Sheet {
  const title = words.text('pictureOf', { view: viewName(sheet, words, view), name: words.equipment(sheet.name) });
  const { length, width: wide, height } = sheet.thing.scene.room.size;
  const shares: Readonly<Record<ReportView, number>> = {
    diagram: shareOfDiagram(sheet.thing.scene),
    top: wide / length,
    bottom: wide / length,
    left: height / length,
    right: height / length,
    rear: height / wide,
    front: height / wide,
  };
  const tall = Math.round(Math.min(most, Math.max(60, width * shares[view] + 12)));
  const look = { width, height: tall, hasMeasures: view === 'diagram', background: 0xffffff, isGrey: false };
  const { scene, problem } = sheet.thing;
  const shown = readIn(scene, problem.uom, words.uom, (value) => words.number(value));
  const from = nearFrom(sheet, view);
  return viewSheet(shown, namedPallets(sheet), view, title, look, ({ x2 }) => x2 > from);
}

/** What a view is called, and what it shows in grey. */
export function viewCaption(sheet: LoadSheet, words: Words, view: ReportView): string {
  const name = viewName(sheet, words, view);
  const from = nearFrom(sheet, view);
  if (!sheet.stacks.some(({ x2 }) => x2 <= from)) return name;
  return words.text('viewNear', { view: name, depth: words.length(mostDeep(sheet, words)) });
}

/** Millimetres: what is farther from the door than the last cargo by more than that nobody sees at the door. */
const DEEP = 1500;

/** In the unit of the words. */
function mostDeep({ thing: { problem } }: LoadSheet, words: Words): number {
  return new ShownUnits(problem, words.uom).length(scaledMillimetres(problem, DEEP));
}

/** Scaled units along the length: all before it is far; 0: nothing is. */
function nearFrom({ thing: { scene, problem }, stacks }: LoadSheet, view: ReportView): number {
  if (view !== 'rear' || scene.room.way !== 'fromDoor') return 0;
  const end = stacks.reduce((most, { x2 }) => Math.max(most, x2), 0);
  return Math.max(0, end - scaledMillimetres(problem, DEEP));
}

/** A driver and a loader know a finished pallet by its number, not by the letters of what is on it. */
function namedPallets(sheet: LoadSheet): NamedPallet[] {
  const { problem, arrangements, looseCargoes } = sheet.thing;
  return arrangements.flatMap((one, arrangement) => {
    if (one.cargo < looseCargoes) return [];
    const code = codeOf(sheet, one.cargo);
    const look = { ...paintOf(sheet, one.cargo), code, name: code };
    return [...placementsOf(one, problem.cargoes)].map((piece) => ({
      ...{ body: bodyOf(piece, problem.cargoes), arrangement, look },
    }));
  });
}

const MOST_SHARE = 0.62;

/** Of the width of the diagram its height, so that there is little room around what it shows. */
function shareOfDiagram(scene: Scene): number {
  const { left, right, low, high } = extentOnPaper(shownExtent(scene, { view: VIEWS.diagram }), VIEWS.diagram);
  return Math.min(MOST_SHARE, (high - low) / (right - left) + 0.06);
}

export function layerOf(sheet: LoadSheet, layer: Layer, words: Words, wide: number, most: number): Sheet {
  return layerSheet(sheet.thing.container.size, planParts(sheet, layer), planLook(sheet, layer, words, wide, most));
}

/** So many parts of the plan have no room for their letter. */
export function bareOf(sheet: LoadSheet, layer: Layer, words: Words, wide: number, most: number): number {
  return bareParts(sheet.thing.container.size, planParts(sheet, layer), planLook(sheet, layer, words, wide, most));
}

function planParts(sheet: LoadSheet, { parts }: Layer) {
  return parts.map((part) => ({
    ...part,
    paint: paintOf(sheet, part.cargo),
    code: codeOf(sheet, part.cargo),
    note: String(part.step),
  }));
}

function planLook(sheet: LoadSheet, { tiers }: Layer, words: Words, wide: number, most: number) {
  const title = words.text('layers', { tier: words.ranges(tiers) });
  const unsaid = (count: number) => words.text('planUnsaid', { count: words.number(count) });
  return { until: shownUntil(sheet), wide, most, way: sheet.thing.scene.room.way, title, unsaid };
}

/** Where plans of a floor end of which much is empty at the door. */
function shownUntil({ thing: { container }, stacks }: LoadSheet): number {
  const reach = stacks.reduce((most, { x2 }) => Math.max(most, x2), 0) + BEYOND * container.size.width;
  return reach < WORTH_SHOWING * container.size.length ? reach : container.size.length;
}

/** Of the width, behind the last cargo; and of the length, from which on all of it is shown. */
const BEYOND = 0.2;
const WORTH_SHOWING = 0.85;

/** @param textOf a scaled length in the unit of the report */
export function heightsOf(
  sheet: LoadSheet,
  words: Words,
  textOf: (scaled: number) => string,
  wide: number,
  most: number,
): Sheet {
  const { thing, stacks } = sheet;
  const title = words.text('heights');
  return heightsSheet(thing.container.size, stacks, textOf, {
    until: shownUntil(sheet),
    wide,
    most,
    way: thing.scene.room.way,
    title,
  });
}

export function orientationOf({ thing: { problem } }: LoadSheet, part: StepPart, words: Words): Sheet {
  const { cargo, orientation } = part.arrangement;
  const sides = sidesAlong(orientation);
  const letters = sides.map((side) => words.text(`${side}Letter`)) as [string, string, string];
  const axes: readonly Axis[] = ['x', 'y', 'z'];
  const heightAlong = axes[sides.indexOf('height')]!;
  const axis = axisOf(problem.cargoes[cargo]!, orientation);
  const title = words.text('orientationPicture', { orientation, sides: letters.join(' ') });
  return orientationSheet(part.pieceSize, axis, letters, heightAlong, title);
}
