/** Idempotency answers in the embedded store; those that expired are swept with the claims that follow. */
import { createHash } from 'node:crypto';
import type { Database, RootDatabase } from 'lmdb';
import type { Answer, AnswerStore, Claim, ClaimResult } from '../index.js';
import type { WriteDurably } from './write.js';

interface Kept {
  readonly digest: string;
  readonly pendingUntil: string;
  readonly expiresAt: string;
  /** Null while the first request is at work. */
  readonly answer: { readonly status: number; readonly contentType: string } | null;
}

/** So many expired answers at most go with one claim, so that no claim is slow. */
const SWEPT_AT_ONCE = 100;

export class EmbeddedAnswers implements AnswerStore {
  readonly #kept: Database<Kept, string>;
  readonly #bodies: Database<Uint8Array, string>;
  /** [expiresAt, id], to sweep by. */
  readonly #expiries: Database<true, [string, string]>;
  readonly #write: WriteDurably;

  constructor(root: RootDatabase, write: WriteDurably) {
    this.#write = write;
    this.#kept = root.openDB({ name: 'answers', encoding: 'json' });
    this.#bodies = root.openDB({ name: 'answers.bodies', encoding: 'binary' });
    this.#expiries = root.openDB({ name: 'answers.expiries', encoding: 'json' });
  }

  claim(claim: Claim): Promise<ClaimResult> {
    return this.#write(() => {
      this.#sweep(claim.now);
      const id = idOf(claim.user, claim.key);
      const kept = this.#kept.get(id);
      if (kept && kept.expiresAt > claim.now) {
        if (kept.digest !== claim.digest) return { state: 'conflict' };
        if (kept.answer) return { state: 'answered', answer: { ...kept.answer, body: this.#bodies.get(id)! } };
        if (kept.pendingUntil > claim.now) return { state: 'pending' };
      }
      this.#forget(id);
      const { digest, pendingUntil, expiresAt } = claim;
      this.#kept.putSync(id, { digest, pendingUntil, expiresAt, answer: null });
      this.#expiries.putSync([expiresAt, id], true);
      return { state: 'claimed' };
    });
  }

  async answer(user: string, key: string, { status, contentType, body }: Answer): Promise<void> {
    await this.#write(() => {
      const id = idOf(user, key);
      const kept = this.#kept.get(id);
      if (!kept) return;
      this.#kept.putSync(id, { ...kept, answer: { status, contentType } });
      this.#bodies.putSync(id, body);
    });
  }

  async release(user: string, key: string): Promise<void> {
    await this.#write(() => {
      const id = idOf(user, key);
      if (this.#kept.get(id)?.answer === null) this.#forget(id);
    });
  }

  #sweep(now: string): void {
    const expired = [...this.#expiries.getKeys({ end: [now, ''], limit: SWEPT_AT_ONCE })];
    for (const [, id] of expired) this.#forget(id);
  }

  #forget(id: string): void {
    const kept = this.#kept.get(id);
    if (!kept) return;
    this.#expiries.removeSync([kept.expiresAt, id]);
    this.#kept.removeSync(id);
    this.#bodies.removeSync(id);
  }
}

function idOf(user: string, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify([user, key]))
    .digest('base64url');
}
