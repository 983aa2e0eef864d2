/** An idempotency key is held for as long as its request lives, however long that is. */
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { route } from '../../src/http/route.js';
import { COMMON_ERRORS, NO_PARAMETERS } from '../../src/http/routes/shared.js';
import { Type } from '../../src/schema/typebox.js';
import { openStore } from '../../src/store/open.js';
import { KEY, serve } from '../support/http/http-app.js';
import { temporaryFolder } from '../support/service/running-service.js';

const PENDING_SECONDS = 0.4;
const WORK_MILLISECONDS = 1_500;

t.test('a retry while the first request is at work does not run it again', { timeout: 240_000 }, async (t) => {
  let runs = 0;
  const slow = route({
    method: 'POST',
    path: '/Slow',
    operationId: 'slow',
    summary: 'Test',
    tag: 'Test',
    auth: 'key',
    params: NO_PARAMETERS,
    query: NO_PARAMETERS,
    body: { kind: 'json', schema: Type.Object({}), description: 'Anything.' },
    answers: {
      200: { description: 'Which run it was.', schema: Type.Object({ run: Type.Integer() }) },
      ...COMMON_ERRORS,
    },
    handle: async () => {
      const run = ++runs;
      await sleep(WORK_MILLISECONDS);
      return { body: { run } };
    },
  });
  const store = await openStore({ dataDir: temporaryFolder(t) });
  t.teardown(() => store.close());
  const { address } = await serve(t, [slow], {}, store.answers, PENDING_SECONDS);
  const post = async () => {
    const headers = { TokenID: KEY, 'Content-Type': 'application/json', 'Idempotency-Key': 'one' };
    return (await fetch(`${address}/Slow`, { method: 'POST', headers, body: '{}' })).json();
  };
  const first = post();
  await sleep(2_000 * PENDING_SECONDS);
  t.strictSame(await Promise.all([first, post()]), [{ run: 1 }, { run: 1 }]);
  t.equal(runs, 1);
});
