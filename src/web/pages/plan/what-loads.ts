/** Which of two plans of an order loads more by its goals, as far as their sums tell: value, then the fewest containers. */
import type { Calculated } from '../../../calculation/browser/index.js';
import type { RequestDraft } from '../../plan-request/request-draft.js';

type Load = Pick<Calculated['load'], 'loadSummary' | 'alternatives'>;

/** Of what is loaded, as it is written. */
const SAME_SHARE = 1e-6;

/** Prices of cargo count in place of its volume. */
export function isByPrice({ rules }: RequestDraft, { loadSummary }: Load): boolean {
  return rules['isPriceLimited'] === true && loadSummary.priceLoaded > 0;
}

export function isWorse(one: Load, other: Load, order: RequestDraft): boolean {
  // Of alternatives there is no sum.
  if (one.alternatives === true || other.alternatives === true) return false;
  const worth = isByPrice(order, other) ? 'priceLoaded' : 'volumeLoaded';
  const [own, than] = [one.loadSummary, other.loadSummary];
  const difference = own[worth] - than[worth];
  if (Math.abs(difference) > SAME_SHARE * than[worth]) return difference < 0;
  // Of several types more may cost less.
  return order.emptyContainers.length === 1 && own.containersLoaded > than.containersLoaded;
}
