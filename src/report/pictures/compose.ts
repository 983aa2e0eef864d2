/** Lays out each kind of picture: which panels, what is highlighted. */
import { around } from '../../scene/cuboids.js';
import { readIn, type Scene, type Solid, sceneOf, withSolids } from '../../scene/scene.js';
import type { ShownLoad } from '../../scene/shown-load.js';
import type { ViewName } from '../../scene/views.js';
import type { PictureLook, PictureSubject } from '../../schema/pictures.js';
import { composite, compositeOfSpace } from './composite.js';
import type { Box } from './frame.js';
import { type NamedPallet, panelOf, type Shown } from './panel.js';
import type { Sheet } from './sheet.js';

/** @returns null when the load has no such container or space */
export function sheetOf(load: ShownLoad, subject: PictureSubject, look: PictureLook): Sheet | null {
  const sheet = colouredSheet(load, subject, look);
  return sheet === null || !look.isGrey ? sheet : { ...sheet, isGrey: true };
}

function colouredSheet(load: ShownLoad, subject: PictureSubject, look: PictureLook): Sheet | null {
  const loaded = load.plan.containers[subject.container];
  if (loaded === undefined) return null;
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

/**
 * One view of a scene.
 * @param pallets that are named as a whole
 * @param isNear the rest is grey
 */
export function viewSheet(
  scene: Scene,
  pallets: readonly NamedPallet[],
  view: ViewName,
  title: string,
  look: PictureLook,
  isNear: (solid: Solid) => boolean,
): Sheet {
  const shown = { scene, isNew: isNear, pallets, leastLetters: LEAST_PRINTED, isOutlined: false };
  return single(shown, view, title, look);
}

/** Pixels of letters: 7 points on paper. */
const LEAST_PRINTED = 8;

/** Only what is in it, without the room around. */
function tight(scene: Scene): Scene {
  const room = { ...scene.room, isClosedIn: false, way: 'fromAbove' as const, opening: null };
  return { ...scene, room, extent: around(scene.solids) };
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
