/** Reasons why cargo stays behind are told in answers and found by planning: the same list, twice. */
import t from 'tap';
import type { UnloadedReason } from '../../src/domain/reasons.js';
import { UNLOADED_REASONS } from '../../src/schema/codes.js';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

t.test('answers know exactly the reasons of planning', (t) => {
  // The compiler refuses it when the two lists differ.
  const isSame: Same<UnloadedReason, (typeof UNLOADED_REASONS)[number]> = true;
  t.ok(isSame);
  t.equal(new Set(UNLOADED_REASONS).size, UNLOADED_REASONS.length);
  t.end();
});
