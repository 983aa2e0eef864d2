import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const load = [at(0, 0, 0, 0, 1, [3, 1, 1])];
const fault = { rule: 'weight-limit', cargo: null, at: null };

t.test('the cargo weighs at most maxWeight', async (t) => {
  accepts(t, 'exactly', problemOf([{ weight: 10 }], [{ maxWeight: 30 }]), load);
  rejects(t, 'a little more', problemOf([{ weight: 10.00001 }], [{ maxWeight: 30 }]), load, fault);
  accepts(t, 'within the tolerance', problemOf([{ weight: 0.1 }], [{ maxWeight: 0.3 }]), load);
});

t.test('no limit', async (t) => {
  accepts(t, 'maxWeight 0', problemOf([{ weight: 10 }], [{ maxWeight: 0 }]), load);
  accepts(t, 'not limited', problemOf([{ weight: 10 }], [{ maxWeight: 5 }], { isWeightLimited: false }), load);
});
