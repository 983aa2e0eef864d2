/**
 * Addresses that need no key: a token that says what may be seen and until when, sealed so that nobody can change it or
 * read names and titles in it. AES-256-GCM; its nonce is a keyed hash of what is sealed, so that one content always has one
 * token, and no nonce serves two contents.
 */
import { createCipheriv, createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What a token lets its holder see. */
export interface LinkContent {
  /** E-mail of the load's owner, and its title; null: a load that is not saved. */
  readonly load: readonly [owner: string, title: string] | null;
  /** Of the calculated load (`digestOf`): the address of one that was overwritten shows nothing else. */
  readonly digest: string;
  /** Whole days since 1970 (UTC); the token holds until this one begins. */
  readonly untilDay: number;
  /** What the address is for, in words of its own. */
  readonly details: readonly (string | number | boolean)[];
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const DAY_MILLISECONDS = 86_400_000;

export function digestOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/** The first day on which a link made now no longer holds. */
export function untilDayOf(now: number, days: number): number {
  return Math.floor(now / DAY_MILLISECONDS) + days + 1;
}

export function seal(secret: string, { load, digest, untilDay, details }: LinkContent): string {
  const content = Buffer.from(JSON.stringify([load, digest, untilDay, details]));
  const nonce = keyOf(secret, 'nonce').update(content).digest().subarray(0, NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, 'seal').digest(), nonce);
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** @returns null when the token was not sealed with this secret, or was changed; it may have expired */
export function unseal(secret: string, token: string): LinkContent | null {
  const bytes = Buffer.from(token, 'base64url');
  // Letters that base64url leaves out would be another way to write the same token.
  if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== token) return null;
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(secret, 'seal').digest(), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const content = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    const [load, digest, untilDay, details] = JSON.parse(content.toString('utf8'));
    return { load, digest, untilDay, details };
  } catch {
    return null;
  }
}

/**
 * A text as a token that is as short as it can be: a keyed hash of it, then the text itself, which the hash hides
 * (AES-256-CTR from it, as in SIV). A code that holds it has fewer and larger squares.
 */
export function sealShort(secret: string, text: string): string {
  const content = Buffer.from(text);
  const mark = markOf(secret, content);
  return Buffer.concat([mark, masked(secret, mark, content)]).toString('base64url');
}

/** @returns null when it is no short token of this secret, or was changed */
export function unsealShort(secret: string, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= MARK_BYTES || bytes.toString('base64url') !== token) return null;
  const mark = bytes.subarray(0, MARK_BYTES);
  const content = masked(secret, mark, bytes.subarray(MARK_BYTES));
  return timingSafeEqual(mark, markOf(secret, content)) ? content.toString('utf8') : null;
}

const MARK_BYTES = 12;
const COUNTER_BYTES = 16;

function markOf(secret: string, content: Buffer): Buffer {
  return keyOf(secret, 'short mark').update(content).digest().subarray(0, MARK_BYTES);
}

/** The same there and back. */
function masked(secret: string, mark: Buffer, content: Buffer): Buffer {
  const counter = Buffer.concat([mark], COUNTER_BYTES);
  return createCipheriv('aes-256-ctr', keyOf(secret, 'short seal').digest(), counter).update(content);
}

function keyOf(secret: string, purpose: string) {
  return createHmac('sha256', secret).update(purpose);
}
