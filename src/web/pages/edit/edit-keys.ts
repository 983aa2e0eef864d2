/** What keys do: for every drag of a pointer there is one. */
import type { Axis } from '../../../domain/bodies.js';
import type { EditSession } from '../../editor/session/edit-session.js';
import { directionsOf } from '../../viewer/camera.js';
import { orderOf } from '../../viewer/keys.js';

/** Undo and redo, anywhere on the page but where one types. @returns whether it was one of them */
export function onPageKey(event: KeyboardEvent, { acting, hand }: EditSession): boolean {
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return false;
  if (event.key === 'Escape') return hand.letGo();
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) acting.undo();
  else if (key === 'y' || key === 'z') acting.redo();
  else return false;
  return true;
}

/** @returns whether it did anything */
export function onPictureKey(event: KeyboardEvent, session: EditSession): boolean {
  const { hand, measures, moves, view } = session;
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey) return false;
  if (view.selection.peek().size > 0) {
    const arrow = ARROWS.get(key);
    if (arrow !== undefined) {
      const { axis, sign } = directionOf(arrow, view);
      moves.push(axis, sign, shiftKey ? null : altKey ? measures.pushStep / 10 : measures.pushStep);
      return true;
    }
    const done = WITH_CHOSEN[key.length === 1 ? key.toLowerCase() : key];
    if (done !== undefined) {
      done(session);
      return true;
    }
  }
  if (key === 'r' || key === 'R') {
    hand.turn();
    return true;
  }
  if (key === '.' || key === ',') return view.stepThrough(key === '.' ? 1 : -1);
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
      view.request(order);
      return true;
  }
}

const WITH_CHOSEN: Readonly<Record<string, (session: EditSession) => void>> = {
  r: ({ hand }) => hand.turn(),
  Delete: ({ moves }) => moves.takeOut(),
  Backspace: ({ moves }) => moves.takeOut(),
  PageUp: ({ moves }) => moves.lift(true),
  PageDown: ({ moves }) => moves.lift(false),
  Escape: ({ hand, view }) => {
    if (!hand.letGo()) view.select([]);
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
function directionOf(
  [across, away]: readonly [number, number],
  view: EditSession['view'],
): { readonly axis: Axis; readonly sign: 1 | -1 } {
  const { right, up, toward } = directionsOf(view.state.peek()!.camera);
  // Seen from above, away is up in the picture.
  const back = Math.abs(toward.z) > 0.99 ? up : { x: -toward.x, y: -toward.y, z: 0 };
  const x = across * right.x + away * back.x;
  const y = across * right.y + away * back.y;
  return Math.abs(x) >= Math.abs(y) ? { axis: 'x', sign: x >= 0 ? 1 : -1 } : { axis: 'y', sign: y >= 0 ? 1 : -1 };
}
