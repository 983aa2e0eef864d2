import type { Test } from 'tap';
import { type AuditEntry, type AuditQuery, BadCursor, type UsageRow } from '../../../src/store/index.js';
import { ANN, at, BOB } from '../samples.js';
import type { OpenStore } from './open-store.js';

const entry = (minute: number, change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `${at(minute)}-r${minute}`,
  at: at(minute),
  ...{ company: 'acme', by: ANN.user, key: null, address: '192.0.2.1', action: 'SignedIn', on: '', detail: '' },
  ...change,
});

export async function auditContract(t: Test, open: OpenStore): Promise<void> {
  const { audit, usage, close } = await open();
  t.teardown(close);
  const ids = async (query: Partial<AuditQuery> = {}, company = 'acme') =>
    (await audit.list(company, { limit: 100, ...query })).items.map(({ id }) => Number(id.split('-r')[1]));

  await t.test('what was done: newest first, by page, by who, by what, by when', async (t) => {
    for (const minute of [3, 1, 5, 2, 4]) await audit.add(entry(minute, minute === 4 ? { by: BOB.user } : {}));
    await audit.add(entry(6, { company: 'other' }));
    await audit.add(entry(2, { action: 'SignedOut' }));
    t.strictSame(await ids(), [5, 4, 3, 2, 1]);
    t.strictSame(await ids({}, 'other'), [6]);
    t.strictSame(await ids({ by: BOB.user }), [4]);
    t.strictSame(await ids({ action: 'SignedOut' }), [2]);
    t.strictSame(await ids({ from: at(2), to: at(4) }), [3, 2]);
    const first = await audit.list('acme', { limit: 2 });
    t.strictSame(
      first.items.map(({ at: when }) => when),
      [at(5), at(4)],
    );
    t.strictSame(await ids({ limit: 2, cursor: first.next! }), [3, 2]);
    t.equal((await audit.list('acme', { limit: 5 })).next, null);
    await t.rejects(audit.list('acme', { limit: 2, cursor: 'none' }), BadCursor);
    t.strictSame((await audit.list('other', { limit: 1 })).items, [entry(6, { company: 'other' })]);
  });

  await t.test('what is old is forgotten, whosever it is', async (t) => {
    while ((await audit.sweep(at(4))) > 0);
    t.strictSame(await ids(), [5, 4]);
    while ((await audit.sweep(at(60))) > 0);
    t.strictSame([await ids(), await ids({}, 'other')], [[], []]);
  });

  await t.test('what was used adds up by day, user and key', async (t) => {
    const row = (day: string, key: string, change: Partial<UsageRow> = {}): UsageRow => ({
      ...{ company: 'acme', day, user: ANN.user, key, calls: 1, plans: 1, seconds: 0.5, ...change },
    });
    await usage.add([]);
    await usage.add([row('2026-11-20', 'a'), row('2026-11-21', 'a'), row('2026-11-21', '')]);
    await Promise.all([1, 2].map(() => usage.add([row('2026-11-21', 'a', { plans: 0 })])));
    await usage.add([row('2026-11-21', 'a', { company: 'other' })]);
    t.strictSame(await usage.list('acme', '2026-11-20', '2026-11-21'), [
      row('2026-11-21', 'a', { calls: 3, seconds: 1.5 }),
      row('2026-11-21', ''),
      row('2026-11-20', 'a'),
    ]);
    t.equal((await usage.list('acme', '2026-11-21', '2026-11-21')).length, 2);
    while ((await usage.sweep('2026-11-21')) > 0);
    t.equal((await usage.list('acme', '2026-01-01', '2026-12-31')).length, 2);
  });
}
