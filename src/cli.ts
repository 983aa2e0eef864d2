/** The service's command line, `npm run -s keys` and `npm run -s data`; works on the store of a running service. */
import { dataCommand } from './cli/data.js';
import { keysCommand } from './cli/keys.js';
import { StoreAccess } from './cli/store-access.js';
import { NoStore, UsageError } from './cli/usage.js';
import { ConfigError, readConfig } from './config.js';
import { ServiceFailure } from './service/failures.js';
import { BadExport } from './service/transfer.js';
import { StoreUnavailable } from './store/index.js';

type Command = (stores: StoreAccess, args: readonly string[], print: (line: string) => void) => Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = { keys: keysCommand, data: dataCommand };

async function run([name = '', ...args]: readonly string[]): Promise<void> {
  const command = COMMANDS[name];
  if (!command) throw new UsageError(`expected one of ${Object.keys(COMMANDS).join(', ')}, not "${name}"`);
  const stores = new StoreAccess(readConfig(process.env));
  try {
    await command(stores, args, (line) => process.stdout.write(`${line}\n`));
  } finally {
    await stores.close();
  }
}

function isForeseen(error: unknown): error is Error {
  return [UsageError, NoStore, ConfigError, ServiceFailure, StoreUnavailable, BadExport].some(
    (kind) => error instanceof kind,
  );
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!isForeseen(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
