/** All that one can do in the editor. */
import type { Label } from '../../words/words.js';
import type { Action, Context, Menu, Place } from './action.js';
import { CHOSEN_ACTIONS, MOVE_INTO } from './chosen-actions.js';
import { ADD_CONTAINER, LOAD_ACTIONS } from './load-actions.js';
import { VIEW_ACTIONS } from './view-actions.js';

interface Section {
  readonly words: Label;
  readonly actions: readonly Action[];
}

/** As the help tells of them, each in the order of its buttons. */
export const SECTIONS: readonly Section[] = [
  { words: 'editChosen', actions: CHOSEN_ACTIONS },
  { words: 'pageEdit', actions: LOAD_ACTIONS },
  { words: 'editView', actions: VIEW_ACTIONS },
];

export const ACTIONS: readonly Action[] = SECTIONS.flatMap(({ actions }) => actions);

export const MENUS: readonly Menu[] = [ADD_CONTAINER, MOVE_INTO];

export function actionsAt(place: Place): readonly Action[] {
  return ACTIONS.filter((one) => one.place === place);
}

export function menusAt(place: Place): readonly Menu[] {
  return MENUS.filter((one) => one.place === place);
}

/** What a key does in a context; null: nothing. */
export function actionOf(key: string, context: Context): Action | null {
  return ACTIONS.find((one) => one.context === context && one.keys.includes(key)) ?? null;
}
