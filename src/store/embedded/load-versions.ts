/**
 * The bodies of loads, and the heads of their earlier versions. A body lies under the number of its load and its
 * version, so that saving a load over another one writes no more than the new body and the head that was.
 */
import type { Database, RootDatabase, Transaction } from 'lmdb';
import type { EarlierVersion, LoadedPlan, LoadHead } from '../index.js';
import { daysBefore, type Keeping, keepsVersions } from '../keeping.js';
import { damagedValue, orDamaged, unlessDamaged } from './damage.js';
import type { EmbeddedProgress } from './progress.js';

interface EarlierHead {
  readonly head: LoadHead;
  readonly replacedAt: string;
}

/** Number of a load, version. */
type Place = [number, number];
/** When it was replaced, and where it lies. */
type Age = [string, number, number];
interface Options {
  /** As of its beginning; absent: as of now. */
  readonly transaction?: Transaction;
}

/** Later than every version. */
const LAST_VERSION = 2 ** 53 - 1;
const SWEPT_AT_ONCE = 100;

/** All that writes runs inside a write transaction. */
export class LoadVersions {
  readonly #bodies: Database<Uint8Array, Place>;
  /** Of loads saved before they had versions, by number; all of them version 1. */
  readonly #firstBodies: Database<Uint8Array, number>;
  readonly #heads: Database<EarlierHead, Place>;
  readonly #byAge: Database<true, Age>;
  readonly #keeping: Keeping;
  readonly #progress: EmbeddedProgress;

  constructor(root: RootDatabase, keeping: Keeping, progress: EmbeddedProgress) {
    this.#keeping = keeping;
    this.#progress = progress;
    this.#bodies = root.openDB({ name: 'loads.versions.bodies', encoding: 'binary' });
    this.#firstBodies = root.openDB({ name: 'loads.bodies', keyEncoding: 'uint32', encoding: 'binary' });
    this.#heads = root.openDB({ name: 'loads.versions', encoding: 'json' });
    this.#byAge = root.openDB({ name: 'loads.versions.byAge', encoding: 'json' });
  }

  /** @param head the load's, or of an earlier version, which has its own words; @throws Damaged, also when there is none */
  body(number: number, head: LoadHead, options?: Options, words = wordsFor(head)): Uint8Array {
    return orDamaged(words, () => {
      const { version } = head;
      const body = this.#bodies.get([number, version], options);
      const found = body ?? (version === 1 ? this.#firstBodies.get(number, options) : undefined);
      if (found === undefined) throw damagedValue();
      return found;
    });
  }

  writeBody(number: number, version: number, body: Uint8Array): void {
    this.#bodies.putSync([number, version], body);
    if (version === 1) this.#firstBodies.removeSync(number);
  }

  removeBody(number: number, version: number): void {
    this.#bodies.removeSync([number, version]);
    if (version === 1) this.#firstBodies.removeSync(number);
  }

  /** The load that was becomes an earlier version, and the earliest ones make room for it. */
  keep(number: number, head: LoadHead, replacedAt: string): void {
    if (!keepsVersions(this.#keeping)) {
      this.removeBody(number, head.version);
      this.#progress.remove(planOf(head));
      return;
    }
    this.#writeHead(number, { head, replacedAt });
    const end: Place = [number, head.version - this.#keeping.versionsKept + 1];
    for (const place of [...this.#heads.getKeys({ start: [number, 0], end })]) this.#remove(place);
  }

  /** A version as another store had it; nothing when it is here, and sound. */
  putBack(number: number, { head, body, replacedAt }: EarlierVersion): void {
    if (unlessDamaged(() => this.earlierVersion(number, head.version))) return;
    this.#writeHead(number, { head, replacedAt });
    this.writeBody(number, head.version, body);
  }

  /** Newest first; without those that are damaged. */
  *earlier(number: number): Generator<LoadHead> {
    const range = { start: [number, LAST_VERSION] as Place, end: [number, 0] as Place, reverse: true };
    for (const place of this.#heads.getKeys(range)) {
      const kept = unlessDamaged(() => this.#heads.get(place));
      if (kept) yield kept.head;
    }
  }

  /** Null when it is not kept. @throws Damaged */
  earlierVersion(number: number, version: number, options?: Options): EarlierVersion | null {
    const kept = this.#heads.get([number, version], options);
    if (!kept) return null;
    const words = `version ${version} of ${wordsFor(kept.head)}`;
    const { head, replacedAt } = kept;
    return { head, body: this.body(number, head, options, words), replacedAt };
  }

  /** The numbers of its earlier versions, oldest first, as the transaction of the options sees them. */
  *numbers(number: number, options: Required<Options>): Generator<number> {
    for (const [, version] of this.#heads.getKeys({ ...all(number), ...options })) yield version;
  }

  /** Everything of a load. */
  removeAll(number: number): void {
    for (const place of [...this.#heads.getKeys(all(number))]) this.#remove(place);
    for (const place of [...this.#bodies.getKeys(all(number))]) this.#bodies.removeSync(place);
    this.#firstBodies.removeSync(number);
  }

  /** Whether there is something to sweep. */
  isAnyOld(now: string): boolean {
    return this.#old(now).length > 0;
  }

  sweep(now: string): number {
    const old = this.#old(now);
    for (const [replacedAt, number, version] of old) {
      this.#remove([number, version]);
      this.#byAge.removeSync([replacedAt, number, version]);
    }
    return old.length;
  }

  #old(now: string): Age[] {
    const end: Age = [daysBefore(now, this.#keeping.versionsDays), 0, 0];
    return [...this.#byAge.getKeys({ end, limit: SWEPT_AT_ONCE })];
  }

  #writeHead(number: number, earlier: EarlierHead): void {
    this.#heads.putSync([number, earlier.head.version], earlier);
    this.#byAge.putSync([earlier.replacedAt, number, earlier.head.version], true);
  }

  #remove(place: Place): void {
    const kept = unlessDamaged(() => this.#heads.get(place));
    // Of one that is damaged nobody knows the age; the sweep finds it by that.
    if (kept) this.#byAge.removeSync([kept.replacedAt, ...place]);
    if (kept) this.#progress.remove(planOf(kept.head));
    this.#heads.removeSync(place);
    this.removeBody(...place);
  }
}

function planOf({ id: load, version }: LoadHead): LoadedPlan {
  return { load, version };
}

function all(number: number) {
  return { start: [number, 0] as Place, end: [number, LAST_VERSION] as Place };
}

/** In words for people. */
export function wordsFor({ owner, title }: Pick<LoadHead, 'owner' | 'title'>): string {
  return `the load "${title}" of ${owner}`;
}
