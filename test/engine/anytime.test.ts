/** The search may be stopped at any time: a whole load is there, soon; until then it tells how far it is. */
import t from 'tap';
import { thpackLoadProblem } from '../../bench/thpack.js';
import { brProblem } from '../../src/cli/bench/br-recipe.js';
import type { LoadProblem } from '../../src/domain/problem.js';
import type { FillProgress, FillResult } from '../../src/engine/port.js';
import { draws, some } from '../support/draws.js';
import { faultsOf, fillOf, SUPPORT_MODES, volumeLoaded } from '../support/engine/fills.js';
import { problemOf } from '../support/problems/load-problems.js';
import { mixedProblem } from '../support/problems/mixed-problem.js';

const LEVEL_3 = 5e9;
/** Milliseconds of CPU: the interval of five reports a second, and how soon a stop must come. */
const LONGEST_SILENCE = 200;
const LONGEST_STOP = 100;

/** Problems of every size. A completion of the largest takes seconds. */
const PROBLEMS: readonly (readonly [what: string, problem: LoadProblem])[] = [
  ['BR1', thpackLoadProblem(brProblem(1, 102), '0.8', 1)],
  ['BR7, no support', thpackLoadProblem(brProblem(7, 102), 'none', 1)],
  ['BR15, full support', thpackLoadProblem(brProblem(15, 102), 'full', 1)],
  ['20,000 pieces of 100 cargoes', mixedProblem(100, 20_000)],
  ['10,000 pieces of 10,000 cargoes', mixedProblem(10_000, 10_000)],
];

interface Stopped {
  readonly result: FillResult;
  readonly reports: readonly FillProgress[];
  /** Milliseconds of CPU. */
  readonly longestSilence: number;
  readonly afterStop: number;
}

/** Fills until the host is asked for the n-th time. */
function stoppedAt(problem: LoadProblem, question: number): Stopped {
  const reports: FillProgress[] = [];
  const started = process.cpuUsage();
  const cpu = () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  let last = Number.NaN;
  let longestSilence = 0;
  const result = fillOf(problem, LEVEL_3, {
    shouldStop: (progress) => {
      const now = cpu();
      if (reports.length > 0) longestSilence = Math.max(longestSilence, now - last);
      last = now;
      reports.push(progress);
      return reports.length === question;
    },
  });
  return { result, reports, longestSilence, afterStop: cpu() - last };
}

t.test('stopped at the first question the search gives a whole load, soon', async (t) => {
  for (const [what, problem] of PROBLEMS) {
    const { result, afterStop, reports } = stoppedAt(problem, 1);
    t.ok(result.stopped, `${what}: stopped`);
    t.equal(reports.length, 1, `${what}: asked once`);
    t.ok(result.arrangements.length > 0, `${what}: ${result.arrangements.length} arrangements`);
    t.same(faultsOf(problem, result), [], `${what}: verified`);
    t.ok(afterStop < LONGEST_STOP, `${what}: ${afterStop.toFixed(1)} ms of CPU after the stop`);
  }
});

/** Until the search is stopped. */
const QUESTIONS = draws(25);

t.test('progress comes at least five times a second, and only grows', async (t) => {
  for (const [what, problem] of PROBLEMS) {
    const { result, reports, longestSilence, afterStop } = stoppedAt(problem, QUESTIONS);
    t.equal(reports.length, QUESTIONS, `${what}: asked as often`);
    t.ok(longestSilence < LONGEST_SILENCE, `${what}: ${longestSilence.toFixed(1)} ms of CPU between two reports`);
    t.ok(afterStop < LONGEST_STOP, `${what}: ${afterStop.toFixed(1)} ms of CPU after the stop`);
    for (const key of ['bestValue', 'nodes', 'share'] as const) {
      const values = reports.map((report) => report[key]);
      t.same(
        values,
        [...values].sort((a, b) => a - b),
        `${what}: ${key} grows`,
      );
      t.ok(values[0]! >= 0, `${what}: ${key} starts at ${values[0]}`);
    }
    t.ok(reports.at(-1)!.share <= 1, `${what}: share of the effort`);
    t.ok(result.value >= reports.at(-1)!.bestValue, `${what}: the best is kept`);
    t.same(faultsOf(problem, result), [], `${what}: verified`);
  }
});

t.test('the best load is given, wherever the search has gone from there', async (t) => {
  // Few cargoes: hundreds of descents, most of which end lower.
  const problem = thpackLoadProblem(brProblem(1, 102), '0.8', 1);
  for (const question of some([80, 90])) {
    const { result, reports } = stoppedAt(problem, question);
    const volume = volumeLoaded(problem, result);
    const { bestValue, share } = reports.at(-1)!;
    t.ok(volume >= bestValue, `stopped at ${share.toFixed(2)} of the effort: ${volume} of ${bestValue}`);
    t.same(faultsOf(problem, result), []);
  }
});

t.test('questions change nothing', async (t) => {
  const problem = thpackLoadProblem(brProblem(5, 103), '0.8', 1);
  const asked = fillOf(problem, 3e8, { shouldStop: () => false });
  t.same(asked, fillOf(problem, 3e8));
  t.notOk(asked.stopped);
});

t.test('the smallest effort gives one whole load', async (t) => {
  for (const rules of Object.values(SUPPORT_MODES)) {
    const problem = problemOf(
      [{ quantity: 300 }, { size: { length: 170, width: 90, height: 60 }, quantity: 300 }],
      [{}],
      rules,
    );
    const result = fillOf(problem, 1);
    t.same(faultsOf(problem, result), []);
    t.ok(result.arrangements.length > 0);
  }
});
