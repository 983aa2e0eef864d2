/** What stays behind is listed once, and its counts add up. */
import t from 'tap';
import { leftGroups } from '../../../src/web/desk/rail/left-groups.js';
import { outOfTurn } from '../../../src/web/desk/rail/out-of-turn.js';
import { calculated } from '../../support/report/report-sources.js';

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

t.test('what the order of unloading keeps out is told by where its stop comes', async (t) => {
  const row = (name: string, sequence: number) => ({
    ...{ style: 'Shipcase', name, sequence, length: 500, width: 500, height: 500, weight: 5, qty: 1 },
  });
  const van = { containerType: 'Truck', name: 'Van', length: 3000, width: 1600, height: 1800, maxWeight: 900, qty: 1 };
  const of = (sequences: readonly number[], rules: object) =>
    calculated({
      title: 'Stops',
      cargoes: sequences.map((sequence, at) => row(`Box ${at}`, sequence)),
      emptyContainers: [van],
      rules: { calculationType: 'MixLoad', ...rules },
    }).problem;
  const tour = of([1, 2, 3], { isSequenceUsed: true });
  t.same(
    [0, 1, 2].map((cargo) => outOfTurn(tour, cargo)),
    ['leftLastOff', 'leftBetween', 'leftFirstOff'],
    'what is loaded first comes off last',
  );
  t.equal(outOfTurn(of([1, 1], { isSequenceUsed: true }), 0), null, 'of one stop nothing else is unloaded');
  t.equal(outOfTurn(of([1, 2], {}), 0), null, 'nobody asks for an order');
});
