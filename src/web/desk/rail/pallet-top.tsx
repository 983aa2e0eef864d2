/** How high a pallet may become, with itself: typed in the unit that is shown. */
import { useState } from 'preact/hooks';
import { UNITS } from '../../../domain/units.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { numberOf } from '../../sheet/cell-text.js';
import { decimalSign, number } from '../../words/words.js';
import { more } from '../words-more.js';
import { palletTop, withPalletTop } from './pallet-fields.js';

export function PalletTop() {
  const [typed, setTyped] = useState<string | null>(null);
  const top = palletTop(draft.value);
  const unit = UNITS[draft.value.shown].length;
  return (
    <label class="pallet-top">
      {more('palletUpTo')}
      <input
        class="input"
        type="text"
        inputMode="decimal"
        autocomplete="off"
        size={6}
        aria-label={more('palletTop', { unit })}
        title={more('palletTop', { unit })}
        value={typed ?? (top === null ? '' : number(top, 4))}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          const asked = numberOf(event.currentTarget.value.trim(), decimalSign());
          if (asked !== undefined) change(withPalletTop(draft.value, asked), 'rules/palletTop');
        }}
        onBlur={() => setTyped(null)}
      />
      {unit}
    </label>
  );
}
