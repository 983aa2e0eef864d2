import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const problem = problemOf([{}]);

t.test('a piece against every wall is inside', async (t) => {
  accepts(t, 'at the far corner', problem, [at(0, 900, 400, 0, 1, [1, 1, 5])]);
});

t.test('a piece through a wall is outside', async (t) => {
  const corners = [
    [901, 0, 0],
    [0, 401, 0],
    [-1, 0, 0],
    [0, -1, 0],
  ] as const;
  for (const [x, y, z] of corners) {
    rejects(t, `at ${x}, ${y}, ${z}`, problem, [at(0, x, y, z)], {
      rule: 'containment',
      cargo: 'cargo 1',
      at: [x, y, z],
    });
  }
  rejects(t, 'through the roof', problem, [at(0, 0, 0, 0, 1, [1, 1, 6])], {
    rule: 'containment',
    cargo: 'cargo 1',
    at: [0, 0, 500],
  });
  const floating = problemOf([{}], [{}], { isSafeStackingUsed: false });
  rejects(t, 'through the floor', floating, [at(0, 0, 0, -1)], {
    rule: 'containment',
    cargo: 'cargo 1',
    at: [0, 0, -1],
  });
});

t.test('a pallet lets cargo reach over its edges, or keeps it inside them', async (t) => {
  const pallet = { containerType: 'Pallet', size: { length: 200, width: 200, height: 200 } } as const;
  const over = problemOf([{}], [{ ...pallet, deckReach: { length: 10, width: 5 } }]);
  accepts(t, 'as far as allowed', over, [at(0, -10, -5, 0), at(0, 110, 105, 0)]);
  rejects(t, 'further along the width', over, [at(0, 0, 106, 0)], {
    rule: 'containment',
    cargo: 'cargo 1',
    at: [0, 106, 0],
  });
  const inside = problemOf([{}], [{ ...pallet, deckReach: { length: -10, width: -5 } }]);
  accepts(t, 'clear of the edges', inside, [at(0, 10, 5, 0)]);
  rejects(t, 'too near an edge', inside, [at(0, 9, 5, 0)], { rule: 'containment', cargo: 'cargo 1', at: [9, 5, 0] });
});
