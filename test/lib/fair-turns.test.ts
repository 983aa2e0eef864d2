/** Threads that users of different appetite share. */
import t from 'tap';
import { FairTurns, type Turn } from '../../src/lib/fair-turns.js';
import fc from '../support/fast-check.js';

interface Work extends Turn {
  readonly id: number;
}

const arbitraryWork = fc.record({
  user: fc.constantFrom('ann', 'bob', 'cy'),
  weight: fc.integer({ min: 1, max: 20 }),
  isLong: fc.boolean(),
});
/** What happens, in order: work comes, something that runs ends, something that waits is withdrawn. */
const arbitraryEvents = fc.array(
  fc.oneof(
    arbitraryWork.map((work) => ({ kind: 'comes', work }) as const),
    fc.nat().map((place) => ({ kind: 'ends', place }) as const),
    fc.nat().map((place) => ({ kind: 'leaves', place }) as const),
  ),
  { maxLength: 60 },
);

t.test('whatever comes and ends, every rule holds and nothing is forgotten', async () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), arbitraryEvents, (threads, events) => {
      const turns = new FairTurns<Work>(threads);
      const waiting: Work[] = [];
      const running: Work[] = [];
      const half = Math.max(1, Math.floor(threads / 2));
      const of = (user: string) => running.filter((one) => one.user === user).length;
      const mayBegin = (one: Work) =>
        !one.isLong || running.filter((two) => two.isLong).length < Math.max(1, threads - 1);
      const beginAll = () => {
        for (let next = turns.begin(); next; next = turns.begin()) {
          const { user } = next;
          if (of(user) >= half && waiting.some((one) => one.user !== user && of(one.user) < half && mayBegin(one))) {
            throw new Error(`${user} has ${of(user)} of ${threads} threads while others wait`);
          }
          if (!mayBegin(next)) throw new Error('no thread is left for what is short');
          waiting.splice(waiting.indexOf(next), 1);
          running.push(next);
        }
        const isIdle = running.length < threads && waiting.some(mayBegin);
        if (isIdle || running.length > threads) throw new Error(`${running.length} of ${threads} threads run`);
      };
      for (const [id, event] of events.entries()) {
        if (event.kind === 'comes') {
          const work = { ...event.work, id };
          waiting.push(work);
          turns.wait(work);
        } else if (event.kind === 'ends' && running.length > 0) {
          const [ended] = running.splice(event.place % running.length, 1);
          turns.ended(ended!);
        } else if (event.kind === 'leaves' && waiting.length > 0) {
          const [left] = waiting.splice(event.place % waiting.length, 1);
          if (!turns.withdraw(left!)) throw new Error('it waited');
        }
        beginAll();
        const weight = waiting.reduce((sum, one) => sum + one.weight, 0);
        if (turns.running !== running.length || turns.waiting !== waiting.length || turns.waitingWeight !== weight) {
          throw new Error('counts differ');
        }
      }
      while (running.length > 0) {
        turns.ended(running.pop()!);
        beginAll();
      }
      if (waiting.length > 0) throw new Error(`${waiting.length} were forgotten`);
    }),
    { numRuns: 400 },
  );
});

t.test('of one thread each who waits gets the same share, by weight', async (t) => {
  const turns = new FairTurns<Work>(1);
  let id = 0;
  for (let count = 0; count < 100; count++) turns.wait({ user: 'heavy', weight: 50, isLong: false, id: id++ });
  for (let count = 0; count < 200; count++) turns.wait({ user: 'light', weight: 1, isLong: false, id: id++ });
  const served = { heavy: 0, light: 0 };
  for (let count = 0; count < 102; count++) {
    const next = turns.begin()!;
    served[next.user as 'heavy' | 'light'] += next.weight;
    turns.ended(next);
  }
  t.same(served, { heavy: 100, light: 100 });
});

t.test('who was idle has saved nothing up', async (t) => {
  const turns = new FairTurns<Work>(1);
  const work = (user: string, id: number) => ({ user, weight: 10, isLong: false, id });
  for (let id = 0; id < 50; id++) turns.wait(work('ann', id));
  for (let count = 0; count < 20; count++) turns.ended(turns.begin()!);
  for (let id = 50; id < 60; id++) turns.wait(work('bob', id));
  const next = Array.from({ length: 6 }, () => {
    const begun = turns.begin()!;
    turns.ended(begun);
    return begun.user;
  });
  t.equal(next.filter((user) => user === 'bob').length, 3, next.join());
});

t.test('long work of one user is passed by its short work', async (t) => {
  const turns = new FairTurns<Work>(2);
  for (const id of [0, 1]) turns.wait({ user: 'ann', weight: 10, isLong: true, id });
  turns.wait({ user: 'ann', weight: 1, isLong: false, id: 2 });
  t.same([turns.begin()?.id, turns.begin()?.id, turns.begin()], [0, 2, null]);
});
