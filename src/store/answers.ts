/** Answers to an `Idempotency-Key`. */

/** The first answer to an `Idempotency-Key`, replayed as it was. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Uint8Array;
}

export interface Claim {
  readonly user: string;
  /** The header's value. */
  readonly key: string;
  /** Hash of method, path, query and body: another digest under the same key is a conflict. */
  readonly digest: string;
  readonly now: string;
  /** From then on a claim that was never answered (its process died) may be taken again. */
  readonly pendingUntil: string;
  /** From then on the key is forgotten. */
  readonly expiresAt: string;
}

export type ClaimResult =
  /** Ours to answer: end it with `answer` or `release`. */
  | { readonly state: 'claimed' }
  /** Another request with the same key and digest is at work. */
  | { readonly state: 'pending' }
  | { readonly state: 'answered'; readonly answer: Answer }
  | { readonly state: 'conflict' };

export interface AnswerStore {
  claim(claim: Claim): Promise<ClaimResult>;
  answer(user: string, key: string, answer: Answer): Promise<void>;
  /** Gives an unanswered claim back: the next request starts anew. */
  release(user: string, key: string): Promise<void>;
}
