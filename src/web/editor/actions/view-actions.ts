/** How the container is looked at. */
import { ARROWS, SHIFT, TURN, VIEW_KEYS } from '../../viewer/keys.js';
import type { Switch } from '../../viewer/view-state.js';
import type { Label } from '../../words/words.js';
import type { Action } from './action.js';

const VIEWS: Readonly<Record<(typeof VIEW_KEYS)[number], Label>> = {
  diagram: 'editDiagram',
  top: 'editTop',
  left: 'editLeft',
  rear: 'editRear',
  right: 'editRight',
  front: 'editFront',
  bottom: 'editBottom',
};

const ARROW_KEYS = [...ARROWS.keys()];
const NEARER = 0.8;

function switchOf(name: string, which: Switch, words: Label, key: string): Action {
  return {
    name,
    words,
    keys: [key],
    context: 'picture',
    place: 'looks',
    isOn: ({ view }) => view.state.value?.[which] === true,
    run: ({ view }) => view.request({ kind: 'switch', which }),
  };
}

export const VIEW_ACTIONS: readonly Action[] = [
  ...VIEW_KEYS.map(
    (name, at): Action => ({
      name,
      words: VIEWS[name],
      keys: [String(at + 1)],
      context: 'picture',
      place: 'views',
      run: ({ view }) => view.request({ kind: 'view', name }),
    }),
  ),
  {
    name: 'zoomIn',
    words: 'editNearer',
    sign: '+',
    keys: ['+', '='],
    context: 'picture',
    place: 'looks',
    run: ({ view }) => view.request({ kind: 'zoom', factor: NEARER }),
  },
  {
    name: 'zoomOut',
    words: 'editFarther',
    sign: '−',
    keys: ['-'],
    context: 'picture',
    place: 'looks',
    run: ({ view }) => view.request({ kind: 'zoom', factor: 1 / NEARER }),
  },
  switchOf('xray', 'isXray', 'editXray', 'X'),
  switchOf('labels', 'hasLabels', 'editLabels', 'L'),
  switchOf('measures', 'hasMeasures', 'editMeasures', 'M'),
  {
    name: 'orbit',
    words: 'editOrbit',
    keys: ARROW_KEYS,
    context: 'picture',
    place: null,
    run: ({ view }, key) => {
      const [across, upward] = ARROWS.get(key)!;
      view.request({ kind: 'orbit', across: across * TURN, upward: upward * TURN });
    },
  },
  {
    name: 'pan',
    words: 'editPan',
    keys: ARROW_KEYS.map((key) => `Shift+${key}`),
    context: 'picture',
    place: null,
    run: ({ view }, key) => {
      const [across, upward] = ARROWS.get(key.slice('Shift+'.length))!;
      view.request({ kind: 'pan', across: across * SHIFT, upward: upward * SHIFT });
    },
  },
  {
    name: 'perspective',
    words: 'editPerspective',
    keys: ['P'],
    context: 'picture',
    place: null,
    run: ({ view }) => view.request({ kind: 'perspective' }),
  },
];
