/** Fingers, mouse and wheel on the picture, as what it is to do: one turns, two move and zoom, with shift or the right button one moves. */
import type { ViewRequest } from '../view-state.js';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Of the picture: across it is half a turn. */
const TURN = Math.PI;
/** A pointer that moved less than this has pointed, and not dragged. */
const STILL_PIXELS = 5;
const WHEEL = 0.0012;

/** What a pointer carries, instead of turning the view. */
export interface Grip {
  move(event: PointerEvent): void;
  drop(event: PointerEvent): void;
  /** Another finger came, or the pointer was lost. */
  letGo(): void;
}

/** @returns how to stop listening */
export function listenToPointers(
  picture: HTMLElement,
  ask: (request: ViewRequest) => void,
  /** A place of the picture, -1 to 1. */
  point: (x: number, y: number, event: PointerEvent) => void,
  /** Where a pointer goes down alone; null: there is nothing to carry. */
  take: (event: PointerEvent) => Grip | null = () => null,
): () => void {
  const down = new Map<number, Place>();
  let moved = 0;
  let grip: Grip | null = null;
  const at = ({ clientX, clientY }: MouseEvent): Place => {
    const { left, top, width, height } = picture.getBoundingClientRect();
    return { x: ((clientX - left) / width) * 2 - 1, y: 1 - ((clientY - top) / height) * 2 };
  };
  const onDown = (event: PointerEvent) => {
    grip?.letGo();
    grip = down.size === 0 ? take(event) : null;
    if (down.size === 0) moved = 0;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    picture.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const height = picture.clientHeight;
    const [across, upward] = [(now.x - before.x) / height, (before.y - now.y) / height];
    moved += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    if (moved < STILL_PIXELS) return;
    if (grip !== null) {
      down.set(event.pointerId, now);
      grip.move(event);
      return;
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) {
      const apart = (one: Place) => Math.hypot(one.x - other.x, one.y - other.y);
      const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 } as MouseEvent;
      ask({ kind: 'pan', across: across / 2, upward: upward / 2 });
      if (apart(now) > 1) ask({ kind: 'zoom', factor: apart(before) / apart(now), ...at(middle) });
    } else if (event.shiftKey || (event.buttons & 6) !== 0) ask({ kind: 'pan', across, upward });
    else ask({ kind: 'orbit', across: -across * TURN, upward: -upward * TURN });
    down.set(event.pointerId, now);
  };
  const onUp = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return;
    const held = grip;
    grip = null;
    if (event.type === 'pointercancel') held?.letGo();
    else if (held !== null && moved >= STILL_PIXELS) held.drop(event);
    else if (down.size === 0 && moved < STILL_PIXELS && event.button === 0) {
      const { x, y } = at(event);
      point(x, y, event);
    }
  };
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 20 : 1;
    const factor = Math.exp(Math.max(-200, Math.min(200, event.deltaY * lines)) * WHEEL);
    ask({ kind: 'zoom', factor, ...at(event) });
  };
  const onMenu = (event: Event) => event.preventDefault();
  picture.addEventListener('pointerdown', onDown);
  picture.addEventListener('pointermove', onMove);
  picture.addEventListener('pointerup', onUp);
  picture.addEventListener('pointercancel', onUp);
  picture.addEventListener('wheel', onWheel, { passive: false });
  picture.addEventListener('contextmenu', onMenu);
  return () => {
    picture.removeEventListener('pointerdown', onDown);
    picture.removeEventListener('pointermove', onMove);
    picture.removeEventListener('pointerup', onUp);
    picture.removeEventListener('pointercancel', onUp);
    picture.removeEventListener('wheel', onWheel);
    picture.removeEventListener('contextmenu', onMenu);
  };
}
