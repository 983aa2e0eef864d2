/** What the desk's picture shows while a hand has the plan: its pieces, what is chosen or broken, and where a piece came from. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Body } from '../../../domain/bodies.js';
import { bodyOfPiece, findPiece } from '../../editor/edited-plan.js';
import type { EditSession } from '../../editor/session/edit-session.js';
import { aroundOf } from '../../editor/session/room-scene.js';
import { type Camera, shownAt } from '../../viewer/camera.js';
import { boxMarks, crossMarks, type Mark } from '../../viewer/marks.js';
import type { Layer } from '../../viewer/ui/picture.js';
import { hand } from '../hand/hand.js';
import { viewing } from '../picture/shown-view.js';
import { figuresOf } from './figures.js';
import { said } from './words.js';

/** Outlines of more pieces than this tell nothing. */
const MOST_OUTLINES = 40;

/** Null: the plan is the search's own and nothing is in hand, or its steps are walked through. */
export function layerOf(session: EditSession): ReadonlySignal<Layer | null> {
  const { drawing, filling, load, view } = session;
  return computed(() => {
    const shown = viewing.value;
    const isOurs = hand.value !== null || session.hand.taken.value !== null || filling.state.value?.kind === 'ready';
    if (shown === null || !isOurs) return null;
    const { sheet } = shown.opened.value;
    if (sheet.kind !== 'container' || shown.step.value < sheet.steps.length) return null;
    const [drawn, room, opened] = [drawing.drawn.value, view.scene.value, load.opened.value];
    if (drawn === null || room === null || opened === null) return null;
    const around = aroundOf(room, opened.problem.cargoes);
    return { ...drawn, around, marks: (camera, aspect) => marksOf(session, camera, aspect) };
  });
}

function marksOf(session: EditSession, camera: Camera, aspect: number): Mark[] {
  const { drawing, load, view } = session;
  const { cargoes } = load.opened.peek()!.problem;
  const taken = session.hand.taken.peek();
  if (taken?.held) {
    const { pieces, state } = taken.held;
    const isFree = state === 'free' && !session.trial.isWrong.peek();
    const bodies = pieces.map((piece) => bodyOfPiece(piece, cargoes));
    const tone = isFree ? 'chosen' : 'fault';
    return [
      ...taken.grab.pieces.flatMap((one) => boxMarks(bodyOfPiece(one, cargoes), camera, aspect, 'chosen', true)),
      ...bodies.flatMap((body) => boxMarks(body, camera, aspect, tone)),
      ...(tone === 'fault' ? bodies.flatMap((body) => crossMarks(body, camera, aspect, tone)) : []),
      ...distanceMarks(session, bodies[0]!, camera, aspect),
    ];
  }
  const faulty = drawing.faulty.peek();
  const chosen = view.selection.peek();
  const outlined = view.pieces.peek().filter(({ id }) => faulty.has(id) || chosen.has(id));
  const [alone] = chosen.size === 1 ? view.selected.peek() : [];
  return [
    ...outlined.slice(0, MOST_OUTLINES).flatMap((piece) => {
      const body = view.bodyOf(piece);
      if (!faulty.has(piece.id)) return boxMarks(body, camera, aspect, 'chosen');
      return [...boxMarks(body, camera, aspect, 'fault'), ...crossMarks(body, camera, aspect, 'fault')];
    }),
    ...(alone === undefined ? [] : boxMarks(originOf(session, alone.id), camera, aspect, 'chosen', true)),
    ...(alone === undefined ? [] : distanceMarks(session, view.bodyOf(alone), camera, aspect)),
  ];
}

/** Where a piece lay before the last thing that was done to it; null: it lies there still. */
function originOf({ load, view }: EditSession, id: number): Body | null {
  const last = load.edit.peek()?.history.past.at(-1);
  if (last === undefined) return null;
  const [was, is] = [findPiece(last.before, id), findPiece(last.after, id)];
  const isHere = was?.container === view.place.peek();
  return was === null || is === null || was.piece === is.piece || !isHere ? null : view.bodyOf(was.piece);
}

/** From a piece to the wall that is nearest, of those that it does not touch. */
function distanceMarks({ load, view }: EditSession, body: Body, camera: Camera, aspect: number): Mark[] {
  const { room } = view.scene.peek()!;
  if (!room.isClosedIn) return [];
  const { length, width } = room.size;
  const [x, y, z] = [(body.x1 + body.x2) / 2, (body.y1 + body.y2) / 2, (body.z1 + body.z2) / 2];
  const ways = [
    { word: 'toFront', gap: body.x1, from: { x: body.x1, y, z }, to: { x: 0, y, z } },
    { word: 'toDoor', gap: length - body.x2, from: { x: body.x2, y, z }, to: { x: length, y, z } },
    { word: 'toLeft', gap: body.y1, from: { x, y: body.y1, z }, to: { x, y: 0, z } },
    { word: 'toRight', gap: width - body.y2, from: { x, y: body.y2, z }, to: { x, y: width, z } },
  ] as const;
  if (ways.some(({ gap }) => gap < 0)) return [];
  const [nearest] = ways.filter(({ gap }) => gap > 0).sort((a, b) => a.gap - b.gap);
  if (nearest === undefined) return [];
  const [from, to] = [shownAt(camera, nearest.from, aspect), shownAt(camera, nearest.to, aspect)];
  if (from === null || to === null) return [];
  const away = figuresOf(load.opened.peek()!.problem).length(nearest.gap);
  return [
    { kind: 'line', from, to, tone: 'chosen' },
    { kind: 'text', at: to, text: said(nearest.word, { length: away }), tone: 'chosen' },
  ];
}
