/** `npm run worker`: takes jobs from Redis, on any number of machines, and stops gracefully when told to. */
import { ConfigError, readConfig } from './config.js';
import { createLog } from './log.js';
import { startWorker } from './start/start-worker.js';
import { stopWhenTold } from './start/stop-when-told.js';

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const worker = startWorker(config, log);
  log.info({ workers: config.workers }, 'working');
  stopWhenTold(worker, log);
  await worker.whenReady;
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
