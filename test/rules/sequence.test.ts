import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const cargoes = [{ sequence: 1 }, { sequence: 2 }, { sequence: 3, size: { length: 100, width: 200, height: 100 } }];

t.test('a lower sequence blocks no higher one', async (t) => {
  const problem = problemOf(cargoes, [{}], { isSequenceUsed: true });
  accepts(t, 'lower behind higher', problem, [at(0, 0, 0, 0), at(1, 100, 0, 0)]);
  rejects(
    t,
    'lower before higher',
    problem,
    [at(0, 500, 0, 0), at(1, 0, 0, 0)],
    { rule: 'loading-order', cargo: 'cargo 2', at: [0, 0, 0] },
    {
      rule: 'sequence',
      cargo: 'cargo 1',
      at: [500, 0, 0],
    },
  );
  accepts(t, 'beside one another', problem, [at(0, 500, 100, 0), at(1, 0, 0, 0)]);
  rejects(
    t,
    'in a part of the corridor',
    problem,
    [at(0, 500, 199, 0), at(2, 0, 0, 0)],
    { rule: 'loading-order', cargo: 'cargo 3', at: [0, 0, 0] },
    {
      rule: 'sequence',
      cargo: 'cargo 1',
      at: [500, 199, 0],
    },
  );
  accepts(t, 'not used', problemOf(cargoes), [at(1, 0, 0, 0), at(0, 500, 0, 0)]);
});

t.test('a lower sequence rests on no higher one', async (t) => {
  const problem = problemOf(cargoes, [{}], { isSequenceUsed: true });
  accepts(t, 'higher on lower', problem, [at(0, 0, 0, 0), at(1, 0, 0, 100)]);
  rejects(t, 'lower on higher', problem, [at(1, 0, 0, 0), at(0, 0, 0, 100)], {
    rule: 'sequence',
    cargo: 'cargo 1',
    at: [0, 0, 100],
  });
});

t.test('a lower sequence is loaded first', async (t) => {
  const problem = problemOf(cargoes, [{}], { isSequenceUsed: true });
  rejects(t, 'the higher one before it', problem, [at(1, 0, 100, 0), at(0, 0, 0, 0)], {
    rule: 'sequence',
    cargo: 'cargo 1',
    at: [0, 0, 0],
  });
});

t.test('groups in the order of the smallest sequence in each', async (t) => {
  const grouped = [
    { groupName: 'late', sequence: 5 },
    { groupName: 'early', sequence: 9 },
    { groupName: 'early', sequence: 1 },
    { sequence: 5 },
  ];
  const problem = problemOf(grouped, [{}], { isGroupSequenceUsed: true });
  accepts(t, 'any order inside a group', problem, [at(1, 100, 0, 0), at(2, 200, 0, 0), at(0, 300, 0, 0)]);
  rejects(
    t,
    'an early group before a late one',
    problem,
    [at(1, 300, 0, 0), at(0, 0, 0, 0)],
    { rule: 'loading-order', cargo: 'cargo 1', at: [0, 0, 0] },
    {
      rule: 'sequence',
      cargo: 'cargo 2',
      at: [300, 0, 0],
    },
  );
  rejects(
    t,
    'equal ranks in the order of the request',
    problem,
    [at(0, 300, 0, 0), at(3, 0, 0, 0)],
    { rule: 'loading-order', cargo: 'cargo 4', at: [0, 0, 0] },
    {
      rule: 'sequence',
      cargo: 'cargo 1',
      at: [300, 0, 0],
    },
  );
});

t.test('with both the group comes first, then the sequence inside it', async (t) => {
  const grouped = [
    { groupName: 'a', sequence: 1 },
    { groupName: 'a', sequence: 7 },
    { groupName: 'b', sequence: 3 },
  ];
  const problem = problemOf(grouped, [{}], { isGroupSequenceUsed: true, isSequenceUsed: true });
  accepts(t, 'by group, then sequence', problem, [at(0, 0, 0, 0), at(1, 100, 0, 0), at(2, 200, 0, 0)]);
  rejects(
    t,
    'against the sequence in a group',
    problem,
    [at(0, 100, 0, 0), at(1, 0, 0, 0)],
    { rule: 'loading-order', cargo: 'cargo 2', at: [0, 0, 0] },
    {
      rule: 'sequence',
      cargo: 'cargo 1',
      at: [100, 0, 0],
    },
  );
});

t.test('where loading goes from above, a lower sequence lies over no higher one, touching or not', async (t) => {
  // A beam on two legs leaves room under it.
  const kinds = [
    { sequence: 1, size: { length: 100, width: 100, height: 200 } },
    { sequence: 1, size: { length: 100, width: 400, height: 100 } },
    { sequence: 2 },
  ];
  const rules = { isSequenceUsed: true, minSupportRate: 0.5 };
  const beam = [at(0, 0, 0, 0), at(0, 0, 300, 0), at(1, 0, 0, 200)];
  const lowerDown = at(2, 0, 150, 0);
  accepts(t, 'from the door', problemOf(kinds, [{}], rules), [...beam, lowerDown]);
  for (const vehicleType of ['OpenTop', 'FlatRack'] as const) {
    const problem = problemOf(kinds, [{ vehicleType }], rules);
    rejects(
      t,
      `under a beam, ${vehicleType}`,
      problem,
      [...beam, lowerDown],
      { rule: 'loading-order', cargo: 'cargo 3', at: [0, 150, 0] },
      { rule: 'sequence', cargo: 'cargo 2', at: [0, 0, 200] },
    );
    accepts(t, `beside it, ${vehicleType}`, problem, [...beam, at(2, 100, 150, 0)]);
    accepts(t, `of the same sequence, ${vehicleType}`, problem, [
      at(0, 0, 0, 0),
      at(0, 0, 300, 0),
      at(0, 0, 150, 0),
      at(1, 0, 0, 200),
    ]);
  }
  const rolls = [1, 2].map((sequence) => ({
    style: 'Roll' as const,
    size: { length: 100, width: 100, height: 100 },
    diameter: 100,
    orientations: 0b000001,
    sequence,
  }));
  const open = problemOf(rolls, [{ vehicleType: 'OpenTop' }], { isSequenceUsed: true, isSafeStackingUsed: false });
  accepts(t, 'only the corners of two discs over each other', open, [at(0, 80, 0, 200), at(1, 160, 60, 0)]);
});
