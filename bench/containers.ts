/**
 * Containers that the plans of the thpack9 problems need (Ivancic, Mathur and Mohanty 1989): everything into as few
 * equal containers as possible, every orientation allowed, no support asked.
 *
 *     npm run bench -- containers [--problems 1-47] [--level 2] [--file FILE]
 *
 * The problems are no part of the project: they are read from --file, else from ../shared/benchmarks beside the checkout.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { parseThpack } from '../src/cli/bench/thpack-format.js';
import type { Rules } from '../src/domain/problem.js';
import { planLoad } from '../src/planning/plan-load.js';
import { faultOf } from './check.js';
import { BadOptions, numbersOf, wordsOf } from './options.js';
import { PROJECT, writeResults } from './results.js';
import { printTable } from './table.js';
import { thpackLoadProblem } from './thpack.js';

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      problems: { type: 'string', default: '1-47' },
      level: { type: 'string', default: '2' },
      file: { type: 'string' },
    },
  });
  const file = options.file ?? new URL('../shared/benchmarks/thpack9/thpack9_odd.txt', PROJECT);
  if (!existsSync(file)) throw new BadOptions('no thpack9 problems; name their file with --file');
  const level = Number(wordsOf(options.level, ['1', '2', '3', '4'])[0]) as Rules['optimizationLevel'];
  const wanted = new Set(numbersOf(options.problems));
  const engine = loadEngine();
  const rows = parseThpack(readFileSync(file, 'utf8'))
    .filter(({ number }) => wanted.has(number))
    .map((thpack) => {
      const problem = thpackLoadProblem(thpack, 'none', 0, { optimizationLevel: level });
      const before = process.cpuUsage();
      const plan = planLoad(problem, { engine });
      const { user, system } = process.cpuUsage(before);
      return {
        problem: thpack.number,
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
      `${row.problem}`,
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
  writeResults('containers', args, rows);
}
