/** What the picture of the editor shows: what lies there, what is in hand, what the search would add. */
import { computed } from '@preact/signals';
import type { Body } from '../../../domain/bodies.js';
import { orientedSize } from '../../../domain/geometry.js';
import { openedPieces } from '../../../scene/unit-load-solids.js';
import { bodyOfPiece, type EditedPiece } from '../../editor/edited-plan.js';
import { type Coloured, type Paint, WOOD } from '../../viewer/colouring.js';
import { CURRENT, type Drawn, GHOST, PLAIN, SELECTED, SOLID } from '../../viewer/drawn.js';
import type { Part, Pieces } from '../../viewer/pieces.js';
import { edit, verdict } from './edit-store.js';
import { filling } from './filling.js';
import { hand } from './hand.js';
import { saving } from './saving.js';
import { bodyOf, scene, selection, shownPieces, shownPlace, state } from './view-store.js';

/** Red in the low byte. */
const FAULTY: Paint = { colour: 0x2a2ad4, hatch: 'crossed' };
const LEANS: Paint = { colour: 0x2f9df0, hatch: 'rising' };

/** Ids of the pieces that break a rule, as the verifier or the server said last. */
export const faultyPieces = computed((): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const { piece } of verdict.value?.faults ?? []) if (piece !== null) found.add(piece);
  const now = saving.value;
  if (now?.kind === 'refused') for (const { piece } of now.faults) if (piece !== null) found.add(piece);
  return found;
});

/** Finished pallets as what stands on them. */
const loaded = computed(() => edit.value?.opened ?? null);
const unitLoadParts = computed(() => {
  const now = loaded.value;
  if (now === null) return () => null;
  const { problem, request } = now;
  const search = { nodes: 0, complete: true, volumeBound: 0, containerBound: null };
  return openedPieces({ title: '', problem, request, plan: { containers: [], unloaded: [], search } });
});

export interface DrawnPieces {
  readonly pieces: Pieces;
  readonly drawn: Drawn;
  readonly painting: Coloured;
  /** By part: id of its piece; -1: none that can be chosen. */
  readonly ids: readonly number[];
}

export const drawnPieces = computed((): DrawnPieces | null => {
  const room = scene.value;
  const now = edit.value;
  if (room === null || now === null) return null;
  const { cargoes } = now.opened.problem;
  const open = unitLoadParts.value;
  const parts: Part[] = [];
  const ids: number[] = [];
  const ways: number[] = [];
  const emphases: number[] = [];
  const paints: (Paint | null)[] = [];
  const add = (
    body: Body & { readonly isFurther?: boolean },
    cargo: number,
    id: number,
    way: number,
    emphasis: number,
    paint: Paint | null,
  ) => {
    parts.push({ ...body, piece: parts.length, cargo, kind: room.looks[cargo] === undefined ? 'pallet' : 'cargo' });
    ids.push(id);
    ways.push(way);
    emphases.push(emphasis);
    paints.push(paint);
  };
  const shown = filling.value;
  // What would be added stands out, wherever it lies.
  const opened = (piece: Omit<EditedPiece, 'id'>) =>
    open({ ...piece, size: orientedSize(cargoes[piece.cargo]!.size, piece.orientation) });
  const base = state.value?.isXray === true || shown?.kind === 'ready' ? GHOST : SOLID;
  const held = hand.value?.held ?? null;
  const inHand = new Set(held === null ? [] : hand.value!.grab.pieces.map(({ id }) => id));
  const chosen = selection.value;
  const faulty = faultyPieces.value;
  for (const piece of shownPieces.value) {
    if (inHand.has(piece.id)) continue;
    const isChosen = chosen.has(piece.id);
    const isFaulty = faulty.has(piece.id);
    const way = isChosen || isFaulty ? SOLID : base;
    for (const part of opened(piece) ?? [{ ...bodyOf(piece), cargo: piece.cargo }]) {
      add(part, part.cargo, piece.id, way, isChosen ? SELECTED : PLAIN, isFaulty ? FAULTY : null);
    }
  }
  if (held !== null) {
    const paint = held.state === 'free' ? null : held.state === 'leans' ? LEANS : FAULTY;
    for (const piece of held.pieces) {
      for (const part of opened(piece) ?? [{ ...bodyOfPiece(piece, cargoes), cargo: piece.cargo }]) {
        add(part, part.cargo, -1, SOLID, SELECTED, paint);
      }
    }
  }
  if (shown?.kind === 'ready') {
    for (const { cargo, ...body } of shown.preview.bodies.get(shownPlace.value) ?? []) {
      add(body, cargo, -1, SOLID, CURRENT, null);
    }
  }
  for (const { arrangement: _, ...solid } of room.solids) {
    parts.push({ ...solid, piece: -1 });
    ids.push(-1);
    ways.push(SOLID);
    emphases.push(PLAIN);
  }
  const { looks } = room;
  return {
    pieces: { pieces: [], parts, cargoes, loadedAfter: [0] },
    drawn: { ways: Uint8Array.from(ways), emphases: Uint8Array.from(emphases) },
    painting: { paintOf: ({ piece, cargo }) => paints[piece] ?? looks[cargo] ?? WOOD, meanings: [] },
    ids,
  };
});
