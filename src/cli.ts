/** The service's command line, `npm run -s keys` and `npm run -s data`; works on the store of a running service. */
import { dataCommand } from './cli/data.js';
import { keysCommand } from './cli/keys.js';
import { UsageError } from './cli/usage.js';
import { ConfigError, readConfig } from './config.js';
import { ServiceFailure } from './service/failures.js';
import { BadExport } from './service/transfer.js';
import { type Store, StoreUnavailable } from './store/index.js';
import { openStore } from './store/open.js';

type Command = (store: Store, args: readonly string[], print: (line: string) => void) => Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = { keys: keysCommand, data: dataCommand };

async function run([name = '', ...args]: readonly string[]): Promise<void> {
  const command = COMMANDS[name];
  if (!command) throw new UsageError(`expected one of ${Object.keys(COMMANDS).join(', ')}, not "${name}"`);
  const store = openStore(readConfig(process.env));
  try {
    await command(store, args, (line) => process.stdout.write(`${line}\n`));
  } finally {
    await store.close();
  }
}

function isForeseen(error: unknown): error is Error {
  return [UsageError, ConfigError, ServiceFailure, StoreUnavailable, BadExport].some((kind) => error instanceof kind);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!isForeseen(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
