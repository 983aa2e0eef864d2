/**
 * `Idempotency-Key`: the first answer of a POST or PUT is replayed for a day to the same key and request; the same key
 * with another request is 409. Only a success is an answer: what was refused or failed is tried anew.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceFailure } from '../service/failures.js';
import type { AnswerStore, Claim, Answer as KeptAnswer } from '../store/index.js';
import { badIdempotencyKey, idempotencyKeyReused } from './errors.js';
import { JSON_TYPE, type MediaType } from './media-types.js';
import type { Answer, BeginStream, Call } from './route.js';

export interface KeptAnswers {
  readonly store: AnswerStore;
  /** A request that has no answer after so many seconds is taken for dead. */
  readonly pendingSeconds: number;
}

export interface Identified {
  /** As it was sent. */
  readonly key: string;
  /** Equal for two requests that ask for the same: method, path, query, body. */
  readonly identity: readonly (Uint8Array | string)[];
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
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) throw badIdempotencyKey();
  const { user } = call.caller;
  for (;;) {
    const claim = await kept.store.claim(claimOf(kept, request, call.caller.user));
    switch (claim.state) {
      case 'conflict':
        throw idempotencyKeyReused();
      case 'answered':
        return replayed(claim.answer);
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

/** The type is among those of the route that made it: the same request has the same route. */
function replayed({ status, contentType, body }: KeptAnswer): Answer {
  return { status, type: contentType as MediaType, body, headers: REPLAYED };
}

function claimOf({ pendingSeconds }: KeptAnswers, { key, identity }: Identified, user: string): Claim {
  const now = Date.now();
  const after = (seconds: number) => new Date(now + 1000 * seconds).toISOString();
  const hash = createHash('sha256');
  for (const part of identity) hash.update(part);
  const digest = hash.digest('base64url');
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
  const { status = 200, type = JSON_TYPE } = answer;
  const body = await wholeOf(answer.body);
  // The work is done and saved: its answer goes out even when it cannot be kept.
  await store
    .answer(user, key, { status, contentType: type, body })
    .catch((reason: unknown) => call.log.warn({ err: reason }, 'answer not kept for its idempotency key'));
  return { ...answer, body };
}

/** What is to be replayed cannot be streamed. */
async function wholeOf(body: Answer['body']): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  if (typeof body !== 'function') return Buffer.from(JSON.stringify(body));
  const parts: Uint8Array[] = [];
  for await (const part of await (body as BeginStream)()) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
}
