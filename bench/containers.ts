/**
 * Containers that plans need which load everything into as few equal ones as possible, no support asked:
 *
 * - thpack9 (Ivancic, Mathur and Mohanty 1989), every orientation allowed
 * - br: cargo of fresh BR problems, 92 to 96 % of 5, 8 or 20 containers
 *
 *     npm run bench -- containers [--set thpack9] [--level 2] [--problems 1-47] [--file FILE]
 *
 * The problems of thpack9 are no part of the project: they are read from --file, else from ../shared/benchmarks beside
 * the checkout. `npm run bench -- mpv` has those of Martello, Pisinger and Vigo.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { brProblem } from '../src/cli/bench/br-recipe.js';
import { parseThpack } from '../src/cli/bench/thpack-format.js';
import type { LoadProblem, Rules } from '../src/domain/problem.js';
import { planLoad } from '../src/planning/plan-order.js';
import { faultOf } from './check.js';
import { BadOptions, numbersOf, wordsOf } from './options.js';
import { PROJECT, writeResults } from './results.js';
import { printTable } from './table.js';
import { cargoPercent, thpackLoadProblem } from './thpack.js';

const SETS = ['thpack9', 'br'] as const;

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      set: { type: 'string', default: 'thpack9' },
      problems: { type: 'string', default: '1-47' },
      level: { type: 'string', default: '2' },
      file: { type: 'string' },
    },
  });
  const level = Number(wordsOf(options.level, ['1', '2', '3', '4'])[0]) as Rules['optimizationLevel'];
  const [set] = wordsOf(options.set, SETS);
  const engine = loadEngine();
  const rows = problemsOf(set!, options, level).map(([name, problem]) => {
    const before = process.cpuUsage();
    const plan = planLoad(problem, { engine });
    const { user, system } = process.cpuUsage(before);
    return {
      problem: name,
      containers: plan.containers.length,
      bound: plan.search.containerBound,
      left: plan.unloaded.length,
      nodes: plan.search.nodes,
      cpuSeconds: (user + system) / 1e6,
      fault: faultOf(problem, plan),
    };
  });
  printTable(
    ['problem', 'containers', 'bound', 'left', 'nodes', 'CPU s', 'verified'],
    rows.map((row) => [
      row.problem,
      `${row.containers}`,
      `${row.bound}`,
      `${row.left}`,
      `${row.nodes}`,
      row.cpuSeconds.toFixed(2),
      row.fault ?? 'yes',
    ]),
  );
  const sum = (figure: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + figure(row), 0);
  console.log(
    `\n${sum((row) => row.containers)} containers, bound ${sum((row) => row.bound ?? 0)}, ${sum((row) => row.cpuSeconds).toFixed(1)} s of CPU`,
  );
  const met = rows.filter(({ containers, bound, left }) => left === 0 && containers === bound).length;
  console.log(`${met} of ${rows.length} at their bound`);
  writeResults(set === 'thpack9' ? 'containers' : `containers-${set}`, args, rows, 'containers');
}

type Named = readonly [name: string, problem: LoadProblem];

function problemsOf(
  set: (typeof SETS)[number],
  wanted: { readonly problems: string; readonly file?: string | undefined },
  optimizationLevel: Rules['optimizationLevel'],
): Named[] {
  const numbers = numbersOf(wanted.problems);
  if (set === 'br') return numbers.map((number) => brContainers(number, optimizationLevel));
  const file = wanted.file ?? new URL('../shared/benchmarks/thpack9/thpack9_odd.txt', PROJECT);
  if (!existsSync(file)) throw new BadOptions('no thpack9 problems; name their file with --file');
  return parseThpack(readFileSync(file, 'utf8'))
    .filter(({ number }) => numbers.includes(number))
    .map((thpack) => [`${thpack.number}`, thpackLoadProblem(thpack, 'none', 0, { optimizationLevel })]);
}

/** Cargo of a fresh problem in quantities that fill so many containers to 92 to 96 %. */
function brContainers(number: number, optimizationLevel: Rules['optimizationLevel']): Named {
  const most = [5, 8, 20][number % 3]!;
  const fill = 0.92 + (0.04 * (number % 5)) / 4;
  const brClass = 1 + (number % 7);
  const fresh = brProblem(brClass, 200 + number);
  const wanted = (most * fill * 100) / cargoPercent(fresh);
  const cargoes = fresh.cargoes.map((cargo) => ({
    ...cargo,
    quantity: Math.max(1, Math.floor(cargo.quantity * wanted)),
  }));
  const problem = thpackLoadProblem({ ...fresh, cargoes }, 'none', 0, { optimizationLevel });
  return [`BR${brClass}, ${most} at ${(100 * fill).toFixed(0)} %`, problem];
}
