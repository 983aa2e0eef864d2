/** Serves until told to stop: reads the settings, starts the service, and stops it gracefully. */
import { readConfig } from '../config.js';
import { createLog } from '../log.js';
import { exportTraces } from './export-traces.js';
import { logConsole } from './log-console.js';
import { renewCertificate } from './renew-certificate.js';
import { type FirstStart, startService } from './start-service.js';
import { stopWhenTold } from './stop-when-told.js';

/** Resolves once the service is ready. @throws ConfigError, ServiceFailure, StoreUnavailable */
export async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  logConsole(log);
  const greet = (first: FirstStart) => process.stdout.write(greeting(first));
  const endTraces = config.tracesEndpoint === null ? null : await exportTraces('stowage');
  const service = await startService(config, log, { greet });
  service.metrics.watchProcess();
  log.info({ address: service.address, workers: config.workers, dataDir: config.dataDir }, 'listening');
  stopWhenTold(service, log, endTraces);
  if (config.tls) process.on('SIGHUP', () => renewCertificate(service, process.env, log));
  await service.whenReady;
}

/** Shown once, on the very first start: neither key nor link is kept anywhere. */
function greeting({ address, key, signIn }: FirstStart): string {
  return `
Stowage listens on ${address}.
Open this address in a browser to sign in (it works once, within an hour): ${signIn}
The API key of its first user, for programs (shown only now): ${key}

Try it:

curl -s '${address}/Loads?UOM=UnitMetric&loadSaved=false' \\
  -H 'TokenID: ${key}' -H 'Content-Type: application/json' \\
  -d '{"title": "First load",
       "cargoes": [{"style": "Shipcase", "name": "Carton A", "length": 600, "width": 400, "height": 300, "weight": 12, "qty": 100}],
       "emptyContainers": [{"containerType": "SeaVan", "name": "20 ft", "length": 5890, "width": 2330, "height": 2380, "maxWeight": 21700}]}'

`;
}
