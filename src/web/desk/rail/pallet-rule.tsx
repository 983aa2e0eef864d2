/** The sentence of the rules that puts cargo on pallets first: on which, and up to what height. */
import { useState } from 'preact/hooks';
import { UNITS } from '../../../domain/units.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { numberOf } from '../../sheet/cell-text.js';
import { decimalSign, number } from '../../words/words.js';
import { Choice } from '../choice.js';
import { more } from '../words-more.js';
import {
  arePalletsUsed,
  PALLETS,
  palletOf,
  palletTop,
  withPallet,
  withPallets,
  withPalletTop,
} from './pallet-fields.js';

export function PalletRule() {
  const { rules, shown } = draft.value;
  const isOn = arePalletsUsed(rules);
  const name = String(palletOf(rules)?.['name'] ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  const top = palletTop(draft.value);
  const words = more('rulePallets');
  const unit = UNITS[shown].length;
  return (
    <div class="rule-line">
      <label for="rule-pallets">{words}</label>
      <button
        id="rule-pallets"
        type="button"
        role="switch"
        class="switch"
        aria-checked={isOn}
        aria-label={words}
        onClick={() => change(withPallets(draft.value, !isOn))}
      />
      {isOn && (
        <div class="rule-more">
          <Choice
            label={more('palletWhich')}
            value={name}
            options={PALLETS.map((one) => [one, one])}
            onValue={(one) => change(withPallet(draft.value, one))}
          />
          <label>
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
        </div>
      )}
    </div>
  );
}
