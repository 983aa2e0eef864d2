/** Idempotency answers in MongoDB, which forgets them by itself when they expire. */
import { createHash } from 'node:crypto';
import type { Collection, Db, Filter } from 'mongodb';
import type { Answer, AnswerStore, Claim, ClaimResult, HeldClaim } from '../index.js';
import type { Bodies, BodyRef } from './bodies.js';
import { type Connection, isDuplicate } from './connection.js';

export interface AnswerDocument {
  /** Hash of user and key. */
  readonly _id: string;
  /** The claim's token. */
  readonly claim: string;
  readonly digest: string;
  readonly pendingUntil: string;
  readonly expiresAt: Date;
  /** Null while the first request is at work. */
  readonly answer: (Omit<Answer, 'body'> & { readonly body: BodyRef }) | null;
}

export const answerCollection = (db: Db): Collection<AnswerDocument> => db.collection('answers');

export async function prepareAnswers(db: Db): Promise<void> {
  await answerCollection(db).createIndexes([
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
    { key: { 'answer.body.id': 1 }, sparse: true },
  ]);
}

export class MongoAnswers implements AnswerStore {
  readonly #connection: Connection;
  readonly #bodies: Bodies;
  readonly #answers: Collection<AnswerDocument>;

  constructor(connection: Connection, bodies: Bodies) {
    this.#connection = connection;
    this.#bodies = bodies;
    this.#answers = answerCollection(connection.db);
  }

  claim(claim: Claim): Promise<ClaimResult> {
    return this.#connection.run(async () => {
      for (;;) {
        const result = await this.#tryClaim(claim);
        if (result) return result;
      }
    });
  }

  renew(held: HeldClaim, pendingUntil: string): Promise<boolean> {
    return this.#connection.run(async () => {
      const { matchedCount } = await this.#answers.updateOne(unanswered(held), { $set: { pendingUntil } });
      return matchedCount === 1;
    });
  }

  answer(held: HeldClaim, { body, ...kept }: Answer): Promise<boolean> {
    return this.#connection.run(async () => {
      const ref = await this.#bodies.write(body);
      const answer = { ...kept, body: ref };
      const { matchedCount } = await this.#answers.updateOne(unanswered(held), { $set: { answer } });
      if (matchedCount === 0) await this.#bodies.remove(ref).catch(() => {});
      return matchedCount === 1;
    });
  }

  async release(held: HeldClaim): Promise<void> {
    await this.#connection.run(() => this.#answers.deleteOne(unanswered(held)));
  }

  /** Null when another request changed the claim meanwhile: try again. */
  async #tryClaim(claim: Claim): Promise<ClaimResult | null> {
    const { token, digest, pendingUntil } = claim;
    const mine = { claim: token, digest, pendingUntil, expiresAt: new Date(claim.expiresAt), answer: null };
    const _id = idOf(claim.user, claim.key);
    try {
      await this.#answers.insertOne({ _id, ...mine });
      return { state: 'claimed' };
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    const kept = await this.#answers.findOne({ _id });
    if (!kept) return null;
    if (kept.expiresAt > new Date(claim.now)) {
      if (kept.digest !== digest) return { state: 'conflict' };
      if (kept.answer) {
        const { body: ref, ...answer } = kept.answer;
        const body = await this.#bodies.read(ref);
        return body ? { state: 'answered', answer: { ...answer, body } } : null;
      }
      if (kept.pendingUntil > claim.now) return { state: 'pending' };
    }
    const { modifiedCount } = await this.#answers.replaceOne({ _id, claim: kept.claim, answer: kept.answer }, mine);
    if (modifiedCount === 0) return null;
    if (kept.answer) await this.#bodies.remove(kept.answer.body).catch(() => {});
    return { state: 'claimed' };
  }
}

function unanswered({ user, key, token }: HeldClaim): Filter<AnswerDocument> {
  return { _id: idOf(user, key), claim: token, answer: null };
}

function idOf(user: string, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify([user, key]))
    .digest('base64url');
}
