/** When no other containers could be as cheap, by volume and weight. */
import t from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { isCheapest, mixesOf } from '../../../src/planning/bounds/mixes.js';
import { straightOn } from '../../../src/planning/fills/pausing.js';
import { Session } from '../../../src/planning/fills/session.js';
import { cost } from '../../../src/planning/goals/cost.js';
import type { Draft } from '../../../src/planning/goals/draft.js';
import { BoundsOf, Rounds } from '../../../src/planning/search/rounds.js';
import { problemOfCubes } from '../../support/problems/priced-cubes.js';

const CUBES = { cubes: 9, types: [5, 4, 10].map((cubes, place) => ({ cubes, price: [50, 45, 96][place]!, stock: 0 })) };

function draftOf(times: readonly number[], cargoLeft = 0): Draft {
  return {
    loads: times.flatMap((count, container) =>
      count > 0 ? [{ container, arrangements: [], loaded: [0], times: count }] : [],
    ),
    left: [cargoLeft],
  };
}

t.test('mixes that have the room, each without a container too many', async (t) => {
  const problem = problemOfCubes(CUBES);
  const { mixes, isComplete } = mixesOf(problem, draftOf([]), 100);
  t.ok(isComplete);
  t.same(
    mixes.map(({ counts, price }) => [...counts, price]),
    [
      [2, 0, 0, 100],
      [1, 1, 0, 95],
      [0, 0, 1, 96],
    ],
  );
});

t.test('one container of another type, where types are not mixed', async (t) => {
  const problem = problemOfCubes(CUBES, { isMultiContainerTypesEnabled: false });
  t.same(
    mixesOf(problem, draftOf([]), 100).mixes.map(({ counts }) => counts),
    [
      [2, 0, 0],
      [0, 0, 1],
    ],
  );
});

t.test('the cheapest', async (t) => {
  const problem = problemOfCubes(CUBES);
  t.ok(isCheapest(problem, draftOf([1, 1, 0]), 95));
  t.notOk(isCheapest(problem, draftOf([0, 0, 1]), 96), 'two smaller ones are cheaper');
  t.ok(isCheapest(problem, draftOf([1, 0, 0], 4), 50), 'for the five that are loaded');
  const same = problemOfCubes({ ...CUBES, types: [...CUBES.types.slice(0, 2), { cubes: 10, price: 95, stock: 0 }] });
  t.notOk(isCheapest(same, draftOf([1, 1, 0]), 95), 'one container of the same price would do');
  t.ok(isCheapest(same, draftOf([0, 0, 1]), 95));
});

t.test('too many mixes to look at prove nothing', async (t) => {
  const types = [3, 5, 7, 9, 11, 13].map((cubes) => ({ cubes, price: cubes, stock: 0 }));
  t.notOk(isCheapest(problemOfCubes({ cubes: 400, types }), draftOf([]), 400));
});

t.test('at the least price nothing more is searched', async (t) => {
  const [small, smaller, large] = CUBES.types;
  const problem = problemOfCubes({ ...CUBES, types: [small!, smaller!, { ...large!, price: 90 }] });
  const session = new Session(problem, { engine: loadEngine() }, {});
  const rounds = new Rounds(session, [], new BoundsOf(problem));
  session.startRound(1e7);
  straightOn(rounds.search(1e7));
  t.equal(session.incumbent.score.of(cost), 90, 'though a smaller one costs half');
  t.ok(rounds.isDone);
});
