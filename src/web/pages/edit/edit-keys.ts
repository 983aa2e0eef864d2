/** What keys do: for every drag of a pointer there is one. */
import type { Axis } from '../../../domain/bodies.js';
import { directionsOf } from '../../viewer/camera.js';
import { orderOf } from '../../viewer/keys.js';
import { redoLast, undoLast } from './actions.js';
import { letGo, turn } from './hand.js';
import { lift, push, takeOut } from './moves.js';
import { pushStep } from './units.js';
import { focusPiece, request, select, selected, selection, shownPieces, state } from './view-store.js';

/** Undo and redo, anywhere on the page but where one types. @returns whether it was one of them */
export function onPageKey(event: KeyboardEvent): boolean {
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return false;
  if (event.key === 'Escape') return letGo();
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) undoLast();
  else if (key === 'y' || key === 'z') redoLast();
  else return false;
  return true;
}

/** @returns whether it did anything */
export function onPictureKey(event: KeyboardEvent): boolean {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey) return false;
  if (selection.peek().size > 0) {
    const arrow = ARROWS.get(key);
    if (arrow !== undefined) {
      const { axis, sign } = directionOf(arrow);
      push(axis, sign, shiftKey ? null : altKey ? pushStep() / 10 : pushStep());
      return true;
    }
    const done = WITH_CHOSEN[key.length === 1 ? key.toLowerCase() : key];
    if (done !== undefined) {
      done();
      return true;
    }
  }
  if (key === 'r' || key === 'R') {
    turn();
    return true;
  }
  if (key === '.' || key === ',') return stepThrough(key === '.' ? 1 : -1);
  const order = orderOf(event);
  if (order === null || !('kind' in order)) return false;
  switch (order.kind) {
    case 'play':
    case 'sheet':
    case 'hideSelected':
    case 'step':
    case 'steps':
    case 'showAll':
    case 'ruler':
    case 'moveCross':
    case 'mark':
      return false;
    default:
      request(order);
      return true;
  }
}

const WITH_CHOSEN: Readonly<Record<string, () => void>> = {
  r: turn,
  Delete: takeOut,
  Backspace: takeOut,
  PageUp: () => lift(true),
  PageDown: () => lift(false),
  Escape: () => {
    if (!letGo()) select([]);
  },
};

/** Across the picture and away from the eye. */
const ARROWS: ReadonlyMap<string, readonly [across: number, away: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
]);

/** The direction of the room that looks most like that of the key. */
function directionOf([across, away]: readonly [number, number]): { readonly axis: Axis; readonly sign: 1 | -1 } {
  const { right, up, toward } = directionsOf(state.peek()!.camera);
  // Seen from above, away is up in the picture.
  const back = Math.abs(toward.z) > 0.99 ? up : { x: -toward.x, y: -toward.y, z: 0 };
  const x = across * right.x + away * back.x;
  const y = across * right.y + away * back.y;
  return Math.abs(x) >= Math.abs(y) ? { axis: 'x', sign: x >= 0 ? 1 : -1 } : { axis: 'y', sign: y >= 0 ? 1 : -1 };
}

/** To the next piece, or the one before. */
function stepThrough(by: 1 | -1): boolean {
  const pieces = shownPieces.peek();
  if (pieces.length === 0) return false;
  const [first] = selected.peek();
  const at = first === undefined ? (by > 0 ? -1 : 0) : pieces.indexOf(first);
  focusPiece(pieces[(at + by + pieces.length) % pieces.length]!.id);
  return true;
}
