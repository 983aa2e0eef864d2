/** `stowage serve` and `stowage worker`: the same as `npm start` and `npm run worker`. */
import { endedBy } from '../start/ended-by.js';
import { serve } from '../start/serve.js';
import { work } from '../start/work.js';
import { commandLine, misused } from './usage.js';

const SETTINGS = 'Settings are environment variables (docs/reference/settings.md)';

export const SERVE_USAGE = `stowage serve

Starts the service. It takes no options.
${SETTINGS}, for example

  PORT=9999 DATA_DIR=/var/lib/stowage stowage serve`;

export const WORKER_USAGE = `stowage worker

Starts a worker beside a service. It takes jobs from Redis, needs the settings of the service, and takes no options.
${SETTINGS}, for example

  REDIS_URL=redis://localhost:6379 MONGODB_URL='mongodb://localhost/stowage?replicaSet=rs0' stowage worker`;

type Print = (line: string) => void;

/** @throws UsageError */
export async function serveCommand(args: readonly string[], print: Print): Promise<undefined> {
  if (isToRun(SERVE_USAGE, args, print)) await serve().catch(endedBy);
}

/** @throws UsageError */
export async function workerCommand(args: readonly string[], print: Print): Promise<undefined> {
  if (isToRun(WORKER_USAGE, args, print)) await work().catch(endedBy);
}

function isToRun(usage: string, args: readonly string[], print: Print): boolean {
  const line = commandLine(usage, {}, args, print);
  if (line === null) return false;
  const [unknown] = line.files;
  if (unknown !== undefined) throw misused(usage, `"${unknown}" has no meaning here. ${SETTINGS}.`);
  return true;
}
