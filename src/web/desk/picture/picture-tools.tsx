/** What is chosen over the picture: from where one looks, and what is shown with it. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { ViewName } from '../../../scene/views.js';
import { Later } from '../../shell/later.js';
import type { Switch } from '../../viewer/view-state.js';
import type { Viewing } from '../../viewer/viewing.js';
import { Icon, type IconName } from '../icons.js';
import { type DeskLabel, desk } from '../words.js';
import { isCutting, toggleCut } from './cutting.js';
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

const loadColours = () => import('./colour-menu.js');

export function PictureTools({ view }: { readonly view: Viewing }) {
  const [hasColours, setColours] = useState(false);
  // Before it is painted: a key works as soon as its tool is in sight.
  useLayoutEffect(() => {
    const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyping = target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
      if (key.toLowerCase() === 'c' && !isTyping && !ctrlKey && !metaKey && !altKey) toggleCut(view);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [view]);
  const name = view.viewName.value;
  const isFlat = FLAT.some(([flat]) => flat === name);
  const tool = (icon: IconName, label: string, isOn: boolean, act: () => void) => (
    <button
      key={icon}
      type="button"
      class="icon-button"
      data-tool={icon}
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
      <span class="tool-rule" />
      {tool('cut', view.words.text('cut'), isCutting.value, () => toggleCut(view))}
      {tool('ruler', view.words.text('ruler'), view.ruler.isOut.value, () => view.ask({ kind: 'ruler' }))}
      <span class="tool-gap" />
      {tool('colours', view.words.text('colouring'), hasColours, () => setColours(!hasColours))}
      {document.fullscreenEnabled && (
        <button
          type="button"
          class="icon-button"
          aria-label={desk('fullScreen')}
          title={desk('fullScreen')}
          onClick={({ currentTarget }) => void toggleFullScreen(currentTarget.closest('.desk-stage')!)}
        >
          <Icon name="fullScreen" />
        </button>
      )}
      {hasColours && <Later load={loadColours} onClose={() => setColours(false)} />}
    </div>
  );
}

async function toggleFullScreen(stage: Element): Promise<void> {
  if (document.fullscreenElement === null) await stage.requestFullscreen();
  else await document.exitFullscreen();
}
