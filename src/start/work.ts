/** Takes jobs from Redis until told to stop, on any number of machines. */
import { readConfig } from '../config.js';
import { createLog } from '../log.js';
import { exportTraces } from './export-traces.js';
import { logConsole } from './log-console.js';
import { startWorker } from './start-worker.js';
import { stopWhenTold } from './stop-when-told.js';

/** Resolves once the worker takes jobs. @throws ConfigError */
export async function work(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  logConsole(log);
  const endTraces = config.tracesEndpoint === null ? null : await exportTraces('stowage-worker');
  const worker = await startWorker(config, log);
  worker.metrics.watchProcess();
  log.info({ workers: config.workers, address: worker.address }, 'working');
  stopWhenTold(worker, log, endTraces);
  await worker.whenReady;
}
