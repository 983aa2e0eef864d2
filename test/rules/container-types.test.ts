import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import type { Container, Rules } from '../../src/domain/problem.js';
import { problemOf } from '../support/problems/load-problems.js';
import { at, planOf } from '../support/rules/judging.js';
import { balancingOf } from '../support/rules/own-balance.js';

const SMALL = { size: { length: 500, width: 500, height: 500 } };

/** A piece in each of so many containers, named by the places of their types. */
function judged(types: readonly number[], rules: Partial<Rules> = {}, fields: Partial<Container> = {}) {
  const problem = problemOf([{ quantity: types.length }], [{}, { ...SMALL, ...fields }], {
    isMultiContainerTypesEnabled: false,
    ...rules,
  });
  const plan = planOf(problem, ...types.map(() => [at(0, 0, 0, 0)]));
  const containers = plan.containers.map((loaded, place) => ({ ...loaded, container: types[place]! }));
  return verify(problem, { ...plan, containers });
}

t.test('one type for all', async (t) => {
  t.ok(judged([0, 0, 0]).valid);
  t.ok(judged([1, 1]).valid);
  t.ok(judged([]).valid);
  t.ok(judged([0, 1], { isMultiContainerTypesEnabled: true }).valid, 'types may be mixed');
  t.notOk(judged([0, 1], { isMultiContainerTypesEnabled: true }).checks.includes('container-types'));
  t.ok(judged([0, 0]).checks.includes('container-types'));
});

t.test('two types', async (t) => {
  const fault = { rule: 'container-types', cargo: null, message: /"container 1" and "container 2" are filled/ };
  t.match(judged([0, 1]).faults, [fault]);
  t.match(judged([0, 0, 1, 0]).faults, [fault]);
});

t.test('a last container that is replaced with a smaller type', async (t) => {
  const rules = { balancing: balancingOf({ isLastSmaller: true }) };
  t.ok(judged([0, 0, 1], rules).valid);
  t.equal(judged([0, 1, 0], rules).faults.length, 1, 'not before others');
  t.equal(judged([0, 1, 1], rules).faults.length, 1, 'no second one');
  t.equal(judged([1, 0], rules).faults.length, 1, 'with no larger one');
  t.equal(judged([0, 1], rules, { price: 1 }).faults.length, 1, 'at no higher price');
});
