/** What a try to sign in costs: the same whether the e-mail is known, disabled or without a password, or nobody's. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as argon2 from '@node-rs/argon2';
import { pino } from 'pino';
import t from 'tap';
import { readConfig } from '../../../src/config.js';
import { accessServices } from '../../../src/service/accounts/access-services.js';
import { Passwords } from '../../../src/service/accounts/passwords.js';
import { SignIn } from '../../../src/service/accounts/sign-in.js';
import { TryLimits } from '../../../src/service/accounts/try-limits.js';
import { openEmbeddedStore } from '../../../src/store/embedded/open.js';
import type { PeopleStore } from '../../../src/store/index.js';

const PASSWORD = 'quiet heron over the lake';
const log = pino({ level: 'silent' });

t.test('whoever guesses costs the same steps and the same hashing, until tries end', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'stowage-sign-in-'));
  const store = openEmbeddedStore(folder);
  t.teardown(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const settings = readConfig({});
  const { people, audit } = accessServices(store, settings, log);
  const actor = { company: 'acme', by: 'test', key: null, address: '' };
  const passwordHash = await new Passwords().hash(PASSWORD);
  for (const email of ['bob@acme.test', 'off@acme.test', 'gone@acme.test', 'new@acme.test', 'last@acme.test']) {
    await people.add(actor, email, { roles: ['admin'] });
    if (!email.startsWith('new')) await store.people.change(email, (one) => ({ ...one, passwordHash }));
  }
  await people.change(actor, 'off@acme.test', { isDisabled: true });
  await people.remove(actor, 'gone@acme.test');

  const steps: string[] = [];
  /** That what is counted costs no seconds. */
  let isHashed = true;
  const argon: typeof argon2 = {
    ...argon2,
    verify: async (hash, password) => {
      const [, kind, , cost] = String(hash).split('$');
      steps.push(`verify ${kind} ${cost}`);
      return isHashed && argon2.verify(hash, password);
    },
  };
  const watched = {
    ...store,
    people: {
      get: (email: string) => {
        steps.push('get');
        return store.people.get(email);
      },
      change: (...[email, change]: Parameters<PeopleStore['change']>) => store.people.change(email, change),
    } as PeopleStore,
    limitTries: (...[name, rate]: Parameters<typeof store.limitTries>) => {
      const limit = store.limitTries(name, rate);
      return {
        take: (of: string) => {
          steps.push(`take ${name}`);
          return limit.take(of);
        },
        giveBack: (of: string) => limit.giveBack(of),
      };
    },
  };
  const mailer = { isThere: false } as never;
  const parts = { store: watched, passwords: new Passwords(argon), audit, mailer, settings, log };
  const signIn = new SignIn({ ...parts, limits: new TryLimits(watched) });
  const tried = async (email: string, password: string, address: string) => {
    steps.length = 0;
    const code = await signIn.byPassword(email, password, address).then(
      () => 'signed in',
      (error) => `${error.code}: ${error.message}`,
    );
    return { code, steps: [...steps] };
  };

  const right = await tried('last@acme.test', PASSWORD, '192.0.2.1');
  t.match(right.code, 'signed in');
  t.match(right.steps, ['take try-address', 'take try-email', 'get', /^verify argon2id m=19456,t=2,p=1$/]);
  const guesses = [
    ['bob@acme.test', 'a wrong password'],
    ['bob@acme.test', ''],
    ['nobody@acme.test', 'a wrong password'],
    ['not even an e-mail', PASSWORD],
    ['new@acme.test', PASSWORD],
    ['off@acme.test', PASSWORD],
    ['gone@acme.test', PASSWORD],
  ] as const;
  const wrong = await tried('bob@acme.test', 'wrong', '192.0.2.2');
  t.match(wrong.code, /^WrongSignIn/);
  for (const [n, [email, password]] of guesses.entries()) {
    const { code, steps: taken } = await tried(email, password, `198.51.100.${n}`);
    t.equal(code, wrong.code, `${email}, ${password}`);
    t.strictSame(taken, right.steps, `${email}, ${password}`);
  }

  isHashed = false;
  // Of 1,000 guesses at each the eleventh and all after it are refused before anything is looked up or hashed.
  for (const email of ['last@acme.test', 'somebody@acme.test']) {
    const answers = [];
    for (let n = 0; n < 1000; n++) answers.push(await tried(email, 'wrong', `203.0.113.${n % 250}`));
    t.equal(answers.filter(({ code }) => code.startsWith('WrongSignIn')).length, 10, email);
    t.match(answers[999], { code: /^TooManyTries/ });
    t.strictSame(answers[999]!.steps, ['take try-address', 'take try-email']);
  }
  t.match((await tried('last@acme.test', PASSWORD, '192.0.2.1')).code, /^TooManyTries/, 'nor the right one then');
  const many = [];
  for (let n = 0; n < 51; n++) many.push(await tried(`x${n}@acme.test`, 'wrong', `2001:db8:1:2::${n}`));
  t.match(many.at(-1)!.code, /^TooManyTries/, 'whose network guesses at everybody');
  t.equal(many.filter(({ code }) => code.startsWith('WrongSignIn')).length, 50);
});
