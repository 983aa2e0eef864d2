/** Takes jobs from Redis until told to stop, on any number of machines. */
import { readConfig } from '../config.js';
import { createLog } from '../log.js';
import { startWorker } from './start-worker.js';
import { stopWhenTold } from './stop-when-told.js';

/** Resolves once the worker takes jobs. @throws ConfigError */
export async function work(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const worker = await startWorker(config, log);
  worker.metrics.watchProcess();
  log.info({ workers: config.workers, address: worker.address }, 'working');
  stopWhenTold(worker, log);
  await worker.whenReady;
}
