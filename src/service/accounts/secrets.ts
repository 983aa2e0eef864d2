/** Secrets of sessions and links: random, and kept as a hash only. */
import { createHash, randomBytes } from 'node:crypto';

/** Of ours; anything longer is not looked up. */
const LENGTH = 43;

/** 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256, hexadecimal, as the secrets are random; another purpose gives another hash. */
export function hashOfSecret(purpose: 'session' | 'link', secret: string): string {
  return createHash('sha256')
    .update(`${purpose}:${secret.slice(0, 2 * LENGTH)}`)
    .digest('hex');
}
