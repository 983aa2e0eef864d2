/** Keys by name, as the registry has them, and what a key does. */
import { ARROWS } from '../../viewer/keys.js';
import { text } from '../../words/words.js';
import type { EditSession } from '../session/edit-session.js';
import { type Context, isPossible } from './action.js';
import { actionOf } from './registry.js';

/** What of a KeyboardEvent says which key it was. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** `Ctrl+Shift+Z`, `PageUp`, `.`; of signs shift is a part already, and the command key of a Mac is Ctrl. */
export function keyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const isCommand = ctrlKey || metaKey;
  const isSign = key.length === 1;
  const held = [
    ...(isCommand ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey && (isCommand || !isSign) ? ['Shift'] : []),
  ];
  return [...held, isSign ? key.toUpperCase() : key].join('+');
}

const NAMES: Readonly<Record<string, string>> = {
  PageUp: 'Page up',
  PageDown: 'Page down',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** As people read it. */
export function shownKey(key: string): string {
  return key.replace(/[A-Z]\w+$/, (name) => NAMES[name] ?? name);
}

/** All keys of an action; the four arrows, which go together, as one. */
export function shownKeys(keys: readonly string[]): readonly string[] {
  const [first = ''] = keys;
  const held = first.slice(0, first.lastIndexOf('+') + 1);
  const areArrows = keys.length > 1 && keys.every((key) => ARROWS.has(key.slice(held.length)));
  if (!areArrows) return keys.map(shownKey);
  return [`${held}${keys.map((key) => shownKey(key.slice(held.length))).join(' ')}`];
}

/** Keys while the picture has the focus. @returns whether the key did anything */
export function onPictureKey(event: Pressed, session: EditSession): boolean {
  const hasChosen = session.view.selected.peek().length > 0;
  return onKey(event, session, hasChosen ? ['chosen', 'picture'] : ['picture']);
}

/** Keys of what is chosen alone, where a page has keys of its own for all else. @returns whether the key did anything */
export function onChosenKey(event: Pressed, session: EditSession): boolean {
  const turn = actionOf(keyOf(event), 'picture');
  return onKey(event, session, turn?.isOfPieces ? ['chosen', 'picture'] : ['chosen']);
}

/** Keys anywhere but where one types. @returns whether the key did anything */
export function onPageKey(event: Pressed & Pick<Event, 'target'>, session: EditSession): boolean {
  const { target } = event;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return false;
  return !session.isHelpShown.peek() && onKey(event, session, ['everywhere']);
}

function onKey(event: Pressed, session: EditSession, contexts: readonly Context[]): boolean {
  const key = keyOf(event);
  for (const context of contexts) {
    const action = actionOf(key, context);
    if (action === null) continue;
    if (isPossible(action, session)) {
      action.run(session, key);
      return true;
    }
    if (action.isOfPieces && session.view.isLocked.peek()) {
      session.acting.say(text('editIsLocked'));
      return true;
    }
  }
  return false;
}
