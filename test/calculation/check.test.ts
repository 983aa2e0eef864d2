/** The three steps of a calculation, taken one by one. */
import t from 'tap';
import { calculate, calculatedLoad, plan } from '../../src/calculation/calculate.js';
import { check } from '../../src/calculation/check.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { verify } from '../../src/calculation/verify.js';
import { OPTIONS } from './plans.js';
import { cargo, codes, request } from './requests.js';

const BODY = request({ colour: 1, rules: { calculationType: 'MixLoad', optimizationLevel: 1 } });

t.test('check tells faults and warnings, and poses the problem', async (t) => {
  const sound = check(BODY, OPTIONS);
  t.match(sound, { title: 'load', issues: [], problem: { cargoes: [{ name: 'A', quantity: 4 }] } });
  t.strictSame(codes(sound.warnings), ['/colour UnknownField']);
  const faulty = check(request({ cargoes: [cargo({ qty: 0 })] }), OPTIONS);
  t.equal(faulty.problem, null);
  t.ok(codes(faulty.issues).includes('/cargoes/0/qty CargoHasZeroLoadCount'));
});

t.test('the steps one by one give what the door gives', async (t) => {
  const engine = loadEngine();
  const checked = check(BODY, OPTIONS);
  const problem = checked.problem!;
  const planned = plan(problem, engine);
  t.strictSame(planned.issues, []);
  const judged = verify(problem, planned.plan!);
  t.ok(judged.valid);
  const outcome = calculate(BODY, OPTIONS, engine);
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  t.strictSame(calculatedLoad(checked, problem, planned.plan!, judged), outcome.load);
});

t.test('a problem of which nothing can be loaded has no plan, but a reason', async (t) => {
  const { problem } = check({ ...BODY, cargoes: [cargo({ length: 1000 })] }, OPTIONS);
  t.match(plan(problem!, loadEngine()), { plan: null, issues: [{ pointer: '/cargoes/0', code: 'CargoIsTooBig' }] });
});
