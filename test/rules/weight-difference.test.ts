import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const cargoes = [{ weight: 80 }, { weight: 100 }, { weight: 81 }];
const onTop = (cargo: number) => [at(1, 0, 0, 0), at(cargo, 0, 0, 100)];

t.test('the upper piece is lighter by the percentage', async (t) => {
  const problem = problemOf(cargoes, [{}], { minWeightDifferencePercentage: 20 });
  accepts(t, '20 % lighter', problem, onTop(0));
  rejects(t, '19 % lighter', problem, onTop(2), { rule: 'weight-difference', cargo: 'cargo 3', at: [0, 0, 100] });
});

t.test('only with safe stacking', async (t) => {
  const rules = { minWeightDifferencePercentage: 20, isSafeStackingUsed: false };
  accepts(t, '19 % lighter', problemOf(cargoes, [{}], rules), onTop(2));
});

t.test('than each piece below', async (t) => {
  const problem = problemOf([...cargoes, { size: { length: 200, width: 100, height: 50 }, weight: 70 }], [{}], {
    minWeightDifferencePercentage: 20,
  });
  const bridge = [at(1, 0, 0, 0), at(0, 100, 0, 0), at(3, 0, 0, 100)];
  rejects(t, 'light enough for one of two', problem, bridge, {
    rule: 'weight-difference',
    cargo: 'cargo 4',
    at: [0, 0, 100],
  });
});
