import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const pallet = {
  containerType: 'Pallet',
  size: { length: 500, width: 500, height: 500 },
  deckReach: { length: 30, width: 30 },
} as const;

t.test('a piece over the edge has its share on the deck', async (t) => {
  const problem = problemOf([{}], [pallet]);
  accepts(t, '80 % on the deck', problem, [at(0, -20, 0, 0), at(0, 420, 0, 0)]);
  rejects(t, '79 % on the deck', problem, [at(0, -21, 0, 0)], {
    rule: 'pallet-overhang',
    cargo: 'cargo 1',
    at: [-21, 0, 0],
  });
  rejects(t, 'over a corner', problem, [at(0, -15, -15, 0)], {
    rule: 'pallet-overhang',
    cargo: 'cargo 1',
    at: [-15, -15, 0],
  });
});

t.test('without safe stacking only the reach counts', async (t) => {
  const problem = problemOf([{}], [pallet], { isSafeStackingUsed: false });
  accepts(t, '70 % on the deck', problem, [at(0, -30, 0, 0)]);
});
