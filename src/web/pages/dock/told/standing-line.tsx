/** Who sees the ticks and notes of this device, and how many are still to be sent. */
import { dock } from '../words.js';
import type { Teller } from './teller.js';

export function StandingLine({ teller }: { readonly teller: Teller }) {
  const standing = teller.standing.value;
  const count = teller.unsent.value;
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
