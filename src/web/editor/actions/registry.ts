/** All that one can do in the editor. */
import type { Action, Context, Menu, Place } from './action.js';
import { CHOSEN_ACTIONS, MOVE_INTO } from './chosen-actions.js';
import { ADD_CONTAINER, LOAD_ACTIONS } from './load-actions.js';
import { VIEW_ACTIONS } from './view-actions.js';

/** In the order of their buttons, and of the help. */
export const ACTIONS: readonly Action[] = [...LOAD_ACTIONS, ...CHOSEN_ACTIONS, ...VIEW_ACTIONS];

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
