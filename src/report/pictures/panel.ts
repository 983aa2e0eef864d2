/** One view of a scene as a panel of a picture: the solids, the room around them, their labels. */
import type { Body } from '../../domain/bodies.js';
import { around } from '../../scene/cuboids.js';
import type { Look } from '../../scene/looks.js';
import type { Scene, Solid } from '../../scene/scene.js';
import { inkOn } from '../../scene/shades.js';
import { extentOnPaper, VIEWS, type ViewName } from '../../scene/views.js';
import type { PictureLook } from '../../schema/pictures.js';
import { type Box, type Frame, frameIn, movedBy, onPaper, type Point } from './frame.js';
import { type Label, labelsOf } from './labels.js';
import { frameWithMeasures } from './measures-inside.js';
import { rasterise } from './raster.js';
import { doorArrow, MEASURE_MARGIN, measures, roomShapes, shownExtent } from './room-shapes.js';
import type { Panel, Shape } from './sheet.js';
import type { Paint } from './tones.js';

/** A scene and what of it is new: the rest was loaded before, and is grey. */
export interface Shown {
  readonly scene: Scene;
  readonly isNew: (solid: Solid) => boolean;
  /** Finished pallets that are named as a whole, and not what stands on them. */
  readonly pallets?: readonly NamedPallet[];
  /** Pixels that letters have at least; absent: what can be made out on a screen. */
  readonly leastLetters?: number;
  /** False: nothing is drawn around what is new. */
  readonly isOutlined?: boolean;
}

export interface NamedPallet {
  /** With its cargo. */
  readonly body: Body;
  readonly arrangement: number;
  readonly look: Look;
}

const PALLET_WOOD = 0x7fb0d2;
const DECK_GREY = 0xa8a29c;
const LOADED_GREY = 0xeae8e6;

function paintOf(solid: Solid, looks: readonly Look[], isNew: boolean): Paint {
  if (solid.kind === 'pallet') return { colour: PALLET_WOOD };
  if (solid.kind === 'deck') return { colour: DECK_GREY };
  return isNew ? looks[solid.cargo]! : { colour: LOADED_GREY };
}

export function panelOf(
  { scene, isNew, pallets = [], leastLetters, isOutlined = true }: Shown,
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
  const frame = hasMeasures
    ? frameWithMeasures(scene, view, box, inner, look.background)
    : frameIn(inner, view, extentOnPaper(shownExtent(scene, { view }), view));
  const paints = solids.map((solid) => paintOf(solid, scene.looks, isNew(solid)));
  const width = Math.ceil(box.width);
  const height = Math.ceil(box.height);
  const inPanel = movedBy(frame, -box.x, -box.y);
  const named = namedSolids(solids, paints, scene.looks, pallets);
  const raster = rasterise(named.solids, inPanel, width, height);
  const labels = labelsOf(named.solids, named.paints, named.looks, inPanel, raster, isNew, leastLetters);
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
      ...(isOutlined ? outlines(scene, isNew, frame, look) : []),
      ...(hasMeasures ? measures(scene, frame, look.background) : []),
      ...labels.map((label) => shifted(label, box)),
    ],
  };
}

/** What gets labels: a named pallet is one body of its own colour. */
function namedSolids(
  solids: readonly Solid[],
  paints: readonly Paint[],
  looks: readonly Look[],
  pallets: readonly NamedPallet[],
) {
  if (pallets.length === 0) return { solids, paints, looks };
  const opened = new Set(pallets.map(({ arrangement }) => arrangement));
  const others = solids.flatMap((solid, at) => (opened.has(solid.arrangement) ? [] : [{ solid, paint: paints[at]! }]));
  const whole = pallets.map(
    ({ body, arrangement }, at): Solid => ({ ...body, kind: 'cargo', cargo: looks.length + at, arrangement }),
  );
  return {
    solids: [...others.map(({ solid }) => solid), ...whole],
    paints: [...others.map(({ paint }) => paint), ...pallets.map(({ look }) => look)],
    looks: [...looks, ...pallets.map(({ look }) => look)],
  };
}

function shifted(label: Label, by: Point): Label {
  const moved = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
  return label.kind === 'text' ? { ...label, at: moved(label.at) } : { ...label, points: label.points.map(moved) };
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
