/** The registry of what one can do in the editor: every action has words, and every key one meaning where it holds. */
import t from 'tap';
import type { Context } from '../../../src/web/editor/actions/action.js';
import { keyOf, type Pressed, shownKey, shownKeys } from '../../../src/web/editor/actions/keys.js';
import { ACTIONS, actionOf, MENUS } from '../../../src/web/editor/actions/registry.js';
import { LANGUAGES, type Language, wordsOf } from '../../../src/web/words/languages.js';
import fc from '../../support/fast-check.js';

const CONTEXTS: readonly Context[] = ['everywhere', 'picture', 'chosen'];
const NO_MODIFIERS = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

/** What a browser tells of a key by its name in the registry. */
function pressed(name: string): Pressed {
  const [key, ...modifiers] = name.split(/\+(?=.)/).reverse();
  const has = (modifier: string) => modifiers.includes(modifier);
  return {
    key: key!.length === 1 && !has('Shift') ? key!.toLowerCase() : key!,
    ctrlKey: has('Ctrl'),
    metaKey: false,
    altKey: has('Alt'),
    shiftKey: has('Shift'),
  };
}

t.test('each has a name of its own, and words in every language', async (t) => {
  const all = [...ACTIONS, ...MENUS];
  t.same([...new Set(all.map(({ name }) => name))].length, all.length, 'names');
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const { pages: words } = await wordsOf(language);
    const asked = [
      ...all.map((one) => one.words),
      ...ACTIONS.flatMap(({ hint }) => (hint === undefined ? [] : [hint])),
    ];
    t.same(
      asked.filter((key) => (words[key] ?? '').trim() === ''),
      [],
      language,
    );
    const said = ACTIONS.filter(({ keys }) => keys.length > 0).map((one) => `${one.context} ${words[one.words]}`);
    t.equal(new Set(said).size, said.length, `${language}: no two lines of the help say the same`);
  }
});

t.test('each can be reached: by a button, or by a key', async (t) => {
  t.same(
    ACTIONS.filter(({ place, keys }) => place === null && keys.length === 0),
    [],
  );
});

t.test('no key has two meanings in one context, and each does what it is listed for', async (t) => {
  for (const context of CONTEXTS) {
    const actions = ACTIONS.filter((one) => one.context === context);
    const keys = actions.flatMap((one) => one.keys);
    t.equal(new Set(keys).size, keys.length, context);
    for (const action of actions) {
      for (const key of action.keys) {
        t.equal(keyOf(pressed(key)), key, `a browser's ${key} has that name`);
        t.equal(actionOf(key, context), action, `${key} does ${action.name}`);
        t.not(shownKey(key).trim(), '', `${key} can be read`);
      }
    }
  }
});

t.test('the arrows, which go together, are shown as one', async (t) => {
  t.same(shownKeys(['Shift+ArrowLeft', 'Shift+ArrowRight']), ['Shift+← →']);
  t.same(shownKeys(['Ctrl+Y', 'Ctrl+Shift+Z']), ['Ctrl+Y', 'Ctrl+Shift+Z']);
  t.same(shownKeys(['+', '=']), ['+', '=']);
});

t.test('any other key does nothing', async (t) => {
  const modifier = fc.boolean();
  const anyKey = fc.record({
    key: fc.oneof(
      fc.string({ minLength: 1, maxLength: 1 }),
      fc.constantFrom('Escape', 'Enter', 'Tab', 'Home', 'End', 'Delete', 'PageUp', 'ArrowLeft', 'F1', 'Dead', 'Shift'),
    ),
    ctrlKey: modifier,
    metaKey: modifier,
    altKey: modifier,
    shiftKey: modifier,
  });
  fc.assert(
    fc.property(anyKey, fc.constantFrom(...CONTEXTS), (event, context) => {
      const action = actionOf(keyOf(event), context);
      return action === null || (action.context === context && action.keys.includes(keyOf(event)));
    }),
  );
  t.equal(actionOf(keyOf({ ...NO_MODIFIERS, key: 'r', ctrlKey: true }), 'picture'), null, 'to reload turns no piece');
  t.equal(
    actionOf(keyOf({ ...NO_MODIFIERS, key: 'R', shiftKey: true }), 'picture')?.name,
    'turn',
    'capitals are letters',
  );
  t.equal(actionOf(keyOf({ ...NO_MODIFIERS, key: 'z', metaKey: true }), 'everywhere')?.name, 'undo', 'on a Mac');
  t.equal(actionOf(keyOf({ ...NO_MODIFIERS, key: '+', shiftKey: true }), 'picture')?.name, 'zoomIn');
});
