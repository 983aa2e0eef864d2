/** A pallet beside other containers is one of them, empty or not: whoever adds it mostly means that cargo is put on it first. */
import { change, draft } from '../../plan-request/draft-store.js';
import type { RequestDraft } from '../../plan-request/request-draft.js';
import { shownName } from '../../words/shown-name.js';
import { shownLoad } from '../desk-state.js';
import { typeOf } from '../headline.js';
import { isPallet } from '../pallets.js';
import { withPallets } from '../rail/pallet-fields.js';
import { more } from '../words-more.js';

export default function PalletOffer() {
  const { emptyContainers } = draft.value;
  const pallets = emptyContainers.filter(isPallet).map((row) => String(row['name'] ?? ''));
  const used = shownLoad.value?.filledContainers.map(typeOf).find((name) => pallets.includes(name));
  const name = shownName(used ?? pallets[0] ?? '');
  return (
    <div class="offer" role="status">
      <p>{more(used === undefined ? 'palletOffer' : 'palletOfferUsed', { name })}</p>
      <button type="button" class="desk-button is-small" onClick={() => change(withPallets(draft.value, true))}>
        {more('palletYes')}
      </button>
      <button type="button" class="desk-button is-small is-plain" onClick={() => change(withoutPallets(draft.value))}>
        {more('palletNo')}
      </button>
    </div>
  );
}

function withoutPallets(order: RequestDraft): RequestDraft {
  return { ...order, emptyContainers: order.emptyContainers.filter((row) => !isPallet(row)) };
}
