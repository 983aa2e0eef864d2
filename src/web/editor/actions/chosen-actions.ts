/** What is done with the pieces that are chosen, and how pieces are chosen by keys. */
import { ARROWS } from '../../viewer/keys.js';
import { text } from '../../words/words.js';
import type { EditSession } from '../session/edit-session.js';
import type { Action, Menu } from './action.js';
import { directionOf } from './direction.js';

const ARROW_KEYS = [...ARROWS.keys()];

/** @param way of the measures; null: until it meets something */
function push({ moves, view }: EditSession, key: string, way: number | null): void {
  const arrow = ARROWS.get(key.slice(key.lastIndexOf('+') + 1))!;
  const { axis, sign } = directionOf(arrow, view.state.peek()!.camera);
  moves.push(axis, sign, way);
}

const ofChosen = { context: 'chosen', isOfPieces: true } as const;

export const CHOSEN_ACTIONS: readonly Action[] = [
  {
    name: 'turn',
    words: 'editTurn',
    keys: ['R'],
    context: 'picture',
    place: 'chosen',
    isOfPieces: true,
    isPossible: ({ hand, view }) => hand.taken.value !== null || view.selected.value.length > 0,
    run: ({ hand }) => hand.turn(),
  },
  {
    ...ofChosen,
    name: 'onTop',
    words: 'editOntoTop',
    keys: ['PageUp'],
    place: 'chosen',
    run: ({ moves }) => moves.lift(true),
  },
  {
    ...ofChosen,
    name: 'letDown',
    words: 'editLetDown',
    keys: ['PageDown'],
    place: 'chosen',
    run: ({ moves }) => moves.lift(false),
  },
  {
    ...ofChosen,
    name: 'swap',
    words: 'editSwap',
    keys: [],
    place: 'chosen',
    isShown: ({ view }) => view.selected.value.length === 2,
    run: ({ moves }) => moves.swap(),
  },
  {
    ...ofChosen,
    name: 'takeOut',
    words: 'editTakeOut',
    keys: ['Delete', 'Backspace'],
    place: 'chosen',
    run: ({ moves }) => moves.takeOut(),
  },
  {
    name: 'allOfCargo',
    words: 'editAllOfCargo',
    keys: [],
    context: 'chosen',
    place: 'chosen',
    run: ({ view }) => view.chooseAllOfCargo(),
  },
  {
    name: 'letGo',
    words: 'editLetGo',
    keys: ['Escape'],
    context: 'chosen',
    place: 'chosen',
    // What is in hand is put back first.
    isPossible: ({ hand }) => hand.taken.value === null,
    run: ({ view }) => view.select([]),
  },
  {
    ...ofChosen,
    name: 'push',
    words: 'editPush',
    keys: ARROW_KEYS,
    place: null,
    run: (session, key) => push(session, key, session.measures.pushStep),
  },
  {
    ...ofChosen,
    name: 'pushFar',
    words: 'editPushFar',
    keys: ARROW_KEYS.map((key) => `Shift+${key}`),
    place: null,
    run: (session, key) => push(session, key, null),
  },
  {
    ...ofChosen,
    name: 'pushFine',
    words: 'editPushFine',
    keys: ARROW_KEYS.map((key) => `Alt+${key}`),
    place: null,
    run: (session, key) => push(session, key, session.measures.pushStep / 10),
  },
  {
    name: 'nextPiece',
    words: 'editNextPiece',
    keys: ['.'],
    context: 'picture',
    place: null,
    run: ({ view }) => view.stepThrough(1),
  },
  {
    name: 'previousPiece',
    words: 'editPreviousPiece',
    keys: [','],
    context: 'picture',
    place: null,
    run: ({ view }) => view.stepThrough(-1),
  },
];

export const MOVE_INTO: Menu = {
  name: 'moveInto',
  words: 'editMoveInto',
  place: 'chosen',
  isOfPieces: true,
  choices: ({ load, view }) => {
    const kinds = load.opened.value?.problem.containers ?? [];
    return (load.plan.value?.containers ?? []).flatMap(({ container, isLocked }, place) => {
      if (place === view.place.value) return [];
      const name = text('editContainerLine', { number: place + 1, name: kinds[container]!.name });
      return [{ value: String(place), name, isPossible: !isLocked }];
    });
  },
  run: ({ moves }, place) => moves.moveInto(Number(place)),
};
