/**
 * `npm run bench -- NAME [options]`: runs one benchmark; each is a module here with `run(options)`, or a suite of
 * `stowage bench`.
 */
import { readFileSync } from 'node:fs';
import { SUITES } from '../src/cli/bench/suites.js';
import { BENCH_USAGE, benchCommand } from '../src/cli/bench.js';
import { UsageError } from '../src/cli/usage.js';
import { BadOptions } from './options.js';
import { PROJECT } from './results.js';

const EXIT_MISTAKE = 2;

/** Name on the command line -> module and what it measures. */
const BENCHMARKS: Readonly<Record<string, readonly [module: string, measures: string]>> = {
  br: ['br.js', 'volume utilisation on the BR problems, class by class'],
  answer: ['answer.js', 'CPU time of a whole answer at level 1, beside its search'],
  balance: ['balance.js', 'halves of random truck loads, before and after balancing'],
  containers: ['containers.js', 'containers needed for thpack9 and BR cargo'],
  tables: ['tables.js', 'writes the tables of docs/benchmarks.md from bench/results/'],
  figures: ['figures.js', 'writes the answer of the main job in docs/first-load.md'],
  prices: ['prices.js', 'price of mixed containers for random orders, beside the least of the volume'],
  picture: ['picture.js', 'draws docs/plan.svg and docs/pallets.svg from real plans'],
  verify: ['verify.js', 'time to verify a plan of 20,000 pieces'],
  live: ['live-latency.js', 'latency of /health/live while pictures are drawn and searches run'],
  memory: ['memory.js', 'memory around a request of 1,000,000 pieces'],
  store: ['store.js', 'searches, reads and saves over 100,000 records and 10,000 loads'],
  steps: ['steps.js', 'whether the loading steps of 500 random loads can be carried out'],
  seen: ['seen.js', 'whether pictures of 300 random loads show what a ray finds'],
  pictures: ['pictures.js', 'CPU time of the eight pictures of a container'],
  report: ['report.js', 'CPU time, size and memory of the page and the PDF of large loads'],
  digests: ['digests.js', 'whether 300 requests are answered as they were: digests written or compared'],
  many: ['many.js', 'CPU time of orders for many containers: plain, in groups, in stops, in sets'],
  sets: ['sets.js', 'volume utilisation in whole sets, on BR1-7'],
  'unit-loads': ['unit-loads.js', 'pieces of one cargo in a container, against the own fill'],
  storm: ['storm.js', 'random requests over every rule: verified, and against a plain loader'],
  groups: ['groups.js', 'stops unloaded, groups kept together, and what groups cost'],
  together: ['together.js', 'extents of groups with isGroupUsed and without it, and what that costs'],
  'rules-cost': ['rules-cost.js', 'CPU time a block placed and a completion under each rule'],
  'rules-means': ['rules-means.js', 'volume utilisation under rules'],
  palletized: ['palletized.js', 'palletized orders on both levels, patterns of a layer, a large order'],
  'palletized-pair': ['palletized-pair.js', 'palletized orders planned by this checkout and by another one, in turn'],
  pallets: ['pallets.js', 'pallets needed for published orders, loaded under their rules'],
  tidy: ['tidy.js', 'spaces, clusters and length of half full sea vans, beside a loader of whole walls'],
  reach: ['reach.js', 'pieces beyond reach of dock loads and tours, and how many of them no order helps'],
  levels: ['levels.js', 'whether a higher level is ever worse than the one below it, with every rule drawn'],
  tuned: ['tuned.js', 'whether tuning is ever worse than none, and what the levels cost'],
  scale: ['scale.js', 'time and memory by the number of pieces and of cargoes'],
  soak: ['soak.js', 'readers and writers at once on each store, servers killed in the middle'],
  keys: ['keys.js', 'time to refuse a wrong key, by how much of it is right'],
  crash: ['crash.js', 'kill -9 of the service between and during saves on each store'],
  editor: ['editor.js', 'CPU time of editing 2,000 pieces by hand: a frame, a drop, a verdict'],
  jobs: ['jobs.js', 'jobs in the background while services, workers, Redis and MongoDB are killed'],
};

/** With one of these, a name that is a suite too is the suite of the command line. */
const OF_SUITES = /^--(vary|level|rule|seeds|csv|page|out|against|help)\b/;

const [name = '', ...options] = process.argv.slice(2);
const benchmark = BENCHMARKS[name];
try {
  if (Object.hasOwn(SUITES, name) && (benchmark === undefined || options.some((option) => OF_SUITES.test(option)))) {
    process.exitCode = await benchCommand([name, ...options], console.log);
  } else if (benchmark !== undefined) {
    const [module] = benchmark;
    if (options.includes('--help')) console.log(headOf(module));
    else await runModule(module);
  } else {
    const list = Object.entries(BENCHMARKS).map(([key, [, measures]]) => `  ${key.padEnd(12)}${measures}`);
    console.error(`usage: npm run bench -- NAME [options]\n\n${list.join('\n')}\n\nor a suite:\n\n${BENCH_USAGE}`);
    process.exitCode = EXIT_MISTAKE;
  }
} catch (error) {
  const isAboutOptions = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
  if (!(isAboutOptions || error instanceof BadOptions || error instanceof UsageError)) throw error;
  console.error((error as Error).message);
  process.exitCode = EXIT_MISTAKE;
}

async function runModule(module: string): Promise<void> {
  const { run } = (await import(new URL(module, import.meta.url).href)) as {
    run(options: string[]): Promise<unknown>;
  };
  await run(options);
}

/** What the benchmark says of itself and its options. */
function headOf(module: string): string {
  const source = readFileSync(new URL(`bench/${module.replace(/js$/, 'ts')}`, PROJECT), 'utf8');
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(source) ?? [];
  return comment.replaceAll(/^ ?\* ?/gm, '').trim();
}
