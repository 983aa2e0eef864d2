/** With a second stop somebody means an order: it is offered as a rule, and never taken unasked. */
import { change, draft } from '../../plan-request/draft-store.js';
import { withStopsInOrder } from '../../plan-request/reach-limit.js';
import { stopsOf } from '../../plan-request/stops.js';
import { session } from '../../shell/session.js';
import { more } from '../words-more.js';

export default function StopsOffer() {
  const isOpposite = session.value.settings?.isCargoSequenceUsedInOppositeOrder === true;
  const stops = new Set(stopsOf(draft.value, isOpposite).filter((one) => one !== null));
  if (stops.size < 2) return null;
  const answer = (isUsed: boolean) => change(withStopsInOrder(draft.value, isUsed));
  return (
    <div class="offer" role="status">
      <p>{more('stopsOffer', { count: stops.size, first: Math.min(...stops) })}</p>
      <button type="button" class="desk-button is-small" onClick={() => answer(true)}>
        {more('stopsYes')}
      </button>
      <button type="button" class="desk-button is-small is-plain" onClick={() => answer(false)}>
        {more('stopsNo')}
      </button>
    </div>
  );
}
