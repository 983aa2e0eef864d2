/**
 * One request on machines of more cores than this one has: real lanes and fills in one thread, with clocks that count work
 * units (virtual-cores.ts). What costs no units is left out: messages, finishing touches, memory that cores share.
 *
 *     npm run bench -- lanes-simulated [--levels 2,3] [--cores 2,4,8,16] [--problems 1-2]
 */
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import type { Engine } from '../src/engine/port.js';
import { planOrder } from '../src/planning/plan-order.js';
import { KINDS, type Kind, type Level } from './lanes-orders.js';
import { numbersOf } from './options.js';
import { writeResults } from './results.js';
import { mean, printTable } from './table.js';
import { VirtualCores } from './virtual-cores.js';

export interface SimulatedRun {
  readonly kind: string;
  readonly problem: number;
  readonly level: Level;
  readonly cores: number;
  /** Against one core. */
  readonly time: number;
  /** Of the time, what the thread that plans waits. */
  readonly plannerWaits: number;
  /** Of the time of all cores, what they wait. */
  readonly waits: number;
  /** Of the time of all cores, work that one core would not have done: expected in vain, or prepared by each for itself. */
  readonly needless: number;
  readonly isSame: boolean;
}

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      levels: { type: 'string', default: '2,3' },
      cores: { type: 'string', default: '2,4,8,16' },
      problems: { type: 'string', default: '1-2' },
    },
  });
  const engine = loadEngine();
  const runs: SimulatedRun[] = [];
  for (const kind of KINDS) {
    for (const level of numbersOf(options.levels) as Level[]) {
      for (const problem of numbersOf(options.problems)) {
        runs.push(...simulated(engine, kind, problem, level, numbersOf(options.cores)));
        writeResults('lanes-simulated', args, { runs });
      }
    }
  }
  printTable(
    ['orders', 'level', 'cores', 'time', 'waits', 'of them it plans', 'needless', 'same plan'],
    meansOf(runs).map(({ kind, level, cores, time, waits, plannerWaits, needless, areSame }) => [
      ...[kind, `${level}`, `${cores}`, time.toFixed(2)],
      ...[waits, plannerWaits / cores, needless].map((share) => `${(100 * share).toFixed(0)} %`),
      areSame ? 'yes' : 'NO',
    ]),
  );
}

/** Over the orders of a kind. */
export interface SimulatedMeans extends Omit<SimulatedRun, 'problem' | 'isSame'> {
  readonly areSame: boolean;
}

/** In the order in which they were run. */
export function meansOf(runs: readonly SimulatedRun[]): SimulatedMeans[] {
  const groups = new Map<string, SimulatedRun[]>();
  for (const one of runs) {
    const key = `${one.kind} ${one.level} ${one.cores}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((own) => {
    const { kind, level, cores } = own[0]!;
    const meanOf = (figure: 'time' | 'plannerWaits' | 'waits' | 'needless') => mean(own.map((one) => one[figure]));
    return {
      ...{ kind, level, cores, time: meanOf('time'), plannerWaits: meanOf('plannerWaits') },
      ...{ waits: meanOf('waits'), needless: meanOf('needless'), areSame: own.every(({ isSame }) => isSame) },
    };
  });
}

function simulated(
  engine: Engine,
  kind: Kind,
  number: number,
  level: Level,
  counts: readonly number[],
): SimulatedRun[] {
  const problem = kind.problem(number, level);
  const planned = (cores: number) => {
    const virtual = new VirtualCores(engine, cores);
    const plan = JSON.stringify(planOrder(problem, { engine: virtual.engine, lanes: virtual }));
    const { time, spent, waited } = virtual;
    virtual.close();
    return { plan, time, spent, waited };
  };
  const alone = planned(1);
  return counts.map((cores) => {
    const { plan, time, spent, waited } = planned(cores);
    const all = cores * time;
    return {
      ...{ kind: kind.name, problem: number, level, cores },
      ...{ time: rounded(time / alone.time), plannerWaits: rounded(waited / time) },
      ...{ waits: rounded(1 - spent / all), needless: rounded((spent - alone.spent) / all) },
      isSame: plan === alone.plan,
    };
  });
}

function rounded(share: number): number {
  return Number(share.toFixed(4));
}
