/**
 * What whole sets cost: BR1-7 cargo in one container, as sets of an eighth of each quantity, at least one piece, beside
 * the same pieces without sets. Support 0.8; every plan is verified.
 *
 *     npm run bench -- sets [--classes 1-7] [--problems 1-5] [--level 2]
 */
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { verify } from '../src/calculation/verify.js';
import { brProblem } from '../src/cli/bench/br-recipe.js';
import { volumeOf } from '../src/domain/geometry.js';
import type { LoadProblem, Rules } from '../src/domain/problem.js';
import type { Engine } from '../src/engine/port.js';
import { planLoad } from '../src/planning/plan-order.js';
import { numbersOf } from './options.js';
import { writeResults } from './results.js';
import { mean, printTable } from './table.js';
import { thpackLoadProblem } from './thpack.js';

/** Of each quantity of a problem, what a set takes; and so many sets there are. */
const SETS = 8;

/** bench/results/sets.json */
export type SetsCost = ReturnType<typeof costOfSets>;

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      classes: { type: 'string', default: '1-7' },
      problems: { type: 'string', default: '1-5' },
      level: { type: 'string', default: '2' },
    },
  });
  const level = Number(options.level) as Rules['optimizationLevel'];
  const engine = loadEngine();
  const rows = numbersOf(options.classes).map((brClass) =>
    costOfSets(engine, brClass, numbersOf(options.problems), level),
  );
  printTable(
    [
      'class',
      'without sets %',
      'whole sets %',
      'by volume %',
      'sets',
      'of at most',
      'CPU s',
      'CPU s without',
      'faults',
    ],
    rows.map((row) => [
      `BR${row.brClass}`,
      ...[row.without, row.withSets, row.byVolume].map((percent) => percent.toFixed(2)),
      ...[row.sets, row.mostSets].map((count) => count.toFixed(1)),
      row.cpuSeconds.toFixed(2),
      row.cpuSecondsWithout.toFixed(2),
      String(row.faults),
    ]),
  );
  writeResults('sets', args, rows);
}

function costOfSets(engine: Engine, brClass: number, numbers: readonly number[], level: Rules['optimizationLevel']) {
  const runs = numbers.map((number) => {
    const problem = inSets(brClass, number, level);
    const room = volumeOf(problem.containers[0]!.size);
    const plain = planned(engine, { ...problem, rules: { ...problem.rules, calculationType: 'MixLoad' } });
    const sets = planned(engine, problem);
    const byVolume = planned(engine, inVolumes(problem));
    const setVolume = problem.cargoes.reduce((sum, { setRatio, volume }) => sum + setRatio * volume, 0);
    return {
      without: (100 * plain.volume) / room,
      withSets: (100 * sets.volume) / room,
      byVolume: (100 * byVolume.volume) / room,
      sets: Math.round(sets.volume / setVolume),
      mostSets: Math.min(SETS, Math.floor(room / setVolume)),
      cpuSeconds: sets.seconds,
      cpuSecondsWithout: plain.seconds,
      faults: plain.faults + sets.faults + byVolume.faults,
    };
  });
  const meanOf = (figure: (run: (typeof runs)[number]) => number) => mean(runs.map(figure));
  return {
    brClass,
    level,
    problems: numbers.length,
    without: meanOf((run) => run.without),
    withSets: meanOf((run) => run.withSets),
    byVolume: meanOf((run) => run.byVolume),
    sets: meanOf((run) => run.sets),
    mostSets: meanOf((run) => run.mostSets),
    cpuSeconds: meanOf((run) => run.cpuSeconds),
    cpuSecondsWithout: meanOf((run) => run.cpuSecondsWithout),
    faults: runs.reduce((sum, { faults }) => sum + faults, 0),
  };
}

function inSets(brClass: number, number: number, optimizationLevel: Rules['optimizationLevel']): LoadProblem {
  const problem = thpackLoadProblem(brProblem(brClass, number), '0.8', 1);
  return {
    ...problem,
    cargoes: problem.cargoes.map((cargo, place) => {
      const setRatio = Math.max(1, Math.round(cargo.quantity / SETS));
      return { ...cargo, name: `cargo ${place + 1}`, setRatio, quantity: SETS * setRatio };
    }),
    containers: problem.containers.map((container) => ({ ...container, quantity: 1 })),
    rules: { ...problem.rules, calculationType: 'SetLoad', optimizationLevel },
  };
}

/** The same proportions as shares of the volume, in thousandths. */
function inVolumes(problem: LoadProblem): LoadProblem {
  const all = problem.cargoes.reduce((sum, { quantity, volume }) => sum + quantity * volume, 0);
  return {
    ...problem,
    cargoes: problem.cargoes.map((cargo) => ({
      ...cargo,
      setRatio: Math.max(1, Math.round((1000 * cargo.quantity * cargo.volume) / all)),
    })),
    rules: { ...problem.rules, calculationType: 'SetLoadByVolume' },
  };
}

function planned(engine: Engine, problem: LoadProblem) {
  const begin = process.cpuUsage();
  const plan = planLoad(problem, { engine });
  const { user, system } = process.cpuUsage(begin);
  const left = problem.cargoes.map(() => 0);
  for (const { cargo, quantity } of plan.unloaded) left[cargo] = left[cargo]! + quantity;
  return {
    volume: problem.cargoes.reduce((sum, { volume, quantity }, place) => sum + (quantity - left[place]!) * volume, 0),
    seconds: (user + system) / 1e6,
    faults: verify(problem, plan).faults.length,
  };
}
