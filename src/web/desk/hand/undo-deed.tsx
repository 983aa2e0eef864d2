/** Undo, beside what tells of it. */
import { canUndo, undo } from '../../plan-request/draft-store.js';
import { text } from '../../words/words.js';
import { Icon } from '../icons.js';

export function UndoDeed() {
  return (
    <button type="button" class="desk-button is-small" disabled={!canUndo.value} onClick={undo}>
      <Icon name="undo" />
      {text('undo')}
    </button>
  );
}
