/** A list that was taken without a click says so, and what else can be done with it. */

import { listText } from '../../import/words.js';
import { change, draft, undo } from '../../plan-request/draft-store.js';
import { openList } from '../../plan-request/open-file.js';
import { withRows } from '../../plan-request/request-draft.js';
import { text } from '../../words/words.js';
import { lastTaken } from './last-taken.js';

export default function TakenNotice() {
  const taken = lastTaken.value;
  // Whoever goes on with the request has seen it.
  if (taken === null || draft.value !== taken.after) return null;
  const { list, source, before } = taken;
  const close = () => {
    lastTaken.value = null;
  };
  const act = (deed: () => void) => () => {
    close();
    deed();
  };
  return (
    <div class="notice is-good" role="status">
      <p>{listText('listTaken', { count: list.rows.length })}</p>
      <div class="row">
        <button type="button" class="button is-small" onClick={act(undo)}>
          {listText('listUndo')}
        </button>
        {!list.isInstead && before[list.list].length > 0 && (
          <button
            type="button"
            class="button is-small"
            onClick={act(() => change(withRows(before, list.list, { ...list, isInstead: true })))}
          >
            {listText('listTakeInstead')}
          </button>
        )}
        <button
          type="button"
          class="button is-small"
          onClick={act(() => {
            undo();
            openList({ source, isShown: true });
          })}
        >
          {listText('listLook')}
        </button>
        <button type="button" class="button is-small is-plain" onClick={close}>
          {text('close')}
        </button>
      </div>
    </div>
  );
}
