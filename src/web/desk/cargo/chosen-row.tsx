/** What can be done with the row that is chosen: what kind it is, its handling in full, and away with it. */
import { change, draft } from '../../plan-request/draft-store.js';
import { withRowsLeftOut, withRowsRemoved, withRowsTwice } from '../../plan-request/listed-rows.js';
import { text } from '../../words/words.js';
import { chosenRow } from '../desk-state.js';
import { WhereIs } from '../where-is.js';
import { desk } from '../words.js';
import { type MoreLabel, more } from '../words-more.js';
import { ChosenTexts } from './chosen-texts.js';
import { HANDLINGS, type Handling } from './handling.js';
import { isLoose, isPalletized, withRowsLoose } from './loose.js';
import { openedHandling } from './opened-handling.js';
import { KINDS, type Kind, kindOf, withKind } from './row-kind.js';

const DEEDS: Readonly<Record<Handling, MoreLabel>> = {
  upright: 'deedSides',
  nothingOnTop: 'deedTop',
  floorOnly: 'deedFloor',
};

export default function ChosenRow() {
  const at = chosenRow.value;
  const row = at === null ? undefined : draft.value.cargoes[at];
  if (at === null || row === undefined) return null;
  const says = more('rowOf', { number: at + 1 });
  const words = (kind: Kind) =>
    kind === 'Palletload' ? desk('kindPallet') : more(kind === 'Roll' ? 'kindRoll' : 'kindBox');
  return (
    <>
      <select
        class="desk-select is-choice"
        aria-label={`${more('kind')}: ${says}`}
        value={kindOf(row)}
        onChange={({ currentTarget }) => {
          const { cargoes, ...rest } = draft.value;
          const next = withKind(row, currentTarget.value as Kind);
          change({ ...rest, cargoes: cargoes.map((one, place) => (place === at ? next : one)) });
        }}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {words(kind)}
          </option>
        ))}
      </select>
      {HANDLINGS.map((handling) => (
        <button
          key={handling}
          type="button"
          class="desk-button is-small"
          aria-haspopup="dialog"
          aria-label={`${more(DEEDS[handling])} ${says}`}
          onClick={({ currentTarget }) => {
            openedHandling.value = { row: at, handling, from: currentTarget };
          }}
        >
          {more(DEEDS[handling])}
        </button>
      ))}
      {isPalletized(row, draft.value.rules) && (
        <button
          type="button"
          class="desk-button is-small"
          aria-pressed={isLoose(row)}
          aria-label={`${more('deedLoose')}: ${says}`}
          onClick={() => change(withRowsLoose(draft.value, new Set([at]), !isLoose(row)))}
        >
          {more('deedLoose')}
        </button>
      )}
      {[[more('rowsLeaveOut'), withRowsLeftOut] as const, [more('rowsDuplicate'), withRowsTwice] as const].map(
        ([words, deed]) => (
          <button
            key={words}
            type="button"
            class="desk-button is-small"
            aria-label={`${words}: ${says}`}
            onClick={() => {
              chosenRow.value = null;
              change(deed(draft.value, new Set([at])));
            }}
          >
            {words}
          </button>
        ),
      )}
      <button
        type="button"
        class="desk-button is-small"
        aria-label={`${text('rowRemove')}: ${says}`}
        onClick={() => {
          chosenRow.value = null;
          change(withRowsRemoved(draft.value, new Set([at])));
        }}
      >
        {text('rowRemove')}
      </button>
      <WhereIs at={at} />
      <ChosenTexts at={at} row={row} />
    </>
  );
}
