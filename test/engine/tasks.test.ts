/** A fill is made of tasks that anybody can do who has prepared the same search: in any order, before or after other fills. */
import t from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import type { FillRequest, FillResult, FillTask } from '../../src/engine/port.js';
import { mixedProblem } from '../support/problems/mixed-problem.js';

const EFFORT = 4e8;

const engine = loadEngine();
const problem = mixedProblem(8, 150, { isSafeStackingUsed: false });
const request: FillRequest = {
  values: null,
  counts: problem.cargoes.map(({ quantity }) => quantity),
  effort: EFFORT,
  seed: 7,
  isTuned: true,
};

t.test('tasks are the same wherever they are done, and so is the fill', async (t) => {
  const done: (readonly [task: FillTask, result: FillResult | null])[] = [];
  const expected: string[] = [];
  const recorded = engine.prepare(problem, 0, EFFORT);
  const whole = recorded.fill({
    ...request,
    ahead: {
      expect: (tasks) => expected.push(...tasks.map(({ what }) => what)),
      doing: (task, work) => {
        const result = work();
        done.push([task, result]);
        return result;
      },
    },
  });
  t.same([...new Set(done.map(([{ what }]) => what))], ['beam', 'improve', 'second']);
  t.ok(expected.includes('improve') && expected.includes('second'));
  t.ok(whole.value >= whole.untuned!.value);
  t.notOk('load' in whole || 'load' in whole.untuned!, 'what tasks go on from is their own');

  for (const [task, result] of done) {
    const fresh = engine.prepare(problem, 0, EFFORT);
    t.strictSame(fresh.doTask(request, structuredClone(task)), result, `${task.what} before all else`);
  }
  const other = engine.prepare(problem, 0, EFFORT);
  other.fill({ ...request, effort: EFFORT / 8 });
  for (const [task, result] of done.toReversed()) {
    t.strictSame(other.doTask(request, structuredClone(task)), result, `${task.what}`);
  }
  t.strictSame(other.fill(request), whole, 'who does all tasks itself finds the same');
  const stretch = done.find(([{ what }]) => what === 'improve')![0];
  const fewer = engine.prepare(problem, 0, 1);
  t.throws(
    () => fewer.doTask(request, stretch),
    { message: /^a load of \d+ blocks, not of \d+$/ },
    'with other blocks',
  );
  const known = [...done];
  const taken = engine.prepare(problem, 0, EFFORT).fill({
    ...request,
    ahead: { expect: () => {}, doing: () => structuredClone(known.shift()![1]) },
  });
  t.strictSame({ ...taken, prepared: 0 }, { ...whole, prepared: 0 }, 'and who does none of them');
});
