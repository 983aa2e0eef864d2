import t from 'tap';
import { effortOfRounds } from '../../../src/planning/fills/effort.js';
import { rulesOf } from '../../support/problems/load-problems.js';

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

t.test('the rounds of a level cost what the level allows', async (t) => {
  for (const [level, effort] of [
    [1, 2e7],
    [2, 1e9],
    [3, 5e9],
    [4, 3e10],
  ] as const) {
    t.equal(sum(effortOfRounds(rulesOf({ optimizationLevel: level }), 1)), effort);
    t.equal(sum(effortOfRounds(rulesOf({ optimizationLevel: level }), 3)), 3 * effort);
    t.equal(sum(effortOfRounds(rulesOf({ optimizationLevel: level }), 900)), 8 * effort);
  }
});

t.test('a level begins with the rounds of the level below', async (t) => {
  const three = effortOfRounds(rulesOf({ optimizationLevel: 3 }), 2);
  const four = effortOfRounds(rulesOf({ optimizationLevel: 4 }), 2);
  t.same(four.slice(0, 3), three);
});

t.test('MaxVolumeFirst is one greedy round at every level', async (t) => {
  t.same(effortOfRounds(rulesOf({ algorithmType: 'MaxVolumeFirst', optimizationLevel: 4 }), 5), [1]);
});
