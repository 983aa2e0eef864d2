/** Ways of planning that most orders do not ask for come to a page when one does: src/calculation/browser/on-demand.ts. */
import { fileURLToPath } from 'node:url';

const ON_DEMAND = fileURLToPath(new URL('../../src/calculation/browser/on-demand.ts', import.meta.url));

export function onDemand() {
  return {
    name: 'on-demand',
    enforce: 'pre',
    resolveId(source, importer) {
      // What stands in its place loads the real one.
      return source.endsWith('/on-demand.js') && importer !== ON_DEMAND && !importer?.endsWith('/browser/worker.ts')
        ? ON_DEMAND
        : null;
    },
  };
}
