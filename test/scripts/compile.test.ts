/** A build as it is tested: what `npm run build` and `npm run compile` leave, and a compiler by itself does not. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { ROOT } from '../support/source-files.js';

t.test('the package that schemas are written with is in the build whole', async (t) => {
  const built = readFileSync(`${ROOT}build/src/schema/typebox.js`, 'utf8');
  t.notMatch(built, /from ["']typebox["']/, 'compiled by `npm run compile`, not by a compiler alone');
});
