/**
 * Of a save that takes long: why. The service plans a load once more, so that what it has is what it found; whoever does not
 * wait for that has it saved as it is shown.
 */
import { useEffect, useState } from 'preact/hooks';
import { saving } from '../saving.js';
import { frame } from './words.js';

/** What is over sooner is not worth a word. */
const LONG_MILLISECONDS = 4000;

export function SavingAgain() {
  const state = saving.value;
  const since = state.kind === 'saving' ? state.since : null;
  const [long, setLong] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return;
    const timer = setTimeout(() => setLong(since), since + LONG_MILLISECONDS - performance.now());
    return () => clearTimeout(timer);
  }, [since]);
  if (state.kind !== 'saving' || state.asShown === undefined || long !== since) return null;
  return (
    <div class="note" role="status">
      <div class="note-says">
        <span>{frame('savingAgain')}</span>
        <button type="button" class="button is-small" onClick={state.asShown}>
          {frame('saveAsShown')}
        </button>
      </div>
    </div>
  );
}
