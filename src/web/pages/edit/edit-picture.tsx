/** The picture of the editor: pieces are chosen with a click, and what is chosen follows the pointer. */
import { effect } from '@preact/signals';
import { theme } from '../../shell/theme.js';
import { rayThrough } from '../../viewer/camera.js';
import type { Stage } from '../../viewer/draw/stage.js';
import { type Frame, isFramed } from '../../viewer/framed.js';
import { centreMarks, type Mark, measureMarks } from '../../viewer/marks.js';
import { pick } from '../../viewer/pick.js';
import { drawMarks } from '../../viewer/ui/overlay.js';
import { listenToPointers } from '../../viewer/ui/pointer.js';
import { MARK_COLOURS, PICTURE_THEMES } from '../../viewer/ui/style.js';
import { useStage } from '../../viewer/ui/use-stage.js';
import { number, text } from '../../words/words.js';
import { listenToFrames } from './choosing-frame.js';
import { drawnPieces } from './drawn-pieces.js';
import { onPictureKey } from './edit-keys.js';
import { carry, drop, hand, letGo, take } from './hand.js';
import { lengthOf, unitNames } from './units.js';
import {
  aroundOf,
  bodyOf,
  choosePiece,
  look,
  request,
  resize,
  scene,
  select,
  selection,
  sheet,
  shownAspect,
  shownPieces,
  state,
} from './view-store.js';

/** A face that is nearer than this on the screen draws what is in hand to it. */
const SNAP_PIXELS = 12;
/** A pointer that moved less has pointed, and not dragged. */
const STILL_PIXELS = 4;
const UNCUT = { x: Number.POSITIVE_INFINITY, z: Number.POSITIVE_INFINITY };

let place: HTMLElement | null = null;

/** The ray under a place of the screen; null: it is not over the picture. */
export function rayAt(clientX: number, clientY: number) {
  const now = state.peek();
  if (place === null || now === null) return null;
  const { left, top, width, height } = place.getBoundingClientRect();
  const at = { x: ((clientX - left) / width) * 2 - 1, y: 1 - ((clientY - top) / height) * 2 };
  if (Math.abs(at.x) > 1 || Math.abs(at.y) > 1) return null;
  return rayThrough(now.camera, at, shownAspect());
}

/** In scaled units, as near as the eye looks. */
export function snapReach(): number {
  const height = state.peek()?.camera.height ?? 0;
  return place === null ? 0 : (height / place.clientHeight) * SNAP_PIXELS;
}

export function EditPicture() {
  const tone = theme.value;
  const { picture, canvas, over, canDraw } = useStage({
    begin: (stage, opened) => {
      place = opened.picture;
      stage.onDrawn = () => drawMarks(opened.over, marks(), MARK_COLOURS[tone]);
      stage.setTheme(PICTURE_THEMES[tone]);
      return [
        ...followed(stage),
        listenToTaking(opened.picture),
        listenToFrames(opened.picture, { onFrame: chooseFramed, onPoint: (x, y) => choose(x, y, true) }),
        listenToPointers(opened.picture, request, (x, y, event) => choose(x, y, event.ctrlKey)),
        () => {
          place = null;
        },
      ];
    },
    onAspect: resize,
    depends: [tone],
  });
  return (
    <div
      class="edit-picture"
      ref={picture}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
      tabIndex={0}
      aria-label={text('editPicture')}
      aria-describedby="edit-keys"
      onKeyDown={(event) => {
        if (onPictureKey(event)) event.preventDefault();
      }}
    >
      <canvas ref={canvas} />
      <canvas class="edit-over" ref={over} />
      {!canDraw && <p class="edit-none">{text('editNoDrawing')}</p>}
    </div>
  );
}

/** Tells the stage what changes. */
function followed(stage: Stage): (() => void)[] {
  let subject: unknown = null;
  return [
    effect(() => {
      const room = scene.value;
      const shown = drawnPieces.value;
      if (room === null || shown === null) return;
      if (room === subject) stage.setPieces(shown.pieces);
      else stage.setSubject(room, shown.pieces, aroundOf(room));
      subject = room;
      stage.setDrawn(shown.drawn);
      stage.setPainting(shown.painting);
    }),
    effect(() => {
      const now = state.value;
      if (now === null) return;
      stage.setCamera(now.camera);
      stage.setLabels(now.hasLabels);
    }),
    effect(() => {
      // Whoever opens a container looks at it from the door.
      if (sheet.value !== null && state.value === null) look();
    }),
  ];
}

