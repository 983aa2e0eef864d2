/** Of a save that takes long: for how long already, and how it is given up. A large load is planned anew by the service. */
import { useEffect, useState } from 'preact/hooks';
import { number, text } from '../../words/words.js';
import { saving } from '../saving.js';
import { frame } from './words.js';

/** What is over sooner is watched by nobody. */
const LEAST_SECONDS = 3;
const SECOND = 1000;

export default function SavingLong() {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const state = saving.value;
  if (state.kind !== 'saving') return null;
  const seconds = Math.floor((now - state.since) / SECOND);
  if (seconds < LEAST_SECONDS) return null;
  return (
    <>
      {frame('savingFor', { seconds: number(seconds) })}{' '}
      <button type="button" class="as-link" onClick={state.stop}>
        {text('cancel')}
      </button>
    </>
  );
}
