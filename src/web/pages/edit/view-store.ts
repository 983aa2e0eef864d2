/** What of the edited load is looked at: which container, from where, and which pieces are chosen. */
import { batch, computed, effect, signal } from '@preact/signals';
import type { Body } from '../../../domain/bodies.js';
import type { Cuboid } from '../../../domain/geometry.js';
import { type Scene, sceneOf } from '../../../scene/scene.js';
import { bodyOfPiece, type EditedPiece, findPiece } from '../../editor/edited-plan.js';
import { Lying } from '../../editor/lying.js';
import type { Sheet } from '../../viewer/sheets.js';
import { shownExtent } from '../../viewer/shown-extent.js';
import { freshState, fulfilled, type ViewRequest, type ViewState } from '../../viewer/view-state.js';
import { edit, plan } from './edit-store.js';

const PLAIN_ASPECT = 1.6;

/** Place of the container in the plan. */
export const shownPlace = signal(0);
/** Ids of pieces of the container that is shown. */
export const selection = signal<ReadonlySet<number>>(new Set());
export const state = signal<ViewState | null>(null);
let aspect = PLAIN_ASPECT;

export const shownContainer = computed(() => plan.value?.containers[shownPlace.value] ?? null);
const shownType = computed(() => shownContainer.value?.container ?? null);

/** The room, without its pieces. */
export const scene = computed((): Scene | null => {
  const now = edit.value;
  const type = shownType.value;
  if (now === null || type === null) return null;
  return roomScene(now.opened, now.title, type);
});
const opened = computed(() => edit.value?.opened ?? null);

function roomScene({ problem, request }: NonNullable<typeof opened.value>, title: string, type: number): Scene {
  const search = { nodes: 0, complete: true, volumeBound: 0, containerBound: null };
  const empty = { containers: [{ container: type, arrangements: [] }], unloaded: [], search };
  const found = sceneOf({ title, problem, plan: empty, request }, 0);
  const { size } = found.room;
  const { extent } = found;
  // A pallet is as high as what may stand on it.
  return {
    ...found,
    extent: { ...extent, x2: Math.max(extent.x2, size.length), y2: Math.max(extent.y2, size.width), z2: size.height },
  };
}

/** Around everything that may be drawn: a piece in hand may lie beside the room, or on top of all. */
export function aroundOf(room: Scene): Cuboid {
  const sides = (edit.peek()?.opened.problem.cargoes ?? []).map(({ size }) =>
    Math.max(size.length, size.width, size.height),
  );
  const away = sides.reduce((most, side) => Math.max(most, side), 0);
  const { x1, y1, z1, x2, y2, z2 } = shownExtent(room);
  return { x1: x1 - away, y1: y1 - away, z1, x2: x2 + away, y2: y2 + away, z2: z2 + away };
}

/** As the viewer knows it: one container, no steps. */
export const sheet = computed((): Sheet | null => {
  const found = scene.value;
  const containers = plan.value?.containers.length ?? 0;
  if (found === null) return null;
  const place = shownPlace.value;
  const { name } = found.room;
  return {
    kind: 'container',
    place,
    number: place + 1,
    count: containers,
    quantity: 1,
    name,
    scene: found,
    steps: [],
    facts: [],
    sections: [],
  };
});

/** In the order of the plan. */
export const shownPieces = computed((): readonly EditedPiece[] => shownContainer.value?.pieces ?? []);

const bodies = new WeakMap<EditedPiece, Body>();

export function bodyOf(piece: EditedPiece): Body {
  const known = bodies.get(piece);
  if (known !== undefined) return known;
  const body = bodyOfPiece(piece, edit.peek()!.opened.problem.cargoes);
  bodies.set(piece, body);
  return body;
}

/** What lies in a container, without some of it. */
export function lyingIn(place: number, without: ReadonlySet<number> = new Set()): Lying {
  const { problem } = edit.peek()!.opened;
  const { container, pieces } = plan.peek()!.containers[place]!;
  const rest = pieces.filter(({ id }) => !without.has(id));
  return new Lying(rest.map(bodyOf), problem.containers[container]!.size.length);
}

/** Those of the selection that are there still, in the order of the plan. */
export const selected = computed((): readonly EditedPiece[] => {
  const ids = selection.value;
  return ids.size === 0 ? [] : shownPieces.value.filter(({ id }) => ids.has(id));
});

effect(() => {
  // Another load, or a container that is there no longer.
  const count = plan.value?.containers.length ?? 0;
  if (count > 0 && shownPlace.peek() >= count) showContainer(count - 1);
});
effect(() => {
  if (opened.value !== null) selection.value = new Set();
});

export function select(ids: Iterable<number>): void {
  selection.value = new Set(ids);
}

/** @param isAdded to what is chosen, or taken from it; false: it alone is chosen */
export function choosePiece(id: number, isAdded: boolean): void {
  const ids = new Set(isAdded ? selection.peek() : []);
  if (!ids.delete(id)) ids.add(id);
  select(ids);
}

/** Shows the piece, and chooses it alone. */
export function focusPiece(id: number): void {
  const found = plan.peek() && findPiece(plan.peek()!, id);
  if (!found) return;
  batch(() => {
    showContainer(found.container);
    select([id]);
  });
}

export function showContainer(place: number): void {
  const count = plan.peek()?.containers.length ?? 0;
  const next = Math.max(0, Math.min(count - 1, place));
  if (next === shownPlace.peek()) return;
  batch(() => {
    shownPlace.value = next;
    selection.value = new Set();
    state.value = null;
  });
  look();
}

/** Looks at what is shown from the door, unless somebody looks already. */
export function look(): void {
  const shown = sheet.peek();
  if (shown !== null && state.peek() === null) state.value = freshState(shown.place, shown, aspect);
}

export function request(one: ViewRequest): void {
  const [shown, now] = [sheet.peek(), state.peek()];
  if (shown !== null && now !== null) state.value = fulfilled(now, one, { sheet: shown, aspect });
}

export function resize(next: number): void {
  const isFirst = aspect === PLAIN_ASPECT;
  aspect = next;
  if (isFirst && state.peek() !== null) request({ kind: 'view', name: 'diagram' });
  else if (state.peek() !== null) state.value = { ...state.peek()! };
}

export function shownAspect(): number {
  return aspect;
}
