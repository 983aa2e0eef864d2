/** Node says of a module that it has no descriptor for that it is not there. */
import { execFileSync } from 'node:child_process';
import t from 'tap';

const MODULE = new URL('../../src/service/descriptors.js', import.meta.url).href;
const PROGRAM = `
  import { isOutOfDescriptors } from '${MODULE}';
  import { openSync } from 'node:fs';
  const error = await import('no-such-package').catch((error) => error);
  for (let n = Number(process.argv[1]); n > 0; n--) try { openSync('/dev/null'); } catch {}
  console.log(isOutOfDescriptors(error), isOutOfDescriptors(Object.assign(new Error(), { code: 'EMFILE' })));`;

t.test('a module is missing for want of descriptors only where there are few', async (t) => {
  const said = (files: number, taken: number) =>
    execFileSync(
      'sh',
      [
        '-c',
        `ulimit -n ${files} && exec "$0" "$@"`,
        process.execPath,
        '--input-type=module',
        '-e',
        PROGRAM,
        `${taken}`,
      ],
      {
        encoding: 'utf8',
      },
    ).trim();
  t.equal(said(100, 0), 'true true');
  t.equal(said(100, 100), 'true true', 'also when none is left to look with');
  t.equal(said(1024, 0), 'false true');
});
