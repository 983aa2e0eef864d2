/** Simulated cores: the plan of one core, in a time that depends on nothing but counted work. */
import t from 'tap';
import { VirtualCores } from '../../bench/virtual-cores.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import type { LoadProblem } from '../../src/domain/problem.js';
import { planLoad } from '../../src/planning/plan-order.js';
import { ordersOfEveryKind } from '../support/problems/every-kind.js';
import { mixedProblem } from '../support/problems/mixed-problem.js';

/** Of the effort of level 2. */
const SHARE = 0.02;

const engine = loadEngine();
const several = new Map(ordersOfEveryKind()).get('several containers')!;

function planned(problem: LoadProblem, cores: number, share = SHARE) {
  const virtual = new VirtualCores(engine, cores);
  const plan = JSON.stringify(planLoad(problem, { engine: virtual.engine, lanes: virtual }, {}, [], share));
  const { time, spent, waited } = virtual;
  virtual.close();
  return { plan, time, spent, waited };
}

t.test('one core spends all of its time', async (t) => {
  const { time, spent, waited } = planned(several, 1);
  t.ok(time > 0);
  t.match({ spent, waited }, { spent: time, waited: 0 });
});

t.test('more of them find the same plan sooner, by more work', async (t) => {
  const alone = planned(several, 1);
  for (const cores of [2, 4]) {
    const beside = planned(several, cores);
    t.ok(beside.plan === alone.plan, 'the same plan');
    t.ok(beside.time < 0.95 * alone.time, `${cores} cores take ${beside.time / alone.time}`);
    t.ok(beside.spent >= alone.spent, 'nothing is left out');
    t.ok(beside.spent <= cores * beside.time, 'no core works longer than it has time');
  }
  t.same(planned(several, 2), planned(several, 2), 'the same whenever it is asked');
});

t.test('tasks of a long fill are made side by side', async (t) => {
  const problem = mixedProblem(6, 60, { optimizationLevel: 2 });
  const [alone, beside] = [1, 2].map((cores) => planned(problem, cores, 0.35));
  t.ok(beside!.plan === alone!.plan);
  t.ok(beside!.time < 0.95 * alone!.time, `${beside!.time / alone!.time}`);
});
