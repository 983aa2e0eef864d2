import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { Accounts } from '../../../src/service/accounts/accounts.js';
import { hashOfKey } from '../../../src/service/accounts/api-key.js';
import { ensureAccess } from '../../../src/service/accounts/first-start.js';
import { openEmbeddedStore } from '../../../src/store/embedded/open.js';
import type { AccountStore } from '../../../src/store/index.js';

function open(t: Test, now?: () => Date) {
  const folder = mkdtempSync(join(tmpdir(), 'stowage-accounts-'));
  const store = openEmbeddedStore(folder);
  t.teardown(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return { store, accounts: new Accounts(store, now) };
}

const ANN = { user: 'Ann@Acme.test', company: 'acme' };

t.test('a key opens the door until it is revoked or expires', async (t) => {
  let now = new Date('2026-11-20T00:00:00Z');
  const { store, accounts } = open(t, () => now);
  const plain = await accounts.createKey(ANN);
  const limited = await accounts.createKey({ ...ANN, isAdmin: true, expiresAt: '2026-11-21T00:00:00.000Z' });
  t.strictSame(await accounts.authenticate(plain.key), {
    user: 'ann@acme.test',
    company: 'acme',
    personName: null,
    isAdmin: false,
    keyId: plain.record.id,
    roles: ['planner', 'admin'],
    scopes: ['plan'],
    session: null,
  });
  t.match(await accounts.authenticate(limited.key), { user: 'ann@acme.test', isAdmin: true });
  for (const wrong of ['', 'x', plain.key.slice(0, -1), `${plain.key}x`, plain.record.hash, plain.key.toUpperCase()]) {
    t.equal(await accounts.authenticate(wrong), null, `wrong: ${wrong.length} characters`);
  }
  now = new Date('2026-11-21T00:00:00Z');
  t.equal(await accounts.authenticate(limited.key), null, 'expired');
  t.ok(await accounts.authenticate(plain.key));
  await accounts.revokeKey(plain.record.id, 'ann@acme.test');
  t.equal(await accounts.authenticate(plain.key), null, 'revoked');
  await t.rejects(accounts.revokeKey(limited.record.id, 'bob@acme.test'), { code: 'NoRecords' });
  const kept = JSON.stringify(await store.accounts.listKeys());
  t.notMatch(kept, plain.key, 'the key itself is kept nowhere');
});

t.test('the last use is noted', async (t) => {
  let now = new Date('2026-11-20T00:00:00Z');
  const { accounts } = open(t, () => now);
  const { key } = await accounts.createKey(ANN);
  const lastUsed = async () => (await accounts.listKeys())[0]!.lastUsedAt;
  const settle = () => new Promise((resolve) => setTimeout(resolve, 50));
  t.equal(await lastUsed(), null);
  await accounts.authenticate(key);
  await settle();
  t.equal(await lastUsed(), '2026-11-20T00:00:00.000Z');
  now = new Date('2026-11-20T00:05:00Z');
  await accounts.authenticate(key);
  await settle();
  t.equal(await lastUsed(), '2026-11-20T00:05:00.000Z');
});

t.test('users belong to one company', async (t) => {
  const { accounts } = open(t);
  await accounts.createKey(ANN);
  await t.rejects(accounts.createKey({ ...ANN, company: 'other' }), { code: 'BadAccount' });
  for (const user of ['', 'ann', 'a b@c', '@', 'a@b/c']) {
    await t.rejects(accounts.createKey({ user, company: 'acme' }), { code: 'BadAccount' }, `"${user}"`);
  }
  await t.rejects(accounts.createKey({ user: 'a@b', company: ' ' }), { code: 'BadAccount' });
  t.ok(await accounts.isUserOf('acme', 'ANN@acme.TEST'));
  t.notOk(await accounts.isUserOf('other', 'ann@acme.test'));
  t.notOk(await accounts.isUserOf('acme', 'nobody@acme.test'));
});

t.test('every key, right or wrong, takes the same steps, by its digest alone', async (t) => {
  const { store, accounts } = open(t);
  const { key } = await accounts.createKey(ANN);
  const expired = await accounts.createKey({ ...ANN, expiresAt: '2020-01-01T00:00:00.000Z' });
  const revoked = await accounts.createKey(ANN);
  await accounts.revokeKey(revoked.record.id);
  const long = 'k'.repeat(255);
  await accounts.addKey(long, await accounts.ensureUser(ANN.user, ANN.company), 'as long as a key may be');
  const steps: string[] = [];
  const watched: AccountStore = Object.assign(Object.create(store.accounts), {
    findKey: (hash: string) => steps.push(`findKey ${hash}`) && store.accounts.findKey(hash),
    getUser: (email: string) => steps.push('getUser') && store.accounts.getUser(email),
    touchKey: async () => {},
  });
  const seen = new Accounts({ accounts: watched, people: store.people });
  const withRight = (share: number) => key.slice(0, share) + 'x'.repeat(key.length - share);
  for (const [one, isRight] of [
    [key, true],
    [withRight(0), false],
    [withRight(key.length >> 1), false],
    [key.slice(0, -1) + (key.endsWith('x') ? 'y' : 'x'), false],
    [key.slice(0, -1), false],
    [`${key}x`, false],
    [expired.key, false],
    [revoked.key, false],
    ['wrong', false],
    [long, true],
    [`${long}k`, false],
    ['x'.repeat(5000), false],
  ] as const) {
    steps.length = 0;
    t.equal((await seen.authenticate(one)) !== null, isRight);
    // Whoever guesses characters cannot steer the digest that is looked for.
    const digest = createHash('sha256').update(one.slice(0, 255)).digest('hex');
    t.strictSame(steps, [`findKey ${digest}`, 'getUser']);
  }
});

t.test('first start', async (t) => {
  const { store, accounts } = open(t);
  const made = await ensureAccess(accounts, store, null);
  t.match(await accounts.authenticate(made!.key), { user: 'admin@localhost', company: 'default' });
  t.equal(await ensureAccess(accounts, store, null), null, 'once only');
});

t.test('a user by the settings', async (t) => {
  const { store, accounts } = open(t);
  const bootstrap = { ...ANN, token: 'a token', webhookSecret: null };
  t.equal(await ensureAccess(accounts, store, bootstrap), null);
  t.match(await accounts.authenticate('a token'), { user: 'ann@acme.test', isAdmin: false });
  const secret = await accounts.webhookSecret('ann@acme.test');
  await ensureAccess(accounts, store, bootstrap);
  t.equal(await accounts.webhookSecret('ann@acme.test'), secret, 'a secret made is kept');
  await ensureAccess(accounts, store, { ...bootstrap, webhookSecret: 'whsec_BBBB' });
  t.equal(await accounts.webhookSecret('ann@acme.test'), 'whsec_BBBB', 'one of the settings wins');
  t.equal((await store.accounts.listKeys()).length, 1);
  await t.rejects(ensureAccess(accounts, store, { ...bootstrap, user: 'bob@acme.test' }), {
    code: 'BadAccount',
  });
  t.equal(hashOfKey('a token').length, 64);
});
