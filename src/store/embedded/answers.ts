/** Idempotency answers in the embedded store; those that expired are swept with the claims that follow. */
import { createHash } from 'node:crypto';
import type { Database, RootDatabase } from 'lmdb';
import type { Answer, AnswerStore, Claim, ClaimResult, HeldClaim } from '../index.js';
import type { Write } from './write.js';

interface Kept {
  readonly token: string;
  readonly digest: string;
  readonly pendingUntil: string;
  readonly expiresAt: string;
  /** Null while the first request is at work. */
  readonly answer: Omit<Answer, 'body'> | null;
}

/** So many expired answers at most go with one claim, so that no claim is slow. */
const SWEPT_AT_ONCE = 100;

export class EmbeddedAnswers implements AnswerStore {
  readonly #kept: Database<Kept, string>;
  readonly #bodies: Database<Uint8Array, string>;
  /** [expiresAt, id], to sweep by. */
  readonly #expiries: Database<true, [string, string]>;
  readonly #write: Write;

  constructor(root: RootDatabase, write: Write) {
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
      const { token, digest, pendingUntil, expiresAt } = claim;
      this.#kept.putSync(id, { token, digest, pendingUntil, expiresAt, answer: null });
      this.#expiries.putSync([expiresAt, id], true);
      return { state: 'claimed' };
    });
  }

  renew(held: HeldClaim, pendingUntil: string): Promise<boolean> {
    return this.#write(() => {
      const { id, kept } = this.#find(held);
      if (kept) this.#kept.putSync(id, { ...kept, pendingUntil });
      return kept !== null;
    });
  }

  answer(held: HeldClaim, { body, ...answer }: Answer): Promise<boolean> {
    return this.#write(() => {
      const { id, kept } = this.#find(held);
      if (!kept) return false;
      this.#kept.putSync(id, { ...kept, answer });
      this.#bodies.putSync(id, body);
      return true;
    });
  }

  async release(held: HeldClaim): Promise<void> {
    await this.#write(() => {
      const { id, kept } = this.#find(held);
      if (kept) this.#forget(id);
    });
  }

  /** The claim as long as it is held and unanswered, else null. */
  #find({ user, key, token }: HeldClaim): { readonly id: string; readonly kept: Kept | null } {
    const id = idOf(user, key);
    const kept = this.#kept.get(id);
    return { id, kept: kept && kept.token === token && kept.answer === null ? kept : null };
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
