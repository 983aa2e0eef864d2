/** What packages print on the console becomes lines of the log, which programs read as JSON. */
import { format } from 'node:util';
import type { Logger } from '../log.js';

export function logConsole(log: Logger): void {
  for (const method of ['warn', 'error'] as const) {
    console[method] = (...said: unknown[]) => {
      // It prints each commit that fails; the store tells of it once.
      const isOfStore = said.some((one) => one instanceof Error && one.stack?.includes('/node_modules/lmdb/'));
      log[isOfStore ? 'debug' : 'warn']({ said: format(...said) }, 'a package says');
    };
  }
}
