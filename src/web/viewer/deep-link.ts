/**
 * What one looks at as a text for addresses, such as `container=2&step=14&view=rear&colour=stop`, without any secret. What is
 * as it is at first is left out; what cannot be understood is passed over.
 */
import { VIEWS, type ViewName } from '../../scene/views.js';
import { type Camera, isNear, nameOf, viewFrom } from './camera.js';
import { COLOURINGS } from './colouring.js';
import type { Sheet } from './sheets.js';
import { shownPoints } from './shown-extent.js';
import { freshState, type Switch, type ViewState } from './view-state.js';

const SWITCHES: readonly (readonly [name: string, which: Switch])[] = [
  ['xray', 'isXray'],
  ['labels', 'hasLabels'],
  ['floor', 'hasFloorMap'],
  ['measures', 'hasMeasures'],
  ['centre', 'hasCentre'],
];

export function linkTo(state: ViewState, sheet: Sheet, aspect: number): string {
  const fresh = freshState(state.sheet, sheet, aspect);
  const query = new URLSearchParams();
  if (state.sheet > 0) query.set('sheet', String(state.sheet + 1));
  if (state.step < sheet.steps.length) query.set('step', String(state.step));
  const view = viewText(state.camera, sheet, aspect);
  if (view !== 'diagram') query.set('view', view);
  if (state.colouring !== fresh.colouring && state.colouring !== 'own') query.set('colour', state.colouring);
  const { length, height } = state.cut;
  if (length < 1 || height < 1) query.set('cut', `${short(length)},${short(height)}`);
  for (const [name, which] of SWITCHES) if (state[which] !== fresh[which]) query.set(name, state[which] ? '1' : '0');
  if (state.selected !== null) query.set('piece', String(state.selected + 1));
  return query.toString();
}

/** Which sheet a link leads to. @param count of sheets */
export function sheetIn(link: string, count: number): number {
  return whole(new URLSearchParams(link).get('sheet'), 1, count, 1) - 1;
}

/** @param sheet that `sheetIn` names @param pieces in it */
export function stateIn(link: string, place: number, sheet: Sheet, pieces: number, aspect: number): ViewState {
  const query = new URLSearchParams(link);
  const fresh = freshState(place, sheet, aspect);
  const switches = SWITCHES.map(([name, which]) => {
    const value = query.get(name);
    return [which, value === '1' ? true : value === '0' ? false : fresh[which]] as const;
  });
  const [length, height] = (query.get('cut') ?? '').split(',').map((text) => share(text));
  const piece = whole(query.get('piece'), 1, pieces, 0);
  return {
    ...fresh,
    ...Object.fromEntries(switches),
    step: whole(query.get('step'), 0, sheet.steps.length, sheet.steps.length),
    camera: cameraIn(query.get('view') ?? '', sheet, aspect) ?? fresh.camera,
    colouring: COLOURINGS.find((one) => one === query.get('colour')) ?? fresh.colouring,
    cut: { length: length ?? 1, height: height ?? 1 },
    selected: piece > 0 ? piece - 1 : null,
  };
}

/** A named view with everything in it has its name, any other six figures. */
function viewText(camera: Camera, sheet: Sheet, aspect: number): string {
  const name = nameOf(camera);
  const { extent } = sheet.scene;
  if (name !== null && isNear(viewFrom(name, shownPoints(sheet.scene), aspect), camera)) return name;
  const size = sizeOf(sheet);
  const degrees = (angle: number) => short((angle * 180) / Math.PI);
  const { x, y, z } = camera.target;
  const places = [x - extent.x1, y - extent.y1, z - extent.z1, camera.height].map((one) => short(one / size));
  return [degrees(camera.yaw), degrees(camera.pitch), ...places, camera.hasPerspective ? 'p' : 'f'].join('_');
}

function cameraIn(text: string, sheet: Sheet, aspect: number): Camera | null {
  const { extent } = sheet.scene;
  if (Object.hasOwn(VIEWS, text)) return viewFrom(text as ViewName, shownPoints(sheet.scene), aspect);
  const parts = text.split('_');
  const figures = parts.slice(0, 6).map(Number);
  if (parts.length !== 7 || parts.some((part) => part === '') || !figures.every(Number.isFinite)) return null;
  const [yaw, pitch, x, y, z, height] = figures as [number, number, number, number, number, number];
  const size = sizeOf(sheet);
  if (!(height > 0) || height > 100 || Math.abs(pitch) > 90 || [x, y, z].some((one) => Math.abs(one) > 100))
    return null;
  return {
    target: { x: extent.x1 + x * size, y: extent.y1 + y * size, z: extent.z1 + z * size },
    yaw: (yaw * Math.PI) / 180,
    pitch: (pitch * Math.PI) / 180,
    height: height * size,
    hasPerspective: parts[6] === 'p',
  };
}

/** The greatest length of a sheet, of which the figures of a link are shares. */
function sizeOf({ scene: { extent } }: Sheet): number {
  return Math.max(extent.x2 - extent.x1, extent.y2 - extent.y1, extent.z2 - extent.z1, 1);
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function whole(text: string | null, least: number, most: number, otherwise: number): number {
  if (text === null || !/^\d{1,9}$/.test(text)) return otherwise;
  const value = Number(text);
  return value >= least && value <= most ? value : otherwise;
}

function share(text: string): number {
  const value = text.trim() === '' ? 1 : Number(text);
  return value >= 0 && value <= 1 ? value : 1;
}
