/** Jobs in the embedded store. */
import type { Database, RootDatabase } from 'lmdb';
import type {
  HeldJob,
  Job,
  JobResult,
  JobRun,
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
import {
  cancelledJob,
  finishedJob,
  isPlaceFor,
  type PlacesTaken,
  pulseOf,
  queuedJob,
  runsOf,
  takenJob,
} from '../job-steps.js';
import { Indexed, type IndexKey } from './indexed.js';
import type { Write } from './write.js';

/** What lies beside a job: what it shall do, the load it will save, the answer. */
type Part = 'input' | 'load' | 'response';

interface KeptJob extends Job {
  /** Of the jobs that were added together only the first has one. */
  readonly hasPlace: boolean;
  readonly committedHead: LoadDraft | null;
  readonly expiresAt: string | null;
}

/** So many expired jobs at most go at once, so that no write is slow. */
const SWEPT_AT_ONCE = 100;
const PLACES = 'jobs.places';
/** Jobs that an earlier version queued are counted for all only. */
const placesOf = (owner: string) => `${PLACES} ${owner}`;

export class EmbeddedJobs implements JobStore {
  readonly #jobs: Indexed<KeptJob>;
  readonly #bodies: Database<Uint8Array, [string, Part]>;
  readonly #counters: Database<number, string>;
  readonly #write: Write;

  constructor(root: RootDatabase, write: Write) {
    this.#write = write;
    this.#jobs = new Indexed<KeptJob>(root, 'jobs', keysOf);
    this.#bodies = root.openDB({ name: 'jobs.bodies', encoding: 'binary' });
    this.#counters = root.openDB({ name: 'counters', encoding: 'json' });
  }

  add(jobs: readonly JobWithInput[], limit: number): Promise<readonly JobTicket[] | null> {
    return this.#write(() => {
      if (jobs.length > 0 && !isPlaceFor(this.#placesTaken(jobs[0]!.job.owner), limit)) return null;
      return jobs.map(({ job, input }, position) => {
        const [first] = this.#jobs.first(1, ['waiting']);
        const last = this.#jobs.last(['turn', job.owner]);
        const queued = queuedJob(job, first?.turn ?? 0, last);
        this.#put({ ...queued, hasPlace: position === 0, committedHead: null, expiresAt: null });
        this.#bodies.putSync([job.id, 'input'], input);
        return queued;
      });
    });
  }

  async hasPlace(owner: string, limit: number): Promise<boolean> {
    return isPlaceFor(this.#placesTaken(owner), limit);
  }

  async takeNext(
    now: string,
    leaseUntil: string,
    kinds?: readonly string[],
    later: readonly string[] = [],
  ): Promise<Job | null> {
    const next = () => this.#firstWaiting(kinds, later) ?? (later.length > 0 ? this.#firstWaiting(kinds) : null);
    // Who looks in vain writes nothing.
    if (!next()) return null;
    return this.#write(() => {
      const job = next();
      return job && this.#put({ ...job, ...takenJob(job, now, leaseUntil) });
    });
  }

  take(
    id: string,
    now: string,
    leaseUntil: string,
    kinds?: readonly string[],
    silentPulse?: string,
  ): Promise<TakeResult> {
    return this.#write((): TakeResult => {
      const job = this.#jobs.get(id);
      if (!job || !hasNotEnded(job)) return { state: 'ended' };
      if (job.state !== 'queued' && pulseOf(job) !== silentPulse) return { state: 'held' };
      if (!isKnown(job, kinds)) return { state: 'held' };
      return { state: 'taken', job: this.#put({ ...job, ...takenJob(job, now, leaseUntil) }) };
    });
  }

  async held(kinds?: readonly string[]): Promise<readonly HeldJob[]> {
    const held: HeldJob[] = [];
    for (const job of this.#jobs.rising(['lease'])) {
      if (isKnown(job, kinds)) held.push({ id: job.id, turn: job.turn, pulse: pulseOf(job) });
    }
    return held;
  }

  async input(id: string): Promise<Uint8Array | null> {
    return this.#bodies.get([id, 'input']) ?? null;
  }

  async isHeld(id: string, attempt: number): Promise<boolean> {
    return this.#held(id, attempt) !== null;
  }

  renew(id: string, attempt: number, leaseUntil: string, progress: number): Promise<boolean> {
    return this.#write(() => {
      const job = this.#held(id, attempt);
      const beats = (job?.beats ?? 0) + 1;
      if (job) this.#put({ ...job, beats, leaseUntil, progress: Math.max(job.progress, progress) });
      return job !== null;
    });
  }

  async release(id: string, attempt: number): Promise<void> {
    await this.#write(() => {
      const job = this.#held(id, attempt);
      if (job) this.#put({ ...job, state: 'queued', leaseUntil: null });
    });
  }

  commit(id: string, attempt: number, result: JobResult): Promise<boolean> {
    const { load, response, ...outcome } = result;
    return this.#write(() => {
      const job = this.#jobs.get(id);
      if (job?.state === 'ending' && job.attempt === attempt) return true;
      if (job?.state !== 'running' || job.attempt !== attempt) return false;
      this.#put({ ...job, state: 'ending', outcome, committedHead: load?.head ?? null });
      this.#bodies.putSync([id, 'response'], response);
      if (load) this.#bodies.putSync([id, 'load'], load.body);
      return true;
    });
  }

  async committedLoad(id: string): Promise<LoadToSave | null> {
    const head = this.#jobs.get(id)?.committedHead;
    const body = this.#bodies.get([id, 'load']);
    return head && body ? { head, body } : null;
  }

  async finish(id: string, savedAs: LoadHead | null, expiresAt: string, response?: Uint8Array): Promise<void> {
    await this.#write(() => {
      const job = this.#jobs.get(id);
      if (job?.state !== 'ending') return;
      this.#put({ ...job, ...finishedJob(job, savedAs), expiresAt });
      if (response) this.#bodies.putSync([id, 'response'], response);
      this.#forget(id, ['input', 'load']);
    });
  }

  async cancel(id: string, now: string, expiresAt: string): Promise<void> {
    await this.#write(() => {
      const job = this.#jobs.get(id);
      if (job?.state !== 'queued' && job?.state !== 'running') return;
      this.#put({ ...job, ...cancelledJob(now), expiresAt });
      this.#forget(id, ['input']);
    });
  }

  async get(id: string): Promise<Job | null> {
    return this.#jobs.get(id);
  }

  async response(id: string): Promise<Uint8Array | null> {
    return this.#bodies.get([id, 'response']) ?? null;
  }

  async lastRun(limit: number): Promise<readonly JobRun[]> {
    return runsOf(this.#jobs.lasts(limit, ['expiry']));
  }

  async list(owner: string, page: PageRequest): Promise<Page<Job>> {
    return this.#jobs.list(owner, page);
  }

  async underWay(owners: readonly string[]): Promise<{ waiting: number; running: number }> {
    const isWanted = new Set(owners);
    const count = (index: string) => {
      let found = 0;
      for (const { owner } of this.#jobs.rising([index])) if (isWanted.has(owner)) found++;
      return found;
    };
    return { waiting: count('waiting'), running: count('lease') };
  }

  async waiting(limit: number): Promise<readonly JobTicket[]> {
    return this.#jobs.first(limit, ['waiting']);
  }

  async sweep(now: string): Promise<number> {
    const expired = () => this.#jobs.first(SWEPT_AT_ONCE, ['expiry'], ['expiry', now]);
    if (expired().length === 0) return 0;
    return this.#write(() => {
      const jobs = expired();
      for (const job of jobs) {
        this.#jobs.remove(job);
        this.#forget(job.id, ['input', 'load', 'response']);
      }
      return jobs.length;
    });
  }

  /** The first of a known kind. */
  #firstWaiting(kinds: readonly string[] | undefined, without: readonly string[] = []): KeptJob | null {
    for (const job of this.#jobs.rising(['waiting'])) {
      if (isKnown(job, kinds) && !without.includes(job.owner)) return job;
    }
    return null;
  }

  #held(id: string, attempt: number): KeptJob | null {
    const job = this.#jobs.get(id);
    return job?.state === 'running' && job.attempt === attempt ? job : null;
  }

  /** Writes the job and keeps the count of places. */
  #put(job: KeptJob): KeptJob {
    const before = this.#jobs.get(job.id);
    const change = Number(takesPlace(job)) - Number(before !== null && takesPlace(before));
    if (change !== 0) {
      const { own, all } = this.#placesTaken(job.owner);
      this.#counters.putSync(PLACES, all + change);
      if (own + change > 0) this.#counters.putSync(placesOf(job.owner), own + change);
      else this.#counters.removeSync(placesOf(job.owner));
    }
    return this.#jobs.put(job);
  }

  #placesTaken(owner: string): PlacesTaken {
    const all = this.#counters.get(PLACES) ?? 0;
    return { own: Math.min(all, this.#counters.get(placesOf(owner)) ?? 0), all };
  }

  #forget(id: string, parts: readonly Part[]): void {
    for (const part of parts) this.#bodies.removeSync([id, part]);
  }
}

function keysOf(job: KeptJob): readonly IndexKey[] {
  switch (job.state) {
    case 'queued':
      return [
        ['waiting', job.turn, job.createdAt],
        ['turn', job.owner, job.turn],
      ];
    case 'running':
    case 'ending':
      return [['lease', job.leaseUntil!]];
    default:
      return [['expiry', job.expiresAt!]];
  }
}

function isKnown({ kind }: Job, kinds: readonly string[] | undefined): boolean {
  return kinds === undefined || kinds.includes(kind);
}

function takesPlace({ hasPlace, state }: KeptJob): boolean {
  return hasPlace && state === 'queued';
}

function hasNotEnded({ state }: Job): boolean {
  return state === 'queued' || state === 'running' || state === 'ending';
}
