/**
 * Memory of one request in several threads at its highest, each number of them in a process of its own: five containers of
 * many cargoes, at level 3.
 *
 *     npm run bench -- lanes-memory [--threads 1,2,3,4,8]
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { OwnLanes } from '../src/calculation/node/lanes/own-lanes.js';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { brProblem } from '../src/cli/bench/br-recipe.js';
import { planOrder } from '../src/planning/plan-order.js';
import { orderOfSeveral } from './lanes-orders.js';
import { numbersOf } from './options.js';
import { writeResults } from './results.js';
import { printTable } from './table.js';

export interface MemoryRun {
  readonly threads: number;
  /** Resident memory of the process at its highest. */
  readonly peakMebibytes: number;
  /** Digest of the plan. */
  readonly plan: string;
}

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: { threads: { type: 'string', default: '1,2,3,4,8' }, case: { type: 'string' } },
  });
  if (options.case !== undefined) {
    console.log(JSON.stringify(await planned(Number(options.case))));
    return;
  }
  const runs: MemoryRun[] = [];
  for (const threads of numbersOf(options.threads)) {
    runs.push(inOwnProcess(threads));
    writeResults('lanes-memory', args, { runs });
  }
  const [first] = runs as [MemoryRun];
  printTable(
    ['threads', 'MiB at most', 'more than the first', 'same plan'],
    runs.map(({ threads, peakMebibytes, plan }) => [
      ...[`${threads}`, peakMebibytes.toFixed(0), (peakMebibytes - first.peakMebibytes).toFixed(0)],
      plan === first.plan ? 'yes' : 'NO',
    ]),
  );
}

function inOwnProcess(threads: number): MemoryRun {
  const script = fileURLToPath(new URL('run.js', import.meta.url));
  const answer = execFileSync(process.execPath, [script, 'lanes-memory', '--case', `${threads}`], { encoding: 'utf8' });
  return JSON.parse(answer) as MemoryRun;
}

async function planned(threads: number): Promise<MemoryRun> {
  const lanes = threads > 1 ? new OwnLanes(threads) : undefined;
  const plan = planOrder(orderOfSeveral(brProblem(15, 1), 'none', 5, 0.92, 3), { engine: loadEngine(), lanes });
  const peakMebibytes = Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))![1]) / 1024;
  await lanes?.close();
  return {
    threads,
    peakMebibytes: Math.round(peakMebibytes),
    plan: createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 16),
  };
}
