/** How many rows are left out of the plan, wherever a plan is spoken of, and the way back for all of them. */
import { change, draft, lastSaved } from '../../plan-request/draft-store.js';
import { withRowsBack } from '../../plan-request/listed-rows.js';
import '../../styles/desk-left-out.css';
import { more } from '../words-more.js';
import { sumsOf } from './sums.js';

export default function LeftOutSaid() {
  const { leftOut = [], uom, shown } = draft.value;
  if (leftOut.length === 0) return null;
  const { pieces } = sumsOf(
    leftOut.map(({ row }) => row),
    { uom, shown },
  );
  return (
    <p class="left-out-said">
      {more('rowsOut', { count: leftOut.length })}
      {pieces > 0 && ` · ${more('rowsOutPieces', { count: pieces })}`}{' '}
      {lastSaved.value !== null && `${more('rowsOutSaved')} `}
      <button type="button" class="as-link" onClick={() => change(withRowsBack(draft.value))}>
        {more(leftOut.length === 1 ? 'rowBack' : 'rowsBack')}
      </button>
    </p>
  );
}

/** Beside the state of saving. */
export function LeftOutCount() {
  const count = draft.value.leftOut?.length ?? 0;
  return count === 0 ? null : <span class="is-edited">{more('rowsOut', { count })}</span>;
}
