/** Why a step, or some pieces of it, cannot be loaded. */
import { useState } from 'preact/hooks';
import { LONGEST_NOTE } from '../../../domain/progress.js';
import { Dialog } from '../../shell/dialog.js';
import { text } from '../../words/words.js';
import { type Problem, REASONS, type Reason } from './progress.js';
import { dock } from './words.js';

interface CannotProps {
  /** Of the step. */
  readonly pieces: number;
  /** Others hear of it. */
  readonly isTold: boolean;
  readonly onTake: (answer: Pick<Problem, 'pieces' | 'reason' | 'note'>) => void;
  readonly onClose: () => void;
}

export function CannotDialog({ pieces, isTold, onTake, onClose }: CannotProps) {
  // None is chosen: whoever is in a hurry would note the first one.
  const [reason, setReason] = useState<Reason | null>(null);
  const [count, setCount] = useState(String(pieces));
  const [note, setNote] = useState('');
  const isCount = /^\d+$/.test(count) && Number(count) >= 1 && Number(count) <= pieces;
  const take = (event: SubmitEvent) => {
    event.preventDefault();
    if (isCount && reason !== null) onTake({ pieces: Number(count), reason, note: note.trim() });
  };
  return (
    <Dialog title={dock('dockCannotTitle')} onClose={onClose}>
      <form class="stack" onSubmit={take}>
        <fieldset class="plain-list">
          <legend class="visually-hidden">{text('reason')}</legend>
          {REASONS.map((one) => (
            <label key={one} class="check dock-reason">
              <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />
              <span>{dock(one)}</span>
            </label>
          ))}
        </fieldset>
        <div class="field">
          <label for="cannot-pieces">{`${dock('dockCannotPieces')} (1–${pieces})`}</label>
          <input
            id="cannot-pieces"
            class="input is-large"
            inputMode="numeric"
            aria-invalid={!isCount}
            value={count}
            onInput={(event) => setCount(event.currentTarget.value)}
          />
        </div>
        <div class="field">
          <label for="cannot-note">{dock('dockCannotNote')}</label>
          <input
            id="cannot-note"
            class="input is-large"
            maxLength={LONGEST_NOTE}
            value={note}
            onInput={(event) => setNote(event.currentTarget.value)}
          />
        </div>
        {isTold || <p class="quiet small">{dock('dockStaysHere')}</p>}
        <button type="submit" class="button is-main is-large" disabled={!isCount || reason === null}>
          {dock('dockCannotTake')}
        </button>
      </form>
    </Dialog>
  );
}
