import t from 'tap';
import { planned } from '../support/planning/planned.js';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

t.test('BottomOnly rests on no cargo', async (t) => {
  const problem = problemOf(
    [{ floorStackType: 'BottomOnly' }, {}],
    [{ dropDeckFront: { length: 150, width: 0, height: 100 } }],
  );
  accepts(t, 'on floor and deck', problem, [at(0, 0, 0, 100), at(0, 150, 0, 0)]);
  rejects(t, 'on itself', problem, [at(0, 150, 0, 0, 1, [1, 1, 2])], {
    rule: 'floor-stack-type',
    cargo: 'cargo 1',
    at: [150, 0, 100],
  });
  rejects(t, 'in part on cargo, in part on the deck', problem, [at(1, 150, 0, 0), at(0, 100, 0, 100)], {
    rule: 'floor-stack-type',
    cargo: 'cargo 1',
    at: [100, 0, 100],
  });
});

t.test('NoBottom has no part of its base on floor or deck', async (t) => {
  const problem = problemOf(
    [{ floorStackType: 'NoBottom' }, {}],
    [{ dropDeckFront: { length: 150, width: 0, height: 100 } }],
  );
  accepts(t, 'on cargo', problem, [at(1, 150, 0, 0), at(0, 150, 0, 100)]);
  rejects(t, 'on the floor', problem, [at(0, 150, 0, 0)], {
    rule: 'floor-stack-type',
    cargo: 'cargo 1',
    at: [150, 0, 0],
  });
  rejects(t, 'in part on a deck', problem, [at(1, 150, 0, 0), at(0, 149, 0, 100)], {
    rule: 'floor-stack-type',
    cargo: 'cargo 1',
    at: [149, 0, 100],
  });
});

t.test('what hovers is not on the floor', async (t) => {
  const problem = problemOf([{ floorStackType: 'NoBottom' }], [{}], { maxDepthToSupport: 5 });
  accepts(t, '5 above the floor', problem, [at(0, 0, 0, 5)]);
});

t.test('BottomOnly has its whole base on floor or deck, whatever share of it is carried', async (t) => {
  const fields = { floorStackType: 'BottomOnly' } as const;
  const beside = problemOf([fields], [{ dropDeckFront: { length: 150, width: 0, height: 100 } }]);
  rejects(t, 'past the edge of a deck', beside, [at(0, 60, 0, 100)], {
    rule: 'floor-stack-type',
    cargo: 'cargo 1',
    at: [60, 0, 100],
  });
  const pallet = problemOf([fields], [{ containerType: 'Pallet', deckReach: { length: 20, width: 0 } }]);
  rejects(t, 'past the edge of a pallet', pallet, [at(0, -1, 0, 0)], {
    rule: 'floor-stack-type',
    cargo: 'cargo 1',
    at: [-1, 0, 0],
  });
  accepts(t, 'at the edge of a pallet', pallet, [at(0, 0, 0, 0)]);
});

t.test('a lying roll stands on the floor with its bottom line', async (t) => {
  const roll = { style: 'Roll', diameter: 100, orientations: 0b001000, floorStackType: 'BottomOnly' } as const;
  const problem = problemOf([roll], [{ dropDeckFront: { length: 150, width: 0, height: 100 } }]);
  accepts(t, 'on the deck', problem, [at(0, 50, 0, 100, 4)]);
  rejects(t, 'in part beside it', problem, [at(0, 51, 0, 100, 4)], {
    rule: 'floor-stack-type',
    cargo: 'cargo 1',
    at: [51, 0, 100],
  });
});

const FREE = { isSafeStackingUsed: false };
const THIN = { size: { length: 50, width: 50, height: 30 } };

for (const rules of [FREE, { minSupportRate: 0 }]) {
  t.test(`without support (${JSON.stringify(rules)}) a gap that takes no cargo is none`, async (t) => {
    const decks = [{ dropDeckFront: { length: 200, width: 0, height: 72 } }];
    const low = problemOf([{ floorStackType: 'BottomOnly' }, THIN], decks, rules);
    accepts(t, 'BottomOnly 29 above the floor', low, [at(0, 300, 0, 29)]);
    accepts(t, 'BottomOnly 29 above a deck', low, [at(0, 0, 0, 101)]);
    for (const [what, x, z] of [
      ['30 above the floor', 300, 30],
      ['in mid-air at the height of the deck', 300, 72],
      ['in part beside the deck', 150, 72],
    ] as const) {
      rejects(t, `BottomOnly ${what}`, low, [at(0, x, 0, z)], {
        rule: 'floor-stack-type',
        cargo: 'cargo 1',
        at: [x, 0, z],
      });
    }
    const high = problemOf([{ floorStackType: 'NoBottom' }, THIN], decks, rules);
    accepts(t, 'NoBottom 30 above the floor', high, [at(0, 300, 0, 30)]);
    accepts(t, 'NoBottom at the height of the deck', high, [at(0, 300, 0, 72)]);
    rejects(t, 'NoBottom 29 above the deck, in part', high, [at(0, 199, 0, 101)], {
      rule: 'floor-stack-type',
      cargo: 'cargo 1',
      at: [199, 0, 101],
    });
  });
}

t.test('the search lets nothing hover that is for the floor only', async (t) => {
  const size = { length: 200, width: 100, height: 90 };
  const container = {
    ...{ size: { length: 300, width: 100, height: 200 }, quantity: 1 },
    dropDeckFront: { length: 100, width: 0, height: 100 },
  };
  const problem = problemOf([{ size, quantity: 2, floorStackType: 'BottomOnly' }], [container], FREE);
  t.same(planned(t, problem).loaded, [1], 'none over the deck and the gap beside it');
});