function marks(): Mark[] {
  const now = state.peek();
  const room = scene.peek();
  if (now === null || room === null || !now.hasMeasures) return [];
  const { camera } = now;
  const { length, width, height } = room.room.size;
  const whole = { x1: 0, y1: 0, z1: 0, x2: length, y2: width, z2: height };
  const measure = (scaled: number) => `${number(lengthOf(scaled), 2)} ${unitNames().length}`;
  const held = hand.peek()?.held ?? null;
  const aspect = shownAspect();
  return [
    ...measureMarks(whole, camera, aspect, 'room', measure),
    ...(held === null ? [] : centreMarks(held.pieces[0]!.position, camera, aspect).slice(0, 1)),
  ];
}

/** With shift or control what is pointed at is added to what is chosen, or taken away from it. */
function choose(x: number, y: number, isAdded: boolean): void {
  const now = state.peek();
  if (now === null) return;
  const id = pieceUnder(rayThrough(now.camera, { x, y }, shownAspect()))?.id ?? null;
  if (id === null) {
    if (!isAdded) select([]);
    return;
  }
  choosePiece(id, isAdded);
}

/** Adds to what is chosen already. */
function chooseFramed(frame: Frame): void {
  const now = state.peek();
  if (now === null) return;
  const framed = shownPieces.peek().filter((piece) => isFramed(bodyOf(piece), frame, now.camera, shownAspect()));
  select([...selection.peek(), ...framed.map(({ id }) => id)]);
}

function pieceUnder(ray: ReturnType<typeof rayThrough>) {
  const shown = drawnPieces.peek();
  if (shown === null) return null;
  const hit = pick(shown.pieces.parts, ray, UNCUT, (at) => shown.ids[at]! >= 0);
  return hit === null ? null : { id: shown.ids[hit.place]!, point: hit.point };
}

/** What is chosen is taken where the pointer goes down on it, before the view would turn. */
function listenToTaking(picture: HTMLElement): () => void {
  let taken: { readonly id: number; readonly pointer: number; readonly x: number; readonly y: number } | null = null;
  const onDown = (event: PointerEvent) => {
    if (taken !== null || event.button !== 0 || event.shiftKey) return;
    const ray = rayAt(event.clientX, event.clientY);
    const found = ray && pieceUnder(ray);
    if (!found || !selection.peek().has(found.id) || !take(found.id, found.point, snapReach())) return;
    taken = { id: found.id, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    picture.setPointerCapture(event.pointerId);
    event.stopImmediatePropagation();
  };
  const onMove = (event: PointerEvent) => {
    if (taken?.pointer !== event.pointerId) return;
    event.stopImmediatePropagation();
    const way = Math.abs(event.clientX - taken.x) + Math.abs(event.clientY - taken.y);
    if (hand.peek()?.held === null && way < STILL_PIXELS) return;
    const ray = rayAt(event.clientX, event.clientY);
    if (ray !== null) carry(ray);
  };
  const onUp = (event: PointerEvent) => {
    if (taken?.pointer !== event.pointerId) return;
    event.stopImmediatePropagation();
    const { id } = taken;
    taken = null;
    const isMoved = (hand.peek()?.held ?? null) !== null;
    if (event.type === 'pointercancel') letGo();
    else if (isMoved) dropAt(event);
    else {
      letGo();
      select([id]);
    }
  };
  const options = { capture: true };
  picture.addEventListener('pointerdown', onDown, options);
  picture.addEventListener('pointermove', onMove, options);
  picture.addEventListener('pointerup', onUp, options);
  picture.addEventListener('pointercancel', onUp, options);
  return () => {
    picture.removeEventListener('pointerdown', onDown, options);
    picture.removeEventListener('pointermove', onMove, options);
    picture.removeEventListener('pointerup', onUp, options);
    picture.removeEventListener('pointercancel', onUp, options);
  };
}

/** On another container's button, or on the tray, what is dropped goes there. */
function dropAt(event: PointerEvent): void {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const target = under?.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
  if (target === undefined) drop();
  else {
    letGo();
    onDroppedAt(target);
  }
}

let onDroppedAt: (target: string) => void = () => {};

/** @param listener told of the `data-drop` of the element */
export function listenToDrops(listener: (target: string) => void): void {
  onDroppedAt = listener;
}
