/** Lays out each kind of picture: which panels, what is highlighted, where the legend stands. */

import { around } from '../../scene/cuboids.js';
import type { Look } from '../../scene/looks.js';
import { readIn, type Scene, type Solid, sceneOf, withSolids } from '../../scene/scene.js';
import type { ShownLoad } from '../../scene/shown-load.js';
import { extentOnPaper, VIEWS, type ViewName } from '../../scene/views.js';
import type { PictureLook, PictureSubject } from '../../schema/pictures.js';
import { type Box, type Frame, frameIn, movedBy, onPaper } from './frame.js';
import { labelsOf } from './labels.js';
import { rasterise } from './raster.js';
import { doorArrow, MEASURE_MARGIN, measures, roomShapes, shownExtent } from './room-shapes.js';
import type { Panel, Shape, Sheet, Text } from './sheet.js';
import { BOLD, drawn, type Face, PLAIN, shortened, widthOf } from './text.js';
import { inGrey, inkOn, mixed, type Paint } from './tones.js';

/** @returns null when the load has no such container or space */
export function sheetOf(load: ShownLoad, subject: PictureSubject, wish: PictureLook): Sheet | null {
  const loaded = load.plan.containers[subject.container];
  if (loaded === undefined) return null;
  const look = { ...wish, background: wish.isGrey ? inGrey(wish.background) : wish.background };
  const { uom } = load.problem;
  const scene = readIn(sceneOf(load, subject.container), uom, look.uom ?? uom);
  const title = `${load.title}, ${scene.room.name} ${subject.container + 1}`;
  if (subject.kind === 'container') {
    const all: Shown = { scene, isNew: () => true };
    return subject.picture === 'composite' ? composite(all, title, look) : single(all, subject.picture, title, look);
  }
  if (loaded.arrangements[subject.space] === undefined) return null;
  const { space } = subject;
  const spaceTitle = `${title}, ${space + 1}`;
  const isOwn = (solid: Solid) => solid.arrangement === space;
  const alone: Shown = { scene: tight(withSolids(scene, isOwn)), isNew: () => true };
  const loadedSoFar: Shown = {
    scene: withSolids(scene, ({ arrangement }) => arrangement <= space),
    isNew: isOwn,
  };
  switch (subject.picture) {
    case 'thumbnail':
      return single(alone, 'diagram', spaceTitle, look);
    case 'diagram':
      return single(loadedSoFar, 'diagram', spaceTitle, look);
    case 'composite':
      return compositeOfSpace(loadedSoFar, alone, spaceTitle, look);
  }
}

/** One view of a scene. */
export function viewSheet(scene: Scene, view: ViewName, title: string, look: PictureLook): Sheet {
  return single({ scene, isNew: () => true }, view, title, look);
}

/** A scene and what of it is new: the rest was loaded before, and is grey. */
interface Shown {
  readonly scene: Scene;
  readonly isNew: (solid: Solid) => boolean;
}

/** Only what is in it, without the room around. */
function tight(scene: Scene): Scene {
  const room = { ...scene.room, isClosedIn: false, way: 'fromAbove' as const };
  return { ...scene, room, extent: around(scene.solids) };
}

const PALLET_WOOD = 0x7fb0d2;
const DECK_GREY = 0xa8a29c;
const LOADED_GREY = 0xeae8e6;

function paintOf(solid: Solid, looks: readonly Look[], isNew: boolean): Paint {
  if (solid.kind === 'pallet') return { colour: PALLET_WOOD, hatch: 'none' };
  if (solid.kind === 'deck') return { colour: DECK_GREY, hatch: 'none' };
  return isNew ? looks[solid.cargo]! : { colour: LOADED_GREY, hatch: 'none' };
}

function toned<T extends Paint>(paint: T, { isGrey }: PictureLook): Paint {
  return { colour: isGrey ? inGrey(paint.colour) : paint.colour, hatch: paint.hatch };
}

