import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const wide = { size: { length: 35, width: 35, height: 10 } };
const low = { size: { length: 28, width: 35, height: 10 } };

t.test('exactly the share is enough: 980 of 1225 is 0.8', async (t) => {
  const problem = problemOf([wide, low]);
  accepts(t, 'carried by 980', problem, [at(1, 0, 0, 0), at(0, 0, 0, 10)]);
  rejects(t, 'carried by 945', problem, [at(1, 0, 0, 0), at(0, 1, 0, 10)], {
    rule: 'support',
    cargo: 'cargo 1',
    at: [1, 0, 10],
  });
});

t.test('several tops of one height carry together', async (t) => {
  const problem = problemOf([
    { size: { length: 200, width: 100, height: 50 } },
    {},
    { size: { length: 100, width: 100, height: 90 } },
  ]);
  accepts(t, 'a bridge with 80 %', problem, [at(1, 0, 0, 0), at(1, 140, 0, 0), at(0, 0, 0, 100)]);
  rejects(t, 'one top is lower', problem, [at(1, 0, 0, 0), at(2, 100, 0, 0), at(0, 0, 0, 100)], {
    rule: 'support',
    cargo: 'cargo 1',
    at: [0, 0, 100],
  });
});

t.test('nothing floats', async (t) => {
  const floating = [at(0, 0, 0, 0), at(0, 0, 0, 101)];
  const fault = { rule: 'support', cargo: 'cargo 1', at: [0, 0, 101] as const };
  rejects(t, 'one unit above', problemOf([{}]), floating, fault);
  accepts(t, 'without safe stacking', problemOf([{}], [{}], { isSafeStackingUsed: false }), floating);
  accepts(t, 'a rate of 0 asks for none', problemOf([{}], [{}], { minSupportRate: 0 }), floating);
});

t.test('tops within maxDepthToSupport count, the topmost at each point', async (t) => {
  const cargoes = [
    { size: { length: 200, width: 100, height: 50 } },
    {},
    { size: { length: 100, width: 100, height: 90 } },
  ];
  const bridge = [at(1, 0, 0, 0), at(2, 100, 0, 0), at(0, 0, 0, 100)];
  accepts(t, 'a top 10 below', problemOf(cargoes, [{}], { maxDepthToSupport: 10 }), bridge);
  rejects(t, 'a top 10 below, 9 allowed', problemOf(cargoes, [{}], { maxDepthToSupport: 9 }), bridge, {
    rule: 'support',
    cargo: 'cargo 1',
    at: [0, 0, 100],
  });
  accepts(t, 'the floor below', problemOf([{}], [{}], { maxDepthToSupport: 5 }), [at(0, 0, 0, 5)]);
  rejects(t, 'the floor too far below', problemOf([{}], [{}], { maxDepthToSupport: 5 }), [at(0, 0, 0, 6)], {
    rule: 'support',
    cargo: 'cargo 1',
    at: [0, 0, 6],
  });
});

t.test('a drop deck carries like a floor', async (t) => {
  const problem = problemOf(
    [{ size: { length: 200, width: 100, height: 100 } }, {}],
    [{ dropDeckFront: { length: 100, width: 0, height: 100 } }],
  );
  accepts(t, 'half on the deck, half on cargo', problem, [at(1, 100, 0, 0), at(0, 0, 0, 100)]);
  rejects(t, 'half over the edge', problem, [at(0, 0, 0, 100)], { rule: 'support', cargo: 'cargo 1', at: [0, 0, 100] });
});

t.test('areas beyond 2^53 compare exactly', async (t) => {
  const side = 1_500_000_000;
  const container = { size: { length: 2e9, width: 2e9, height: 100 } };
  const base = { size: { length: (side / 5) * 4, width: side, height: 1 } };
  const problem = problemOf([{ size: { length: side, width: side, height: 1 } }, base], [container]);
  accepts(t, 'exactly 0.8', problem, [at(1, 0, 0, 0), at(0, 0, 0, 1)]);
  rejects(t, 'one unit less', problem, [at(1, 0, 0, 0), at(0, 1, 0, 1)], {
    rule: 'support',
    cargo: 'cargo 1',
    at: [1, 0, 1],
  });
});
