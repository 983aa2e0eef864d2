/** A store that is opened again where it is open already. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import t from 'tap';
import { openEmbeddedStore } from '../../../src/store/embedded/open.js';
import { StoreUnavailable } from '../../../src/store/index.js';
import { temporaryFolder } from '../../support/service/running-service.js';

const PROGRAM = fileURLToPath(new URL('../../support/store/opened-twice.js', import.meta.url));
/** Where it hangs it hears no request to end. */
const HANGS = { timeout: 20_000, killSignal: 'SIGKILL' } as const;

t.test('while the first writes neither waits for the other for ever', async (t) => {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, temporaryFolder(t)], HANGS);
  t.equal(stdout, 'closed');
});

t.test('it is open until the last has closed it', async (t) => {
  const folder = temporaryFolder(t);
  const [one, other] = [openEmbeddedStore(folder), openEmbeddedStore(folder)];
  await one.close();
  await one.close();
  t.equal(await other.secrets.secret('kept', () => 'value'), 'value');
  await other.close();
  await t.rejects(
    other.secrets.secret('late', () => 'value'),
    StoreUnavailable,
  );
  const again = openEmbeddedStore(folder);
  t.teardown(() => again.close());
  t.equal(await again.secrets.secret('kept', () => 'another'), 'value');
});
