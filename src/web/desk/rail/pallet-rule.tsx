/** The sentence of the rules that puts cargo on pallets first: on which, and up to what height. */
import { change, draft } from '../../plan-request/draft-store.js';
import { shownName } from '../../words/shown-name.js';
import { Choice } from '../choice.js';
import { arePalletsUsed } from '../pallets.js';
import { more } from '../words-more.js';
import {
  areLeftoversShared,
  PALLETS,
  palletOf,
  withLeftoversShared,
  withPallet,
  withPallets,
} from './pallet-fields.js';
import { PalletTop } from './pallet-top.js';

export function PalletRule() {
  const { rules } = draft.value;
  const isOn = arePalletsUsed(rules);
  const name = String(palletOf(rules)?.['name'] ?? '');
  const words = more('rulePallets');
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
            options={PALLETS.map((one) => [one, shownName(one)])}
            onValue={(one) => change(withPallet(draft.value, one))}
          />
          <PalletTop />
          <label class="check">
            <input
              type="checkbox"
              checked={areLeftoversShared(rules)}
              onChange={({ currentTarget }) => change(withLeftoversShared(draft.value, currentTarget.checked))}
            />
            {more('palletShared')}
          </label>
        </div>
      )}
    </div>
  );
}
