/** A higher optimizationLevel is never worse than a lower one, after finishing, the order of loading and balancing. */
import fc from 'fast-check';
import t, { type Test } from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { verify } from '../../src/calculation/verify.js';
import type { LoadProblem, Rules } from '../../src/domain/problem.js';
import { bestFinished, compareFinished } from '../../src/planning/finishing/of-finished.js';
import { compactness } from '../../src/planning/goals/compactness.js';
import { compare, Score } from '../../src/planning/goals/compare.js';
import { draftOf } from '../../src/planning/goals/draft.js';
import { planLoad } from '../../src/planning/plan-order.js';
import { arbitraryProblem } from '../support/arbitrary-request.js';
import { at } from '../support/judging.js';
import { problemOf } from '../support/load-problems.js';

const engine = loadEngine();

function scoreAt(t: Test, problem: LoadProblem, optimizationLevel: Rules['optimizationLevel']): Score {
  const asked = { ...problem, rules: { ...problem.rules, optimizationLevel } };
  const plan = planLoad(asked, { engine });
  t.same(verify(asked, plan).faults, []);
  return new Score(problem, draftOf(problem, plan.containers));
}

t.test('level 2 against level 1, with every rule drawn', async (t) => {
  for (const problem of fc.sample(arbitraryProblem({ rolls: 3, pieces: 6, isAboutPlans: true }), {
    numRuns: 6,
    seed: 1,
  })) {
    const [lower, higher] = [scoreAt(t, problem, 1), scoreAt(t, problem, 2)];
    t.ok(compareFinished(higher, lower) <= 0);
  }
});

t.test('of finished plans the one that none before it beats, of equal ones the last', async (t) => {
  const problem = problemOf([{ quantity: 2 }]);
  const plan = (x: number) => ({
    draft: draftOf(problem, [{ container: 0, arrangements: [at(0, 0, 0, 0), at(0, x, 0, 0)] }]),
  });
  const [short, long, alike] = [plan(100), plan(500), plan(100)];
  t.equal(bestFinished(problem, [short, long]), short);
  t.equal(bestFinished(problem, [long, short]), short);
  t.equal(bestFinished(problem, [short, alike]), alike);
  const [a, b] = [short, long].map(({ draft }) => new Score(problem, draft));
  t.ok(compareFinished(a!, b!) < 0 && compare(a!, b!, [compactness]) < 0);
});
