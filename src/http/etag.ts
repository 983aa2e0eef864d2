/** Entity tags: a read that would give what the client already has is answered 304. */
import { createHash } from 'node:crypto';
import type { SaveTerms } from '../store/index.js';

export function tagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url')}"`;
}

/** @param ifNoneMatch the header, empty when absent; weak tags match too (RFC 9110, 13.1.2) */
export function isSame(tag: string, ifNoneMatch: string): boolean {
  const given = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return given.includes(tag) || given.includes('*');
}

/**
 * `If-Match` and `If-None-Match` of a call that saves; undefined: neither was sent. Weak tags never match `If-Match`
 * (RFC 9110, 13.1.1).
 * @param headers empty when absent
 */
export function termsOf(ifMatch: string, ifNoneMatch: string): SaveTerms | undefined {
  const match = tagsOf(ifMatch);
  const none = tagsOf(ifNoneMatch.replace(/(^|,)\s*W\//g, '$1'));
  if (!match && !none) return undefined;
  return { ...(match && { ifMatch: match }), ...(none && { ifNoneMatch: none }) };
}

function tagsOf(header: string): '*' | string[] | null {
  const tags = header.split(',').map((tag) => tag.trim());
  if (tags.includes('*')) return '*';
  const given = tags.filter((tag) => tag !== '').map((tag) => tag.replace(/^"(.*)"$/, '$1'));
  return given.length === 0 ? null : given;
}
