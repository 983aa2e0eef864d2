import fc from 'fast-check';
import t from 'tap';
import { fold, gramsOfPart, gramsOfText } from '../../src/store/ngrams.js';

/** Well-formed text with letters whose case changes length or depends on neighbours. */
const text = fc.string({
  maxLength: 12,
  unit: fc.oneof(
    fc.constantFrom(...'abAB019 -_.*%"\\$ßẞſςσΣİıŉéǆᾳ🚚𝔘'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
});

t.test('a text that contains a part has all pieces of the part', async (t) => {
  fc.assert(
    fc.property(text, text, text, (before, part, after) => {
      const pieces = new Set(gramsOfText(before + part + after));
      return gramsOfPart(part).every((gram) => pieces.has(gram));
    }),
    { numRuns: 2000 },
  );
  t.pass();
});

t.test('folding a part is a part of folding the whole, and folding twice changes nothing', async (t) => {
  fc.assert(
    fc.property(text, text, text, (before, part, after) => {
      const folded = fold(before + part + after);
      return folded === fold(before) + fold(part) + fold(after) && folded === fold(folded);
    }),
    { numRuns: 2000 },
  );
  for (const same of ['STRASSE', 'STRAẞE', 'ſtrasse']) t.equal(fold(same), fold('straße'));
  t.equal(fold('ΟΔΟΣ'), fold('οδος'));
});

t.test('pieces', async (t) => {
  t.strictSame(gramsOfText('aBca'), ['a', 'ab', 'abc', 'b', 'bc', 'bca', 'c', 'ca']);
  t.strictSame(gramsOfPart(''), []);
  t.strictSame(gramsOfPart('🚚x'), ['🚚x']);
  t.strictSame(gramsOfPart('abcde'), ['abc', 'bcd', 'cde']);
});
