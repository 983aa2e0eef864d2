/** A plan that loads more takes fewer pieces than the quick one before it: that is no mistake. */
import type { Uom } from '../../../domain/words.js';
import { shownPlan } from '../../pages/plan/planner.js';
import { isByPrice } from '../../pages/plan/what-loads.js';
import { money } from '../prices.js';
import { volumeText } from '../volume-text.js';
import { more } from '../words-more.js';

export default function ThanQuick() {
  const plan = shownPlan.value;
  if (plan?.quick === undefined) return null;
  const { load } = plan.answer;
  const { cargoesLoaded, priceLoaded, volumeLoaded } = load.loadSummary;
  const count = plan.quick.cargoesLoaded - cargoesLoaded;
  if (isByPrice(plan.draft, load)) {
    return <p>{more('fewerButWorth', { count, price: money(priceLoaded - plan.quick.priceLoaded) })}</p>;
  }
  const volume = volumeText(volumeLoaded - plan.quick.volumeLoaded, load.uom as Uom);
  return <p>{more('fewerButFuller', { count, volume })}</p>;
}
