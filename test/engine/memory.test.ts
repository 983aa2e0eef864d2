/** Memory is bounded: what is too large gets a clear answer, and the largest requests of the contract are planned. */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { engineModules, loadEngine } from '../../src/calculation/node/node-engine.js';
import { PreparedSearch } from '../../src/engine/instance.js';
import { EngineFailure } from '../../src/engine/port.js';
import { LEVEL_EFFORT } from '../../src/planning/fills/effort.js';
import { LIMITS } from '../../src/schema/limits.js';
import { faultsOf, fillOf, requestOf } from '../support/engine/fills.js';
import { mixedProblem, stagedProblem } from '../support/problems/mixed-problem.js';

const MEBIBYTE = 2 ** 20;

t.test('few pieces take little memory: states of the beam are made when there are so many', async (t) => {
  const few = mixedProblem(4, 8);
  const filler = new PreparedSearch(engineModules(), few, 0, LEVEL_EFFORT[1], 0.98);
  filler.fill(requestOf(few, LEVEL_EFFORT[1]), 1, true);
  const taken = filler.memoryBytes / MEBIBYTE;
  t.ok(taken <= 24, `${taken} MiB`);
});

t.test('as many cargoes as a request may have, in all orientations', async (t) => {
  const problem = mixedProblem(LIMITS.cargoes, 3 * LIMITS.cargoes);
  const before = process.memoryUsage.rss();
  let reports = 0;
  const result = fillOf(problem, LEVEL_EFFORT[1], { shouldStop: () => ++reports === 20 });
  const taken = (process.memoryUsage.rss() - before) / MEBIBYTE;
  t.ok(taken < 512, `${taken.toFixed(0)} MiB`);
  t.ok(result.arrangements.length > 100, `${result.arrangements.length} arrangements`);
  t.same(faultsOf(problem, result), []);
});

t.test('what needs more than 512 MiB is refused, and the engine serves on', async (t) => {
  // Rows of bits for each loading stage and for each weight, over the blocks of all cargoes.
  const cargoes = Array.from({ length: LIMITS.cargoes }, (_, i) => ({
    ...{ style: 'Shipcase', name: `cargo ${i}`, sequence: i, qty: 2, orientationsAllowed: 'OrientationsAll' },
    ...{ length: 100 + (i % 97), width: 90 + (i % 89), height: 80 + (i % 83), weight: 1 + (i % 977) },
  }));
  const request = {
    title: 'too large',
    cargoes,
    emptyContainers: [{ containerType: 'SeaVan', name: '40 ft', length: 12_032, width: 2352, height: 2393, qty: 1 }],
    rules: {
      calculationType: 'MixLoad',
      optimizationLevel: 1,
      isSequenceUsed: true,
      stackingRule: 'HeavierBottomFirst',
    },
  };
  const engine = loadEngine();
  const options = { uom: 'UnitMetric', maxRunTimeSeconds: 60 } as const;
  const outcome = calculate(request, options, engine);
  if (outcome.status !== 'failed') throw new Error('this was to be too large');
  t.equal(outcome.error.code, 'ValidationFailed');
  t.match(outcome.error.issues, [{ pointer: '/cargoes', code: 'ValidationFailed', hint: /several requests/ }]);
  t.match(outcome.error.message, /^10000 cargoes of 20000 pieces are too much .*\(512 MiB\)\.$/);
  const smaller = { ...request, cargoes: cargoes.slice(0, 20) };
  t.equal(calculate(smaller, options, engine).status, 'succeed');
});

t.test('the failure has a code of its own', async (t) => {
  const staged = stagedProblem(2 * LIMITS.cargoes, 4 * LIMITS.cargoes);
  try {
    loadEngine().prepare(staged, 0, LEVEL_EFFORT[1]);
    t.fail('this was to be too large');
  } catch (error) {
    t.ok(error instanceof EngineFailure);
    t.equal((error as EngineFailure).code, 'too-large');
  }
});
