/** What is chosen is taken where the pointer goes down on it, follows it, and is dropped where it is let go. */
import type { EditSession } from '../session/edit-session.js';

/** A pointer that moved less has pointed, and not dragged. */
const STILL_PIXELS = 4;

interface Taken {
  readonly id: number;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
}

/** Before the view would turn. @returns how to stop listening */
export function listenToTaking(picture: HTMLElement, session: EditSession): () => void {
  const { hand, pointing, view } = session;
  let taken: Taken | null = null;
  const onDown = (event: PointerEvent) => {
    if (taken !== null || event.button !== 0 || event.shiftKey) return;
    const ray = pointing.rayAt(event.clientX, event.clientY);
    const found = ray && pointing.pieceUnder(ray);
    if (!found || !view.selection.peek().has(found.id)) return;
    if (!hand.take(found.id, found.point, pointing.snapReach)) return;
    taken = { id: found.id, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    picture.setPointerCapture(event.pointerId);
    event.stopImmediatePropagation();
  };
  const onMove = (event: PointerEvent) => {
    if (taken?.pointer !== event.pointerId) return;
    event.stopImmediatePropagation();
    const way = Math.abs(event.clientX - taken.x) + Math.abs(event.clientY - taken.y);
    if (hand.taken.peek()?.held === null && way < STILL_PIXELS) return;
    const ray = pointing.rayAt(event.clientX, event.clientY);
    if (ray !== null) hand.carry(ray);
  };
  const onUp = (event: PointerEvent) => {
    if (taken?.pointer !== event.pointerId) return;
    event.stopImmediatePropagation();
    const { id } = taken;
    taken = null;
    const isMoved = (hand.taken.peek()?.held ?? null) !== null;
    if (event.type === 'pointercancel') hand.letGo();
    else if (isMoved) dropAt(event, picture, session);
    else {
      hand.letGo();
      view.select([id]);
    }
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  picture.addEventListener('pointerdown', onDown, options);
  picture.addEventListener('pointermove', onMove, options);
  picture.addEventListener('pointerup', onUp, options);
  picture.addEventListener('pointercancel', onUp, options);
  return () => {
    hand.letGo();
    listening.abort();
  };
}

/** On another container's button of the same session, or on its tray, what is dropped goes there. */
function dropAt(event: PointerEvent, picture: HTMLElement, { hand, moves }: EditSession): void {
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]');
  const isOwn = under && picture.closest('[data-editor]')?.contains(under);
  const target = isOwn ? under.dataset['drop'] : undefined;
  if (target === undefined) {
    hand.drop();
    return;
  }
  hand.letGo();
  if (target === 'tray') moves.takeOut();
  else moves.moveInto(Number(target));
}
