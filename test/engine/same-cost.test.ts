/** What a fill costs does not depend on what its prepared search has filled before: threads share them in any order. */
import t from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import type { FillRequest } from '../../src/engine/port.js';
import { draws } from '../support/draws.js';
import fc from '../support/fast-check.js';
import { arbitraryProblem } from '../support/problems/arbitrary-request.js';

const EFFORT = 2e6;

const engine = loadEngine();

t.test('a fill costs the same again, and after any other', async (t) => {
  for (const [place, problem] of fc
    .sample(arbitraryProblem({ pieces: 20 }), { numRuns: draws(300, 40), seed: 1 })
    .entries()) {
    const counts = problem.cargoes.map(({ quantity }) => quantity);
    const request: FillRequest = { values: null, counts, effort: EFFORT, seed: 1, isTuned: true };
    const fresh = engine.prepare(problem, 0, EFFORT);
    const first = fresh.fill(request);
    const used = engine.prepare(problem, 0, EFFORT);
    used.fill({ ...request, counts: counts.map((count) => Math.ceil(count / 2)) });
    t.strictSame(used.fill(request), first, `order ${place}`);
    t.strictSame(fresh.fill(request), first, `order ${place} again`);
    for (const filler of [fresh, used]) filler.dispose();
  }
});
