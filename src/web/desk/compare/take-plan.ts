/** The plan of the card that is taken is that of the desk: nothing is searched for again. */
import { atPrice } from '../../pages/plan/at-price.js';
import { cancel, levelOf, QUICK_LEVEL, refused, shownPlan } from '../../pages/plan/planner.js';
import { draft } from '../../plan-request/draft-store.js';
import type { ShownCard } from './shown-cards.js';

/** @param level of the cards; the order of the desk is that of the card already */
export function takePlan({ plan, isWhole, isQuick }: ShownCard, level: number): void {
  const wanted = draft.peek();
  // What is there for other prices, or leaves out what stands in the truck, is no plan of it.
  if (plan?.answer == null || !(isWhole || isQuick) || wanted.kept !== undefined) return;
  const answer = atPrice(plan.answer, wanted);
  if (answer === null) return;
  const found = isWhole ? level : QUICK_LEVEL;
  cancel();
  refused.value = null;
  shownPlan.value = {
    ...{ draft: wanted, answer, level: found, isQuick: found < levelOf(wanted), milliseconds: 0 },
    ...(plan.account && { account: plan.account }),
  };
}
