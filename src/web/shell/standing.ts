/**
 * Whether who is signed in still is, and may what they might: asked when somebody comes back to the page, at what they do
 * first after a while, and when they are refused something. Whoever is not there is not asked for: a session that nobody
 * uses ends.
 */
import { signal } from '@preact/signals';
import type { SignInOffer } from '../../schema/people.js';
import { read } from './server.js';
import { onForbidden, session, takeSession } from './session.js';

const ASK_AFTER_MILLISECONDS = 60_000;
let askedAt = performance.now();

/** An admin gave the person other roles since the page was opened, and it was not read yet. */
export const isRoleNew = signal(false);

async function ask(): Promise<void> {
  if (session.peek().account === null || session.peek().isRefused || document.hidden) return;
  askedAt = performance.now();
  const { person } = await read<SignInOffer>('/Account/SignIn');
  const { account } = session.peek();
  if (account === null || JSON.stringify(person) === JSON.stringify(account)) return;
  // What is on the page stays there.
  if (person === null) {
    session.value = { ...session.peek(), isRefused: true };
    return;
  }
  const isSame = person.user === account.user && person.company === account.company;
  await takeSession(person);
  if (isSame && String(person.roles) !== String(account.roles)) isRoleNew.value = true;
}

/** Without the server nobody knows. */
function tryToAsk(): void {
  ask().catch(() => {});
}

onForbidden.call = tryToAsk;
addEventListener('focus', tryToAsk);
document.addEventListener('visibilitychange', tryToAsk);
for (const deed of ['pointerdown', 'keydown']) {
  addEventListener(
    deed,
    () => {
      if (performance.now() - askedAt > ASK_AFTER_MILLISECONDS) tryToAsk();
    },
    { capture: true, passive: true },
  );
}
