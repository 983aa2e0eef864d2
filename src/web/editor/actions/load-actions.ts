/** What is done with the load as a whole, and with its containers. */

import type { EditSession } from '../session/edit-session.js';
import { isInStock } from '../stock.js';
import type { Action, Menu } from './action.js';

const isSaving = ({ saving }: EditSession) => saving.state.value?.kind === 'running';

export const LOAD_ACTIONS: readonly Action[] = [
  {
    name: 'undo',
    words: 'undo',
    keys: ['Ctrl+Z'],
    context: 'everywhere',
    place: 'history',
    isPossible: ({ load }) => load.canUndo.value,
    run: ({ acting }) => acting.undo(),
  },
  {
    name: 'redo',
    words: 'redo',
    keys: ['Ctrl+Y', 'Ctrl+Shift+Z'],
    context: 'everywhere',
    place: 'history',
    isPossible: ({ load }) => load.canRedo.value,
    run: ({ acting }) => acting.redo(),
  },
  {
    name: 'putBack',
    words: 'editPutBack',
    keys: ['Escape'],
    context: 'everywhere',
    place: null,
    isPossible: ({ hand }) => hand.taken.value !== null,
    run: ({ hand }) => hand.letGo(),
  },
  {
    name: 'help',
    words: 'editKeysTitle',
    keys: ['?'],
    context: 'everywhere',
    place: 'help',
    run: ({ isHelpShown }) => {
      isHelpShown.value = true;
    },
  },
  {
    name: 'save',
    words: 'editSave',
    keys: [],
    context: 'everywhere',
    place: 'saving',
    label: (session) => (isSaving(session) ? 'editSaving' : 'editSave'),
    isPossible: (session) => !isSaving(session) && !session.load.judging.isFaulty.value,
    run: ({ saving }) => void saving.save(false),
  },
  {
    name: 'build',
    words: 'editBuild',
    keys: [],
    context: 'everywhere',
    place: 'saving',
    hint: 'editBuildHint',
    isMain: true,
    isPossible: (session) => !isSaving(session) && session.load.judging.canBeBuilt.value,
    run: ({ saving }) => void saving.save(true),
  },
  {
    name: 'lock',
    words: 'editLock',
    keys: [],
    context: 'everywhere',
    place: 'containers',
    label: ({ view }) => (view.isLocked.value ? 'editUnlock' : 'editLock'),
    hint: 'editLockHint',
    isOn: ({ view }) => view.isLocked.value,
    run: ({ moves }) => moves.toggleLock(),
  },
  {
    name: 'fill',
    words: 'editFill',
    keys: [],
    context: 'everywhere',
    place: 'filling',
    isPossible: ({ load }) => load.hasRest.value && !load.judging.isFaulty.value,
    run: ({ filling }) => void filling.search(),
  },
];

export const ADD_CONTAINER: Menu = {
  name: 'addContainer',
  words: 'editAddContainer',
  place: 'containers',
  choices: ({ load }) => {
    const [problem, plan] = [load.opened.value?.problem, load.plan.value];
    if (problem === undefined || plan === null) return [];
    return problem.containers.flatMap(({ name }, type) =>
      isInStock(problem, plan, type) ? [{ value: String(type), name, isPossible: true }] : [],
    );
  },
  run: ({ moves }, type) => moves.addContainer(Number(type)),
};
