import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import { problemOf } from '../support/problems/load-problems.js';
import { at, planOf } from '../support/rules/judging.js';

/** Volumes 1 : 2, ratio 1 : 1: two of the small ones for one of the large, and at least one of each. */
const problem = problemOf(
  [
    { name: 'small', quantity: 9, setRatio: 1 },
    { name: 'large', quantity: 4, setRatio: 1, size: { length: 100, width: 100, height: 200 } },
  ],
  [{}],
  { calculationType: 'SetLoadByVolume' },
);

const loads = (small: number, large: number) => [
  ...(small > 0 ? [at(0, 0, 0, 0, 1, [small, 1, 1])] : []),
  ...(large > 0 ? [at(1, 0, 200, 0, 1, [large, 1, 1])] : []),
];
const faultsOf = (...containers: readonly ReturnType<typeof loads>[]) =>
  verify(problem, planOf(problem, ...containers)).faults;

t.test('counts that one t has in common', async (t) => {
  for (const [small, large] of [
    [1, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [9, 4],
  ] as const) {
    t.same(faultsOf(loads(small, large)), [], `${small} and ${large}`);
  }
  t.same(faultsOf(loads(4, 0), loads(1, 2)), [], 'over the whole load');
  t.same(faultsOf([]), [], 'nothing at all');
});

t.test('more of one than its share, or none of one', async (t) => {
  t.match(faultsOf(loads(4, 1)), [{ rule: 'sets-by-volume', cargo: 'small', message: /4 of it .* 1 of large/ }]);
  t.match(faultsOf(loads(1, 2)), [{ rule: 'sets-by-volume', cargo: 'large' }]);
  t.match(faultsOf(loads(1, 0)), [{ rule: 'sets-by-volume', cargo: 'large', message: /None/ }]);
});
