import t from 'tap';
import { accepts, at, rejects } from '../support/judging.js';
import { problemOf } from '../support/load-problems.js';

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
