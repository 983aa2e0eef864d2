/** A stop waits for whatever asks the store in the background: nothing is asked of a store that is closed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import t from 'tap';
import { Accounts } from '../../../src/service/accounts/accounts.js';
import type { JobKind } from '../../../src/service/background/job-kind.js';
import { createMachinery } from '../../../src/service/background/machinery.js';
import type { Store } from '../../../src/store/index.js';
import { openStore } from '../../../src/store/open.js';
import { temporaryFolder } from '../../support/service/running-service.js';

const SETTINGS = { mongodbUrl: null, redisUrl: null, jobsLimit: 10, webhookAllow: [], auditDays: 400 };

/** A store that keeps whoever asks it one thing waiting. */
function heldAt(store: Store, kind: 'jobs' | 'deliveries', method: string) {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let noteAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    noteAsked = resolve;
  });
  const part = new Proxy(store[kind] as object, {
    get(target, name) {
      const value = Reflect.get(target, name) as (...given: unknown[]) => unknown;
      if (name !== method) return value.bind(target);
      return async (...given: unknown[]) => {
        noteAsked();
        await isLetGo;
        return await value.apply(target, given);
      };
    },
  });
  return { held: { ...store, [kind]: part } as Store, asked, letGo };
}

const CASES = [
  ['jobs', 'takeNext', 'the queue asks for a job'],
  ['jobs', 'isHeld', 'a lease is looked at'],
  ['jobs', 'sweep', 'what has expired is forgotten'],
  ['deliveries', 'claim', 'webhooks that are due are looked for'],
] as const;

for (const [kind, method, what] of CASES) {
  t.test(`${what}`, async (t) => {
    const store = await openStore({ dataDir: temporaryFolder(t) });
    const { held, asked, letGo } = heldAt(store, kind, method);
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    const work: JobKind = {
      name: 'load',
      run: async () => {
        if (method === 'isHeld') await asked;
        return { response: new TextEncoder().encode('{}'), load: null };
      },
      failed: () => new Uint8Array(),
    };
    const machinery = await createMachinery({
      store: held,
      accounts: new Accounts(store),
      kinds: [work],
      settings: SETTINGS,
      log,
      pace: { poll: 10, sweep: 10 },
    });
    const ann = { owner: 'ann@example.com', company: 'Example', title: 'Stop', webhookUrl: '', requestId: 'r' };
    await machinery.background.begin([{ kind: work, ...ann, input: new Uint8Array() }]);
    machinery.start(1);
    await asked;
    let isStopped = false;
    const stopped = machinery.stop(10_000).then(() => {
      isStopped = true;
    });
    await sleep(50);
    t.equal(isStopped, false, 'the stop waits');
    letGo();
    await stopped;
    await store.close();
    await sleep(30);
    t.same(lines, [], 'and nobody asks any more');
  });
}
