/** Beside the containers: on which pallets the cargo is put first, how high they may become, and the way back. */
import { change, draft } from '../../plan-request/draft-store.js';
import { shownName } from '../../words/shown-name.js';
import { palletOf, withPallets } from '../rail/pallet-fields.js';
import { PalletTop } from '../rail/pallet-top.js';
import { more } from '../words-more.js';

export default function PalletLine() {
  const pallet = palletOf(draft.value.rules);
  if (pallet === null) return null;
  return (
    <div class="offer pallet-line">
      <p>{more('palletsOn', { name: shownName(String(pallet['name'] ?? '')) })}</p>
      <PalletTop />
      <button type="button" class="desk-button is-small" onClick={() => change(withPallets(draft.value, false))}>
        {more('palletsOff')}
      </button>
    </div>
  );
}
