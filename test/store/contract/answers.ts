import type { Test } from 'tap';
import type { Claim } from '../../../src/store/index.js';
import { at } from '../samples.js';
import type { OpenStore } from './open-store.js';

function claim(key: string, digest: string, minute: number, user = 'ann'): Claim {
  return { user, key, digest, now: at(minute), pendingUntil: at(minute + 10), expiresAt: at(minute + 1440) };
}

export async function answersContract(t: Test, open: OpenStore): Promise<void> {
  const { answers, close } = await open();
  t.teardown(close);

  await t.test('the first claims, others wait, then all get its answer', async (t) => {
    const claims = await Promise.all([1, 2, 3].map(() => answers.claim(claim('k', 'd1', 0))));
    t.strictSame(claims.map(({ state }) => state).sort(), ['claimed', 'pending', 'pending']);
    t.strictSame(await answers.claim(claim('k', 'd2', 1)), { state: 'conflict' });
    t.strictSame(await answers.claim(claim('k', 'd2', 1, 'bob')), { state: 'claimed' }, 'keys are per user');
    const body = Buffer.alloc(17 * 1024 * 1024, 'answer');
    await answers.answer('ann', 'k', { status: 200, contentType: 'application/json', body });
    const replay = await answers.claim(claim('k', 'd1', 5));
    t.match(replay, { state: 'answered', answer: { status: 200, contentType: 'application/json' } });
    t.ok(replay.state === 'answered' && body.equals(replay.answer.body));
    t.strictSame(await answers.claim(claim('k', 'd2', 6)), { state: 'conflict' }, 'with another body still');
    t.strictSame(await answers.claim(claim('k', 'd2', 1441)), { state: 'claimed' }, 'forgotten after a day');
  });

  await t.test('a claim given back, or never answered, is free again', async (t) => {
    t.equal((await answers.claim(claim('r', 'd', 0))).state, 'claimed');
    await answers.release('ann', 'r');
    t.equal((await answers.claim(claim('r', 'other', 1))).state, 'claimed');
    t.equal((await answers.claim(claim('r', 'other', 10))).state, 'pending');
    t.equal((await answers.claim(claim('r', 'other', 11))).state, 'claimed', 'its process is taken for dead');
    await answers.answer('ann', 'r', { status: 200, contentType: 'text/plain', body: Buffer.from('x') });
    await answers.release('ann', 'r');
    t.equal((await answers.claim(claim('r', 'other', 12))).state, 'answered', 'an answer is not given back');
  });
}
