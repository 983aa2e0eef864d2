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
  /^web\/(account|dock|editor\.|pages|viewer\/view)/,
  /browser|crash|hostile|outage|soak|storm|workers/,
  /^client\/examples|^http\/(docs|sample-programs)/,
  /^engine\/(anytime|bound|memory)/,
  /^calculation\/(given-back|node|same-plan)/,
  /^planning\/(every-cell|groups|hard-reach|levels|rolls-on-grounds|together|tuned|which-containers)/,
  /^planning\/(fills\/images|finishing\/stages-in-reach|finishing\/tidy|pallets\/palletized-orders)/,
  /^http\/(access|idempotency|large-load|master-data|pictures|rate-limit|real-engine|reports|secrets|store-words|upload)/,
  /^report\/(pictures\/grey|rebuild|sections|sheets)/,
  /^store\/mongo|^service\/(loads\/build-load|records\/transfer)/,
  /^web\/import/,
  /^cli\/(bench|mistakes|plan)|^client\/types|^how-to|^main/,
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
