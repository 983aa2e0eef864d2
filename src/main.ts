/** `npm start`: reads the settings, starts the service, and stops it gracefully when told to. */
import { ConfigError, readConfig } from './config.js';
import { createLog, type Logger } from './log.js';
import { ServiceFailure } from './service/failures.js';
import { type RunningService, startService } from './start.js';
import { StoreUnavailable } from './store/index.js';

const GRACE_MILLISECONDS = 30_000;
const ORPHAN_LOOK_MILLISECONDS = 250;

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const greet = (address: string, key: string) => process.stdout.write(greeting(address, key));
  const service = await startService(config, log, { greet });
  log.info({ address: service.address, workers: config.workers, dataDir: config.dataDir }, 'listening');
  stopWhenTold(service, log);
  await service.whenReady;
} catch (error) {
  const isForeseen = [ConfigError, ServiceFailure, StoreUnavailable].some((kind) => error instanceof kind);
  process.stderr.write(`${isForeseen ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(1);
}

function stopWhenTold(service: RunningService, log: Logger): void {
  let isStopping = false;
  const stop = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    await service.stop(GRACE_MILLISECONDS);
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
  if (process.env['npm_lifecycle_event'] !== undefined) onceOrphaned(() => stop('npm has ended'));
}

/** npm passes SIGTERM on to the shell between it and us, which dies of it without a word to us. */
function onceOrphaned(act: () => void): void {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    act();
  }, ORPHAN_LOOK_MILLISECONDS);
  look.unref();
}

/** Shown once, on the very first start: the key is kept nowhere. */
function greeting(address: string, key: string): string {
  return `
Stowage listens on ${address}
The API key of its first user (shown only now): ${key}

Try it:

curl -s '${address}/Loads?UOM=UnitMetric&loadSaved=false' \\
  -H 'TokenID: ${key}' -H 'Content-Type: application/json' \\
  -d '{"title": "First load",
       "cargoes": [{"style": "Shipcase", "name": "Carton A", "length": 600, "width": 400, "height": 300, "weight": 12, "qty": 100}],
       "emptyContainers": [{"containerType": "SeaVan", "name": "20 ft", "length": 5890, "width": 2330, "height": 2380, "maxWeight": 21700}]}'

`;
}
