/** A pallet beside other containers is one of them: whoever adds it mostly means that cargo is put on it first. */
import { change, draft } from '../../plan-request/draft-store.js';
import type { RequestDraft } from '../../plan-request/request-draft.js';
import { isPallet } from '../pallets.js';
import { more } from '../words-more.js';

export default function PalletOffer() {
  const { emptyContainers } = draft.value;
  const name = String(emptyContainers.find(isPallet)?.['name'] ?? '');
  return (
    <div class="offer" role="status">
      <p>{more('palletOffer', { name })}</p>
      <button type="button" class="desk-button is-small" onClick={() => change(withPalletFirst(draft.value))}>
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

/** As many of it as the cargo needs, whatever stood beside it. */
function withPalletFirst(order: RequestDraft): RequestDraft {
  const { qty: _, price: __, ...pallet } = order.emptyContainers.find(isPallet)!;
  return { ...withoutPallets(order), rules: { ...order.rules, isPalletized: true, MixPallet: pallet } };
}
