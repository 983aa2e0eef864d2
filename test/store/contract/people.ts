import type { Test } from 'tap';
import { LastAdmin, type Person } from '../../../src/store/index.js';
import { ANN, at, BOB, EVE, person } from '../samples.js';
import type { OpenStore } from './open-store.js';

export async function peopleContract(t: Test, open: OpenStore): Promise<void> {
  const { people, close } = await open();
  t.teardown(close);
  const rolesOf = async (email: string) => (await people.get(email))?.roles;
  const change = (email: string, to: Partial<Person>) => people.change(email, (one) => ({ ...one, ...to }));

  await t.test('the first of a company is its admin, when that is asked', async (t) => {
    t.equal(await people.get(ANN.user), null);
    const first = person(ANN, { roles: ['planner', 'admin'] });
    t.strictSame(await people.add(person(ANN), true), { person: first, isNew: true });
    t.strictSame(await people.add(person(ANN, { name: 'Other' }), true), { person: first, isNew: false });
    t.strictSame(await people.get(ANN.user), first, 'the first one stays');
    await people.add(person(BOB), true);
    t.strictSame(await rolesOf(BOB.user), ['planner'], 'the second is what was asked');
    await people.add(person(EVE), false);
    t.strictSame(await rolesOf(EVE.user), ['planner'], 'nobody asked');
    t.strictSame(
      (await people.list('acme')).map(({ email }) => email),
      [ANN.user, BOB.user],
    );
    t.equal((await people.list()).length, 3);
  });

  await t.test('changes, and none is lost', async (t) => {
    const full = {
      name: 'Bob Stone',
      language: 'de',
      uom: 'UnitMetric',
      lastSeenAt: at(3),
      passwordHash: '$argon2id$',
    };
    t.match(await change(BOB.user, full), full);
    t.strictSame(await people.get(BOB.user), person(BOB, full));
    t.equal(await change('nobody@acme.test', {}), null);
    await t.rejects(
      people.change(BOB.user, () => {
        throw new Error('no');
      }),
      { message: 'no' },
    );
    const longer = (one: Person) => ({ ...one, name: `${one.name}x` });
    await Promise.all(Array.from({ length: 8 }, () => people.change(BOB.user, longer)));
    t.equal((await people.get(BOB.user))?.name, `Bob Stone${'x'.repeat(8)}`);
    t.strictSame((await change(BOB.user, { company: 'other' }))?.company, 'acme', 'but for the company');
  });

  await t.test('the account at the own sign-in', async (t) => {
    const account = { issuer: 'https://id.acme.test', subject: 's'.repeat(400) };
    t.equal(await people.findByOpenId(account), null);
    await change(BOB.user, { openId: account });
    t.equal((await people.findByOpenId(account))?.email, BOB.user);
    t.equal(await people.findByOpenId({ ...account, issuer: 'https://evil.test' }), null);
    await change(BOB.user, { openId: null });
    t.equal(await people.findByOpenId(account), null);
  });

  await t.test('a company keeps an admin, whoever demotes whom at once', async (t) => {
    for (const left of [{ roles: ['planner'] as const }, { isDisabled: true }, { removedAt: at(9) }]) {
      await t.rejects(change(ANN.user, left), LastAdmin);
      t.strictSame(await rolesOf(ANN.user), ['planner', 'admin']);
    }
    await change(BOB.user, { roles: ['admin'] });
    const both = await Promise.allSettled([ANN, BOB].map(({ user }) => change(user, { roles: ['planner'] })));
    t.equal(both.filter(({ status }) => status === 'rejected').length, 1, 'one of two stays');
    const admins = (await people.list('acme')).filter(({ roles }) => roles.includes('admin'));
    t.equal(admins.length, 1);
    await change(admins[0]!.email, { name: 'still' });
    await t.rejects(change(admins[0]!.email, { roles: ['viewer'] }), LastAdmin, 'a refusal forgets nobody');
  });
}