function panelOf(
  { scene, isNew }: Shown,
  viewName: ViewName,
  box: Box,
  look: PictureLook,
  hasMeasures: boolean,
): Panel {
  const view = VIEWS[viewName];
  // From below one sees through the container's own pallet and floor: how the cargo stands is the question.
  const solids = scene.solids.filter(
    ({ kind, arrangement }) => !(viewName === 'bottom' && kind === 'pallet' && arrangement < 0),
  );
  const margin = hasMeasures ? MEASURE_MARGIN : 0;
  const inner = {
    x: box.x + margin,
    y: box.y + margin / 3,
    width: box.width - 1.6 * margin,
    height: box.height - (4 * margin) / 3,
  };
  const frame = frameIn(inner, view, extentOnPaper(shownExtent(scene, { view }), view));
  const paints = solids.map((solid) => toned(paintOf(solid, scene.looks, isNew(solid)), look));
  const width = Math.ceil(box.width);
  const height = Math.ceil(box.height);
  const raster = rasterise(solids, movedBy(frame, -box.x, -box.y), width, height);
  const labels = labelsOf(solids, paints, scene.looks, movedBy(frame, -box.x, -box.y), raster, isNew);
  const { under, over } = roomShapes(scene, frame, look.background);
  return {
    box,
    frame,
    under,
    solids,
    paints,
    over: [
      ...over,
      ...doorArrow(scene, frame, look.background, hasMeasures),
      ...outlines(scene, isNew, frame, look),
      ...(hasMeasures ? measures(scene, frame, look.background) : []),
      ...labels.map((label): Text => ({ ...label, at: { x: label.at.x + box.x, y: label.at.y + box.y } })),
    ],
  };
}

/** The box around what is new, before everything: where it is, though what was loaded before may hide it. */
function outlines(scene: Scene, isNew: (solid: Solid) => boolean, frame: Frame, { background }: PictureLook): Shape[] {
  const fresh = scene.solids.filter((solid) => solid.kind === 'cargo' && isNew(solid));
  if (fresh.length === 0 || fresh.length === scene.solids.filter(({ kind }) => kind === 'cargo').length) return [];
  const { x1, y1, z1, x2, y2, z2 } = around(fresh);
  const line = (...corners: readonly (readonly [number, number, number])[]): Shape => {
    const points = corners.map(([x, y, z]) => onPaper(frame, { x, y, z }));
    return { kind: 'line', points, colour: inkOn(background), width: 1.4, opacity: 0.9, isDashed: true };
  };
  return [
    line([x1, y1, z1], [x2, y1, z1], [x2, y2, z1], [x2, y2, z2], [x1, y2, z2], [x1, y1, z2], [x1, y1, z1]),
    line([x2, y1, z2], [x2, y1, z1]),
    line([x2, y1, z2], [x1, y1, z2]),
    line([x2, y1, z2], [x2, y2, z2]),
  ];
}

function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: Math.max(1, width - 2 * by), height: Math.max(1, height - 2 * by) };
}

