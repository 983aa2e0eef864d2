/** What the service counts of itself, in the text that Prometheus reads (docs/operations.md). Of this process only. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LoadFigures, Timings } from '../calculation/node/tasks.js';
import { begunInside } from '../spans.js';
import type { Store } from '../store/index.js';

/** What is told while the service works; nothing of it is personal, and no label grows with the data. */
export interface Observer {
  calculated(status: 'succeed' | 'failed', figures: LoadFigures, timings: Timings): void;
  jobEnded(state: string): void;
  webhookTried(status: number | null, isDelivered: boolean): void;
}

export const NO_OBSERVER: Observer = { calculated() {}, jobEnded() {}, webhookTried() {} };

interface Occupied {
  /** Of calculations. */
  readonly threads: number;
  /** Calculations that have a thread. */
  readonly running: number;
  /** Calculations that wait for one. */
  readonly waiting: number;
  /** Threads that help a calculation of another one. */
  readonly lent: number;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];
const STORE_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const PERCENT = [10, 20, 30, 40, 50, 60, 70, 80, 85, 90, 95, 100];
const PHASES = ['validate', 'search', 'verify', 'render'] as const;

/** The kinds of things kept, each timed under its name. */
const TIMED = [
  'loads',
  'records',
  'bin',
  'accounts',
  'answers',
  'edits',
  'jobs',
  'deliveries',
  'pictures',
  'plans',
  'people',
  'sessions',
  'audit',
  'usage',
  'progress',
] as const;

export class Metrics implements Observer {
  readonly #registry = new Registry();
  readonly #requests = this.#histogram('http_request_seconds', 'Time to answer, by operation and status.', SECONDS, [
    ...['operation', 'status'],
  ]);
  readonly #calculations = this.#counter('calculations_total', 'Calculations that ended, by status of the load.', [
    'status',
  ]);
  readonly #phases = this.#histogram('calculation_seconds', 'Time of a calculation, by phase.', SECONDS, ['phase']);
  readonly #nodes = this.#counter('search_nodes_total', 'Completions that searches evaluated.', []);
  readonly #utilisation = this.#histogram(
    'volume_utilization_percent',
    'Volume utilisation of loads that were calculated.',
    PERCENT,
    [],
  );
  readonly #left = this.#counter('cargoes_left_total', 'Cargo units that stayed behind.', []);
  readonly #jobs = this.#counter('jobs_total', 'Jobs in the background that ended, by state.', ['state']);
  readonly #webhooks = this.#counter('webhook_attempts_total', 'Attempts to deliver a webhook, by result.', ['result']);
  readonly #refused = this.#counter(
    'connections_refused_total',
    'Connections that were closed at once, because there are as many as may be.',
    [],
  );
  readonly #store = this.#histogram('store_seconds', 'Time of a call of the store.', STORE_SECONDS, ['kind', 'call']);

  constructor(pool: Occupied) {
    for (const status of ['succeed', 'failed']) this.#calculations.inc({ status }, 0);
    for (const state of ['done', 'failed', 'cancelled']) this.#jobs.inc({ state }, 0);
    for (const result of ['delivered', 'refused', 'no answer']) this.#webhooks.inc({ result }, 0);
    this.#gauge('calculation_threads', 'Threads that calculate.', () => pool.threads);
    this.#gauge('calculations_running', 'Calculations that have a thread.', () => pool.running);
    this.#gauge('threads_lent', 'Threads that help a calculation of another one.', () => pool.lent);
    this.#gauge('calculations_waiting', 'Calculations that wait for a thread.', () => pool.waiting);
  }

  /** Whether the store can be written: a write is tried whenever the figures are read, at most once a second. */
  watchStore(store: Pick<Store, 'ready'>): void {
    this.#gauge('store_writable', '1 while the store can be written, else 0.', () =>
      store.ready().then(
        ({ cannotWrite }) => (cannotWrite === null ? 1 : 0),
        () => 0,
      ),
    );
    this.#gauge('store_damaged', 'Entries of the store that are damaged, as the check at the start found.', () =>
      store.ready().then(
        ({ damaged = 0 }) => damaged,
        () => 0,
      ),
    );
  }

  /** How long ago the last backup was whole, where backups are ours to know of. */
  watchBackups(lastBackup: () => Date | null): void {
    this.#gauge('backup_age_seconds', 'Since the last backup of the embedded store; +Inf: there is none.', () => {
      const at = lastBackup();
      return at === null ? Number.POSITIVE_INFINITY : Math.max(0, (Date.now() - at.getTime()) / 1000);
    });
  }

  /** @param count since the start: it is told from 0 on, so that an alert sees the first one */
  watchFaults(count: () => number): void {
    const collect = function (this: Counter) {
      this.reset();
      this.inc(count());
    };
    const help = 'Faults of the service: requests that are kept in DATA_DIR/faults.';
    new Counter({ name: 'stowage_faults_total', help, registers: [this.#registry], collect });
  }

  /** Of the process too: processor, memory, event loop. Once a process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  requested(operation: string, status: number, seconds: number): void {
    this.#requests.observe({ operation, status: String(status) }, seconds);
  }

  calculated(status: 'succeed' | 'failed', figures: LoadFigures, timings: Timings): void {
    this.#calculations.inc({ status });
    for (const phase of PHASES) this.#phases.observe({ phase }, timings[phase] / 1000);
    if (status === 'failed') return;
    this.#nodes.inc(figures.searchNodes);
    this.#utilisation.observe(figures.loadSummary.volumeUtilization);
    this.#left.inc(figures.loadSummary.cargoesLeft);
  }

  connectionRefused(): void {
    this.#refused.inc();
  }

  jobEnded(state: string): void {
    this.#jobs.inc({ state });
  }

  webhookTried(status: number | null, isDelivered: boolean): void {
    const result = isDelivered ? 'delivered' : status === null ? 'no answer' : 'refused';
    this.#webhooks.inc({ result });
  }

  /** The same store, whose calls are timed. */
  timed(store: Store): Store {
    const parts = TIMED.map((kind) => [kind, this.#timedPart(kind, store[kind])] as const);
    const timed = Object.fromEntries(parts) as Pick<Store, (typeof TIMED)[number]>;
    return new Proxy(store, {
      get: (target, name) =>
        name in timed ? timed[name as keyof typeof timed] : boundTo(target, Reflect.get(target, name, target)),
    });
  }

  #timedPart<Part extends object>(kind: string, part: Part): Part {
    return new Proxy(part, {
      get: (target, name) => {
        const value = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          const begun = performance.now();
          const endStep = begunInside(`store ${kind}.${String(name)}`);
          const result: unknown = value.apply(target, args);
          if (!(result instanceof Promise)) return result;
          const end = (error?: unknown) => {
            endStep?.(error);
            this.#store.observe({ kind, call: String(name) }, (performance.now() - begun) / 1000);
          };
          result.then(() => end(), end);
          return result;
        };
      },
    });
  }

  #counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name: `stowage_${name}`, help, labelNames, registers: [this.#registry] });
  }

  #histogram(name: string, help: string, buckets: number[], labelNames: string[]): Histogram {
    return new Histogram({ name: `stowage_${name}`, help, labelNames, buckets, registers: [this.#registry] });
  }

  #gauge(name: string, help: string, value: () => number | Promise<number>): void {
    const collect = async function (this: Gauge) {
      this.set(await value());
    };
    new Gauge({ name: `stowage_${name}`, help, registers: [this.#registry], collect });
  }
}

function boundTo(target: object, value: unknown): unknown {
  return typeof value === 'function' ? value.bind(target) : value;
}
