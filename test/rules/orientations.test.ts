import t from 'tap';
import { planned } from '../support/planning/planned.js';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const size = { length: 300, width: 200, height: 100 };

t.test('only allowed orientations', async (t) => {
  const upright = problemOf([{ size }]);
  accepts(t, 'both basic ones', upright, [at(0, 0, 0, 0, 1), at(0, 300, 0, 0, 2)]);
  rejects(t, 'on its side', upright, [at(0, 0, 0, 0, 3)], { rule: 'orientations', cargo: 'cargo 1', at: [0, 0, 0] });
  const oneOnly = problemOf([{ size, orientations: 0b000001 }]);
  rejects(t, 'turned round', oneOnly, [at(0, 0, 0, 0, 2)], { rule: 'orientations', cargo: 'cargo 1', at: [0, 0, 0] });
});

t.test('turnAllowedOnFloor false keeps turned pieces off floor and decks', async (t) => {
  const pieces = [{ size, orientations: 0b111111, turnAllowedOnFloor: false }, { size }];
  const problem = problemOf(pieces);
  accepts(t, 'turned on other cargo', problem, [at(1, 0, 0, 0), at(0, 0, 0, 100, 3)]);
  accepts(t, 'upright on the floor', problem, [at(0, 0, 0, 0, 2)]);
  rejects(t, 'turned on the floor', problem, [at(0, 0, 0, 0, 4)], {
    rule: 'orientations',
    cargo: 'cargo 1',
    at: [0, 0, 0],
  });
  const deck = problemOf(pieces, [{ dropDeckFront: { length: 400, width: 0, height: 150 } }]);
  rejects(t, 'turned on a deck', deck, [at(0, 0, 0, 150, 4)], {
    rule: 'orientations',
    cargo: 'cargo 1',
    at: [0, 0, 150],
  });
});

t.test('without support turned pieces do not hover over the floor by less than any cargo is high', async (t) => {
  const problem = problemOf(
    [{ size, orientations: 0b000100, turnAllowedOnFloor: false, quantity: 4 }],
    [{ dropDeckRear: { length: 400, width: 0, height: 90 } }],
    { isSafeStackingUsed: false },
  );
  rejects(t, '99 above the floor', problem, [at(0, 0, 0, 99, 3)], {
    rule: 'orientations',
    cargo: 'cargo 1',
    at: [0, 0, 99],
  });
  accepts(t, '100 above the floor', problem, [at(0, 0, 0, 100, 3)]);
  const { loaded, placements } = planned(t, problem);
  t.same(loaded, [4]);
  for (const { position, size: placed } of placements) {
    t.ok(position.z >= (position.x + placed.length > 600 ? 190 : 100), 'above the floor, and above the deck');
  }
});
