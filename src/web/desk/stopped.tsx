/** After somebody stopped the search: whose plan is seen, and the way on. */
import { planAgain, QUICK_LEVEL, shownPlan } from '../pages/plan/planner.js';
import { isOfNow } from './desk-state.js';
import { levelName } from './levels.js';
import { more } from './words-more.js';

export function stoppedText(): string {
  const plan = shownPlan.value;
  if (plan === null) return more('stoppedNone');
  if (!isOfNow.value) return more('stoppedBefore');
  return plan.level === QUICK_LEVEL ? more('stoppedQuick') : more('stoppedLevel', { level: levelName(plan.level) });
}

export function PlanAgain() {
  return (
    <button type="button" class="desk-button is-small" onClick={planAgain}>
      {more('planAgain')}
    </button>
  );
}
