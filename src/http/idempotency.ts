/**
 * `Idempotency-Key`: the first answer of a POST or PUT is replayed for a day to the same key and request; the same key
 * with another request is 409. Only a success is an answer: what was refused or failed is tried anew. A large answer
 * that can be made again is not kept: it is made again, nothing is saved, and the answer says so.
 */
import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import { ServiceFailure } from '../service/failures.js';
import type { AnswerStore, Claim, HeldClaim, Answer as KeptAnswer } from '../store/index.js';
import { badIdempotencyKey, idempotencyKeyReused } from './errors.js';
import { JSON_TYPE, type MediaType } from './media-types.js';
import type { Answer, BeginStream, Call } from './route.js';

export interface KeptAnswers {
  readonly store: AnswerStore;
  /** A request at work says so at least this often; one that said nothing for so long is taken for dead. */
  readonly pendingSeconds: number;
}

export interface Identified {
  /** As it was sent. */
  readonly key: string;
  /** Equal for two requests that ask for the same: method, path, query, body. */
  readonly identity: readonly (Uint8Array | string)[];
}

const KEPT_SECONDS = 24 * 60 * 60;
/** While a claim would last: one or two may fail. */
const RENEWALS = 4;
const LOOK_AGAIN_MILLISECONDS = 200;
const REPLAYED = { 'Idempotency-Replayed': 'true' } as const;
const MADE_AGAIN = { ...REPLAYED, 'Idempotency-Recalculated': 'true' } as const;

/** Bytes of a compressed answer that are kept of one that can be made again. */
const MOST_KEPT = 1024 * 1024;

/** How an answer is kept: compressed, or what is needed to make it again. Absent, by an earlier version: as it was. */
const COMPRESSED = 'gzip';
const TO_BE_MADE = 'again';

type Handle = (again: unknown) => Promise<Answer> | Answer;

/** Bytes compressed at a time. */
const PIECE = 256 * 1024;

const uncompress = promisify(gunzip);

/** @throws Problem 400, 409, and whatever `handle` throws */
export async function once(kept: KeptAnswers, request: Identified, call: Call, handle: Handle): Promise<Answer> {
  const { key } = request;
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) throw badIdempotencyKey();
  for (;;) {
    const wanted = claimOf(kept, request, call.caller.user);
    const claim = await kept.store.claim(wanted);
    switch (claim.state) {
      case 'conflict':
        throw idempotencyKeyReused();
      case 'answered':
        return await replayed(claim.answer, handle);
      case 'claimed':
        return await answerAndKeep(kept, wanted, call, handle);
      case 'pending':
        await untilNextLook(call.signal);
    }
  }
}

function after(seconds: number): string {
  return new Date(Date.now() + 1000 * seconds).toISOString();
}

async function untilNextLook(signal: AbortSignal): Promise<void> {
  await sleep(LOOK_AGAIN_MILLISECONDS, undefined, { signal }).catch(() => {
    throw new ServiceFailure(
      'Cancelled',
      'The request was cancelled while it waited for the first request with the same Idempotency-Key.',
    );
  });
}

/** The type is among those of the route that made it: the same request has the same route. */
async function replayed({ status, contentType, coding, body }: KeptAnswer, handle: Handle): Promise<Answer> {
  if (coding === TO_BE_MADE) {
    const answer = await handle(JSON.parse(Buffer.from(body).toString()));
    return { ...answer, headers: { ...answer.headers, ...MADE_AGAIN } };
  }
  const whole = coding === COMPRESSED ? await uncompress(body) : body;
  return { status, type: contentType as MediaType, body: whole, headers: REPLAYED };
}

function claimOf({ pendingSeconds }: KeptAnswers, { key, identity }: Identified, user: string): Claim {
  const hash = createHash('sha256');
  for (const part of identity) hash.update(part);
  const digest = hash.digest('base64url');
  return {
    user,
    key,
    digest,
    token: randomUUID(),
    now: after(0),
    pendingUntil: after(pendingSeconds),
    expiresAt: after(KEPT_SECONDS),
  };
}

async function answerAndKeep(
  { store, pendingSeconds }: KeptAnswers,
  held: HeldClaim,
  call: Call,
  handle: Handle,
): Promise<Answer> {
  let answer: Answer;
  // A request may wait for long before it is worked on: as long as it lives, nobody else begins it.
  const renew = () =>
    store
      .renew(held, after(pendingSeconds))
      .catch((reason: unknown) => call.log.warn({ err: reason }, 'claim not renewed'));
  const renewing = setInterval(renew, (1000 * pendingSeconds) / RENEWALS);
  try {
    answer = await handle(null);
  } catch (error) {
    await store.release(held).catch((reason: unknown) => call.log.warn({ err: reason }, 'claim not released'));
    throw error;
  } finally {
    clearInterval(renewing);
  }
  const { status = 200, type = JSON_TYPE } = answer;
  const body = await wholeOf(answer.body);
  // The work is done and saved: its answer goes out even when it cannot be kept.
  await store
    .answer(held, { status, contentType: type, ...(await keptForm(body, answer.again)) })
    .catch((reason: unknown) => call.log.warn({ err: reason }, 'answer not kept for its idempotency key'));
  return { ...answer, body };
}

/** @param again undefined: it cannot be made again, and is kept however large it is */
async function keptForm(body: Uint8Array, again: unknown): Promise<Pick<KeptAnswer, 'coding' | 'body'>> {
  const most = again === undefined ? Number.POSITIVE_INFINITY : MOST_KEPT;
  const compressed = await compress(body, most);
  if (compressed !== null) return { coding: COMPRESSED, body: compressed };
  return { coding: TO_BE_MADE, body: Buffer.from(JSON.stringify(again)) };
}

/** Null, as soon as that is known: it comes to more bytes. */
async function compress(body: Uint8Array, most: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  const pieces = Readable.from(piecesOf(body), { objectMode: false });
  for await (const part of pieces.pipe(createGzip())) {
    parts.push(part);
    bytes += part.length;
    if (bytes > most) {
      pieces.destroy();
      return null;
    }
  }
  return Buffer.concat(parts);
}

function* piecesOf(body: Uint8Array): Generator<Uint8Array> {
  for (let begin = 0; begin < body.length; begin += PIECE) yield body.subarray(begin, begin + PIECE);
}

/** What is to be replayed cannot be streamed. */
async function wholeOf(body: Answer['body']): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  if (typeof body !== 'function') return Buffer.from(JSON.stringify(body));
  const parts: Uint8Array[] = [];
  for await (const part of await (body as BeginStream)()) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
}
