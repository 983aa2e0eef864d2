/** Which test files there are, and which of them the quick lane leaves out. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Of the built tests. */
export const FOLDER = 'build/test';

/**
 * Whole browsers, sets of databases, programs in other languages, crashes, searches that take their time, reports page by
 * page, and what is asked of each store over HTTP: nearly all of what takes four seconds of a processor and more.
 */
export const SLOW = [
  /^web\/(account|desk\.|dock|editor\.|pages|people|sign-in|viewer\/view)/,
  /^web\/desk\/(asked|cards|drafts|edit|frame|prices|rows)/,
  /browser|crash|hostile|outage|soak|storm|workers/,
  /^client\/examples|^http\/(docs|sample-programs)/,
  /^engine\/(anytime|bound|many-blocks|memory|robustness|support-depth)/,
  /^calculation\/(as-placed|edits|given-back|no-effect|node|palletized-sets|placed-out-of-order|same-plan|sets|vehicle)/,
  /^planning\/(every-cell|groups|hard-reach|levels|plan-load|rolls-on-grounds|side-doors|steps|together|tuned|which)/,
  /^planning\/(fills\/images|layers|pallets\/heights|pallets\/palletized-orders|reasons\/nearest|types)/,
  /^planning\/(search\/mixes|search\/refill)|^planning\/finishing\/(balance\/halves|stages-in-reach|shorten|tidy)/,
  /^planning\/finishing\/loading-order\/(in-sections|outermost)/,
  /^rules\/(axles|centre-of-gravity|door|in-search|line-load|never-beaten|palletized)/,
  /^http\/(access|account|background|claims|compare|edits|examples|fair|idempotency|large-load|loads|mail|master-data)/,
  /^http\/(open-id|opened-again|pictures|processes|rate-limit|real-engine|report|saved-as-seen|saving|secrets|sign-in)/,
  /^http\/(store-words|strangers|two-services|upload|versions)/,
  /^report\/(filled-in|labels|legible|page-size|rebuild|sections|sheets|tables|too-large)/,
  /^report\/pictures\/(golden|grey|seen)/,
  /^store\/(earlier|full-disk|mongo)|^service\/(loads\/build-load|records\/transfer)|^scripts\/package|^mcp/,
  /^web\/import/,
  /^cli\/(bench|care|mistakes|people|plan)|^client\/types|^how-to|^main/,
];

/**
 * Paths of test files below `FOLDER`.
 * @param parts words of which each path holds one; none: all
 * @param isQuick whether to leave out what is slow
 */
export function testFiles(parts, isQuick) {
  const isAsked = (name) => parts.length === 0 || parts.some((part) => join(FOLDER, name).includes(part));
  const isLeftOut = (name) => isQuick && SLOW.some((slow) => slow.test(name));
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.js') && isAsked(name) && !isLeftOut(name))
    .sort();
}
