/** What stays behind may do so for the reach that is asked, which comes with stops unasked: it is said, and where to try without. */
import { UNITS } from '../../../domain/units.js';
import { draft } from '../../plan-request/draft-store.js';
import { REACH_FIELD } from '../../plan-request/reach-limit.js';
import { shownIn } from '../../units/measured.js';
import { number } from '../../words/words.js';
import { more } from '../words-more.js';

export default function ReachCosts() {
  const order = draft.value;
  const limit = shownIn(order.rules[REACH_FIELD], 'length', order);
  if (typeof limit !== 'number' || limit <= 0) return null;
  const reach = `${number(limit)} ${UNITS[order.shown].length}`;
  return <p class="reach-costs">{more('reachCosts', { reach, help: more('whatWouldHelp') })}</p>;
}
