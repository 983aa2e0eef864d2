/** The services of accounts once more, on the store of a running service: to make people, keys and sessions of any standing. */
import { pino } from 'pino';
import type { Test } from 'tap';
import { readConfig } from '../../../src/config.js';
import { type AccessServices, accessServices } from '../../../src/service/accounts/access-services.js';
import type { Store } from '../../../src/store/index.js';
import { openStore, type StoreSettings } from '../../../src/store/open.js';

export async function beside(
  t: Test,
  { dataDir, mongodbUrl }: StoreSettings,
): Promise<AccessServices & { readonly store: Store }> {
  const store = await openStore({ dataDir, mongodbUrl });
  t.teardown(() => store.close());
  return { ...accessServices(store, readConfig({}), pino({ level: 'silent' })), store };
}
