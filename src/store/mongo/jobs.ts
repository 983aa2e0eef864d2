/** Jobs in MongoDB: one document each, what lies beside it among the bodies (bodies.ts). */
import type { Collection, Db, Document, Filter, ObjectId } from 'mongodb';
import type {
  HeldJob,
  Job,
  JobResult,
  JobRun,
  JobState,
  JobStore,
  JobTicket,
  JobWithInput,
  LoadDraft,
  LoadHead,
  LoadToSave,
  Page,
  PageRequest,
  TakeResult,
} from '../index.js';
import { cancelledJob, finishedJob, isPlaceFor, pulseOf, queuedJob, runsOf } from '../job-steps.js';
import type { Bodies, BodyRef } from './bodies.js';
import type { Connection } from './connection.js';
import { creationId, newestFirst, pageCondition } from './creation-id.js';

type Part = 'input' | 'load' | 'response';
type KeptBody = BodyRef & { readonly part: Part };

export interface JobDocument extends Job {
  readonly _id: ObjectId;
  /** Of the jobs that were added together only the first has one. */
  readonly hasPlace: boolean;
  readonly committedHead: LoadDraft | null;
  readonly bodies: readonly KeptBody[];
  readonly expiresAt: string | null;
}

const SWEPT_AT_ONCE = 100;
const HELD: JobState[] = ['running', 'ending'];
const IN_TURN = { turn: 1, _id: 1 } as const;
const WITHOUT_OWN_FIELDS = { _id: 0, hasPlace: 0, committedHead: 0, bodies: 0, expiresAt: 0 } as const;

export const jobCollection = (db: Db): Collection<JobDocument> => db.collection('jobs');

export async function prepareJobs(db: Db): Promise<void> {
  await jobCollection(db).createIndexes([
    { key: { id: 1 }, unique: true },
    { key: { owner: 1, _id: -1 } },
    { key: { state: 1, turn: 1, _id: 1 } },
    { key: { state: 1, hasPlace: 1 } },
    { key: { owner: 1, state: 1, turn: 1 } },
    { key: { state: 1, leaseUntil: 1 } },
    { key: { expiresAt: 1 } },
    { key: { 'bodies.id': 1 } },
  ]);
}

export class MongoJobs implements JobStore {
  readonly #connection: Connection;
  readonly #bodies: Bodies;
  readonly #jobs: Collection<JobDocument>;

  constructor(connection: Connection, bodies: Bodies) {
    this.#connection = connection;
    this.#bodies = bodies;
    this.#jobs = jobCollection(connection.db);
  }

  /** All of them in one insert: a single server may write the first ones only, whose callers then hear of a failure. */
  add(jobs: readonly JobWithInput[], limit: number): Promise<readonly JobTicket[] | null> {
    return this.#connection.run(async () => {
      if (jobs.length > 0 && !(await this.#hasPlace(jobs[0]!.job.owner, limit))) return null;
      const documents: JobDocument[] = [];
      const lasts = new Map<string, Pick<Job, 'turn' | 'weight'> | null>();
      const current = (await this.#jobs.findOne({ state: 'queued' }, { sort: { turn: 1 } }))?.turn ?? 0;
      for (const { job, input } of jobs) {
        const known = lasts.get(job.owner);
        const queued = queuedJob(job, current, known === undefined ? await this.#lastOf(job.owner) : known);
        lasts.set(job.owner, queued);
        const body = { part: 'input', ...(await this.#bodies.write(input)) } as const;
        const hasPlace = documents.length === 0;
        const own = { hasPlace, committedHead: null, bodies: [body], expiresAt: null };
        documents.push({ _id: creationId(job.createdAt), ...queued, ...own });
      }
      await this.#jobs.insertMany(documents);
      return documents.map(({ id, turn }) => ({ id, turn }));
    });
  }

  hasPlace(owner: string, limit: number): Promise<boolean> {
    return this.#connection.run(() => this.#hasPlace(owner, limit));
  }

  takeNext(
    now: string,
    leaseUntil: string,
    kinds?: readonly string[],
    later: readonly string[] = [],
  ): Promise<Job | null> {
    return this.#connection.run(async () => {
      const known = knownKinds(kinds);
      return (
        (await this.#take({ ...known, state: 'queued', owner: { $nin: later } }, IN_TURN, now, leaseUntil)) ??
        (later.length > 0 ? await this.#take({ ...known, state: 'queued' }, IN_TURN, now, leaseUntil) : null)
      );
    });
  }

  take(
    id: string,
    now: string,
    leaseUntil: string,
    kinds?: readonly string[],
    silentPulse?: string,
  ): Promise<TakeResult> {
    return this.#connection.run(async () => {
      const known = await this.#jobs.findOne({ id, state: { $in: ['queued', ...HELD] } });
      if (!known) return { state: 'ended' };
      if (known.state !== 'queued' && pulseOf(known) !== silentPulse) return { state: 'held' };
      // In one step, so that it is taken from nobody who has shown a sign of life since.
      const { state, attempt, leaseUntil: until } = known;
      const unchanged = { id, state, attempt, leaseUntil: until, beats: known.beats ?? null } as Filter<JobDocument>;
      const job = await this.#take({ ...unchanged, ...knownKinds(kinds) }, {}, now, leaseUntil);
      return job ? { state: 'taken', job } : { state: 'held' };
    });
  }

  held(kinds?: readonly string[]): Promise<readonly HeldJob[]> {
    return this.#connection.run(async () => {
      const projection = { _id: 0, id: 1, turn: 1, attempt: 1, beats: 1, leaseUntil: 1 };
      const found = await this.#jobs.find({ ...knownKinds(kinds), state: { $in: HELD } }, { projection }).toArray();
      return found.map((job) => ({ id: job.id, turn: job.turn, pulse: pulseOf(job) }));
    });
  }

