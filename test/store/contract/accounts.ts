import type { Test } from 'tap';
import type { Settings } from '../../../src/store/index.js';
import { ANN, at, BOB, key, user } from '../samples.js';
import type { OpenStore } from './open-store.js';

export async function accountsContract(t: Test, open: OpenStore): Promise<void> {
  const { accounts, close } = await open();
  t.teardown(close);

  await t.test('users', async (t) => {
    t.notOk(await accounts.hasUsers());
    t.equal(await accounts.getUser(ANN.user), null);
    t.strictSame(await accounts.addUser(user(ANN)), { user: user(ANN), isNew: true });
    const again = await accounts.addUser({ ...user(ANN), webhookSecret: 'whsec_BBBB' });
    t.strictSame(again, { user: user(ANN), isNew: false }, 'the first one stays');
    t.ok(await accounts.hasUsers());
    t.ok(await accounts.setWebhookSecret(ANN.user, 'whsec_CCCC'));
    t.notOk(await accounts.setWebhookSecret(BOB.user, 'whsec_CCCC'));
    t.equal((await accounts.getUser(ANN.user))?.webhookSecret, 'whsec_CCCC');
    const race = await Promise.all([1, 2, 3].map(() => accounts.addUser(user(BOB))));
    t.equal(race.filter(({ isNew }) => isNew).length, 1, 'one of three makes the user');
  });

  await t.test('settings', async (t) => {
    t.strictSame(await accounts.getSettings(ANN.user), {});
    await accounts.changeSettings(ANN.user, () => ({ isEasyLoadUsed: true, maxPlacementSize: 1.5 }));
    t.strictSame(await accounts.getSettings(ANN.user), { isEasyLoadUsed: true, maxPlacementSize: 1.5 });
    t.strictSame(await accounts.getSettings(BOB.user), {});
    const count = (settings: Settings) => ({ ...settings, count: Number(settings['count'] ?? 0) + 1 });
    await Promise.all(Array.from({ length: 10 }, () => accounts.changeSettings(BOB.user, count)));
    t.strictSame(await accounts.getSettings(BOB.user), { count: 10 }, 'no change is lost');
  });

  await t.test('keys', async (t) => {
    const [a, b, c] = [key('a', ANN, 1), key('b', BOB, 2), key('c', ANN, 3)];
    for (const one of [c, a, b]) t.ok(await accounts.addKey(one));
    t.notOk(await accounts.addKey({ ...key('d', BOB), hash: a.hash }), 'hashes are unique');
    t.strictSame(await accounts.findKey(b.hash), b);
    t.equal(await accounts.findKey('0'.repeat(64)), null);
    t.strictSame(await accounts.listKeys(), [a, b, c]);
    t.strictSame(await accounts.listKeys(ANN.user), [a, c]);
    await accounts.touchKey('a', at(7));
    t.notOk(await accounts.revokeKey('a', at(8), BOB.user), "not another user's");
    t.ok(await accounts.revokeKey('a', at(8), ANN.user));
    t.ok(await accounts.revokeKey('a', at(9)));
    t.notOk(await accounts.revokeKey('none', at(9)));
    t.strictSame(await accounts.findKey(a.hash), { ...a, lastUsedAt: at(7), revokedAt: at(8) });
  });
}
