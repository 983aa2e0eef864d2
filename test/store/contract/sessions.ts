import type { Test } from 'tap';
import type { SessionRecord } from '../../../src/store/index.js';
import { ANN, at, BOB } from '../samples.js';
import type { OpenStore } from './open-store.js';

const session = (hash: string, { user }: { user: string }, expires = 60): SessionRecord => ({
  ...{ hash, user, by: 'password' },
  ...{ createdAt: at(0), lastSeenAt: at(0), expiresAt: at(expires) },
});

export async function sessionsContract(t: Test, open: OpenStore): Promise<void> {
  const { sessions, close } = await open();
  t.teardown(close);
  const there = async (...hashes: string[]) => {
    const found = await Promise.all(hashes.map((hash) => sessions.find(hash)));
    return hashes.filter((_, n) => found[n] !== null).join('');
  };

  await t.test('begin, are used, and end one by one or all but one', async (t) => {
    for (const hash of ['a', 'b', 'c']) await sessions.add(session(hash, ANN));
    await sessions.add(session('d', BOB));
    t.strictSame(await sessions.find('a'), session('a', ANN));
    await sessions.touch('a', at(5), at(65));
    t.strictSame(await sessions.find('a'), { ...session('a', ANN), lastSeenAt: at(5), expiresAt: at(65) });
    await sessions.end('a');
    await sessions.touch('a', at(6), at(66));
    t.equal(await sessions.find('a'), null, 'a use does not revive it');
    await sessions.endAll(ANN.user, 'b');
    t.equal(await there('a', 'b', 'c', 'd'), 'bd');
    await sessions.endAll(ANN.user);
    t.equal(await there('b', 'd'), 'd');
  });

  await t.test('a link is taken once, by one of many', async (t) => {
    const link = { hash: 'l', user: ANN.user, expiresAt: at(60), usedAt: null };
    await sessions.addLink(link);
    const taken = await Promise.all([1, 2, 3].map(() => sessions.takeLink('l', at(1))));
    t.strictSame(
      taken.filter((one) => one?.usedAt === null),
      [link],
    );
    t.equal((await sessions.takeLink('l', at(2)))?.usedAt, at(1), 'that it was used is known');
    await sessions.addLink({ ...link, hash: 'm' });
    await sessions.addLink({ ...link, hash: 'n', user: BOB.user });
    await sessions.dropLinks(ANN.user);
    t.equal(await sessions.takeLink('m', at(2)), null);
    t.equal((await sessions.takeLink('l', at(3)))?.usedAt, at(1), 'until it expires');
    t.equal((await sessions.takeLink('n', at(2)))?.user, BOB.user);
  });

  await t.test('what has expired is forgotten', async (t) => {
    await sessions.add(session('e', ANN, 10));
    await sessions.add(session('f', ANN, 30));
    await sessions.addLink({ hash: 'g', user: ANN.user, expiresAt: at(10), usedAt: null });
    t.equal(await sessions.sweep(at(20)), 2);
    t.equal(await there('e', 'f'), 'f');
    t.equal(await sessions.sweep(at(20)), 0);
  });
}
