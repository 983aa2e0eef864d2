import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import type { Rules } from '../../src/domain/problem.js';
import { problemOf } from '../support/problems/load-problems.js';
import { at, planOf } from '../support/rules/judging.js';
import { balancingOf } from '../support/rules/own-balance.js';

const asked = (rules: Partial<Rules>) => problemOf([{ quantity: 3 }, { quantity: 3, isOptional: true }], [{}], rules);

/** An ordered piece alone, then one with an optional piece. */
const inLast = [[at(0, 0, 0, 0)], [at(0, 0, 0, 0), at(1, 100, 0, 0)]];
const inFirst = inLast.toReversed();

function faults(rules: Partial<Rules>, containers: typeof inLast) {
  const problem = asked(rules);
  return verify(problem, planOf(problem, ...containers)).faults;
}

t.test('optional cargo beside what was ordered', async (t) => {
  for (const containers of [inLast, inFirst]) {
    t.same(faults({ optionalFilling: 'FillAllContainers' }, containers), []);
  }
  t.same(faults({ optionalFilling: 'FillLastContainer' }, inLast), []);
});

t.test('optional cargo where none, or only the last container is to be filled', async (t) => {
  const rule = { rule: 'optional-cargo', cargo: 'cargo 2', container: null };
  t.match(faults({ optionalFilling: 'FillNone' }, inLast), [{ ...rule, message: /none is to be filled/ }]);
  t.match(faults({ optionalFilling: 'FillLastContainer' }, inFirst), [{ ...rule, message: /only the last/ }]);
  const lastOnly = { optionalFilling: 'FillAllContainers', balancing: balancingOf({ isLastOnly: true }) } as const;
  t.match(faults(lastOnly, inFirst), [{ ...rule, message: /only the last/ }]);
});

t.test('optional cargo opens no container, but by hand', async (t) => {
  const all = { optionalFilling: 'FillAllContainers' } as const;
  const alone = at(1, 0, 0, 0);
  t.match(faults(all, [[at(0, 0, 0, 0)], [alone]]), [
    { rule: 'optional-cargo', cargo: 'cargo 2', message: /Nothing but optional cargo lies in filled container 2/ },
  ]);
  t.same(faults(all, [[at(0, 0, 0, 0)], [{ ...alone, isKept: true }]]), []);
  t.same(faults(all, [[{ ...alone, isKept: true }, at(1, 100, 0, 0)]]), []);
});

t.test('extra pieces open none for it either', async (t) => {
  const problem = asked({ optionalFilling: 'FillAllContainers', isExtraCargoAllowed: true });
  const plan = planOf(problem, [at(0, 0, 0, 0, 1, [3, 1, 1])], [at(0, 0, 0, 0), at(1, 100, 0, 0)]);
  const containers = [plan.containers[0]!, { ...plan.containers[1]!, extra: [{ cargo: 0, quantity: 1 }] }];
  const unloaded = plan.unloaded.filter(({ cargo }) => cargo === 1);
  t.match(verify(problem, { ...plan, containers, unloaded }).faults, [{ rule: 'optional-cargo' }]);
});
