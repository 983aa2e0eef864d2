/** The first visit: what this is, and three ways to begin. */
import { hasUnsaved } from '../plan-request/kept-drafts.js';
import { opened } from '../plan-request/open-file.js';
import { SAMPLES } from '../plan-request/samples.js';
import { Fault } from '../shell/fault.js';
import { Later } from '../shell/later.js';
import { text } from '../words/words.js';
import { openImport } from './cargo/cargo-pane.js';
import { isBegun } from './desk-state.js';
import { isElsewhere } from './draft-address.js';
import { Icon, type IconName } from './icons.js';
import { FileInput, StartBar, trySample } from './top-bar.js';
import { desk } from './words.js';

const elsewhere = () => import('./frame/elsewhere.js');
/** Of a screen that has room beside the starts. */
const picture = matchMedia('(width >= 1100px)').matches ? () => import('./frame/start-picture.js') : null;
const unsaved = () => import('./frame/unsaved-list.js');

export function Start() {
  return (
    <div class="desk-start">
      <StartBar />
      <div class="start-ways">
        <h1>{desk('startSentence')}</h1>
        <Way
          icon="play"
          isMain
          title={desk('startSample')}
          says={text(SAMPLES[0]!.title)}
          act={() => void trySample()}
        />
        <Way icon="paste" title={desk('startPaste')} says={desk('startPasteSays')} act={openImport} />
        <Way
          icon="file"
          title={desk('startFile')}
          says={desk('startFileSays')}
          act={() => document.querySelector<HTMLInputElement>('#desk-file')?.click()}
        />
        <FileInput />
        <Fault text={opened.value} />
        {isElsewhere.value && <Later load={elsewhere} />}
        <p>
          <button
            type="button"
            class="as-link"
            onClick={() => {
              isBegun.value = true;
              // The table is there with the next frame.
              requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-cell="0/name"]')?.focus());
            }}
          >
            {desk('startEmpty')}
          </button>{' '}
          {desk('startLocal')}
        </p>
        {hasUnsaved() && <Later load={unsaved} />}
      </div>
      {picture !== null && <Later load={picture} />}
    </div>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly title: string;
  readonly says: string;
  readonly isMain?: boolean;
  readonly act: () => void;
}

function Way({ icon, title, says, isMain = false, act }: WayProps) {
  return (
    <button type="button" class={`way ${isMain ? 'is-main' : ''}`} onClick={act}>
      <Icon name={icon} />
      <span>
        <strong>{title}</strong>
        <small>{says}</small>
      </span>
      <Icon name="right" />
    </button>
  );
}
