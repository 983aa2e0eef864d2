/** What a fill has found is known for the same fill, and for another effort that its one completion outlasts. */
import t from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import type { FillResult } from '../../../src/engine/port.js';
import { KnownFills } from '../../../src/planning/fills/known-fills.js';
import { stricter } from '../../../src/planning/fills/variants/variant.js';
import { problemOf } from '../../support/problems/load-problems.js';
import { mixedProblem } from '../../support/problems/mixed-problem.js';

function found(fields: Partial<FillResult>): FillResult {
  const nothing = { arrangements: [], kept: [], loaded: [1], value: 1, placements: 1, bound: 2, stopped: false };
  return { ...nothing, nodes: 1, effort: 100, prepared: 0, ...fields };
}

t.test('the effort counts where there was effort for more than one completion', async (t) => {
  const variant = stricter(problemOf([{}]));
  const words = (effort: number) => ({ counts: [1], values: null, effort });
  const knownOf = (result: FillResult) => {
    const known = new KnownFills();
    known.add(variant, words(50), result);
    return (effort: number) => known.of(variant, words(effort)) !== undefined;
  };
  const one = knownOf(found({}));
  t.same([1, 50, 100, 101].map(one), [true, true, true, false]);
  const several = knownOf(found({ nodes: 2 }));
  t.same([1, 50, 100].map(several), [false, true, false]);
  t.same([1, 50].map(knownOf(found({ stopped: true }))), [false, true]);
});

t.test('one completion is the same whatever effort it outlasts', async (t) => {
  const problem = mixedProblem(60, 300, { optimizationLevel: 1 });
  const counts = problem.cargoes.map(({ quantity }) => quantity);
  const filler = loadEngine().prepare(problem, 0, 1e6);
  const filled = (effort: number) => filler.fill({ values: null, counts, effort, seed: 1 });
  const greedy = filled(1);
  t.equal(greedy.nodes, 1);
  t.same(filled(Math.floor(greedy.effort)), greedy);
  t.ok(filled(2 * greedy.effort).nodes > 1);
});
