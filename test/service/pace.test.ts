/** When to try again follows the work that waits, and how fast it is done. */

import { pino } from 'pino';
import t from 'tap';
import { lastingToken } from '../../src/calculation/node/report-links.js';
import { Passwords } from '../../src/service/accounts/passwords.js';
import { Background } from '../../src/service/background/background.js';
import { queueFull, secondsOfEach, secondsUntilPlace } from '../../src/service/pace.js';
import { Reports } from '../../src/service/reports/reports.js';
import { Pace } from '../../src/threads/pace.js';
import { LineIsFull, Turns } from '../../src/threads/turns.js';
import { ANN, load } from '../store/samples.js';

t.test('the more waits and the slower it is done, the later', async (t) => {
  t.equal(secondsUntilPlace(1_000), 100);
  t.equal(secondsUntilPlace(40), 4);
  t.equal(secondsUntilPlace(0.2), 1, 'at least a second');
  t.equal(secondsUntilPlace(1e8), 600, 'at most ten minutes');
  t.match(queueFull('It is full.', 95), {
    code: 'QueueFull',
    retryAfter: 10,
    message: 'It is full. Try again in 10 s.',
  });
});

t.test('of what ran, the time in which anything did', async (t) => {
  const span = (begun: number, ended: number) => ({ begun: 1000 * begun, ended: 1000 * ended });
  t.equal(secondsOfEach([]), null);
  t.equal(secondsOfEach([span(0, 4)]), 4);
  t.equal(secondsOfEach([span(90_000, 90_004), span(0, 4)]), 4, 'a day without any makes none slower');
  t.equal(
    secondsOfEach([span(0, 8), span(2, 6), span(4, 10), span(1, 3)]),
    2.5,
    'four at once are as fast as they are',
  );
});

t.test('a pace', async (t) => {
  let now = 0;
  const pace = new Pace(2, () => 1000 * now);
  t.equal(pace.secondsOfOne, 2, 'is the usual one as long as none has ended');
  const first = pace.begin();
  now = 1;
  t.equal(pace.secondsOfOne, 2, 'what runs tells nothing as long as it is not late');
  now = 12;
  t.equal(pace.secondsOfOne, 4, 'what is late tells what it took so far');
  first(false);
  t.equal(pace.secondsOfOne, 2, 'what was not done tells nothing');
  for (let more = 0; more < 50; more++) {
    const end = pace.begin(10);
    now += 5;
    end(true);
    end(true);
  }
  t.ok(Math.abs(pace.secondsOfOne - 0.5) < 0.01, 'then that of the last ones, for each unit of weight');
  const small = pace.begin(1);
  now += 5;
  small(true);
  t.ok(pace.secondsOfOne < 0.7, 'and a small one that is slow makes large ones hardly slower');
});

t.test('turns', async (t) => {
  let now = 0;
  const turns = new Turns({ atOnce: 1, mostWaiting: 2, pace: new Pace(3, () => 1000 * now) });
  const leave = await turns.begin();
  const order: string[] = [];
  const gone = new AbortController();
  const waits = [
    turns.take(async () => void order.push('first'), gone.signal),
    turns.take(async () => void order.push('second')),
  ];
  await t.rejects(
    turns.take(async () => {}),
    { name: 'LineIsFull', seconds: 6 },
  );
  gone.abort(new Error('left'));
  await t.rejects(waits[0]!, { message: 'left' });
  waits.push(turns.take(async () => void order.push('third')));
  now = 28;
  // What runs is late.
  await t.rejects(turns.begin(), { name: 'LineIsFull', seconds: 16 });
  leave(true);
  await Promise.all(waits.slice(1));
  t.same(order, ['second', 'third'], 'who left is passed over');
  t.ok(turns.isIdle);
  await t.rejects(
    turns.take(async () => t.fail(), AbortSignal.abort(new Error('before'))),
    { message: 'before' },
  );
});

t.test('who signs in while others do is told when to come', async (t) => {
  let now = 0;
  const argon = { hash: async () => 'hash', verify: () => new Promise<boolean>(() => {}) };
  const passwords = new Passwords(argon, new Pace(0.1, () => 1000 * now));
  const tries = Array.from({ length: 102 }, () => passwords.isRight('guess', null));
  for (const one of tries) one.catch(() => {});
  const refused = (retryAfter: number) =>
    t.rejects(passwords.isRight('guess', null), { code: 'QueueFull', retryAfter });
  await refused(1);
  now = 10;
  await refused(19);
  now = 1e6;
  await refused(600);
});

t.test('who wants a job done while too many wait is told by those that ran last', async (t) => {
  const tenSeconds = { startedAt: '2026-01-01T00:00:00.000Z', finishedAt: '2026-01-01T00:00:10.000Z' };
  let last = [tenSeconds];
  const jobs = { hasPlace: async () => false, lastRun: async () => last };
  const parts = { store: { jobs } as never, queue: {} as never, guard: {} as never, log: pino({ level: 'silent' }) };
  const background = new Background({ ...parts, limit: 50, onCancelled: () => {}, onDelivery: () => {} });
  const refused = (retryAfter: number) => t.rejects(background.checkPlace(ANN.user), { code: 'QueueFull', retryAfter });
  await refused(50);
  last = Array.from({ length: 4 }, () => tenSeconds);
  await refused(13);
  last = [];
  await refused(5);
});

t.test('who wants a report while too many wait is told, too', async (t) => {
  const saved = load(ANN, 'Seen', {}, '{"a":1}');
  const full = () => Promise.reject(new LineIsFull(120));
  const reports = new Reports({
    store: { loads: { get: async () => saved } } as never,
    earlierOf: async () => [],
    presenting: {} as never,
    writing: { write: full, stream: full },
    workbooks: {} as never,
    pictures: { linksOf: async () => ({ secret: 'one', owner: null, untilDay: 0 }) },
  });
  const view = await reports.findView(lastingToken('one', ANN.user, 'Seen', null));
  const refused = view.write(new AbortController().signal);
  await t.rejects(refused, { code: 'QueueFull', retryAfter: 12, message: /Try again in 12 s\.$/ });
});
