/** Letter codes: each name its own, none that is read as a figure. */
import t from 'tap';
import { codesOf, letters } from '../../src/domain/letters.js';
import fc from '../support/fast-check.js';

t.test('letters skip I and O, alone and in pairs', async (t) => {
  const codes = Array.from({ length: 24 + 24 * 24 + 24 }, (_, place) => letters(place));
  t.equal(new Set(codes).size, codes.length, 'each is given once');
  t.strictSame(
    codes.filter((code) => /[IO]/.test(code)),
    [],
  );
  t.ok(codes.every((code) => /^[A-Z]+$/.test(code)));
  t.strictSame([7, 8, 12, 13, 23, 24, 25, 47, 48, 600].map(letters), [
    'H',
    'J',
    'N',
    'P',
    'Z',
    'AA',
    'AB',
    'AZ',
    'BA',
    'AAA',
  ]);
});

t.test('one name has one code, and two names never the same', async () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 80 }), (names) => {
      const codes = codesOf(names.map((name) => ({ name })));
      const byName = new Map(names.map((name, at) => [name, codes[at]]));
      return names.every((name, at) => byName.get(name) === codes[at]) && new Set(byName.values()).size === byName.size;
    }),
  );
});

t.test('at each stop a name has a code of its own', async (t) => {
  const rows = [
    { name: 'Box', sequence: 1, groupName: 'Wien' },
    { name: 'Box', sequence: 2, groupName: 'Linz' },
    { name: 'Box', sequence: 1, groupName: 'Wien' },
    { name: 'Crate', sequence: 1, groupName: 'Wien' },
  ];
  t.same(codesOf(rows), ['A', 'B', 'A', 'C']);
});

t.test('letters that were given stay, and the others take what is free', async (t) => {
  t.same(codesOf([{ name: 'Tiles', letters: 'B' }, { name: 'New' }, { name: 'Newer' }, { name: 'Tiles' }]), [
    ...['B', 'A', 'C', 'B'],
  ]);
  const copied = [
    { name: 'Sofa', letters: 'A' },
    { name: 'Chair', letters: 'A' },
  ];
  t.same(codesOf(copied), ['A', 'B'], 'a copy that was renamed is another cargo');
});
