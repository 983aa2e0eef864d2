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
  t.same(deliveriesOf(problemOf(rows)), { areStops: false, numbers: [3, 1, null, 3, 9] });
});

t.test('a finished pallet is of the stop of what it carries', async (t) => {
  const order = problemOf(rows, [{}], { isSequenceUsed: true });
  const pallet = cargoOf({ name: 'EUR 1', contents: [{ cargo: 1, quantity: 8 }] });
  const deliveries = deliveriesOf(order);
  t.equal(deliveryOf(deliveries, [...order.cargoes, pallet], rows.length), 2);
  t.equal(deliveryOf(deliveries, order.cargoes, 0), 1);
});
