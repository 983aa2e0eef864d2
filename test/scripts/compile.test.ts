/** A build as it is tested: what `npm run build` and `npm run compile` leave, and a compiler by itself does not. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { ROOT } from '../support/source-files.js';

t.test('the package that schemas are written with is in the build whole', async (t) => {
  const built = readFileSync(`${ROOT}build/src/schema/typebox.js`, 'utf8');
  t.notMatch(built, /from ["']typebox["']/, 'compiled by `npm run compile`, not by a compiler alone');
});

t.test('a thread that begins reads few files', async (t) => {
  for (const name of ['search-worker', 'present-worker', 'report-worker']) {
    const built = readFileSync(`${ROOT}build/threads/${name}.js`, 'utf8');
    const imported = [...built.matchAll(/from ["'](\.[^"']*)["']/g)].map(([, path]) => path!);
    t.ok(imported.length < 12, `${name} imports ${imported.length} files of ours`);
    t.notOk(
      imported.some((path) => path.startsWith('../')),
      `${name} imports nothing of build/src`,
    );
  }
});
