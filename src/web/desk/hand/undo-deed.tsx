/** Undo, beside what tells of it; of a load that was opened just now there is nothing to undo. */
import { canUndo, undo } from '../../plan-request/draft-store.js';
import { text } from '../../words/words.js';
import { Icon } from '../icons.js';

export function UndoDeed() {
  if (!canUndo.value) return null;
  return (
    <button type="button" class="desk-button is-small" onClick={undo}>
      <Icon name="undo" />
      {text('undo')}
    </button>
  );
}
