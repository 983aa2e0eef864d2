import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const ID = 'loading-order';
const LOW = { size: { length: 100, width: 100, height: 50 } };
const roll = (diameter: number, axis: number) => ({
  style: 'Roll' as const,
  size: { length: diameter, width: diameter, height: axis },
  diameter,
  orientations: 0b111111,
});

t.test('what rests on something is loaded after it', async (t) => {
  const problem = problemOf([{}, {}]);
  accepts(t, 'from below', problem, [at(0, 0, 0, 0), at(1, 0, 0, 100)]);
  rejects(t, 'from above', problem, [at(1, 0, 0, 100), at(0, 0, 0, 0)], {
    rule: ID,
    cargo: 'cargo 2',
    at: [0, 0, 100],
  });
});

t.test('from the door nothing loaded before stands in the way', async (t) => {
  const problem = problemOf([{}, {}, LOW]);
  accepts(t, 'the far one first', problem, [at(0, 0, 0, 0), at(1, 300, 0, 0)]);
  rejects(t, 'the near one first', problem, [at(0, 300, 0, 0), at(1, 0, 0, 0)], {
    rule: ID,
    cargo: 'cargo 2',
    at: [0, 0, 0],
  });
  rejects(t, 'a corner of it in the way', problem, [at(0, 300, 99, 0), at(1, 0, 0, 0)], {
    rule: ID,
    cargo: 'cargo 2',
    at: [0, 0, 0],
  });
  accepts(t, 'past its side, touching', problem, [at(0, 300, 100, 0), at(1, 0, 0, 0)]);
  accepts(t, 'over it, touching', problem, [at(2, 0, 0, 0), at(2, 100, 0, 0), at(0, 0, 0, 50)]);
  rejects(t, 'a block of two layers behind one', problem, [at(0, 300, 0, 0), at(1, 0, 0, 0, 1, [1, 1, 2])], {
    rule: ID,
    cargo: 'cargo 2',
    at: [0, 0, 0],
  });
});

t.test('a piece far behind is hindered, too, whatever stands between', async (t) => {
  const problem = problemOf([{}, {}, {}]);
  const load = [at(2, 500, 0, 0), at(0, 0, 0, 0), at(1, 200, 0, 0)];
  rejects(
    t,
    'the middle one is passed',
    problem,
    load,
    { rule: ID, cargo: 'cargo 2', at: [200, 0, 0] },
    { rule: ID, cargo: 'cargo 1', at: [0, 0, 0] },
  );
});

t.test('what is loaded from above comes straight down', async (t) => {
  const above = [
    { containerType: 'Pallet' as const },
    { containerType: 'Carton' as const },
    { containerType: 'Truck' as const, vehicleType: 'OpenTop' as const },
    { containerType: 'SeaVan' as const, vehicleType: 'FlatRack' as const },
  ];
  for (const container of above) {
    const problem = problemOf(
      [{}, { overhang: { length: 50, width: 50 }, size: { length: 150, width: 100, height: 50 } }, LOW],
      [container],
    );
    accepts(t, 'the near one first', problem, [at(0, 300, 0, 0), at(0, 0, 0, 0)]);
    rejects(t, 'under what reaches over it', problem, [at(0, 0, 0, 0), at(1, 0, 0, 100), at(2, 100, 0, 0)], {
      rule: ID,
      cargo: 'cargo 3',
      at: [100, 0, 0],
    });
  }
  const door = problemOf([{}, {}], [{ containerType: 'Truck', vehicleType: 'Refrigerated' }]);
  rejects(t, 'a closed truck', door, [at(0, 300, 0, 0), at(1, 0, 0, 0)], { rule: ID, cargo: 'cargo 2', at: [0, 0, 0] });
});

