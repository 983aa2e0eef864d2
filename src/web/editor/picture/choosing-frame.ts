/** A frame that is drawn with shift and the pointer around pieces to choose them; Escape takes it away again. */
import type { Frame } from '../../viewer/framed.js';

/** A pointer that moved less has pointed, and framed nothing. */
const STILL_PIXELS = 4;

interface Drawn {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** Null: it is too small to be one. */
  element: HTMLElement | null;
}

interface Heard {
  readonly onFrame: (frame: Frame) => void;
  /** A place of the picture that was only pointed at. */
  readonly onPoint: (x: number, y: number) => void;
}

/** @returns how to stop listening */
export function listenToFrames(picture: HTMLElement, { onFrame, onPoint }: Heard): () => void {
  let drawn: Drawn | null = null;
  const placeOf = (x: number, y: number) => {
    const { left, top, width, height } = picture.getBoundingClientRect();
    return { x: ((x - left) / width) * 2 - 1, y: 1 - ((y - top) / height) * 2 };
  };
  const end = () => {
    drawn?.element?.remove();
    drawn = null;
  };
  const onDown = (event: PointerEvent) => {
    if (drawn !== null || event.button !== 0 || !event.shiftKey) return;
    event.stopImmediatePropagation();
    picture.setPointerCapture(event.pointerId);
    drawn = { pointer: event.pointerId, x: event.clientX, y: event.clientY, element: null };
  };
  const onMove = (event: PointerEvent) => {
    if (drawn?.pointer !== event.pointerId) return;
    event.stopImmediatePropagation();
    const way = Math.abs(event.clientX - drawn.x) + Math.abs(event.clientY - drawn.y);
    if (drawn.element === null && way < STILL_PIXELS) return;
    drawn.element ??= picture.appendChild(frameElement());
    show(drawn.element, picture, drawn, event);
  };
  const onUp = (event: PointerEvent) => {
    if (drawn?.pointer !== event.pointerId) return;
    event.stopImmediatePropagation();
    const { x, y, element } = drawn;
    end();
    if (event.type === 'pointercancel') return;
    const from = placeOf(x, y);
    if (element === null) onPoint(from.x, from.y);
    else onFrame({ from, to: placeOf(event.clientX, event.clientY) });
  };
  const onKey = (event: KeyboardEvent) => {
    if (drawn === null || event.key !== 'Escape') return;
    event.stopPropagation();
    end();
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  picture.addEventListener('pointerdown', onDown, options);
  picture.addEventListener('pointermove', onMove, options);
  picture.addEventListener('pointerup', onUp, options);
  picture.addEventListener('pointercancel', onUp, options);
  document.addEventListener('keydown', onKey, options);
  return () => {
    end();
    listening.abort();
  };
}

function frameElement(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'edit-frame';
  return element;
}

function show(element: HTMLElement, picture: HTMLElement, from: Pick<Drawn, 'x' | 'y'>, to: PointerEvent): void {
  const { left, top } = picture.getBoundingClientRect();
  element.style.left = `${Math.min(from.x, to.clientX) - left}px`;
  element.style.top = `${Math.min(from.y, to.clientY) - top}px`;
  element.style.width = `${Math.abs(to.clientX - from.x)}px`;
  element.style.height = `${Math.abs(to.clientY - from.y)}px`;
}
