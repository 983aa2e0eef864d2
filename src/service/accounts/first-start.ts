/** Who may call after a start: the user of the settings, or, on the very first start, a user made for it. */
import type { Store } from '../../store/index.js';
import { ServiceFailure } from '../failures.js';
import type { Accounts } from './accounts.js';
import { hashOfKey } from './api-key.js';
import { withRole } from './person.js';
import { upgradePeople } from './upgrade-people.js';

export interface BootstrapUser {
  readonly user: string;
  readonly token: string;
  readonly company: string;
  /** Null: one is made. */
  readonly webhookSecret: string | null;
}

export const FIRST_USER = 'admin@localhost';
const FIRST_COMPANY = 'default';

/**
 * Makes sure that somebody can call.
 * @returns the key made for the first user, to be shown once; else null
 * @throws ServiceFailure BadAccount when the settings contradict what the store has
 */
export async function ensureAccess(
  accounts: Accounts,
  store: Pick<Store, 'accounts' | 'people'>,
  bootstrap: BootstrapUser | null,
): Promise<{ readonly user: string; readonly key: string } | null> {
  await upgradePeople(store, [FIRST_USER]);
  if (bootstrap) {
    await ensureBootstrap(accounts, store, bootstrap);
    return null;
  }
  if (await store.accounts.hasUsers()) return null;
  const { key } = await accounts.createKey({ user: FIRST_USER, company: FIRST_COMPANY, name: 'first start' });
  return { user: FIRST_USER, key };
}

async function ensureBootstrap(
  accounts: Accounts,
  store: Pick<Store, 'accounts' | 'people'>,
  bootstrap: BootstrapUser,
): Promise<void> {
  const user = await accounts.ensureUser(bootstrap.user, bootstrap.company, bootstrap.webhookSecret ?? undefined);
  if (bootstrap.webhookSecret !== null && bootstrap.webhookSecret !== user.webhookSecret) {
    await accounts.renewWebhookSecret(user.email, bootstrap.webhookSecret);
  }
  await store.people.change(user.email, (person) => withRole(person, 'admin'));
  if (await accounts.addKey(bootstrap.token, user, 'bootstrap')) return;
  const owner = (await store.accounts.findKey(hashOfKey(bootstrap.token)))?.user;
  if (owner !== user.email) throw new ServiceFailure('BadAccount', 'BOOTSTRAP_TOKEN is the key of another user.');
}
