/** Entity tags: a read that would give what the client already has is answered 304. */
import { createHash } from 'node:crypto';

export function tagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url')}"`;
}

/** @param ifNoneMatch the header, empty when absent; weak tags match too (RFC 9110, 13.1.2) */
export function isSame(tag: string, ifNoneMatch: string): boolean {
  const given = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return given.includes(tag) || given.includes('*');
}
