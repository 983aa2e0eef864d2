/** `stowage serve` and `stowage worker`: the same as `npm start` and `npm run worker`. */
import { endedBy } from '../start/ended-by.js';
import { serve } from '../start/serve.js';
import { work } from '../start/work.js';

export async function serveCommand(): Promise<undefined> {
  await serve().catch(endedBy);
}

export async function workerCommand(): Promise<undefined> {
  await work().catch(endedBy);
}
