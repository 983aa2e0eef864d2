/** What the dock tells, in the embedded store: a row an event, and what all of a plan come to beside them. */
import type { Database, RootDatabase, Transaction } from 'lmdb';
import type { KeptProgress, LoadedPlan, ProgressEvent, ProgressStore, ProgressSum, ProgressTerms } from '../index.js';
import { inOrder, newAmong, TooManyEvents } from '../progress.js';
import type { Write } from './write.js';

type EventPlace = [load: string, version: number, id: string];
type PlanPlace = [load: string, version: number];

/** Both name their plan, so that each is whole by itself when not all can be read. */
export type EventRow = ProgressEvent & LoadedPlan;
export type SumRow = ProgressSum & LoadedPlan;

const LAST = '\uffff';
const LAST_VERSION = Number.MAX_SAFE_INTEGER;

interface Options {
  /** As of its beginning; absent: as of now. */
  readonly transaction?: Transaction;
}

export class EmbeddedProgress implements ProgressStore {
  readonly sumRows: Database<SumRow, PlanPlace>;
  readonly #rows: Database<EventRow, EventPlace>;
  readonly #write: Write;

  constructor(root: RootDatabase, write: Write) {
    this.#write = write;
    this.#rows = root.openDB({ name: 'progress', encoding: 'json' });
    this.sumRows = root.openDB({ name: 'progress.sums', encoding: 'json' });
  }

  add(plan: LoadedPlan, events: readonly ProgressEvent[], { most, sumOf }: ProgressTerms): Promise<ProgressSum> {
    return this.#write(() => {
      const fresh = this.#fresh(plan, events);
      if (fresh.length > 0 && this.#count(plan) + fresh.length > most) throw new TooManyEvents();
      this.#put(plan, fresh);
      const sum = sumOf(this.eventsOf(plan));
      this.sumRows.putSync([plan.load, plan.version], { load: plan.load, version: plan.version, ...sum });
      return sum;
    });
  }

  async events(plan: LoadedPlan): Promise<readonly ProgressEvent[]> {
    return this.eventsOf(plan);
  }

  async sums(plans: readonly LoadedPlan[]): Promise<readonly (ProgressSum | null)[]> {
    return plans.map((plan) => this.#sum(plan));
  }

  putBack({ sum, events, ...plan }: KeptProgress): Promise<void> {
    return this.#write(() => {
      this.#put(plan, this.#fresh(plan, events));
      const isLater = sum !== null && sum.events >= (this.#sum(plan)?.events ?? 0);
      if (isLater) this.sumRows.putSync([plan.load, plan.version], { ...sum, ...plan });
    });
  }

  /** In order. */
  eventsOf({ load, version }: LoadedPlan, options: Options = {}): ProgressEvent[] {
    const places = [...this.#rows.getKeys({ ...all(load, version), ...options })];
    return inOrder(places.map((place) => eventOf(this.#rows.get(place, options)!)));
  }

  /** Inside a write transaction. */
  remove({ load, version }: LoadedPlan): void {
    for (const place of [...this.#rows.getKeys(all(load, version))]) this.#rows.removeSync(place);
    this.sumRows.removeSync([load, version]);
  }

  /** Of all its versions, inside a write transaction. */
  removeAll(load: string): void {
    const places = [...this.#rows.getKeys({ start: [load, 0, ''], end: [load, LAST_VERSION, LAST] })];
    for (const place of places) this.#rows.removeSync(place);
    const sums = [...this.sumRows.getKeys({ start: [load, 0], end: [load, LAST_VERSION] })];
    for (const place of sums) this.sumRows.removeSync(place);
  }

  #fresh({ load, version }: LoadedPlan, events: readonly ProgressEvent[]): ProgressEvent[] {
    return newAmong(events, (id) => this.#rows.doesExist([load, version, id]));
  }

  #count({ load, version }: LoadedPlan): number {
    return [...this.#rows.getKeys(all(load, version))].length;
  }

  #put({ load, version }: LoadedPlan, events: readonly ProgressEvent[]): void {
    for (const event of events) this.#rows.putSync([load, version, event.id], { load, version, ...event });
  }

  #sum({ load, version }: LoadedPlan): ProgressSum | null {
    const row = this.sumRows.get([load, version]);
    return row ? sumOfRow(row) : null;
  }
}

export function eventOf({ load: _, version: __, ...event }: EventRow): ProgressEvent {
  return event;
}

export function sumOfRow({ events, done, of, problems }: SumRow): ProgressSum {
  return { events, done, of, problems };
}

function all(load: string, version: number): { start: EventPlace; end: EventPlace } {
  return { start: [load, version, ''], end: [load, version, LAST] };
}
