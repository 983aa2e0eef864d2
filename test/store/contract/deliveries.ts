import type { Test } from 'tap';
import type { DeliveryStore, NewDelivery } from '../../../src/store/index.js';
import { ANN, at, BOB } from '../samples.js';
import type { OpenStore } from './open-store.js';

function delivery(id: string, owner: string, minute: number): NewDelivery {
  const url = 'https://user:word@hooks.example/x';
  return { id, jobId: `of ${id}`, owner, url, requestId: 'r', createdAt: at(minute), expiresAt: at(minute + 100) };
}

const failed = { status: 500, error: 'It answered 500.' };

export async function deliveriesContract(t: Test, open: OpenStore): Promise<void> {
  const { deliveries, close } = await open();
  t.teardown(close);
  const find = async (owner: string, id: string) =>
    (await deliveries.list(owner, { limit: 99 })).items.find((one) => one.id === id);

  await t.test('noted once, due at once, sent by one at a time', async (t) => {
    await deliveries.add(delivery('m1', ANN.user, 0));
    await deliveries.add({ ...delivery('m1', ANN.user, 0), url: 'https://other.example' });
    const due = { ...delivery('m1', ANN.user, 0), state: 'pending', attempts: [], failures: 0, nextAt: at(0) };
    const claims = await Promise.all([1, 2, 3].map(() => deliveries.claim(at(1), at(3), [])));
    t.equal(claims.filter((one) => one !== null).length, 1);
    const claimed = claims.find((one) => one !== null)!;
    t.match(claimed, due);
    t.equal(await deliveries.claim(at(2), at(4), []), null, 'somebody is at it');
    const again = await deliveries.claim(at(3), at(5), []);
    t.match(again, { id: 'm1' }, 'who was at it is taken for dead');
    const attempt = { at: at(3), ...failed };
    await deliveries.record(again!, { attempt, state: 'pending', failures: 1, nextAt: at(9) });
    t.match(await find(ANN.user, 'm1'), { state: 'pending', attempts: [attempt], failures: 1, nextAt: at(9) });
    t.equal(await deliveries.claim(at(8), at(10), []), null);
    const last = await deliveries.claim(at(9), at(11), []);
    const done = { at: at(9), status: 204, error: null };
    await deliveries.record(last!, { attempt: done, state: 'delivered', failures: 1, nextAt: null });
    t.match(await find(ANN.user, 'm1'), { state: 'delivered', attempts: [attempt, done], nextAt: null });
    t.equal(await deliveries.claim(at(99), at(100), []), null, 'it is done');
  });

  await t.test('sent again when its owner wants it', async (t) => {
    t.equal(await deliveries.resend(BOB.user, 'm1', at(20)), null, "another's");
    t.equal(await deliveries.resend(ANN.user, 'nothing', at(20)), null);
    t.match(await deliveries.resend(ANN.user, 'm1', at(20)), { state: 'pending', failures: 0, nextAt: at(20) });
    const claimed = (await deliveries.claim(at(20), at(22), []))!;
    t.equal(claimed.attempts.length, 2);
    await deliveries.resend(ANN.user, 'm1', at(21));
    const attempt = { at: at(20), status: 200, error: null };
    await deliveries.record(claimed, { attempt, state: 'delivered', failures: 0, nextAt: null });
    t.match(await find(ANN.user, 'm1'), { state: 'pending', nextAt: at(21) }, 'wanted again while it was sent');
    t.equal((await find(ANN.user, 'm1'))!.attempts.length, 3);
    await sendAll(deliveries);
  });

  await t.test('the one due longest, but of none whose turn it is not', async (t) => {
    await deliveries.add(delivery('m2', ANN.user, 30));
    await deliveries.add(delivery('m3', BOB.user, 31));
    t.match(await deliveries.claim(at(40), at(42), [ANN.user]), { id: 'm3' });
    t.match(await deliveries.claim(at(40), at(42), []), { id: 'm2' });
    t.equal(await deliveries.claim(at(40), at(42), []), null);
  });

  await t.test('lists and forgets', async (t) => {
    await deliveries.add(delivery('m4', ANN.user, 50));
    const page = await deliveries.list(ANN.user, { limit: 2 });
    t.strictSame(
      page.items.map(({ id }) => id),
      ['m4', 'm2'],
    );
    const rest = await deliveries.list(ANN.user, { limit: 2, cursor: page.next! });
    t.strictSame([rest.items.map(({ id }) => id), rest.next], [['m1'], null]);
    t.equal(await deliveries.sweep(at(101)), 1);
    t.equal(await find(ANN.user, 'm1'), undefined);
    t.equal(await deliveries.sweep(at(101)), 0);
  });
}

async function sendAll(deliveries: DeliveryStore): Promise<void> {
  for (;;) {
    const claimed = await deliveries.claim(at(25), at(26), []);
    if (!claimed) return;
    await deliveries.record(claimed, { attempt: null, state: 'delivered', failures: 0, nextAt: null });
  }
}
