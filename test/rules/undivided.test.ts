import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import type { Cargo, LoadProblem, Rules } from '../../src/domain/problem.js';
import { palletizingOf, problemOf } from '../support/problems/load-problems.js';
import { at, planOf } from '../support/rules/judging.js';

type Containers = Parameters<typeof planOf>[1][];

function faultsOf(problem: LoadProblem, ...containers: Containers) {
  return verify(problem, planOf(problem, ...containers)).faults;
}

/** Two rows of one name and one of another. */
const cargoes = [{ name: 'A', quantity: 2 }, { name: 'B' }, { name: 'A' }];
const problem = problemOf(cargoes, [{}], { isCargoUndivided: true });
const wholeA = [at(0, 0, 0, 0, 1, [2, 1, 1]), at(2, 200, 0, 0)];

t.test('all pieces of a name in one container, or none', async (t) => {
  t.same(verify(problem, planOf(problem, wholeA, [at(1, 0, 0, 0)])).faults, []);
  t.same(verify(problem, planOf(problem, [at(1, 0, 0, 0)])).faults, [], 'what stays behind is not divided');
});

t.test('a cargo divided, or loaded in part', async (t) => {
  t.match(faultsOf(problem, [at(0, 0, 0, 0, 1, [2, 1, 1])], [at(2, 0, 0, 0)]), [
    { rule: 'undivided', cargo: 'A', placement: null, message: /2 containers/ },
  ]);
  const inPart = faultsOf(problem, [at(0, 0, 0, 0, 1, [2, 1, 1]), at(1, 500, 0, 0)]);
  t.match(inPart, [{ rule: 'undivided', cargo: 'A', message: /2 of 3 pieces/ }]);
  t.equal(inPart.length, 1);
});

t.test('without the rule cargo may be divided', async (t) => {
  const free = problemOf(cargoes);
  t.ok(verify(free, planOf(free, [at(0, 0, 0, 0)], [at(0, 0, 0, 0), at(2, 100, 0, 0)])).valid);
});

t.test('groups: of several cargoes, and cargo without a group goes anywhere', async (t) => {
  const rows = [{ groupName: 'north' }, { groupName: 'north' }, { quantity: 2 }];
  const grouped = problemOf(rows, [{}], { isSameGroupAllowedInDifferentContainers: false });
  t.same(faultsOf(grouped, [at(0, 0, 0, 0), at(1, 100, 0, 0), at(2, 200, 0, 0)], [at(2, 0, 0, 0)]), []);
  t.match(faultsOf(grouped, [at(0, 0, 0, 0), at(2, 200, 0, 0)], [at(1, 0, 0, 0), at(2, 100, 0, 0)]), [
    { rule: 'undivided', cargo: null, message: 'Group "north" is divided over 2 containers.' },
  ]);
});

/** Cubes of 100 in trucks of 300 x 100 x 100, of which each takes three. */
const TRUCK = { size: { length: 300, width: 100, height: 100 } };
const three = (cargo: number) => at(cargo, 0, 0, 0, 1, [3, 1, 1]);

t.test('what fits no container may be divided where the request says so', async (t) => {
  const asked: Partial<Rules> = { isSameGroupAllowedInDifferentContainers: false };
  const five: Partial<Cargo> = { groupName: 'north', quantity: 5 };
  const divided: Containers = [[three(0)], [at(0, 0, 0, 0, 1, [2, 1, 1])]];
  const never = problemOf([five], [TRUCK], asked);
  t.match(faultsOf(never, ...divided), [{ rule: 'undivided', message: /divided over 2/ }]);
  const when = problemOf([five], [TRUCK], { ...asked, isGroupDividedWhenTooLarge: true });
  t.same(faultsOf(when, ...divided), []);
  t.same(faultsOf(when, [three(0)]), [], 'in part, too');
});

t.test('what plainly fits is not divided, whatever is said of what is too large', async (t) => {
  const rules: Partial<Rules> = { isCargoUndivided: true, isCargoDividedWhenTooLarge: true };
  const divided: Containers = [[at(0, 0, 0, 0, 1, [2, 1, 1])], [at(0, 0, 0, 0)]];
  const asked = problemOf([{ quantity: 3 }], [{ ...TRUCK, name: 'van' }], rules);
  t.match(faultsOf(asked, ...divided), [{ rule: 'undivided', cargo: 'cargo 1', message: /fits whole into "van"/ }]);
  t.match(faultsOf(asked, [at(0, 0, 0, 0, 1, [2, 1, 1])]), [{ message: /2 of 3 pieces.*fits whole/ }]);
  const heavy = problemOf([{ quantity: 3, weight: 10 }], [{ ...TRUCK, maxWeight: 25 }], rules);
  t.same(faultsOf(heavy, ...divided), [], 'a limit keeps it from fitting');
  const onPallets = problemOf([{ quantity: 3, palletizing: palletizingOf({}) }], [TRUCK], rules);
  t.same(faultsOf(onPallets, ...divided), [], 'cargo for pallets goes into no walls');
});

t.test('it fits stacked, turned, or in single layers where rules forbid to stack', async (t) => {
  const rules: Partial<Rules> = { isCargoUndivided: true, isCargoDividedWhenTooLarge: true };
  const room = { size: { length: 400, width: 200, height: 200 } };
  const dividedOf = (cargo: Partial<Cargo>, more: Partial<Rules> = {}) => {
    const asked = problemOf([{ quantity: 8, ...cargo }], [room], { ...rules, ...more });
    return faultsOf(asked, [at(0, 0, 0, 0, 1, [2, 1, 1])], [at(0, 0, 0, 0, 1, [1, 1, 1])]).filter(
      ({ rule }) => rule === 'undivided',
    );
  };
  t.equal(dividedOf({ quantity: 16 }).length, 1, 'stacked');
  t.equal(dividedOf({ quantity: 17 }).length, 0, 'one too many');
  t.equal(dividedOf({ size: { length: 50, width: 400, height: 200 }, quantity: 4 }).length, 1, 'turned');
  t.equal(dividedOf({}, { stackingRule: 'AlwaysSingleLayerOnBottom' }).length, 1, 'in one layer');
  t.equal(dividedOf({ quantity: 9 }, { stackingRule: 'AlwaysSingleLayerOnBottom' }).length, 0, 'not in one');
});
