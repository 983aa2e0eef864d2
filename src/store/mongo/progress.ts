/** What the dock tells, in MongoDB: a document an event, and what all of a plan come to in one beside them. */
import type { Collection, Db } from 'mongodb';
import type { KeptProgress, LoadedPlan, ProgressEvent, ProgressStore, ProgressSum, ProgressTerms } from '../index.js';
import { inOrder, newAmong, TooManyEvents } from '../progress.js';
import { type Connection, isDuplicate, isInserted, type ReadOptions } from './connection.js';

type EventDocument = ProgressEvent & { readonly _id: string; readonly plan: string };
type SumDocument = ProgressSum & LoadedPlan & { readonly _id: string };

const eventCollection = (db: Db): Collection<EventDocument> => db.collection('progress');
const sumCollection = (db: Db): Collection<SumDocument> => db.collection('progressSums');

export async function prepareProgress(db: Db): Promise<void> {
  await eventCollection(db).createIndexes([{ key: { plan: 1 } }]);
  await sumCollection(db).createIndexes([{ key: { load: 1 } }]);
}

export class MongoProgress implements ProgressStore {
  readonly #connection: Connection;
  readonly #events: Collection<EventDocument>;
  readonly #sums: Collection<SumDocument>;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#events = eventCollection(connection.db);
    this.#sums = sumCollection(connection.db);
  }

  add(plan: LoadedPlan, events: readonly ProgressEvent[], { most, sumOf }: ProgressTerms): Promise<ProgressSum> {
    return this.#connection.run(async () => {
      const there = await eventsOf(this.#events, plan);
      const fresh = freshAmong(there, events);
      if (fresh.length > 0 && there.length + fresh.length > most) throw new TooManyEvents();
      await this.#insert(plan, fresh);
      // Others may have added theirs meanwhile; what was read last has most.
      const sum = sumOf(fresh.length === 0 ? there : await eventsOf(this.#events, plan));
      await this.#keepSum(plan, sum);
      return sum;
    });
  }

  events(plan: LoadedPlan): Promise<readonly ProgressEvent[]> {
    return this.#connection.run(() => eventsOf(this.#events, plan));
  }

  sums(plans: readonly LoadedPlan[]): Promise<readonly (ProgressSum | null)[]> {
    return this.#connection.run(async () => {
      const ids = plans.map(nameOf);
      const found = await this.#sums.find({ _id: { $in: ids } }).toArray();
      const byName = new Map(found.map((sum) => [sum._id, sumOfDocument(sum)]));
      return ids.map((id) => byName.get(id) ?? null);
    });
  }

  putBack({ sum, events, ...plan }: KeptProgress): Promise<void> {
    return this.#connection.run(async () => {
      await this.#insert(plan, freshAmong(await eventsOf(this.#events, plan), events));
      if (sum) await this.#keepSum(plan, sum);
    });
  }

  async #insert(plan: LoadedPlan, events: readonly ProgressEvent[]): Promise<void> {
    if (events.length === 0) return;
    const name = nameOf(plan);
    const documents = events.map((event) => ({ ...event, _id: `${name}.${event.id}`, plan: name }));
    await this.#events.insertMany(documents, { ordered: false }).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
    });
  }

  /** Unless one of more events is there. */
  async #keepSum(plan: LoadedPlan, sum: ProgressSum): Promise<void> {
    const filter = { _id: nameOf(plan), events: { $lte: sum.events } };
    const { load, version } = plan;
    await isInserted(this.#sums.updateOne(filter, { $set: { load, version, ...sum } }, { upsert: true }));
  }
}

/** With a version that is forgotten. */
export async function removeProgress(db: Db, plans: readonly LoadedPlan[]): Promise<void> {
  const names = plans.map(nameOf);
  if (names.length === 0) return;
  await eventCollection(db).deleteMany({ plan: { $in: names } });
  await sumCollection(db).deleteMany({ _id: { $in: names } });
}

/** Of all versions of a load. */
export async function removeProgressOf(db: Db, load: string): Promise<void> {
  const found = await sumCollection(db).find({ load }).toArray();
  await removeProgress(db, found);
}

/** All that is kept. */
export async function* keptProgress(db: Db, options: ReadOptions): AsyncGenerator<KeptProgress> {
  for await (const sum of sumCollection(db).find({}, { ...options, sort: { _id: 1 } })) {
    const { load, version } = sum;
    const events = await eventsOf(eventCollection(db), sum, options);
    yield { load, version, sum: sumOfDocument(sum), events };
  }
}

async function eventsOf(
  collection: Collection<EventDocument>,
  plan: LoadedPlan,
  options: ReadOptions = {},
): Promise<ProgressEvent[]> {
  const found = await collection.find({ plan: nameOf(plan) }, options).toArray();
  return inOrder(found.map(({ _id, plan: __, ...event }) => event));
}

function freshAmong(there: readonly ProgressEvent[], events: readonly ProgressEvent[]): ProgressEvent[] {
  const known = new Set(there.map(({ id }) => id));
  return newAmong(events, (id) => known.has(id));
}

function nameOf({ load, version }: LoadedPlan): string {
  return `${load}.${version}`;
}

function sumOfDocument({ events, done, of, problems }: SumDocument): ProgressSum {
  return { events, done, of, problems };
}
