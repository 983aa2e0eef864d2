/** `npm run bench -- NAME [options]`: runs one benchmark; each is a module here with `run(options)`. */
import { existsSync } from 'node:fs';
import { BadOptions } from './options.js';

/** Name on the command line -> module and what it measures. */
const BENCHMARKS: Readonly<Record<string, readonly [module: string, measures: string]>> = {
  br: ['br.js', 'volume utilisation on the BR problems, class by class'],
  answer: ['answer.js', 'CPU time of a whole answer at level 1, beside its search'],
  vary: ['vary.js', 'BR problems under values of rules, seed by seed; medians, spread, against a stored run'],
  balance: ['balance.js', 'halves of random truck loads, before and after balancing'],
  containers: ['containers.js', 'containers needed for the thpack9 problems'],
  tables: ['tables.js', 'writes the tables of docs/benchmarks.md from bench/results/'],
  figures: ['figures.js', "writes the figures of README's main job"],
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
  sets: ['sets.js', 'volume utilisation in whole sets, on BR1-7'],
  'unit-loads': ['unit-loads.js', 'pieces of one cargo in a container, against the own fill'],
  storm: ['storm.js', 'random requests over every rule: verified, and against a plain loader'],
  groups: ['groups.js', 'stops unloaded, groups kept together, and what groups cost'],
  'rules-cost': ['rules-cost.js', 'CPU time a block placed and a completion under each rule'],
  'rules-means': ['rules-means.js', 'volume utilisation under rules'],
  palletized: ['palletized.js', 'palletized orders on both levels, patterns of a layer, a large order'],
  pallets: ['pallets.js', 'pallets needed for published orders, loaded under their rules'],
  tidy: ['tidy.js', 'spaces, clusters and length of half full sea vans'],
  tuned: ['tuned.js', 'whether tuning is ever worse than none, and what the levels cost'],
  scale: ['scale.js', 'time and memory by the number of pieces and of cargoes'],
  soak: ['soak.js', 'readers and writers at once on each store, servers killed in the middle'],
  keys: ['keys.js', 'time to refuse a wrong key, by how much of it is right'],
  crash: ['crash.js', 'kill -9 of the service between and during saves on each store'],
  jobs: ['jobs.js', 'jobs in the background while services, workers, Redis and MongoDB are killed'],
};

const [name, ...options] = process.argv.slice(2);
const known = Object.entries(BENCHMARKS).filter(([, [module]]) => existsSync(new URL(module, import.meta.url)));
const benchmark = known.find(([key]) => key === name)?.[1];
if (benchmark === undefined) {
  const list = known.map(([key, [, measures]]) => `  ${key.padEnd(12)}${measures}`).join('\n');
  console.error(`usage: npm run bench -- NAME [options]\n\n${list}`);
  process.exitCode = 2;
} else {
  const module: { run(options: string[]): Promise<unknown> } = await import(
    new URL(benchmark[0], import.meta.url).href
  );
  await module.run(options).catch((error: unknown) => {
    if (!(error instanceof BadOptions)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  });
}
