import type { Test } from 'tap';
import type { Claim } from '../../../src/store/index.js';
import { at } from '../samples.js';
import type { OpenStore } from './open-store.js';

let tokens = 0;

/** With a token of its own, unless one is given. */
function claim(key: string, digest: string, minute: number, user = 'ann', token = `token ${++tokens}`): Claim {
  return { user, key, token, digest, now: at(minute), pendingUntil: at(minute + 10), expiresAt: at(minute + 1440) };
}

export async function answersContract(t: Test, open: OpenStore): Promise<void> {
  const { answers, close } = await open();
  t.teardown(close);

  await t.test('the first claims, others wait, then all get its answer', async (t) => {
    const wanted = [1, 2, 3].map(() => claim('k', 'd1', 0));
    const claims = await Promise.all(wanted.map((one) => answers.claim(one)));
    t.strictSame(claims.map(({ state }) => state).sort(), ['claimed', 'pending', 'pending']);
    const held = wanted[claims.findIndex(({ state }) => state === 'claimed')]!;
    t.strictSame(await answers.claim(claim('k', 'd2', 1)), { state: 'conflict' });
    t.strictSame(await answers.claim(claim('k', 'd2', 1, 'bob')), { state: 'claimed' }, 'keys are per user');
    const body = Buffer.alloc(17 * 1024 * 1024, 'answer');
    t.ok(await answers.answer(held, { status: 200, contentType: 'application/json', coding: 'own', body }));
    const replay = await answers.claim(claim('k', 'd1', 5));
    t.match(replay, { state: 'answered', answer: { status: 200, contentType: 'application/json', coding: 'own' } });
    t.ok(replay.state === 'answered' && body.equals(replay.answer.body));
    t.strictSame(await answers.claim(claim('k', 'd2', 6)), { state: 'conflict' }, 'with another body still');
    t.strictSame(await answers.claim(claim('k', 'd2', 1441)), { state: 'claimed' }, 'forgotten after a day');
  });

  await t.test('a claim given back, or never answered, is free again', async (t) => {
    const first = claim('r', 'd', 0);
    t.equal((await answers.claim(first)).state, 'claimed');
    await answers.release(first);
    const second = claim('r', 'other', 1);
    t.equal((await answers.claim(second)).state, 'claimed');
    t.equal((await answers.claim(claim('r', 'other', 10))).state, 'pending');
    const third = claim('r', 'other', 11);
    t.equal((await answers.claim(third)).state, 'claimed', 'its process is taken for dead');
    const answer = { status: 200, contentType: 'text/plain', body: Buffer.from('x') };
    t.ok(await answers.answer(third, answer));
    await answers.release(third);
    t.equal((await answers.claim(claim('r', 'other', 12))).state, 'answered', 'an answer is not given back');
    t.notOk(await answers.answer(third, answer), 'nor given twice');
  });

  await t.test('who lost a claim can do nothing to it', async (t) => {
    const lost = claim('s', 'd', 0);
    const held = claim('s', 'd', 10);
    t.equal((await answers.claim(lost)).state, 'claimed');
    t.equal((await answers.claim(held)).state, 'claimed');
    t.notOk(await answers.renew(lost, at(100)));
    t.notOk(await answers.answer(lost, { status: 200, contentType: 'text/plain', body: Buffer.from('late') }));
    await answers.release(lost);
    t.equal((await answers.claim(claim('s', 'd', 11))).state, 'pending', 'it is held still');
    t.ok(await answers.renew(held, at(100)));
    t.equal((await answers.claim(claim('s', 'd', 99))).state, 'pending', 'for longer than it was claimed for');
    t.ok(await answers.answer(held, { status: 200, contentType: 'text/plain', body: Buffer.from('first') }));
    t.match(await answers.claim(claim('s', 'd', 100)), { state: 'answered', answer: { contentType: 'text/plain' } });
  });
}
