/**
 * One request in several threads: how long it takes, how long the busiest of them works for it, and whether the plan is the
 * same. Where other work runs beside it only the second means something.
 *
 *     npm run bench -- lanes [--levels 2,3] [--threads 1,2] [--problems 1-3]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { OwnLanes } from '../src/calculation/node/lanes/own-lanes.js';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { planOrder } from '../src/planning/plan-order.js';
import { KINDS, type Kind, type Level } from './lanes-orders.js';
import { numbersOf } from './options.js';
import { writeResults } from './results.js';
import { median, printTable } from './table.js';

/** A second, as the kernel counts. */
const TICKS = 100;

export interface Run {
  readonly kind: string;
  readonly problem: number;
  readonly level: Level;
  readonly threads: number;
  readonly seconds: number;
  /** Processor time of the thread that works longest. */
  readonly busiestSeconds: number;
  /** Of all threads. */
  readonly processorSeconds: number;
  readonly isSame: boolean;
}

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      levels: { type: 'string', default: '2,3' },
      threads: { type: 'string', default: '1,2' },
      problems: { type: 'string', default: '1-3' },
    },
  });
  const threads = numbersOf(options.threads);
  const runs: Run[] = [];
  for (const kind of KINDS) {
    for (const level of numbersOf(options.levels) as Level[]) {
      for (const problem of numbersOf(options.problems)) {
        runs.push(...(await planned(kind, problem, level, threads)));
        writeResults('lanes', args, { runs });
      }
    }
  }
  printTable(
    ['orders', 'level', 'threads', 'seconds', 'busiest', 'all threads', 'same plan'],
    ratiosOf(runs).map(({ kind, level, threads, seconds, busiest, all, areSame }) => [
      ...[kind, `${level}`, `${threads}`, seconds.toFixed(2), busiest.toFixed(2), all.toFixed(2)],
      areSame ? 'yes' : 'NO',
    ]),
  );
}

/** Against one thread, medians over the orders of a kind. */
export interface Ratios {
  readonly kind: string;
  readonly level: Level;
  readonly threads: number;
  readonly seconds: number;
  readonly busiest: number;
  readonly all: number;
  readonly areSame: boolean;
}

/** In the order in which they were run; those of one thread are what the others are compared with. */
export function ratiosOf(runs: readonly Run[]): Ratios[] {
  const several = new Map<string, Run[]>();
  for (const one of runs.filter(({ threads }) => threads > 1)) {
    const key = `${one.kind} ${one.level} ${one.threads}`;
    several.set(key, [...(several.get(key) ?? []), one]);
  }
  return [...several.values()].map((own) => {
    const { kind, level, threads } = own[0]!;
    const ratio = (figure: 'seconds' | 'busiestSeconds' | 'processorSeconds') =>
      median(own.map((one) => one[figure] / aloneOf(runs, one)[figure]));
    return {
      ...{ kind, level, threads, seconds: ratio('seconds'), busiest: ratio('busiestSeconds') },
      ...{ all: ratio('processorSeconds'), areSame: own.every(({ isSame }) => isSame) },
    };
  });
}

function aloneOf(runs: readonly Run[], { kind, level, problem }: Run): Run {
  return runs.find((one) => one.kind === kind && one.level === level && one.problem === problem && one.threads === 1)!;
}

async function planned(kind: Kind, number: number, level: Level, threads: readonly number[]): Promise<Run[]> {
  const engine = loadEngine();
  const problem = kind.problem(number, level);
  let first: string | null = null;
  const runs: Run[] = [];
  for (const count of [1, ...threads.filter((one) => one > 1)]) {
    const lanes = count > 1 ? new OwnLanes(count) : undefined;
    const begun = performance.now();
    const [before, all] = [secondsOfThreads(), process.cpuUsage()];
    const plan = JSON.stringify(planOrder(problem, { engine, lanes }));
    const seconds = (performance.now() - begun) / 1000;
    const { user, system } = process.cpuUsage(all);
    const spent = [...secondsOfThreads()].map(([thread, used]) => used - (before.get(thread) ?? 0));
    const busiest = Math.max(...spent);
    await lanes?.close();
    first ??= plan;
    runs.push({
      ...{ kind: kind.name, problem: number, level, threads: count },
      ...{
        seconds: rounded(seconds),
        busiestSeconds: rounded(busiest),
        processorSeconds: rounded((user + system) / 1e6),
      },
      isSame: plan === first,
    });
  }
  return runs;
}

/** By the kernel of Linux, as Node 20 does not tell it. */
function secondsOfThreads(): Map<string, number> {
  const folder = '/proc/self/task';
  return new Map(
    readdirSync(folder).map((thread) => {
      const stat = readFileSync(`${folder}/${thread}/stat`, 'utf8');
      const [user, system] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13);
      return [thread, (Number(user) + Number(system)) / TICKS];
    }),
  );
}

function rounded(seconds: number): number {
  return Number(seconds.toFixed(2));
}
