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
  /** Resident memory of the process before it plans, and at its highest. */
  readonly beforeMebibytes: number;
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
  printTable(
    ['threads', 'MiB before', 'at most', 'for the request', 'same plan'],
    runs.map(({ threads, beforeMebibytes, peakMebibytes, plan }) => [
      ...[threads, beforeMebibytes, peakMebibytes, peakMebibytes - beforeMebibytes].map(String),
      plan === runs[0]!.plan ? 'yes' : 'NO',
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
  const order = orderOfSeveral(brProblem(15, 1), 'none', 5, 0.92, 3);
  const engine = loadEngine();
  const beforeMebibytes = memoryOf('VmRSS');
  const plan = planOrder(order, { engine, lanes });
  const peakMebibytes = memoryOf('VmHWM');
  await lanes?.close();
  return {
    ...{ threads, beforeMebibytes, peakMebibytes },
    plan: createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 16),
  };
}

/** MiB of this process (Linux). @param figure VmRSS: now; VmHWM: at its highest */
function memoryOf(figure: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync('/proc/self/status', 'utf8');
  return Math.round(Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)![1]) / 1024);
}