  input(id: string): Promise<Uint8Array | null> {
    return this.#read(id, 'input');
  }

  isHeld(id: string, attempt: number): Promise<boolean> {
    return this.#connection.run(async () => {
      const held = { id, attempt, state: 'running' } as const;
      return (await this.#jobs.findOne(held, { projection: { _id: 1 } })) !== null;
    });
  }

  renew(id: string, attempt: number, leaseUntil: string, progress: number): Promise<boolean> {
    return this.#connection.run(async () => {
      const change = { $set: { leaseUntil }, $inc: { beats: 1 }, $max: { progress } };
      return (await this.#jobs.updateOne({ id, attempt, state: 'running' }, change)).matchedCount === 1;
    });
  }

  async release(id: string, attempt: number): Promise<void> {
    await this.#connection.run(() =>
      this.#jobs.updateOne({ id, attempt, state: 'running' }, { $set: { state: 'queued', leaseUntil: null } }),
    );
  }

  commit(id: string, attempt: number, { load, response, ...outcome }: JobResult): Promise<boolean> {
    return this.#connection.run(async () => {
      const bodies: KeptBody[] = [{ part: 'response', ...(await this.#bodies.write(response)) }];
      if (load) bodies.push({ part: 'load', ...(await this.#bodies.write(load.body)) });
      const ending = { state: 'ending', outcome, committedHead: load?.head ?? null } as const;
      const change = { $set: ending, $push: { bodies: { $each: bodies } } };
      const { matchedCount } = await this.#jobs.updateOne({ id, attempt, state: 'running' }, change);
      if (matchedCount === 1) return true;
      await this.#remove(bodies);
      return (await this.#jobs.findOne({ id, attempt, state: 'ending' }, { projection: { _id: 1 } })) !== null;
    });
  }

  committedLoad(id: string): Promise<LoadToSave | null> {
    return this.#connection.run(async () => {
      const job = await this.#jobs.findOne({ id, state: 'ending' });
      const body = job && (await this.#readBody(job, 'load'));
      return job?.committedHead && body ? { head: job.committedHead, body } : null;
    });
  }

  async finish(id: string, savedAs: LoadHead | null, expiresAt: string, response?: Uint8Array): Promise<void> {
    await this.#connection.run(async () => {
      const job = await this.#jobs.findOne({ id, state: 'ending' });
      if (!job) return;
      if (response) await this.#answerAnew(job, response);
      await this.#end(job, { ...finishedJob(job, savedAs), expiresAt }, ['input', 'load']);
    });
  }

  async cancel(id: string, now: string, expiresAt: string): Promise<void> {
    await this.#connection.run(async () => {
      const states: JobState[] = ['queued', 'running'];
      const job = await this.#jobs.findOne({ id, state: { $in: states } });
      // Taken meanwhile: it runs now.
      for (const state of job ? states : []) {
        if (await this.#end({ ...job!, state }, { ...cancelledJob(now), expiresAt }, ['input'])) return;
      }
    });
  }

  get(id: string): Promise<Job | null> {
    return this.#connection.run(async () => {
      return (await this.#jobs.findOne({ id }, { projection: WITHOUT_OWN_FIELDS })) as Job | null;
    });
  }

  response(id: string): Promise<Uint8Array | null> {
    return this.#read(id, 'response');
  }

  lastRun(limit: number): Promise<readonly JobRun[]> {
    return this.#connection.run(async () => {
      // Jobs are kept equally long: who expires last ended last.
      const ended = this.#jobs.find(
        { expiresAt: { $gt: '' } },
        { projection: { _id: 0, startedAt: 1, finishedAt: 1 } },
      );
      return runsOf(await ended.sort({ expiresAt: -1 }).limit(limit).toArray());
    });
  }

  list(owner: string, page: PageRequest): Promise<Page<Job>> {
    return this.#connection.run(async () => {
      const found = this.#jobs.find({ owner, ...pageCondition(page) });
      return newestFirst(found, page.limit, ({ _id, hasPlace, committedHead, bodies, expiresAt, ...job }): Job => job);
    });
  }

  underWay(owners: readonly string[]): Promise<{ waiting: number; running: number }> {
    return this.#connection.run(async () => {
      const count = (states: JobState[]) =>
        this.#jobs.countDocuments({ owner: { $in: [...owners] }, state: { $in: states } });
      return { waiting: await count(['queued']), running: await count(['running', 'ending']) };
    });
  }

  waiting(limit: number): Promise<readonly JobTicket[]> {
    return this.#connection.run(async () => {
      const found = this.#jobs.find({ state: 'queued' }, { projection: { _id: 0, id: 1, turn: 1 } });
      return (await found.sort({ turn: 1, _id: 1 }).limit(limit).toArray()) as JobTicket[];
    });
  }

  sweep(now: string): Promise<number> {
    return this.#connection.run(async () => {
      const expired = await this.#jobs
        .find({ expiresAt: { $lt: now } })
        .limit(SWEPT_AT_ONCE)
        .toArray();
      await this.#jobs.deleteMany({ _id: { $in: expired.map(({ _id }) => _id) } });
      for (const { bodies } of expired) await this.#remove(bodies);
      return expired.length;
    });
  }

  async #hasPlace(owner: string, limit: number): Promise<boolean> {
    const waiting = { state: 'queued', hasPlace: true } as const;
    const [all, own] = await Promise.all([
      this.#jobs.countDocuments(waiting, { limit: 2 * limit + 1 }),
      this.#jobs.countDocuments({ ...waiting, owner }, { limit: limit + 1 }),
    ]);
    return isPlaceFor({ own, all }, limit);
  }

  /** The owner's last job that waits; null when none does. */
  async #lastOf(owner: string): Promise<Pick<Job, 'turn' | 'weight'> | null> {
    return this.#jobs.findOne({ owner, state: 'queued' }, { sort: { turn: -1 } });
  }

  /** As `takenJob` does it, in one step of the server. */
  async #take(filter: Filter<JobDocument>, sort: Document, now: string, leaseUntil: string): Promise<Job | null> {
    const isState = (state: JobState) => ({ $eq: ['$state', state] });
    const taken = {
      state: { $cond: [isState('ending'), 'ending', 'running'] },
      attempt: { $add: ['$attempt', 1] },
      deaths: { $add: ['$deaths', { $cond: [isState('running'), 1, 0] }] },
      startedAt: { $ifNull: ['$startedAt', now] },
      leaseUntil,
    };
    const options = { sort, returnDocument: 'after', projection: WITHOUT_OWN_FIELDS } as const;
    return (await this.#jobs.findOneAndUpdate(filter, [{ $set: taken }], options)) as Job | null;
  }

  /** Before the job ends: nobody has seen the answer that it had. */
  async #answerAnew({ _id, bodies }: JobDocument, response: Uint8Array): Promise<void> {
    const before = bodies.filter(({ part }) => part === 'response');
    const body: KeptBody = { part: 'response', ...(await this.#bodies.write(response)) };
    const kept = [...bodies.filter(({ part }) => part !== 'response'), body];
    const { matchedCount } = await this.#jobs.updateOne({ _id, state: 'ending' }, { $set: { bodies: kept } });
    await this.#remove(matchedCount === 1 ? before : [body]);
  }

  /** Changes the job when it still is in that state, and lets go of what it needs no more. */
  async #end(job: JobDocument, change: Partial<JobDocument>, parts: readonly Part[]): Promise<boolean> {
    const update = { $set: change, $pull: { bodies: { part: { $in: parts } } } };
    const { matchedCount } = await this.#jobs.updateOne({ _id: job._id, state: job.state }, update);
    if (matchedCount === 1) await this.#remove(job.bodies.filter(({ part }) => parts.includes(part)));
    return matchedCount === 1;
  }

  #read(id: string, part: Part): Promise<Uint8Array | null> {
    return this.#connection.run(async () => {
      const job = await this.#jobs.findOne({ id }, { projection: { bodies: 1 } });
      return job && this.#readBody(job, part);
    });
  }

  async #readBody({ bodies }: Pick<JobDocument, 'bodies'>, part: Part): Promise<Uint8Array | null> {
    const ref = bodies.find((body) => body.part === part);
    return ref ? this.#bodies.read(ref) : null;
  }

  /** What stays behind is swept later. */
  async #remove(bodies: readonly KeptBody[]): Promise<void> {
    for (const body of bodies) await this.#bodies.remove(body).catch(() => {});
  }
}

function knownKinds(kinds: readonly string[] | undefined): Filter<JobDocument> {
  return kinds === undefined ? {} : { kind: { $in: [...kinds] } };
}
