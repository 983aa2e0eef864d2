/** Answers to an `Idempotency-Key`. */

/** The first answer to an `Idempotency-Key`. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  /** How the body holds the answer: a word of whoever keeps it, opaque to the store; absent: as it was sent. */
  readonly coding?: string;
  readonly body: Uint8Array;
}

export interface Claim {
  readonly user: string;
  /** The header's value. */
  readonly key: string;
  /** Hash of method, path, query and body: another digest under the same key is a conflict. */
  readonly digest: string;
  /** Another one with every claim: only who holds it may renew, answer or release. */
  readonly token: string;
  readonly now: string;
  /** From then on a claim that was neither answered nor renewed (its process died) may be taken again. */
  readonly pendingUntil: string;
  /** From then on the key is forgotten. */
  readonly expiresAt: string;
}

/** What a claim is known by once it is made. */
export type HeldClaim = Pick<Claim, 'user' | 'key' | 'token'>;

export type ClaimResult =
  /** Ours to answer: end it with `answer` or `release`. */
  | { readonly state: 'claimed' }
  /** Another request with the same key and digest is at work. */
  | { readonly state: 'pending' }
  | { readonly state: 'answered'; readonly answer: Answer }
  | { readonly state: 'conflict' };

export interface AnswerStore {
  claim(claim: Claim): Promise<ClaimResult>;
  /** Holds an unanswered claim for longer; false when it is no longer ours. */
  renew(held: HeldClaim, pendingUntil: string): Promise<boolean>;
  /** False, and nothing is kept, when the claim is no longer ours. */
  answer(held: HeldClaim, answer: Answer): Promise<boolean>;
  /** Gives an unanswered claim back: the next request starts anew. One that is no longer ours is left alone. */
  release(held: HeldClaim): Promise<void>;
}
