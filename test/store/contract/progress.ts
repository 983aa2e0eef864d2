import type { Test } from 'tap';
import type { ProgressKind } from '../../../src/domain/progress.js';
import { type ProgressEvent, type ProgressStore, TooManyEvents } from '../../../src/store/index.js';
import { ANN, at, deletion, load } from '../samples.js';
import type { OpenStore } from './open-store.js';

function event(id: string, minute: number, kind: ProgressKind = 'Done'): ProgressEvent {
  return { id, at: at(minute), by: 'ann@acme.test', container: 1, section: 1, space: 2, kind };
}

const terms = {
  most: 4,
  sumOf: (events: readonly ProgressEvent[]) => ({ events: events.length, done: 2, of: 9, problems: 1 }),
};
const sum = (events: number) => ({ events, done: 2, of: 9, problems: 1 });

async function idsOf(progress: ProgressStore, of: string, version: number): Promise<string[]> {
  return (await progress.events({ load: of, version })).map(({ id }) => id);
}

export async function progressContract(t: Test, open: OpenStore): Promise<void> {
  const store = await open();
  const { progress } = store;
  t.teardown(() => store.close());
  const one = { load: 'one', version: 1 };

  await t.test('an id counts once, and events come by when they were', async (t) => {
    t.strictSame(await progress.events(one), []);
    t.strictSame(await progress.sums([one]), [null]);
    const told = {
      ...event('b', 2, 'DoesNotFit'),
      pallet: 3,
      count: 2,
      text: 'wide',
      size: { length: 1, width: 2, height: 3 },
    };
    t.strictSame(await progress.add(one, [told, event('a', 2), event('a', 4)], terms), sum(2));
    t.strictSame(await progress.add(one, [event('c', 1), event('a', 5)], terms), sum(3));
    t.strictSame(await progress.events(one), [event('c', 1), event('a', 2), told]);
    t.strictSame(await progress.sums([{ load: 'two', version: 1 }, one]), [null, sum(3)]);
  });

  await t.test('each version has its own', async (t) => {
    await progress.add({ load: 'one', version: 2 }, [event('a', 7)], terms);
    await progress.add({ load: 'one', version: 12 }, [event('x', 7)], terms);
    t.strictSame(await idsOf(progress, 'one', 2), ['a']);
    t.strictSame(await idsOf(progress, 'one', 1), ['c', 'a', 'b']);
  });

  await t.test('what is too many is refused whole; what is there already never is', async (t) => {
    await t.rejects(progress.add(one, [event('d', 1), event('e', 1)], terms), TooManyEvents);
    t.strictSame(await progress.sums([one]), [sum(3)]);
    await progress.add(one, [event('d', 9)], terms);
    t.strictSame(await progress.add(one, [event('d', 9), event('a', 2)], terms), sum(4));
    t.strictSame(await idsOf(progress, 'one', 1), ['c', 'a', 'b', 'd']);
  });

  await t.test('from two sides at once nothing is lost', async (t) => {
    const plan = { load: 'busy', version: 1 };
    const far = { ...terms, most: 100 };
    await Promise.all(Array.from({ length: 20 }, (_, n) => progress.add(plan, [event(`n${n % 10}`, n % 10)], far)));
    t.strictSame(await progress.sums([plan]), [sum(10)]);
    t.equal((await progress.events(plan)).length, 10);
  });

  await t.test('put back, it joins what is here; of two sums that of more events stays', async (t) => {
    const plan = { load: 'back', version: 3 };
    await progress.putBack({ ...plan, sum: null, events: [event('a', 1)] });
    t.strictSame(await progress.sums([plan]), [null]);
    await progress.putBack({ ...plan, sum: sum(2), events: [event('a', 1), event('b', 2)] });
    await progress.putBack({ ...plan, sum: { ...sum(1), done: 0 }, events: [event('a', 1)] });
    t.strictSame(await progress.sums([plan]), [sum(2)]);
    t.strictSame(await idsOf(progress, 'back', 3), ['a', 'b']);
  });

  await t.test('it goes with its version, and with its load for good', async (t) => {
    const kept = await open({ versionsKept: 1, versionsDays: 90, binDays: 30 });
    t.teardown(() => kept.close());
    const tell = (version: number) => kept.progress.add({ load: id, version }, [event(`v${version}`, 1)], terms);
    const all = async () => Promise.all([1, 2, 3].map((version) => idsOf(kept.progress, id, version)));
    const { id } = await kept.loads.save(load(ANN, 'tour', { createdAt: at(1) }, 'one'));
    await tell(1);
    await kept.loads.save(load(ANN, 'tour', { createdAt: at(2) }, 'two'));
    await tell(2);
    t.strictSame(await all(), [['v1'], ['v2'], []], 'old ticks stay with their plan');
    await kept.loads.save(load(ANN, 'tour', { createdAt: at(3) }, 'three'));
    await tell(3);
    t.strictSame(await all(), [[], ['v2'], ['v3']], 'the first version is forgotten');
    await kept.loads.delete(ANN, ANN.user, 'tour', deletion(ANN, 5));
    t.strictSame(await all(), [[], ['v2'], ['v3']], 'in the bin');
    await kept.bin.restore(ANN, id);
    t.strictSame(await all(), [[], ['v2'], ['v3']]);
    await kept.loads.delete(ANN, ANN.user, 'tour', deletion(ANN, 6));
    await kept.bin.remove(ANN, id);
    t.strictSame(await all(), [[], [], []]);
    t.strictSame(await kept.progress.sums([{ load: id, version: 3 }]), [null]);
  });

  await t.test('it is among all that is kept', async (t) => {
    const entries: unknown[] = [];
    for await (const entry of store.entries()) if (entry.kind === 'progress') entries.push(entry.progress);
    t.strictSame(entries.slice(0, 1), [
      { load: 'back', version: 3, sum: sum(2), events: [event('a', 1), event('b', 2)] },
    ]);
    t.equal(entries.length, 5);
  });
}
