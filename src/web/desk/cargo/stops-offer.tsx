/** With a second stop somebody means an order: it is offered as a rule, and never taken unasked. */
import { change, draft } from '../../plan-request/draft-store.js';
import { stopsOf } from '../../plan-request/stops.js';
import { session } from '../../shell/session.js';
import { desk } from '../words.js';

export function StopsOffer() {
  const { rules } = draft.value;
  const isOpposite = session.value.settings?.isCargoSequenceUsedInOppositeOrder === true;
  const stops = new Set(stopsOf(draft.value, isOpposite).filter((one) => one !== null));
  // Whoever said no has said it in the rules.
  if (stops.size < 2 || rules['isSequenceUsed'] !== undefined) return null;
  const answer = async (isUsed: boolean) => {
    const { withStopsInOrder } = await import('../../plan-request/reach-limit.js');
    change(withStopsInOrder(draft.value, isUsed));
  };
  return (
    <div class="offer" role="status">
      <p>{desk('stopsOffer', { count: stops.size, first: Math.min(...stops) })}</p>
      <button type="button" class="desk-button is-small" onClick={() => void answer(true)}>
        {desk('stopsYes')}
      </button>
      <button type="button" class="desk-button is-small is-plain" onClick={() => void answer(false)}>
        {desk('stopsNo')}
      </button>
    </div>
  );
}
