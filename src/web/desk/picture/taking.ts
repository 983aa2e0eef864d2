/** Pieces in the desk's picture: a click chooses one, a drag takes it in hand, and keys act on what is chosen. */
import { computed } from '@preact/signals';
import { calculate, cancel, running } from '../../pages/plan/planner.js';
import { ARROWS } from '../../viewer/keys.js';
import type { Hand } from '../../viewer/ui/picture.js';
import type { Grip } from '../../viewer/ui/pointer.js';
import type { Viewing } from '../../viewer/viewing.js';
import { isOfNow, railTab } from '../desk-state.js';
import { type Editing, editing, startEditing } from '../hand/editing.js';
import { hand } from '../hand/hand.js';

const PIECE_KEYS: ReadonlySet<string> = new Set([
  ...['R', 'PAGEUP', 'PAGEDOWN', 'DELETE', 'BACKSPACE', 'ESCAPE'],
  ...[...ARROWS.keys()].map((key) => key.toUpperCase()),
]);

/** Of the room, when somebody opens it by a key. */
const CUT_OPEN = 0.5;

export function handIn(view: Viewing): Hand {
  const layer = computed(() => editing.value?.layer.value ?? null);
  const pieceAt = ({ clientX, clientY }: PointerEvent, picture: HTMLElement): boolean => {
    const now = editing.peek();
    if (now !== null && layer.peek() !== null) return now.isPieceAt(clientX, clientY, picture);
    const { left, top, width, height } = picture.getBoundingClientRect();
    return view.pieceAt(((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2) !== null;
  };
  return {
    layer,
    take: (event, picture) => {
      const isTurn = event.button !== 0 || event.shiftKey || view.ruler.isOut.peek();
      return isTurn || !canEdit(view) || !pieceAt(event, picture) ? null : gripOf(event, picture);
    },
    point: (x, y, event) => {
      if (view.ruler.isOut.peek() || !canEdit(view)) return false;
      const now = editing.peek();
      if (now !== null && layer.peek() !== null) {
        now.choose(x, y, event.ctrlKey);
        return true;
      }
      // What can be done with a piece is there once it is chosen.
      if (view.pieceAt(x, y) !== null) void startEditing();
      return false;
    },
    onKey: (event) => onKey(event, view),
  };
}

/** Alternatives are no plan to be changed, and a load that is not shown whole hides what is in the way. */
function canEdit(view: Viewing): boolean {
  const { kind } = view.opened.peek().sheet;
  const isWhole = view.step.peek() === view.opened.peek().sheet.steps.length;
  return kind === 'container' && isWhole && (hand.peek() !== null || isOfNow.peek());
}

/** What is moved before the editor is there is taken as soon as it is. */
function gripOf(down: PointerEvent, picture: HTMLElement): Grip {
  let latest: PointerEvent | null = null;
  let held: Editing | null = null;
  let isDropped = false;
  let isOver = false;
  let wasSearching = false;
  const carry = () => {
    if (held === null || latest === null) return;
    const ray = held.session.pointing.rayAt(latest.clientX, latest.clientY);
    if (ray !== null) held.session.hand.carry(ray);
  };
  const end = () => {
    isOver = true;
    // Nothing was changed: the search goes on.
    if (wasSearching && hand.peek() === null) void calculate(false);
  };
  const begin = async () => {
    wasSearching = running.peek() !== null;
    // A better plan would take away what is in hand.
    cancel();
    const made = await startEditing();
    if (isOver || made === null || !made.take(down.clientX, down.clientY, picture)) return;
    held = made;
    carry();
    if (isDropped) drop();
  };
  const drop = () => {
    // There it is told, and can be put back.
    if (held?.session.hand.drop()) railTab.value = 'leftBehind';
    end();
  };
  return {
    move: (event) => {
      if (latest === null) void begin();
      latest = event;
      carry();
    },
    drop: () => {
      isDropped = true;
      if (held !== null) drop();
    },
    letGo: () => {
      held?.session.hand.letGo();
      end();
    },
  };
}

function onKey(event: KeyboardEvent, view: Viewing): boolean {
  if (event.ctrlKey || event.metaKey || view.ruler.isOut.peek()) return false;
  const key = event.key.toUpperCase();
  const now = editing.peek();
  if (key === 'ESCAPE' && now?.session.hand.letGo()) return true;
  if (key === 'C' && !event.altKey) {
    view.ask({ kind: 'cut', cut: { length: view.cut.peek().length < 1 ? 1 : CUT_OPEN } });
    return true;
  }
  if (!canEdit(view)) return false;
  const isChosen = (now?.session.view.selection.peek().size ?? 0) > 0 || view.selected.peek() !== null;
  if (key !== 'N' && !(isChosen && PIECE_KEYS.has(key))) return false;
  void startEditing().then((made) => made?.onKey(event));
  return true;
}
