import t from 'tap';
import { fold, gramsOfPart, gramsOfText } from '../../src/store/ngrams.js';
import fc from '../support/fast-check.js';

/** Well-formed text with letters whose case changes length or depends on neighbours. */
const text = fc.string({
  maxLength: 12,
  unit: fc.oneof(
    fc.constantFrom(...'abAB019 -_.*%"\\$ßẞſςσΣİıŉéǆᾳ🚚𝔘'),
    fc.constant(' '),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
});

t.test('a text that contains a part has all pieces of the part', async (t) => {
  fc.assert(
    fc.property(text, text, text, (before, part, after) => {
      const pieces = new Set(gramsOfText(before + part + after));
      return [true, false].every((isFull) => gramsOfPart(part, isFull).every((gram) => pieces.has(gram)));
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
  t.strictSame(gramsOfText('aBca').sort(), ['a', 'ab', 'abc', 'b', 'bc', 'bca', 'c', 'ca']);
  t.strictSame(gramsOfPart('', true), []);
  t.strictSame(gramsOfPart('🚚x', true), ['🚚x']);
  t.strictSame(gramsOfPart('abcde', true), ['abc', 'bcd', 'cde']);
});

t.test('pieces across blanks', async (t) => {
  const across = (text: string) => gramsOfText(text).filter((gram) => [...gram].length > 3);
  t.strictSame(across('Steel bolts'), ['el bo']);
  t.strictSame(across('m8 x 40'), ['m8 x ', ' x 40']);
  t.strictSame(across('ab  cd'), ['ab  c', 'b  cd']);
  t.strictSame(across('🚚🚚 🚛🚛'), ['🚚🚚 🚛🚛']);
  t.strictSame(across('      '), ['     ']);
  for (const short of ['', ' ', 'a bc', 'ab c', ' abcd', 'abcd ']) t.strictSame(across(short), []);
  t.strictSame(gramsOfPart('lts ste', true), ['ts st', 'lts', 'ste'], 'it has the pieces that lie within it');
  t.strictSame(gramsOfPart('ts st', false), ['ts ', 's s', ' st']);
  t.strictSame(gramsOfPart('s st', true), ['s s', ' st']);
});
