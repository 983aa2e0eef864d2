/** What one can do in the editor, told once: buttons, menus, keys and help are made of it. */
import type { Label } from '../../words/words.js';
import type { EditSession } from '../session/edit-session.js';

/** Where its keys hold: anywhere but where one types, in the picture, in the picture while pieces are chosen. */
export type Context = 'everywhere' | 'picture' | 'chosen';

/** Where its button stands. */
export type Place = 'history' | 'looks' | 'views' | 'saving' | 'containers' | 'chosen' | 'filling' | 'help';

interface Offered {
  readonly name: string;
  readonly words: Label;
  /** It changes what lies in the container that is shown: not where that is locked. */
  readonly isOfPieces?: true;
  /** Absent: always. */
  readonly isPossible?: (session: EditSession) => boolean;
}

export interface Action extends Offered {
  /** As `keyOf` names them; the first is shown on the button. */
  readonly keys: readonly string[];
  readonly context: Context;
  /** Null: it has keys alone. */
  readonly place: Place | null;
  /** What its button says just now; absent: the words. */
  readonly label?: (session: EditSession) => Label;
  /** What its button shows instead of words. */
  readonly sign?: string;
  readonly hint?: Label;
  /** Of what is on or off. */
  readonly isOn?: (session: EditSession) => boolean;
  /** Whether its button is there; absent: always. */
  readonly isShown?: (session: EditSession) => boolean;
  readonly isMain?: true;
  /** @param key by which it was called; empty: by its button */
  readonly run: (session: EditSession, key: string) => void;
}

/** Something that is done with one of several. */
export interface Menu extends Offered {
  readonly place: Place;
  /** None: the menu is not there. */
  readonly choices: (session: EditSession) => readonly Choice[];
  readonly run: (session: EditSession, value: string) => void;
}

export interface Choice {
  readonly value: string;
  readonly name: string;
  readonly isPossible: boolean;
}

export function isPossible({ isOfPieces, isPossible: isSo }: Offered, session: EditSession): boolean {
  return !(isOfPieces && session.view.isLocked.value) && (isSo?.(session) ?? true);
}
