/**
 * The bodies of loads, and the heads of their earlier versions. A body lies under the number of its load and its
 * version, so that saving a load over another one writes no more than the new body and the head that was.
 */
import type { Database, RootDatabase, Transaction } from 'lmdb';
import type { EarlierVersion, LoadHead, SavedLoad } from '../index.js';
import { daysBefore, type Keeping, keepsVersions } from '../keeping.js';

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

  constructor(root: RootDatabase, keeping: Keeping) {
    this.#keeping = keeping;
    this.#bodies = root.openDB({ name: 'loads.versions.bodies', encoding: 'binary' });
    this.#firstBodies = root.openDB({ name: 'loads.bodies', keyEncoding: 'uint32', encoding: 'binary' });
    this.#heads = root.openDB({ name: 'loads.versions', encoding: 'json' });
    this.#byAge = root.openDB({ name: 'loads.versions.byAge', encoding: 'json' });
  }

  body(number: number, version: number, options?: Options): Uint8Array | null {
    const body = this.#bodies.get([number, version], options);
    return body ?? (version === 1 ? this.#firstBodies.get(number, options) : null) ?? null;
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
      return;
    }
    this.#writeHead(number, { head, replacedAt });
    const end: Place = [number, head.version - this.#keeping.versionsKept + 1];
    for (const { key, value } of [...this.#heads.getRange({ start: [number, 0], end })]) this.#remove(key, value);
  }

  /** A version as another store had it. */
  putBack(number: number, { head, body, replacedAt }: EarlierVersion): void {
    if (this.#heads.get([number, head.version])) return;
    this.#writeHead(number, { head, replacedAt });
    this.writeBody(number, head.version, body);
  }

  /** Newest first. */
  *earlier(number: number): Generator<LoadHead> {
    for (const { head } of this.#newestFirst(number)) yield head;
  }

  /** Null when it is not kept. */
  version(number: number, version: number): SavedLoad | null {
    const head = this.#heads.get([number, version])?.head;
    const body = this.body(number, version);
    return head && body ? { head, body } : null;
  }

  /** Oldest first, as the transaction of the options sees them. */
  *all(number: number, options: Required<Options>): Generator<EarlierVersion> {
    const range = { start: [number, 0] as Place, end: [number, LAST_VERSION] as Place, ...options };
    for (const { value } of this.#heads.getRange(range)) {
      const { head, replacedAt } = value;
      yield { head, body: this.body(number, head.version, options)!, replacedAt };
    }
  }

  /** Everything of a load; @param last its version */
  removeAll(number: number, last: number): void {
    const range = { start: [number, 0] as Place, end: [number, LAST_VERSION] as Place };
    for (const { key, value } of [...this.#heads.getRange(range)]) this.#remove(key, value);
    this.removeBody(number, last);
  }

  /** Whether there is something to sweep. */
  isAnyOld(now: string): boolean {
    return this.#old(now).length > 0;
  }

  sweep(now: string): number {
    const old = this.#old(now);
    for (const [, number, version] of old) {
      const place: Place = [number, version];
      this.#remove(place, this.#heads.get(place)!);
    }
    return old.length;
  }

  *#newestFirst(number: number): Generator<EarlierHead> {
    const range = { start: [number, LAST_VERSION] as Place, end: [number, 0] as Place, reverse: true };
    for (const { value } of this.#heads.getRange(range)) yield value;
  }

  #old(now: string): Age[] {
    const end: Age = [daysBefore(now, this.#keeping.versionsDays), 0, 0];
    return [...this.#byAge.getKeys({ end, limit: SWEPT_AT_ONCE })];
  }

  #writeHead(number: number, earlier: EarlierHead): void {
    this.#heads.putSync([number, earlier.head.version], earlier);
    this.#byAge.putSync([earlier.replacedAt, number, earlier.head.version], true);
  }

  #remove([number, version]: Place, { replacedAt }: EarlierHead): void {
    this.#heads.removeSync([number, version]);
    this.#byAge.removeSync([replacedAt, number, version]);
    this.removeBody(number, version);
  }
}
