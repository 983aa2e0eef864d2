/**
 * Assertions on what a page shows: they hold once it is so. A page draws a moment after the press that asks for it, and what
 * is read once may be what was there before.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Test } from 'tap';
import { MOST_MILLISECONDS } from './browser.js';

type Ask<Value> = () => Promise<Value> | Value;
type Said = [] | [message: string];

/** Asks until it is as expected, or for too long; @returns what was there last */
async function settled<Value>(ask: Ask<Value>, isSo: (found: Value) => boolean): Promise<Value> {
  const giveUp = performance.now() + MOST_MILLISECONDS;
  for (;;) {
    const found = await ask();
    if (isSo(found) || performance.now() > giveUp) return found;
    await sleep(20);
  }
}

/** As tap's `match`: a part of the text, a pattern, or what holds at least these members. */
function isLike(found: unknown, expected: unknown): boolean {
  if (expected instanceof RegExp) return expected.test(String(found));
  if (typeof expected === 'string') return typeof found === 'string' && found.includes(expected);
  if (typeof expected !== 'object' || expected === null) return Object.is(found, expected);
  if (typeof found !== 'object' || found === null) return false;
  return Object.entries(expected).every(([name, value]) => isLike((found as Record<string, unknown>)[name], value));
}

/** By the names of tap's assertions. */
export const soon = {
  async ok(t: Test, ask: Ask<unknown>, ...said: Said): Promise<void> {
    t.ok(await settled(ask, Boolean), ...said);
  },
  async notOk(t: Test, ask: Ask<unknown>, ...said: Said): Promise<void> {
    t.notOk(await settled(ask, (found) => !found), ...said);
  },
  async equal<Value>(t: Test, ask: Ask<Value>, expected: NoInfer<Value>, ...said: Said): Promise<void> {
    t.equal(await settled<unknown>(ask, (found) => Object.is(found, expected)), expected, ...said);
  },
  async not<Value>(t: Test, ask: Ask<Value>, unwanted: NoInfer<Value>, ...said: Said): Promise<void> {
    t.not(await settled<unknown>(ask, (found) => !Object.is(found, unwanted)), unwanted, ...said);
  },
  async same(t: Test, ask: Ask<unknown>, expected: unknown, ...said: Said): Promise<void> {
    t.same(await settled(ask, (found) => isDeepStrictEqual(found, expected)), expected, ...said);
  },
  async notSame(t: Test, ask: Ask<unknown>, unwanted: unknown, ...said: Said): Promise<void> {
    t.notSame(await settled(ask, (found) => !isDeepStrictEqual(found, unwanted)), unwanted, ...said);
  },
  async match(t: Test, ask: Ask<unknown>, expected: string | RegExp | object, ...said: Said): Promise<void> {
    t.match(await settled(ask, (found) => isLike(found, expected)), expected, ...said);
  },
  async notMatch(t: Test, ask: Ask<unknown>, unwanted: string | RegExp | object, ...said: Said): Promise<void> {
    t.notMatch(await settled(ask, (found) => !isLike(found, unwanted)), unwanted, ...said);
  },
};
