/** Preparing is work: counted, ended when the host wishes, and given back. */
import t from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import type { FillProgress } from '../../src/engine/port.js';
import { faultsOf, requestOf } from '../support/engine/fills.js';
import { mixedProblem, stagedProblem } from '../support/problems/mixed-problem.js';

const EFFORT = 5e9;
/** Work units between two questions to the host, at most: a fiftieth of a second. */
const QUESTION = 2e7;

t.test('what preparing costs is told, the same every time', async (t) => {
  const engine = loadEngine();
  const few = mixedProblem(4, 8);
  const many = mixedProblem(10_000, 10_000);
  const ofFew = engine.prepare(few, 0, EFFORT).effort;
  t.ok(ofFew > 0, `${ofFew} units`);
  t.equal(engine.prepare(few, 0, EFFORT).effort, ofFew);
  const ofMany = engine.prepare(many, 0, EFFORT).effort;
  t.ok(ofMany > 1000 * ofFew && ofMany < EFFORT, `${ofMany} units`);
});

t.test('a second set of blocks, built by the fill that first needs it, is told as well', async (t) => {
  const problem = mixedProblem(4, 40);
  const filler = loadEngine().prepare(problem, 0, EFFORT);
  const before = filler.effort;
  filler.fill(requestOf(problem, 1e6));
  t.equal(filler.effort, before, 'a short fill needs none');
  filler.fill(requestOf(problem, 2e8));
  const after = filler.effort;
  t.ok(after > before, `${before} and ${after} units`);
  filler.fill(requestOf(problem, 2e8));
  t.equal(filler.effort, after, 'built once');
});

t.test('preparing is ended when the host wishes, and leaves a filler that works', async (t) => {
  const problem = stagedProblem(500, 1000);
  const engine = loadEngine();
  const asked: FillProgress[] = [];
  const whole = engine.prepare(problem, 0, EFFORT, (progress) => {
    asked.push(progress);
    return false;
  });
  t.ok(asked.length >= 5 && asked.length >= (0.5 * whole.effort) / QUESTION, `asked ${asked.length} times`);
  const shares = asked.map(({ share }) => share);
  t.same(
    shares,
    [...shares].sort((a, b) => a - b),
    'the share grows',
  );
  t.ok(shares[0]! > 0 && shares.at(-1)! <= 1, `shares ${shares[0]} to ${shares.at(-1)}`);
  t.equal(whole.effort, engine.prepare(problem, 0, EFFORT).effort, 'questions change nothing');

  let questions = 0;
  const ended = engine.prepare(problem, 0, EFFORT, () => ++questions === 2);
  t.equal(questions, 2, 'not asked again');
  t.ok(ended.effort < 0.5 * whole.effort, `${ended.effort} of ${whole.effort} units`);
  const result = ended.fill(requestOf(problem, 1));
  t.ok(result.arrangements.length > 0);
  t.same(faultsOf(problem, result), []);
});

t.test('a filler disposed of holds no memory and fills no more', async (t) => {
  const problem = mixedProblem(4, 40);
  const filler = loadEngine().prepare(problem, 0, EFFORT);
  const request = requestOf(problem, 2e8);
  filler.fill(request);
  t.ok(filler.memoryBytes > 2 ** 20, `${filler.memoryBytes} bytes`);
  filler.dispose();
  t.equal(filler.memoryBytes, 0);
  t.throws(() => filler.fill(request), /disposed/);
});
