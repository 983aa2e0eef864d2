/** A page takes the generated validators (scripts/request-validators.mjs) from the build: src/schema only declares them. */
import { fileURLToPath } from 'node:url';

const GENERATED = fileURLToPath(new URL('../../build/page-validators.js', import.meta.url));

export function generatedValidators() {
  return {
    name: 'generated-validators',
    enforce: 'pre',
    resolveId(source) {
      return source.endsWith('/request-validators.js') ? GENERATED : null;
    },
  };
}
