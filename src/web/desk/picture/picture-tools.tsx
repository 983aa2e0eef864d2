/** What is chosen over the picture: from where one looks, and what is shown with it. */
import type { ViewName } from '../../../scene/views.js';
import type { Switch } from '../../viewer/view-state.js';
import type { Viewing } from '../../viewer/viewing.js';
import { Icon, type IconName } from '../icons.js';
import { type DeskLabel, desk } from '../words.js';
import { aim } from './shown-view.js';

const FLAT: readonly (readonly [view: ViewName, label: DeskLabel])[] = [
  ['top', 'viewTop'],
  ['left', 'viewSide'],
  ['rear', 'viewDoor'],
];

const SWITCHES: readonly (readonly [which: Switch, icon: IconName])[] = [
  ['hasLabels', 'letters'],
  ['isXray', 'xray'],
  ['hasMeasures', 'measures'],
  ['hasCentre', 'centre'],
];

export function PictureTools({ view }: { readonly view: Viewing }) {
  const name = view.viewName.value;
  const isFlat = FLAT.some(([flat]) => flat === name);
  const tool = (icon: IconName, label: string, isOn: boolean, act: () => void) => (
    <button
      key={icon}
      type="button"
      class="icon-button"
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="picture-tools">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this is */}
      <div class="segments" role="group" aria-label={desk('views')}>
        <button type="button" aria-pressed={!isFlat} onClick={() => aim(view)}>
          {desk('view3d')}
        </button>
        {FLAT.map(([flat, label]) => (
          <button
            key={flat}
            type="button"
            aria-pressed={name === flat}
            onClick={() => view.ask({ kind: 'view', name: flat })}
          >
            {desk(label)}
          </button>
        ))}
      </div>
      <span class="tool-rule" />
      {SWITCHES.map(([which, icon]) =>
        tool(icon, view.words.text(which), view[which].value, () => view.ask({ kind: 'switch', which })),
      )}
      {tool('ruler', view.words.text('ruler'), view.ruler.isOut.value, () => view.ask({ kind: 'ruler' }))}
    </div>
  );
}
