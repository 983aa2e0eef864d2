import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import { problemOf } from '../support/problems/load-problems.js';
import { at, planOf } from '../support/rules/judging.js';

const problem = problemOf([{ quantity: 3 }, { quantity: 1 }]);

t.test('loaded and unloaded pieces add up', async (t) => {
  t.ok(verify(problem, planOf(problem, [at(0, 0, 0, 0, 1, [2, 1, 1])])).valid);
  t.ok(verify(problem, planOf(problem, [at(0, 0, 0, 0)], [at(0, 0, 0, 0), at(1, 200, 0, 0)])).valid);
});

t.test('too many, too few and forgotten pieces are found', async (t) => {
  const tooMany = verify(problem, planOf(problem, [at(0, 0, 0, 0, 1, [4, 1, 1])]));
  t.match(tooMany.faults, [{ rule: 'quantity', cargo: 'cargo 1', container: null, placement: null }]);
  t.equal(tooMany.faults.length, 1);

  const complete = planOf(problem, [at(0, 0, 0, 0)]);
  const forgotten = verify(problem, { ...complete, unloaded: complete.unloaded.filter((row) => row.cargo !== 1) });
  t.match(forgotten.faults, [{ rule: 'quantity', cargo: 'cargo 2' }]);

  const twice = verify(problem, { ...complete, unloaded: [...complete.unloaded, ...complete.unloaded] });
  t.same(
    twice.faults.map((fault) => fault.cargo),
    ['cargo 1', 'cargo 2'],
  );
});

t.test('under UnitLoad filled containers are alternatives', async (t) => {
  const unitLoad = problemOf([{ quantity: 3 }], [{}, {}], { calculationType: 'UnitLoad' });
  const plan = planOf(unitLoad, [at(0, 0, 0, 0, 1, [3, 1, 1])]);
  const second = { container: 1, arrangements: [at(0, 0, 0, 0, 1, [2, 1, 1])] };
  const containers = [...plan.containers, second];
  t.ok(verify(unitLoad, { ...plan, containers, alternatives: true }).valid);
  t.match(verify(unitLoad, { ...plan, containers }).faults, [{ rule: 'well-formed', message: /alternatives/ }]);
  t.match(verify(problem, { ...planOf(problem), alternatives: true }).faults, [{ rule: 'well-formed' }]);
});

t.test('pieces beyond the order only where they are allowed, and named as such', async (t) => {
  const four = [at(0, 0, 0, 0, 1, [4, 1, 1]), at(1, 500, 0, 0)];
  const plan = { ...planOf(problem, four), unloaded: [] };
  const withExtra = (quantity: number) => ({
    ...plan,
    containers: [{ ...plan.containers[0]!, extra: [{ cargo: 0, quantity }] }],
  });
  const allowed = { ...problem, rules: { ...problem.rules, isExtraCargoAllowed: true as const } };
  t.ok(verify(allowed, withExtra(1)).valid);
  t.match(verify(problem, withExtra(1)).faults, [{ rule: 'quantity', cargo: 'cargo 1', message: /none are allowed/ }]);
  t.match(verify(allowed, plan).faults, [{ rule: 'quantity', message: /4 pieces are loaded and 0 left of 3 ordered/ }]);
  t.match(verify(allowed, withExtra(2)).faults, [{ rule: 'quantity', message: /3 ordered and 2 beyond/ }]);
  t.match(verify(allowed, withExtra(5)).faults, [{ rule: 'well-formed', cargo: 'cargo 1' }]);
});
