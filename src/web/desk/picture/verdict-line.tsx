/** One line that is always there: whether the plan was checked, what keeps it from being made, or that it is being made. */
import { useEffect, useState } from 'preact/hooks';
import { engineFault, faults, refused, running, shownPlan, stopSearch } from '../../pages/plan/planner.js';
import { canUndo } from '../../plan-request/draft-store.js';
import { placeOf } from '../../plan-request/faults.js';
import { percent } from '../../words/words.js';
import { hasNoContainer, isOfNow, isYetToCome, lackText, shownLoad } from '../desk-state.js';
import { goToCell } from '../go-to-cell.js';
import { areSetsOnPallets, editing } from '../hand/editing.js';
import { isAllSaved, isReplaced } from '../hand/hand.js';
import { UndoDeed } from '../hand/undo-deed.js';
import { firstIssueOf, refusalOf } from '../refusal.js';
import { desk } from '../words.js';
import { warningCount } from '../worth-knowing.js';
import { Line } from './line.js';

const SAID_AFTER_MILLISECONDS = 300;

export function VerdictLine() {
  const runs = running.value;
  const isLong = useLong(runs !== null);
  const edited = editing.value;
  if (edited !== null && edited.layer.value !== null) return <edited.Verdict />;
  if (hasNoContainer.value && [...faults.value.cells.cargoes.keys()].every(isKeyYetToCome))
    return <Line tone="plain" icon="box" words={lackText()} />;
  if (isBeingTyped()) return <Line tone="plain" icon="box" words={desk('needRow')} />;
  const refusal = refused.value;
  const wrong = engineFault.value || (refusal === null ? '' : refusalOf(refusal.answer, refusal.draft));
  if (wrong !== '') return <Line tone="bad" icon="wrong" words={wrong} deed={<Go />} />;
  if (runs !== null && !runs.isQuick) {
    // While it still works it is not done.
    const share = percent(Math.min(99, Math.floor(100 * (runs.progress?.share ?? 0))), 0);
    const stop = (
      <button type="button" class="desk-button is-small" onClick={stopSearch}>
        {desk('stopSearch')}
      </button>
    );
    return <Line tone="plain" icon="play" words={desk('searching', { share })} deed={stop} />;
  }
  if (runs !== null && (isLong || shownLoad.value === null))
    return <Line tone="plain" icon="play" words={desk('planning')} />;
  const load = shownLoad.value;
  if (load === null) return <Line tone="plain" icon="box" words={lackText()} />;
  if (!isOfNow.value) return <Line tone="plain" icon="play" words={desk('updating')} />;
  const warned = warningCount(load.warnings);
  if (isReplaced.value && canUndo.value && !isAllSaved.value) {
    const words = desk('handReplaced');
    return <Line tone="plain" icon="warning" words={words} warned={warned} deed={<UndoDeed />} />;
  }
  const { verification } = load;
  if (verification?.valid !== true) return <Line tone="plain" icon="box" words={desk('notChecked')} />;
  const cannot = load.alternatives === true ? 'dragChoice' : areSetsOnPallets(shownPlan.value!) ? 'dragPallets' : null;
  const hint = <span class="verdict-hint">{desk(cannot ?? 'dragHint')}</span>;
  const words = desk('checked', { count: verification.checks.length });
  return <Line tone="good" icon="checked" words={words} warned={warned} deed={hint} />;
}

function isKeyYetToCome(key: string): boolean {
  const [row, field = ''] = key.split('/');
  return isYetToCome(Number(row), field);
}

/** All that keeps the order from being planned is not typed yet. */
function isBeingTyped(): boolean {
  const issues = refused.value?.answer.load.calculationError?.issues ?? [];
  return (
    issues.length > 0 &&
    issues.every(({ pointer }) => {
      const place = placeOf(pointer);
      return place?.list === 'cargoes' && isYetToCome(place.row, place.field);
    })
  );
}

/** To the cell that is wrong. */
function Go() {
  const refusal = refused.value;
  const issue = refusal === null ? undefined : firstIssueOf(refusal.answer, refusal.draft);
  const place = issue === undefined ? null : placeOf(issue.pointer);
  if (place === null || place.list !== 'cargoes') return null;
  return (
    <button type="button" class="desk-button is-small" onClick={() => goToCell(place.row, place.field)}>
      {desk('faultGo')}
    </button>
  );
}

/** Whatever is over at once is not worth a word. */
function useLong(isRunning: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isRunning) {
      setLong(false);
      return;
    }
    const timer = setTimeout(() => setLong(true), SAID_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isRunning]);
  return isLong;
}
