/** Stops for which nothing is loaded, beside the bar of the steps. */
import { type EmptyStop, emptyStops } from '../../../domain/deliveries.js';
import { shownPlan } from '../../pages/plan/planner.js';
import { text } from '../../words/words.js';
import { more } from '../words-more.js';

export function stopText({ stop, groups }: EmptyStop): string {
  return [`${text('stop')} ${stop}`, ...groups].join(' · ');
}

export default function EmptyStops() {
  const plan = shownPlan.value?.answer.plan ?? null;
  if (plan === null) return null;
  const empty = emptyStops(plan.problem, plan.plan);
  if (empty.length === 0) return null;
  return <p class="empty-stops">{empty.map((one) => more('stopNothing', { stop: stopText(one) })).join('; ')}</p>;
}
