/** Who sees the ticks and notes of this device, and how many are still to be sent. */
import { dock } from '../words.js';
import type { Teller } from './teller.js';

/** A line, so that the step keeps the screen. */
export function EndedLine({ teller }: { readonly teller: Teller }) {
  if (teller.standing.value !== 'ended') return null;
  return (
    <p class="notice is-warn small" role="status">
      {dock('dockEndedShort')}
    </p>
  );
}

export function StandingLine({ teller }: { readonly teller: Teller }) {
  const standing = teller.standing.value;
  const count = teller.unsent.value;
  if (standing === 'unknown') return null;
  if (standing === 'told') {
    return (
      <p class={`small ${count > 0 ? 'notice is-warn' : 'quiet'}`} role="status">
        {count > 0 ? dock('dockUnsent', { count }) : dock('dockTold')}
      </p>
    );
  }
  if (standing === 'ended') {
    return (
      <p class="notice is-warn small" role="status">
        {dock('dockEnded')}
      </p>
    );
  }
  return <p class="quiet small">{dock('dockStaysHere')}</p>;
}
