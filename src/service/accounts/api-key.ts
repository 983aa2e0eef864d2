/** API keys and signing secrets: how they are made, and how a key is known again without being kept. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Keys longer than this are never ours. */
const LONGEST_KEY = 255;

/** 256 random bits; the prefix lets secret scanners find keys that slip into code. */
export function newApiKey(): string {
  return `stowage_${randomBytes(32).toString('base64url')}`;
}

/** Finds keys of ours in a text. */
export const looksLikeKey = /stowage_[\w-]{20,}/g;

/** As Standard Webhooks wants it. */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

export function newKeyId(): string {
  return `key_${randomBytes(9).toString('base64url')}`;
}

/**
 * SHA-256, hexadecimal. A fast hash will do: our keys have 256 random bits, so guessing from the hash is hopeless;
 * an operator's own BOOTSTRAP_TOKEN is as strong as its operator made it.
 */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key.slice(0, LONGEST_KEY)).digest('hex');
}

/** In constant time, whatever the key; `kept` is null when the store has no such hash. */
export function isKeyOf(key: string, kept: string | null): boolean {
  const isSame = timingSafeEqual(Buffer.from(hashOfKey(key)), Buffer.from(kept ?? '0'.repeat(64)));
  return isSame && kept !== null && key.length <= LONGEST_KEY;
}
