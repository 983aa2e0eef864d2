/**
 * `Idempotency-Key`: the first answer of a POST or PUT is replayed for a day to the same key and request; the same key
 * with another request is 409. Only a success is an answer: what was refused or failed is tried anew.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceFailure } from '../service/failures.js';
import type { AnswerStore, Claim } from '../store/index.js';
import { badIdempotencyKey, idempotencyKeyReused } from './errors.js';
import type { Answer, Call } from './route.js';

export interface KeptAnswers {
  readonly store: AnswerStore;
  /** A request that has no answer after so many seconds is taken for dead. */
  readonly pendingSeconds: number;
}

export interface Identified {
  /** Null: the request carries no key, and is simply handled. */
  readonly key: string | null;
  readonly method: string;
  /** Path and query as they were sent. */
  readonly url: string;
}

const KEPT_SECONDS = 24 * 60 * 60;
const LOOK_AGAIN_MILLISECONDS = 200;
const REPLAYED = { 'Idempotency-Replayed': 'true' } as const;

/** @throws Problem 400, 409, and whatever `handle` throws */
export async function once(
  kept: KeptAnswers,
  request: Identified,
  call: Call,
  handle: () => Promise<Answer> | Answer,
): Promise<Answer> {
  const { key } = request;
  if (key === null) return handle();
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) throw badIdempotencyKey();
  const { user } = call.caller;
  for (;;) {
    const claim = await kept.store.claim(claimOf(kept, request, key, call));
    switch (claim.state) {
      case 'conflict':
        throw idempotencyKeyReused();
      case 'answered':
        return { ...claim.answer, headers: { ...REPLAYED, 'Content-Type': claim.answer.contentType } };
      case 'claimed':
        return await answerAndKeep(kept.store, user, key, call, handle);
      case 'pending':
        await untilNextLook(call.signal);
    }
  }
}

async function untilNextLook(signal: AbortSignal): Promise<void> {
  await sleep(LOOK_AGAIN_MILLISECONDS, undefined, { signal }).catch(() => {
    throw new ServiceFailure('Cancelled', 'The request was given up before the first one of its key was answered.');
  });
}

function claimOf({ pendingSeconds }: KeptAnswers, { method, url }: Identified, key: string, call: Call): Claim {
  const now = Date.now();
  const after = (seconds: number) => new Date(now + 1000 * seconds).toISOString();
  const digest = createHash('sha256').update(`${method} ${url}\n`).update(call.body).digest('base64url');
  const { user } = call.caller;
  return { user, key, digest, now: after(0), pendingUntil: after(pendingSeconds), expiresAt: after(KEPT_SECONDS) };
}

async function answerAndKeep(
  store: AnswerStore,
  user: string,
  key: string,
  call: Call,
  handle: () => Promise<Answer> | Answer,
): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await handle();
  } catch (error) {
    await store.release(user, key).catch((reason: unknown) => call.log.warn({ err: reason }, 'claim not released'));
    throw error;
  }
  if (typeof answer.body === 'function') throw new Error('a streamed answer cannot be kept');
  const body = answer.body instanceof Uint8Array ? answer.body : Buffer.from(JSON.stringify(answer.body));
  const { status = 200 } = answer;
  // The work is done and saved: its answer goes out even when it cannot be kept.
  await store
    .answer(user, key, { status, contentType: 'application/json', body })
    .catch((reason: unknown) => call.log.warn({ err: reason }, 'answer not kept for its idempotency key'));
  return { ...answer, body };
}
