/** Whether the load is saved, beside its title, and whether there is a network. */
import { signal } from '@preact/signals';
import { QUICK_LEVEL, running } from '../pages/plan/planner.js';
import { draft, lastSaved } from '../plan-request/draft-store.js';
import { Later } from '../shell/later.js';
import { isLooking, session } from '../shell/session.js';
import { timeOfDay } from '../words/words.js';
import { rowDeeds } from './cargo/row-deeds-later.js';
import { hand, isAllSaved, isBetterUnsaved, levelBelow } from './hand/hand.js';
import { Icon } from './icons.js';
import { levelName } from './levels.js';
import { save, saving } from './saving.js';
import { desk } from './words.js';

const isOnline = signal(navigator.onLine);
for (const name of ['online', 'offline']) {
  addEventListener(name, () => {
    isOnline.value = navigator.onLine;
  });
}

const WHOSE = () => import('./frame/whose-load.js');
const LEFT_OUT = async () => ({ default: (await rowDeeds()).LeftOutCount });
const LONG = () => import('./frame/saving-long.js');

export function SavedState() {
  return (
    <>
      <Said /> {draft.value.leftOut && <Later load={LEFT_OUT} />}{' '}
      {lastSaved.value !== null && session.value.account !== null && <Later load={WHOSE} />}{' '}
      {!isOnline.value && (
        <span class="is-offline" title={desk('offline')}>
          {desk('offline')}
        </span>
      )}
    </>
  );
}

function Said() {
  const now = saving.value;
  if (now.kind === 'untitled') return <span class="is-edited">{desk('titleFirst')}</span>;
  if (now.kind === 'saving') {
    return (
      <>
        {desk('saving')} <Later load={LONG} />
      </>
    );
  }
  if (now.kind === 'failed' && (now.of === null || now.of === draft.value)) {
    return (
      <span class="is-bad">
        {desk('saveFailed')} {/* What was refused is refused again. */}
        {now.of === null && (
          <button type="button" class="as-link" onClick={() => void save()}>
            {desk('saveAgain')}
          </button>
        )}
      </span>
    );
  }
  const saved = lastSaved.value;
  if (saved === null || !isAllSaved.value) {
    if (isLooking()) {
      return (
        <span class="is-edited" title={desk('lookOnly')}>
          {desk('lookNotSaved')}
        </span>
      );
    }
    if (isBetterUnsaved.value) return <span class="is-edited">{desk('betterNotSaved')}</span>;
    const isMoved = hand.value !== null;
    return <span class={isMoved ? 'is-edited' : undefined}>{desk(isMoved ? 'handNotSaved' : 'notSaved')}</span>;
  }
  const time = timeOfDay(saved.at);
  const below = levelBelow(saved);
  const isRunning = running.value !== null;
  return (
    <span class={below === null ? 'is-good' : 'is-edited'}>
      <Icon name="check" />
      {below === null
        ? desk('savedAt', { time })
        : below === QUICK_LEVEL
          ? desk(isRunning ? 'quickSavedSoFar' : 'quickSaved', { time })
          : desk(isRunning ? 'levelSavedSoFar' : 'levelSaved', { time, level: levelName(below) })}
    </span>
  );
}
