/** Asks whether rows that are in the table already are meant to come once more. */
import { Dialog } from '../shell/dialog.js';
import { text } from '../words/words.js';
import { listText } from './words.js';

interface AgainProps {
  readonly count: number;
  /** @param how null: not at all */
  readonly onAnswer: (how: 'add' | 'instead' | null) => void;
}

export function AgainDialog({ count, onAnswer }: AgainProps) {
  return (
    <Dialog title={listText('listAgain', { count })} onClose={() => onAnswer(null)}>
      <div class="row">
        <button type="button" class="button" onClick={() => onAnswer('add')}>
          {listText('listAgainAdd')}
        </button>
        <button type="button" class="button" onClick={() => onAnswer('instead')}>
          {listText('listAgainInstead')}
        </button>
        <button type="button" class="button is-main" onClick={() => onAnswer(null)}>
          {text('cancel')}
        </button>
      </div>
    </Dialog>
  );
}
