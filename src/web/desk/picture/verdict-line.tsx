/** One line that is always there: whether the plan was checked, what keeps it from being made, or that it is being made. */
import { useEffect, useState } from 'preact/hooks';
import { type Running, running, stopSearch } from '../../pages/plan/planner.js';
import { canUndo } from '../../plan-request/draft-store.js';
import { Later } from '../../shell/later.js';
import { percent } from '../../words/words.js';
import { isOfNow, isStoppedShort, lackText, shownLoad } from '../desk-state.js';
import { editing } from '../hand/editing.js';
import { isAllSaved, isReplaced, isStoredByHand } from '../hand/hand.js';
import { UndoDeed } from '../hand/undo-deed.js';
import { GoToFault, lackNow, wrongNow } from '../not-planned.js';
import { desk } from '../words.js';
import { warningCount } from '../worth-knowing.js';
import { DragHint } from './drag-hint.js';
import { Line } from './line.js';

const SAID_AFTER_MILLISECONDS = 300;
/** Of the search; from here on the plan that was found is finished and checked. */
const SEARCHED_SHARE = 0.99;
/** Less of it is no figure worth a word. */
const BEGUN_SHARE = 0.01;

const byHandLine = () => import('./by-hand-line.js');
const stoppedLine = () => import('./stopped-line.js');

export function VerdictLine() {
  const runs = running.value;
  const isSaid = useLong(runs !== null, SAID_AFTER_MILLISECONDS);
  const edited = editing.value;
  if (edited !== null && edited.layer.value !== null) return <edited.Verdict />;
  const lack = lackNow();
  if (lack !== '') return <Line tone="plain" icon="box" words={lack} />;
  const wrong = wrongNow();
  if (wrong !== '') return <Line tone="bad" icon="wrong" words={wrong} deed={<GoToFault />} />;
  if (runs !== null && (!runs.isQuick || isSaid)) {
    const stop = (
      <button type="button" class="desk-button is-small" onClick={stopSearch}>
        {desk('stopSearch')}
      </button>
    );
    return <Line tone="plain" icon="play" words={howFar(runs)} deed={stop} />;
  }
  if (runs !== null && shownLoad.value === null) return <Line tone="plain" icon="play" words={desk('planning')} />;
  const load = shownLoad.value;
  if (isStoppedShort.value) return <Later load={stoppedLine} />;
  if (load === null) return <Line tone="plain" icon="box" words={lackText()} />;
  if (!isOfNow.value) return <Line tone="plain" icon="play" words={desk('updating')} />;
  const warned = warningCount(load.warnings);
  if (isReplaced.value && canUndo.value && !isAllSaved.value) {
    const words = desk('handReplaced');
    return <Line tone="plain" icon="warning" words={words} warned={warned} deed={<UndoDeed />} />;
  }
  const { verification } = load;
  if (verification?.valid !== true) return <Line tone="plain" icon="box" words={desk('notChecked')} />;
  if (isStoredByHand.value) return <Later load={byHandLine} />;
  const words = desk('checked', { count: verification.checks.length });
  return <Line tone="good" icon="checked" words={words} warned={warned} deed={<DragHint />} />;
}

function howFar({ draft, isQuick, progress }: Running): string {
  if (progress === null && !isOfNow.value) return desk('reading', { count: draft.cargoes.length });
  const done = progress?.share ?? 0;
  if (done >= SEARCHED_SHARE) return desk('finishing');
  if (done < BEGUN_SHARE) return desk(isQuick ? 'planning' : 'searchBegun');
  const share = percent(Math.floor(100 * done), 0);
  return isQuick ? `${desk('planning')} ${share}` : desk('searching', { share });
}

/** Whatever is over at once is not worth a word. */
function useLong(isRunning: boolean, milliseconds: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isRunning) {
      setLong(false);
      return;
    }
    const timer = setTimeout(() => setLong(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isRunning]);
  return isLong;
}
