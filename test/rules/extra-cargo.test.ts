import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import type { LoadedContainer } from '../../src/domain/plan.js';
import type { Rules } from '../../src/domain/problem.js';
import { problemOf } from '../support/problems/load-problems.js';
import { at, planOf } from '../support/rules/judging.js';
import { balancingOf } from '../support/rules/own-balance.js';

/** Two pieces ordered. */
function faults(containers: readonly Omit<LoadedContainer, 'container'>[], left = 0, rules: Partial<Rules> = {}) {
  const problem = problemOf([{ quantity: 2 }], [{}], { isExtraCargoAllowed: true, ...rules });
  const unloaded = left === 0 ? [] : [{ cargo: 0, quantity: left, reason: 'NoSpaceLeft' as const, detail: '' }];
  const plan = { ...planOf(problem), containers: containers.map((one) => ({ container: 0, ...one })), unloaded };
  return verify(problem, plan).faults;
}

const row = (count: number) => [at(0, 0, 0, 0, 1, [count, 1, 1])];
const extra = (quantity: number) => [{ cargo: 0, quantity }];

t.test('more pieces of what is loaded whole', async (t) => {
  t.same(faults([{ arrangements: row(5), extra: extra(3) }]), []);
  t.same(faults([{ arrangements: row(1) }, { arrangements: row(3), extra: extra(2) }]), []);
});

t.test('of what stays behind in part there are no extra pieces', async (t) => {
  const found = faults([{ arrangements: row(3), extra: extra(2) }], 1);
  t.match(found, [{ rule: 'extra-cargo', cargo: 'cargo 1', message: /only 1 of 2 ordered are loaded/ }]);
});

t.test('extra pieces alone fill no container', async (t) => {
  const found = faults([{ arrangements: row(2) }, { arrangements: row(1), extra: extra(1) }]);
  t.match(found, [{ rule: 'extra-cargo', message: /Nothing but extra pieces lies in filled container 2/ }]);
});

t.test('only the last container is filled, where that is asked for', async (t) => {
  const rules = { balancing: balancingOf({ isLastOnly: true }) };
  const [one, more] = [{ arrangements: row(1) }, { arrangements: row(2), extra: extra(1) }];
  t.same(faults([one, more], 0, rules), []);
  t.match(faults([more, one], 0, rules), [{ rule: 'extra-cargo', message: /only the last/ }]);
});
