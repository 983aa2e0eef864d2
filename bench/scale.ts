/**
 * Time and memory by the number of pieces and of cargoes: mixed orders of 1.2 times a container of 40 feet, each
 * planned and verified in a process of its own, so that its memory is its own too.
 *
 *     npm run bench -- scale [--levels 1,2] [--pieces 20,60,200,600,2000,6000,20000]
 *                            [--cargoes 1,3,10,30,100,300,500,2000,10000]
 *
 * The pieces are counted up with at most 30 cargoes, the cargoes with 20,000 pieces. Writes docs/scale.svg too.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { volumeOf } from '../src/domain/geometry.js';
import { piecesIn } from '../src/domain/plan.js';
import { planLoad } from '../src/planning/plan-order.js';
import { mixedProblem } from '../test/support/problems/mixed-problem.js';
import { faultOf } from './check.js';
import { numbersOf } from './options.js';
import { PROJECT, writeResults } from './results.js';
import { drawScale } from './scale-plot.js';
import type { ScaleCase, ScaleRun } from './scale-run.js';
import { printTable } from './table.js';

const CARGOES_AT_MOST = 30;
const PIECES = 20_000;
const MEBIBYTE = 2 ** 20;

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      levels: { type: 'string', default: '1,2' },
      pieces: { type: 'string', default: '20,60,200,600,2000,6000,20000' },
      cargoes: { type: 'string', default: '1,3,10,30,100,300,500,2000,10000' },
      case: { type: 'string' },
    },
  });
  if (options.case !== undefined) {
    console.log(JSON.stringify(planned(JSON.parse(options.case) as ScaleCase)));
    return;
  }
  const levels = numbersOf(options.levels) as ScaleCase['level'][];
  const casesOf = (sizes: readonly { cargoes: number; pieces: number }[]) =>
    levels.flatMap((level) => sizes.map((size) => inOwnProcess({ ...size, level })));
  const byPieces = casesOf(
    numbersOf(options.pieces).map((pieces) => ({ cargoes: Math.min(CARGOES_AT_MOST, pieces), pieces })),
  );
  const byCargoes = casesOf(numbersOf(options.cargoes).map((cargoes) => ({ cargoes, pieces: PIECES })));
  printRuns('by pieces', byPieces);
  printRuns(`by cargoes, ${PIECES} pieces`, byCargoes);
  writeResults('scale', args, { byPieces, byCargoes });
  writeFileSync(new URL('docs/scale.svg', PROJECT), drawScale(byPieces, byCargoes));
}

function inOwnProcess(scaleCase: ScaleCase): ScaleRun {
  const script = fileURLToPath(new URL('run.js', import.meta.url));
  const answer = execFileSync(process.execPath, [script, 'scale', '--case', JSON.stringify(scaleCase)], {
    encoding: 'utf8',
  });
  return JSON.parse(answer) as ScaleRun;
}

function planned(scaleCase: ScaleCase): ScaleRun {
  const problem = mixedProblem(scaleCase.cargoes, scaleCase.pieces, { optimizationLevel: scaleCase.level });
  const engine = loadEngine();
  const memoryBefore = process.memoryUsage.rss() / MEBIBYTE;
  const before = process.cpuUsage();
  const plan = planLoad(problem, { engine });
  const { user, system } = process.cpuUsage(before);
  const memory = process.resourceUsage().maxRSS / 1024;
  const arrangements = plan.containers.flatMap((container) => container.arrangements);
  const volume = arrangements.reduce((sum, one) => sum + piecesIn(one) * problem.cargoes[one.cargo]!.volume, 0);
  return {
    ...scaleCase,
    loaded: arrangements.reduce((sum, arrangement) => sum + piecesIn(arrangement), 0),
    arrangements: arrangements.length,
    percent: (100 * volume) / volumeOf(problem.containers[0]!.size),
    nodes: plan.search.nodes,
    cpuSeconds: (user + system) / 1e6,
    mebibytes: memory - memoryBefore,
    fault: faultOf(problem, plan),
  };
}

function printRuns(title: string, runs: readonly ScaleRun[]): void {
  console.log(`\nLoads ${title}`);
  printTable(
    ['cargoes', 'pieces', 'level', 'loaded', '%', 'nodes', 'CPU s', 'MiB', 'verified'],
    runs.map(({ cargoes, pieces, level, loaded, percent, nodes, cpuSeconds, mebibytes, fault }) => [
      `${cargoes}`,
      `${pieces}`,
      `${level}`,
      `${loaded}`,
      percent.toFixed(2),
      `${nodes}`,
      cpuSeconds.toFixed(3),
      mebibytes.toFixed(0),
      fault ?? 'yes',
    ]),
  );
}
