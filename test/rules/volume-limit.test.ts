import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const fault = { rule: 'volume-limit', cargo: null, at: null };
const hundred = at(0, 0, 0, 0, 1, [10, 5, 2]);

t.test('a share of the container, of 250 pieces', async (t) => {
  const byContainer = problemOf([{}], [{ maxVolumePercent: 40 }]);
  accepts(t, '40 %', byContainer, [hundred]);
  rejects(t, '40.4 %', byContainer, [hundred, at(0, 0, 0, 200)], fault);
  const byRules = problemOf([{}], [{}], { maxSearchVolumePercentage: 40 });
  accepts(t, '40 % by the rules', byRules, [hundred]);
  rejects(t, '40.4 % by the rules', byRules, [hundred, at(0, 0, 0, 200)], fault);
});

t.test('of the drop-deck shape, where there is one', async (t) => {
  const half = problemOf([{}], [{ maxVolumePercent: 40, dropDeckRear: { length: 500, width: 0, height: 400 } }]);
  accepts(t, '60 of 150', half, [at(0, 0, 0, 0, 1, [5, 5, 2]), at(0, 0, 0, 200, 1, [2, 5, 1])]);
  rejects(
    t,
    '61 of 150',
    half,
    [at(0, 0, 0, 0, 1, [5, 5, 2]), at(0, 0, 0, 200, 1, [2, 5, 1]), at(0, 200, 0, 200)],
    fault,
  );
});

t.test('a roll counts as its cylinder', async (t) => {
  const roll = { style: 'Roll', diameter: 100, volume: 785398 } as const;
  const problem = problemOf([roll], [{ maxVolumePercent: 32 }]);
  accepts(t, '100 rolls are 31.4 %', problem, [hundred]);
});
