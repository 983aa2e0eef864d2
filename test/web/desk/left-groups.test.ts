/** What stays behind is listed once, and its counts add up. */
import t from 'tap';
import { leftGroups } from '../../../src/web/desk/rail/left-groups.js';

const row = (name: string, qty: number, sentence: string, leaves = '') => ({ name, qty, sentence, leaves });

t.test('the same pieces stand below one reason, with the other inside it', async (t) => {
  const groups = leftGroups([
    row('Box', 3, 'It is reached too far.', 'Stop 1'),
    row('Box', 5, 'It rests on what carries nothing.', 'Stop 1'),
    row('Box', 2, 'It is reached too far.', 'Stop 2'),
    row('Crate', 9, 'It is reached too far.'),
  ]);
  t.same(
    groups.map(([sentence, all]) => [
      sentence,
      all.map(({ row: { name, leaves }, qty, also }) => [name, leaves, qty, also]),
    ]),
    [
      [
        'It is reached too far.',
        [
          ['Box', 'Stop 2', 2, []],
          ['Crate', '', 9, []],
        ],
      ],
      ['It rests on what carries nothing.', [['Box', 'Stop 1', 8, [{ sentence: 'It is reached too far.', qty: 3 }]]]],
    ],
  );
});

t.test('rows of one name, delivery and reason are one line', async (t) => {
  t.same(leftGroups([row('Box', 3, 'It is full.'), row('Box', 4, 'It is full.')]), [
    ['It is full.', [{ row: row('Box', 3, 'It is full.'), qty: 7, also: [] }]],
  ]);
});