t.test('rolls that follow each other are one run', async (t) => {
  const problem = problemOf([roll(100, 100), roll(100, 100), {}]);
  // Staggered: the second row lies between the rolls of the first, seen from the door.
  const rows = [at(0, 0, 0, 0, 1, [3, 1, 1]), at(1, 50, 87, 0, 1, [2, 1, 1])];
  accepts(t, 'rows that interlock', problem, rows);
  rejects(
    t,
    'with a cuboid between them',
    problem,
    [rows[0]!, at(2, 800, 300, 0), rows[1]!],
    {
      rule: ID,
      cargo: 'cargo 2',
      at: [150, 87, 0],
    },
    { rule: ID, cargo: 'cargo 2', at: [50, 87, 0] },
  );
  const stack = [at(0, 0, 0, 0), at(0, 0, 0, 100)];
  accepts(t, 'layer by layer', problem, [...stack, at(1, 100, 0, 0)]);
});

t.test('a run is sorted by height: a tall roll stands before what is stacked behind it', async (t) => {
  const problem = problemOf([roll(100, 100), roll(100, 150), {}]);
  const stack = [at(0, 0, 0, 0, 1, [1, 1, 2])];
  rejects(t, 'directly after the stack', problem, [...stack, at(1, 200, 0, 0)], {
    rule: ID,
    cargo: 'cargo 1',
    at: [0, 0, 100],
  });
  accepts(t, 'with something between', problem, [...stack, at(2, 500, 300, 0), at(1, 200, 0, 0)]);
});

t.test('rolls on two grounds are two runs', async (t) => {
  const deck = { dropDeckFront: { length: 200, width: 0, height: 100 } };
  const two = [1, 1, 2] as const;
  const problem = problemOf([roll(100, 150), roll(100, 150), {}], [deck]);
  const upper = at(0, 0, 0, 100, 1, two);
  accepts(t, 'the stack on the deck before that on the floor', problem, [upper, at(1, 200, 0, 0, 1, two)]);
  accepts(t, 'stacks on one deck as one run', problem, [upper, at(1, 100, 0, 100, 1, two)]);
  rejects(t, 'the floor first', problem, [at(1, 200, 0, 0), upper], {
    rule: ID,
    cargo: 'cargo 1',
    at: [0, 0, 100],
  });
  const narrow = problemOf([roll(100, 100)], [{ dropDeckFront: { length: 500, width: 200, height: 200 } }]);
  accepts(t, 'beside the deck first, then on it', narrow, [
    at(0, 0, 200, 0, 1, [5, 1, 2]),
    at(0, 0, 0, 200, 1, [5, 2, 1]),
  ]);
  // Base at the level of the deck, half of it over the deck: the space is on that ground.
  const loose = problemOf([roll(100, 100)], [deck], { isSafeStackingUsed: false });
  accepts(t, 'one space over two grounds is on the higher one', loose, [at(0, 0, 0, 100, 1, [4, 1, 2])]);
  rejects(
    t,
    'and what follows it on the floor is no part of its run',
    loose,
    [at(0, 300, 0, 100, 1, two), at(0, 100, 0, 100, 1, two)],
    { rule: ID, cargo: 'cargo 1', at: [100, 0, 100] },
    { rule: ID, cargo: 'cargo 1', at: [100, 0, 200] },
  );
});

t.test('a lying roll is rolled over lower ones, and over nothing else', async (t) => {
  const problem = problemOf(
    [roll(1000, 1000), roll(1000, 1000), { size: { length: 1000, width: 1000, height: 1200 } }],
    [{ size: { length: 9000, width: 2000, height: 2500 } }],
  );
  const floor = [at(0, 0, 0, 0, 3), at(0, 1000, 0, 0, 3)];
  const valley = at(1, 500, 0, 867, 3);
  accepts(t, 'into the valley', problem, [...floor, valley]);
  accepts(t, 'over one nearer the door', problem, [...floor, at(0, 2000, 0, 0, 3), valley]);
  rejects(t, 'past a higher cuboid', problem, [...floor, at(2, 3000, 0, 0), valley], {
    rule: ID,
    cargo: 'cargo 2',
    at: [500, 0, 867],
  });
});