function marginOf({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.max(2, Math.min(20, 0.03 * Math.min(width, height)));
}

function single(shown: Shown, view: ViewName, title: string, look: PictureLook): Sheet {
  const { width, height, background } = look;
  const whole = { x: 0, y: 0, width, height };
  const hasMeasures = look.hasMeasures && view === 'diagram';
  const box = inset(whole, marginOf(whole));
  const inside = panelOf(shown, view, box, look, hasMeasures);
  return {
    width,
    height,
    background,
    title,
    panels: [{ ...inside, box: whole }],
    shapes: [],
  };
}

function upright(text: string, x: number, y: number, size: number, face: Face, colour: number): Text {
  return { kind: 'text', text, at: { x, y }, anchor: 'start', size, face, colour };
}

const LEAST_COMPOSITE = 720;
const GAP = 12;
const LEGEND_ROW = 22;
const LEGEND_COLUMN = 230;
const MOST_PIXELS = 4096;

/** All views on one sheet: the diagram, below it the six flat ones, below them what is what. */
function composite(shown: Shown, title: string, look: PictureLook): Sheet {
  const { background } = look;
  const width = Math.max(look.width, LEAST_COMPOSITE);
  const ink = inkOn(background);
  const { size } = shown.scene.room;
  const inner = width - 2 * GAP;
  const diagramHeight = Math.round(inner * 0.52);
  const diagram: Box = { x: GAP, y: 40, width: inner, height: diagramHeight };
  const rows = rowsOfViews(size, inner);
  const panels = [panelOf(shown, 'diagram', diagram, look, look.hasMeasures)];
  const shapes: Shape[] = [upright(shortened(drawn(title), inner, 15, BOLD), GAP, 22, 15, BOLD, ink)];
  let y = diagram.y + diagram.height + GAP;
  for (const row of rows) {
    for (const { view, x, width: wide } of row.cells) {
      const caption = CAPTIONS[view];
      shapes.push(upright(caption, GAP + x, y + 8, 11, BOLD, mixed(background, ink, 0.75)));
      panels.push(panelOf(shown, view, { x: GAP + x, y: y + 18, width: wide, height: row.height }, look, false));
    }
    y += row.height + 18 + GAP;
  }
  const legend = legendOf(shown, { x: GAP, y, width: inner, height: 0 }, look);
  shapes.push(...legend.shapes);
  const height = Math.max(look.height, Math.ceil(y + legend.height + GAP));
  return {
    width,
    height,
    background,
    title,
    panels,
    shapes,
  };
}

const CAPTIONS: Readonly<Record<ViewName, string>> = {
  diagram: '3D',
  top: 'Top',
  bottom: 'Bottom',
  left: 'Left',
  right: 'Right',
  rear: 'Rear',
  front: 'Front',
};

interface Row {
  readonly height: number;
  readonly cells: readonly { readonly view: ViewName; readonly x: number; readonly width: number }[];
}

/** Two rows of three views, each as wide as what it shows; the scale is one for all, so that they can be compared. */
function rowsOfViews({ length, width, height }: Scene['room']['size'], inner: number): Row[] {
  const rows: readonly (readonly ViewName[])[] = [
    ['top', 'left', 'rear'],
    ['bottom', 'right', 'front'],
  ];
  const wide: Readonly<Record<string, number>> = {
    top: length,
    bottom: length,
    left: length,
    right: length,
    rear: width,
    front: width,
  };
  const sum = 2 * length + width;
  const perUnit = (inner - 2 * GAP) / sum;
  const tall = Math.max(width, height);
  return rows.map((views) => {
    let x = 0;
    const cells = views.map((view) => {
      const cell = { view, x, width: Math.max(40, wide[view]! * perUnit) };
      x += cell.width + GAP;
      return cell;
    });
    return { height: Math.max(40, Math.min(tall * perUnit, inner * 0.6)), cells };
  });
}

/** What is what: a sample, the code, the name and how many, in as many columns as the sheet has room for. */
function legendOf(
  { scene, isNew }: Shown,
  { x, y, width }: Box,
  look: PictureLook,
): { shapes: Shape[]; height: number } {
  const counts = new Map<number, number>();
  for (const solid of scene.solids) {
    if (solid.kind === 'cargo' && isNew(solid)) counts.set(solid.cargo, (counts.get(solid.cargo) ?? 0) + 1);
  }
  const rows = [...counts].sort(([a], [b]) => a - b);
  const columns = Math.max(1, Math.min(rows.length, Math.floor(width / LEGEND_COLUMN)));
  const lines = Math.ceil(rows.length / columns);
  const wide = width / columns;
  const ink = inkOn(look.background);
  const codeWidth = Math.max(14, ...rows.map(([cargo]) => widthOf(scene.looks[cargo]!.code, 12, BOLD))) + 8;
  const shapes = rows.flatMap(([cargo, count], at): Shape[] => {
    const own = scene.looks[cargo]!;
    const left = x + Math.floor(at / lines) * wide;
    const middle = y + (at % lines) * LEGEND_ROW + LEGEND_ROW / 2;
    const pieces = `${count}`;
    const most = wide - 26 - codeWidth - widthOf(pieces, 12, PLAIN) - 20;
    return [
      { kind: 'swatch', box: { x: left, y: middle - 7, width: 18, height: 14 }, paint: toned(own, look) },
      upright(own.code, left + 24, middle, 12, BOLD, ink),
      upright(shortened(drawn(own.name), most, 12, PLAIN), left + 24 + codeWidth, middle, 12, PLAIN, ink),
      { ...upright(pieces, left + wide - 16, middle, 12, PLAIN, mixed(look.background, ink, 0.75)), anchor: 'end' },
    ];
  });
  return { shapes, height: Math.min(MOST_PIXELS, lines * LEGEND_ROW) };
}

/** Where the space is, and what it is made of. */
function compositeOfSpace(inRoom: Shown, alone: Shown, title: string, look: PictureLook): Sheet {
  const { background } = look;
  const width = Math.max(look.width, LEAST_COMPOSITE / 2);
  const wide = width - 2 * GAP;
  const diagramWidth = Math.round(wide * 0.66);
  const height = Math.max(look.height, Math.round(diagramWidth * 0.7) + LEGEND_ROW + 2 * GAP);
  const tall = height - LEGEND_ROW - 3 * GAP;
  const legend = legendOf(alone, { x: GAP, y: height - LEGEND_ROW - GAP, width: wide, height: LEGEND_ROW }, look);
  return {
    width,
    height,
    background,
    title,
    panels: [
      panelOf(inRoom, 'diagram', { x: GAP, y: GAP, width: diagramWidth, height: tall }, look, false),
      panelOf(
        alone,
        'diagram',
        { x: 2 * GAP + diagramWidth, y: 2 * GAP, width: wide - diagramWidth - 2 * GAP, height: tall - 2 * GAP },
        look,
        look.hasMeasures,
      ),
    ],
    shapes: legend.shapes,
  };
}
