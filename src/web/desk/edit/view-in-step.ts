/** The session looks at what the desk's picture shows: the same container, from the same place, with the same choice. */
import { effect, type ReadonlySignal, untracked } from '@preact/signals';
import type { Body } from '../../../domain/bodies.js';
import type { EditedPiece } from '../../editor/edited-plan.js';
import type { EditSession } from '../../editor/session/edit-session.js';
import type { Opened } from '../../viewer/opened.js';
import type { Viewing } from '../../viewer/viewing.js';
import { hand } from '../hand/hand.js';
import { viewing } from '../picture/shown-view.js';

/** @returns how to stop */
export function followView(session: EditSession, layer: ReadonlySignal<unknown>): () => void {
  const { load, view } = session;
  let chosen: number | null = null;
  /** Container to which the hand went from what is shown, as long as the picture has no sheet of it. */
  let wanted: number | null = null;
  let from = 0;
  const showWanted = (shown: Viewing) => {
    const place = wanted === null ? -1 : sheetOf(session, wanted);
    if (shown.names[place]?.kind !== 'container') return;
    wanted = null;
    shown.showSheet(place);
  };
  const stops = [
    effect(() => {
      const shown = viewing.value;
      if (shown === null || load.plan.value === null) return;
      const { kind, place } = shown.opened.value.sheet;
      if (kind !== 'container') return;
      untracked(() => {
        // Somebody looks elsewhere since.
        if (place !== from) wanted = null;
        if (wanted === null) view.showContainer(placeOf(session, place));
        else showWanted(shown);
      });
    }),
    effect(() => {
      const place = view.place.value;
      untracked(() => {
        const shown = viewing.peek();
        if (shown === null || hand.peek() === null) return;
        wanted = place;
        from = shown.opened.peek().sheet.place;
        showWanted(shown);
      });
    }),
    effect(() => {
      const shown = viewing.value;
      if (shown === null) return;
      view.aspect = shown.aspect;
      const state = shown.state.value;
      if (view.state.value !== state) view.state.value = state;
    }),
    effect(() => {
      view.spotlight.value = viewing.value?.spotlight.value ?? null;
    }),
    effect(() => {
      const piece = viewing.value?.selected.value ?? null;
      if (piece === chosen) return;
      chosen = piece;
      untracked(() => {
        if (layer.peek() !== null) return;
        const id = pieceOfView(session);
        view.select(id === null ? [] : [id]);
      });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Containers with nothing in them are no part of a plan that is shown. */
function placeOf({ load }: EditSession, shown: number): number {
  const places = (load.plan.peek()?.containers ?? []).flatMap(({ pieces }, place) =>
    pieces.length > 0 ? [place] : [],
  );
  return places[shown] ?? shown;
}

/** The other way round; -1: there is nothing in it. */
function sheetOf({ load }: EditSession, place: number): number {
  const containers = load.plan.peek()?.containers ?? [];
  if ((containers[place]?.pieces.length ?? 0) === 0) return -1;
  return containers.slice(0, place).filter(({ pieces }) => pieces.length > 0).length;
}

/** Id of the piece that is chosen in the view; null: none is. */
export function pieceOfView({ load, view }: EditSession): number | null {
  const shown = viewing.peek();
  const piece = shown?.selected.peek() ?? null;
  if (shown === null || piece === null || load.plan.peek() === null) return null;
  const { sheet, pieces } = shown.opened.peek();
  // What stands on a finished pallet is moved with it.
  if (sheet.kind !== 'container') return null;
  const { body } = pieces.pieces[piece]!;
  const found = view.pieces.peek().find((one) => {
    const { x1, y1, z1 } = view.bodyOf(one);
    return x1 === body.x1 && y1 === body.y1 && z1 === body.z1;
  });
  return found?.id ?? null;
}

/** The view chooses what the session does. */
export function showChosen({ view }: EditSession, shown: Viewing | null): void {
  if (shown === null) return;
  const [one] = view.selected.peek();
  const piece = one === undefined ? -1 : placeIn(shown.opened.peek(), view.bodyOf(one));
  shown.ask({ kind: 'select', piece: piece < 0 ? null : piece });
}

/** Place in the plan's pallets of one that is shown where it is; -1: it is none. */
export function palletOf({ view }: EditSession, piece: EditedPiece): number {
  const opened = viewing.value?.opened.value;
  const place = opened?.sheet.kind === 'container' ? placeIn(opened, view.bodyOf(piece)) : -1;
  return opened?.pieces.pieces[place]?.pallet ?? -1;
}

function placeIn({ pieces }: Opened, { x1, y1, z1 }: Body): number {
  return pieces.pieces.findIndex(({ body }) => x1 === body.x1 && y1 === body.y1 && z1 === body.z1);
}
