/** How long what is deleted can be had back, as the service keeps it for who is signed in. */
import { session } from '../../shell/session.js';
import { peopleText } from '../people/words.js';

export function binSays(): string {
  const days = session.value.account?.binDays ?? 0;
  return days === 0 ? peopleText('binNone') : peopleText('binStays', { count: days });
}
