/** What can be done with rows that are chosen together. */
import { change, draft } from '../../plan-request/draft-store.js';
import { withRowsLeftOut, withRowsRemoved, withRowsTwice } from '../../plan-request/listed-rows.js';
import type { RequestDraft } from '../../plan-request/request-draft.js';
import { text } from '../../words/words.js';
import { chosenRows } from '../desk-state.js';
import { Icon } from '../icons.js';
import '../../styles/desk-left-out.css';
import { more } from '../words-more.js';
import { chooseNoRow } from './choose-rows.js';

type Deed = (draft: RequestDraft, places: ReadonlySet<number>) => RequestDraft;

export default function ChosenBar() {
  const rows = chosenRows.value;
  if (rows.size === 0) return null;
  const says = more('rowsChosen', { count: rows.size });
  const button = (words: string, deed: Deed) => (
    <button
      type="button"
      class="desk-button is-small"
      onClick={() => {
        chooseNoRow();
        change(deed(draft.value, rows));
      }}
    >
      {words}
    </button>
  );
  return (
    <div class="offer chosen-bar" role="toolbar" aria-label={says}>
      <p role="status">{says}</p>
      {button(more('rowsLeaveOut'), withRowsLeftOut)}
      {button(more('rowsDuplicate'), withRowsTwice)}
      {button(more('rowsRemove'), withRowsRemoved)}
      <button type="button" class="icon-button" aria-label={text('close')} title={text('close')} onClick={chooseNoRow}>
        <Icon name="close" />
      </button>
    </div>
  );
}
