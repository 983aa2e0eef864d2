/** What is told of steps: how far the load comes, where the first piece goes, what is beyond reach and over what. */
import t from 'tap';
import type { Arrangement, LoadedContainer } from '../../src/domain/plan.js';
import { stepFacts, stepSections } from '../../src/scene/step-facts.js';
import { stepsOf } from '../../src/scene/steps.js';
import { problemOf } from '../support/problems/load-problems.js';

const problem = problemOf(
  [
    { size: { length: 1000, width: 500, height: 500 }, quantity: 9, weight: 7 },
    { size: { length: 2000, width: 500, height: 500 } },
  ],
  [{ size: { length: 9000, width: 1500, height: 1000 } }],
);
const at = (cargo: number, x: number, y: number, z: number, length = 1, width = 1): Arrangement => ({
  ...{ cargo, orientation: 1, position: { x, y, z }, counts: { length, width, height: 1 } },
});
const facts = (arrangements: readonly Arrangement[], sections: LoadedContainer['sections'] = []) => {
  const loaded = { container: 0, arrangements, sections };
  const steps = stepsOf(problem, loaded, 'fromDoor');
  return { facts: stepFacts(problem, loaded, steps), sections: stepSections(problem, loaded, steps) };
};

t.test('counts, weights and the outermost end run on; the first piece is placed by walls and floor', async (t) => {
  const { facts: found } = facts([at(0, 0, 0, 0, 2), at(0, 0, 1000, 0), at(0, 0, 400, 500)]);
  t.same(
    found.map(({ piecesSoFar, weightSoFar, piecesInAll, end }) => [piecesSoFar, weightSoFar, piecesInAll, end]),
    [
      [2, 14, 4, 2000],
      [3, 21, 4, 2000],
      [4, 28, 4, 2000],
    ],
  );
  t.same(
    found.map(({ first: { side, distance, aboveFloor } }) => [side, distance, aboveFloor]),
    [
      ['left', 0, 0],
      ['right', 1000, 0],
      [null, 400, 500],
    ],
  );
  t.ok(found.every(({ beyond }) => beyond === null));
});

t.test('pieces beyond reach are counted with what they are reached over', async (t) => {
  const { facts: found } = facts([at(1, 1000, 0, 0), at(0, 0, 0, 0)]);
  t.same(found[0]!.beyond, null);
  t.same(found[1]!.beyond, { pieces: 1, reach: 2000, over: [1] });
});

t.test('sections head their steps; one alone is no heading', async (t) => {
  const arrangements = [at(0, 0, 0, 0), at(0, 0, 500, 0), at(1, 500, 1000, 0)];
  const sections = [
    { from: 0, to: 1000, arrangements: 2 },
    { from: 1000, to: 3000, arrangements: 1 },
  ];
  t.same(facts(arrangements, sections).sections, [
    {
      number: 1,
      from: 0,
      to: 1000,
      reach: { from: 0, to: 1000 },
      spaces: { first: 1, last: 2 },
      steps: { first: 1, last: 2 },
      pieces: 2,
      weight: 14,
    },
    {
      number: 2,
      from: 1000,
      to: 3000,
      reach: { from: 500, to: 2500 },
      spaces: { first: 3, last: 3 },
      steps: { first: 3, last: 3 },
      pieces: 1,
      weight: 0,
    },
  ]);
  t.same(facts(arrangements, [{ from: 0, to: 3000, arrangements: 3 }]).sections, []);
});
