/** Deliveries are numbered as they are unloaded, and only where an order of deliveries is asked. */
import t from 'tap';
import { deliveriesOf, deliveryOf } from '../../src/domain/deliveries.js';
import { cargoOf, problemOf } from '../support/problems/load-problems.js';

const rows = [
  { sequence: 3, groupName: 'north' },
  { sequence: 1, groupName: 'south' },
  { sequence: 0, groupName: '' },
  { sequence: 3, groupName: 'south' },
  { sequence: 9, groupName: 'east', quantity: 0 },
];

t.test('what is loaded last is the first stop', async (t) => {
  t.same(deliveriesOf(problemOf(rows, [{}], { isSequenceUsed: true })), {
    areStops: true,
    word: 'stop',
    numbers: [1, 2, 3, 1, null],
  });
});

t.test('where higher numbers are loaded first, the lowest is the first stop', async (t) => {
  const { numbers } = deliveriesOf(problemOf(rows, [{}], { isSequenceUsed: true, isSequenceReversed: true }));
  t.same(numbers, [3, 2, 1, 3, null]);
});

t.test('groups are stops, with sequences inside them where both are asked', async (t) => {
  t.same(deliveriesOf(problemOf(rows, [{}], { isGroupSequenceUsed: true })).numbers, [1, 2, 3, 2, null]);
  const both = problemOf(rows, [{}], { isGroupSequenceUsed: true, isSequenceUsed: true });
  t.same(deliveriesOf(both).numbers, [1, 3, 4, 2, null]);
});

t.test('otherwise the rows say an order of loading, or none', async (t) => {
  t.same(deliveriesOf(problemOf(rows)), { areStops: false, word: 'loadingOrder', numbers: [3, 1, null, 3, 9] });
  const numbered = deliveriesOf(problemOf(rows, [{}], { lastStop: 9 }));
  t.same(numbered, { areStops: false, word: 'stop', numbers: [7, 9, null, 7, 1] });
  t.equal(deliveriesOf(problemOf(rows, [{}], { lastStop: 8 })).word, 'loadingOrder', 'that of 9 would be below 1');
});

t.test('a finished pallet is of the stop of what it carries', async (t) => {
  const order = problemOf(rows, [{}], { isSequenceUsed: true });
  const pallet = cargoOf({ name: 'EUR 1', contents: [{ cargo: 1, quantity: 8 }] });
  const deliveries = deliveriesOf(order);
  t.equal(deliveryOf(deliveries, [...order.cargoes, pallet], rows.length), 2);
  t.equal(deliveryOf(deliveries, order.cargoes, 0), 1);
});

t.test('stops that a request numbers have their numbers, whatever cargo is there', async (t) => {
  const asked = { isSequenceUsed: true, lastStop: 7 };
  const typed = [{ sequence: 1 }, { sequence: 6 }, { sequence: 3, quantity: 0 }, { sequence: 6 }, { sequence: 0 }];
  t.same(deliveriesOf(problemOf(typed, [{}], asked)).numbers, [7, 2, null, 2, 8], 'without a stop it is loaded first');
  t.same(deliveriesOf(problemOf(typed.slice(1, 4), [{}], asked)).numbers, [2, null, 2], 'without the others too');
  const reversed = problemOf(typed.slice(0, 4), [{}], { ...asked, isSequenceReversed: true });
  t.same(deliveriesOf(reversed).numbers, [1, 6, null, 6]);
  const beyond = problemOf([{ sequence: 9 }, { sequence: 4 }], [{}], asked);
  t.same(deliveriesOf(beyond).numbers, [1, 2], 'what would be below 1 is counted');
  const groups = { ...asked, isGroupSequenceUsed: true };
  t.same(deliveriesOf(problemOf(rows, [{}], groups)).numbers, [1, 3, 4, 2, null], 'groups may be another order');
});
