/** What is reached over a long piece is turned round with it, while there is time. */
import t from 'tap';
import type { Arrangement } from '../../../src/domain/plan.js';
import { Session } from '../../../src/planning/fills/session.js';
import { nearer } from '../../../src/planning/finishing/nearer.js';
import { naiveEngine } from '../../support/engine/naive-engine.js';
import { problemOf } from '../../support/problems/load-problems.js';

const problem = problemOf(
  [{ size: { length: 4000, width: 1000, height: 500 } }, { size: { length: 500, width: 1000, height: 500 } }],
  [{ size: { length: 6000, width: 1000, height: 2000 } }],
  { optimizationLevel: 2, maxRunTimeSeconds: 10 },
);
const one = (cargo: number, z: number): Arrangement => ({
  cargo,
  orientation: 1,
  position: { x: 0, y: 0, z },
  counts: { length: 1, width: 1, height: 1 },
});
/** At the front wall, over 3,500 of what carries it. */
const ON_INMOST_END = {
  loads: [{ container: 0, arrangements: [one(0, 0), one(1, 500)], loaded: [1, 1], times: 1 }],
  left: [0, 0],
};

/** Where the upper piece lies in the end. */
function inTheEnd(milliseconds: number): { readonly x: number; readonly isStopped: boolean } {
  let now = 0;
  const session = new Session(problem, { engine: naiveEngine() }, { now: () => now });
  now = milliseconds;
  const [load] = nearer(session, ON_INMOST_END).loads;
  const { x } = load!.arrangements.find(({ cargo }) => cargo === 1)!.position;
  return { x, isStopped: session.meter.stopped };
}

t.test('it lies at the outer end', async (t) => {
  t.same(inTheEnd(0), { x: 3500, isStopped: false });
});

t.test('once the clock has struck every load stays as it is, and the search is not complete', async (t) => {
  t.same(inTheEnd(11_000), { x: 0, isStopped: true });
});
