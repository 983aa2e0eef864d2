/** Beside the line below the picture: what a hand can do with the plan, or why it cannot. */
import { shownPlan } from '../../pages/plan/planner.js';
import { areSetsOnPallets } from '../hand/editing.js';
import { desk } from '../words.js';

export function DragHint() {
  const plan = shownPlan.value;
  if (plan === null) return null;
  const cannot = plan.answer.load.alternatives === true ? 'dragChoice' : areSetsOnPallets(plan) ? 'dragPallets' : null;
  return <span class="verdict-hint">{desk(cannot ?? 'dragHint')}</span>;
}
