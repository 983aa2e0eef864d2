import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import type { LoadedContainer, LoadPlan } from '../../src/domain/plan.js';
import { problemOf } from '../support/problems/load-problems.js';
import { at, planOf } from '../support/rules/judging.js';

const problem = problemOf([{ name: 'A', quantity: 2 }, { name: 'B' }], [{ quantity: 1 }, {}], {
  calculationType: 'UnitLoad',
});

function faultsOf(containers: readonly LoadedContainer[], left: readonly number[]) {
  const plan: LoadPlan = {
    ...planOf(problem),
    containers,
    alternatives: true,
    unloaded: left.flatMap((quantity, cargo) =>
      quantity > 0 ? [{ cargo, quantity, reason: 'NoContainerLeft' as const, detail: '' }] : [],
    ),
  };
  return verify(problem, plan).faults;
}

const twoA = at(0, 0, 0, 0, 1, [2, 1, 1]);

t.test('every cargo in every type once', async (t) => {
  const containers = [
    { container: 0, arrangements: [twoA] },
    { container: 1, arrangements: [at(0, 0, 0, 0)] },
    { container: 0, arrangements: [at(1, 0, 0, 0)] },
  ];
  t.same(faultsOf(containers, [0, 0]), []);
});

t.test('two cargoes in one, or two of one kind', async (t) => {
  const mixed = [{ container: 0, arrangements: [twoA, at(1, 500, 0, 0)] }];
  t.match(faultsOf(mixed, [0, 0]), [{ rule: 'unit-load', cargo: null, message: /holds 2 cargoes/ }]);
  const twice = [
    { container: 0, arrangements: [at(0, 0, 0, 0)] },
    { container: 0, arrangements: [twoA] },
  ];
  t.match(faultsOf(twice, [0, 1]), [{ rule: 'unit-load', cargo: 'A', message: /second alternative/ }]);
});
