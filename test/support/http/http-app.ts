/** The HTTP face with routes of a test's own, on a free port. */
import { pino } from 'pino';
import type { Test } from 'tap';
import { type AppConfig, createApp } from '../../../src/app.js';
import { listen } from '../../../src/http/listen.js';
import type { Route } from '../../../src/http/route.js';
import type { Caller, Callers } from '../../../src/service/accounts/caller.js';
import { Lifecycle } from '../../../src/service/lifecycle.js';
import type { AnswerStore } from '../../../src/store/index.js';

export const KEY = 'a-key-of-the-tests';

export const ANN: Caller = {
  ...{ user: 'ann@example.com', company: 'Example', isAdmin: false, keyId: 'key_1' },
  ...{ roles: ['planner'], scopes: ['plan'], session: null, personName: null },
};

export const oneCaller: Callers = {
  authenticate: async (key) => (key === KEY ? ANN : null),
  isUserOf: async (company, user) => company === 'Example' && user === 'ann@example.com',
  nameOf: async () => null,
};

const noAnswers: AnswerStore = {
  claim: async () => ({ state: 'claimed' }),
  renew: async () => true,
  answer: async () => true,
  release: async () => {},
};

export interface ServedApp {
  readonly address: string;
  readonly lifecycle: Lifecycle;
  /** Log lines so far. */
  readonly lines: readonly string[];
}

/** @param answers absent: every request is the first of its idempotency key */
export async function serve(
  t: Test,
  routes: readonly Route[],
  config: Partial<AppConfig> = {},
  answers: AnswerStore = noAnswers,
  pendingSeconds = 60,
): Promise<ServedApp> {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  const lifecycle = new Lifecycle();
  lifecycle.ready();
  const keep = async () => null;
  const app = createApp(
    {
      trustProxy: false,
      corsOrigins: [],
      maxBody: 16 * 1024,
      bodiesMemory: 64 * 1024,
      maxUpload: 64 * 1024,
      baseUrl: null,
      rateLimit: 0,
      ...config,
    },
    {
      routes,
      callers: oneCaller,
      accessTo: () => ({ right: 'planner' }),
      lifecycle,
      log,
      answers: { store: answers, pendingSeconds },
      callLimit: null,
      faults: { keep },
    },
  );
  const listener = await listen({ host: '127.0.0.1', port: 0, tls: null }, app.callback());
  t.teardown(() => listener.close(1_000));
  return { address: listener.address, lifecycle, lines };
}
