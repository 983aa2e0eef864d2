/** What the service does, put together: whoever faces clients (HTTP, a worker, the command line) works with this. */
import type { CalculationPool } from '../calculation/node/pool.js';
import type { Store } from '../store/index.js';
import type { UploadReader } from '../upload/reader.js';
import { SettingsKeeper } from './account-settings.js';
import { Accounts } from './accounts.js';
import { Archive } from './archive.js';
import { LoadBuilder } from './build-load.js';
import { MassLoads } from './mass-loads.js';
import { MasterData } from './master-data.js';
import { LoadReader } from './read-loads.js';

export interface Services {
  readonly accounts: Accounts;
  readonly archive: Archive;
  readonly masterData: MasterData;
  readonly settings: SettingsKeeper;
  readonly builder: LoadBuilder;
  readonly reader: LoadReader;
  readonly massLoads: MassLoads;
  /** Bound of `rules.maxRunTimeSeconds`. */
  readonly maxRunTimeSeconds: number;
}

export function createServices(
  store: Store,
  pool: CalculationPool,
  uploads: UploadReader,
  maxRunTimeSeconds: number,
): Services {
  const accounts = new Accounts(store.accounts);
  const archive = new Archive(store.loads);
  const settings = new SettingsKeeper(store.accounts);
  const builder = new LoadBuilder(pool, store, accounts, settings);
  return {
    accounts,
    archive,
    masterData: new MasterData(store.records),
    settings,
    builder,
    reader: new LoadReader(archive, pool),
    massLoads: new MassLoads(uploads, builder),
    maxRunTimeSeconds,
  };
}
