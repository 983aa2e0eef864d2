/**
 * Every benchmark by name. Suites are in the package, for `stowage bench`; what draws its requests with tools of the tests, starts
 * services or writes pages is in bench/ of a checkout. `npm run bench` runs both.
 */
import { BR } from './br.js';
import { HTTP } from './http.js';
import { MPV } from './mpv.js';
import { PALLETS } from './pallets.js';
import { FILES } from './request-files.js';
import { SCALE } from './scale.js';
import type { Suite } from './suite.js';
import { THPACK9 } from './thpack9.js';

export const SUITES: Readonly<Record<string, Suite>> = {
  br: BR,
  thpack9: THPACK9,
  mpv: MPV,
  pallets: PALLETS,
  scale: SCALE,
  http: HTTP,
  files: FILES,
};

/** In bench/: the module, and what it measures. */
export const IN_CHECKOUT: Readonly<Record<string, readonly [module: string, measures: string]>> = {
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
  'report-large': ['report-large.js', 'reports of 15,000 pieces over HTTP: CPU time, size and memory'],
  digests: ['digests.js', 'whether 300 requests are answered as they were: digests written or compared'],
  many: ['many.js', 'CPU time of orders for many containers: plain, in groups, in stops, in sets'],
  lanes: ['lanes.js', 'one request in several threads, beside one'],
  'lanes-memory': ['lanes-memory.js', 'memory of one request in 1 to 8 threads'],
  'lanes-simulated': ['lanes-simulated.js', 'one request on 2 to 16 cores, simulated by effort'],
  'same-plan': ['same-plan.js', 'whether random orders are planned alike by one thread and by several'],
  sets: ['sets.js', 'volume utilisation in whole sets, on BR1-7'],
  'unit-loads': ['unit-loads.js', 'pieces of one cargo in a container, against the own fill'],
  storm: ['storm.js', 'random requests over every rule: verified, and against a plain loader'],
  groups: ['groups.js', 'stops unloaded, groups kept together, and what groups cost'],
  tests: ['tests.js', 'processor time of the tests, process by process'],
  together: ['together.js', 'extents of groups with isGroupUsed and without it, and what that costs'],
  'rules-cost': ['rules-cost.js', 'CPU time a block placed and a completion under each rule'],
  'rules-means': ['rules-means.js', 'volume utilisation under rules'],
  palletized: ['palletized.js', 'palletized orders on both levels, patterns of a layer, a large order'],
  'palletized-pair': ['palletized-pair.js', 'palletized orders planned by this checkout and by another one, in turn'],
  pallets: ['pallets.js', 'pallets needed for published orders, loaded under their rules'],
  alonso: ['alonso-trucks.js', 'trucks that published orders on pallets need, with limits of their axles'],
  roadef: ['roadef.js', 'items and trucks of the ROADEF challenge 2022, with limits of axles'],
  tidy: ['tidy.js', 'spaces, clusters and length of half full sea vans, beside a loader of whole walls'],
  reach: ['reach.js', 'pieces beyond reach of dock loads and tours, and how many of them no order helps'],
  levels: ['levels.js', 'whether a higher level is ever worse than the one below it, with every rule drawn'],
  trailers: [
    'trailers.js',
    'trailers of pallets with limits of axles loaded whole, beside a search over orders of rows',
  ],
  tuned: ['tuned.js', 'whether tuning is ever worse than none, and what the levels cost'],
  scale: ['scale.js', 'time and memory by the number of pieces and of cargoes'],
  soak: ['soak.js', 'readers and writers at once on each store, servers killed in the middle'],
  keys: ['keys.js', 'time to refuse a wrong key, by how much of it is right'],
  faults: ['faults.js', 'what goes wrong at an operator’s: full disk, damaged store, dead holders, greedy key'],
  crash: ['crash.js', 'kill -9 of the service between and during saves on each store'],
  editor: ['editor.js', 'CPU time of editing 2,000 pieces by hand: a frame, a drop, a verdict'],
  clients: ['clients.js', 'whether clients that six generators make send a load and read it back'],
  jobs: ['jobs.js', 'jobs in the background while services, workers, Redis and MongoDB are killed'],
};
