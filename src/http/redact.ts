/** Keys that slip into places where they do not belong, such as a path, are not repeated in logs and errors. */
import { looksLikeKey } from '../service/accounts/api-key.js';

const SHOWN_INSTEAD = '[key]';
/** A shorter key of an operator's own would be found by chance in ordinary words. */
const SHORTEST = 12;

/** @param sent keys that came with the request, in whatever header */
export function withoutKeys(text: string, sent: readonly string[]): string {
  const known = sent.filter((key) => key.length >= SHORTEST);
  return known.reduce((shown, key) => shown.replaceAll(key, SHOWN_INSTEAD), text.replace(looksLikeKey, SHOWN_INSTEAD));
}

/** Whatever a request's headers may hold as a key, well or badly written. */
export function keysSent(tokenId: string, authorization: string): readonly string[] {
  return [tokenId.trim(), ...authorization.trim().split(/[\s:="',]+/)];
}
