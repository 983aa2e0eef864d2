/** Pictures, plans of loads that are not saved, and secrets in the embedded store. */
import type { Database, RootDatabase } from 'lmdb';
import { LARGEST_PICTURE, MOST_PICTURE_BYTES, type PictureStore, type PlanStore, type SecretStore } from '../index.js';
import type { Write } from './write.js';

export class EmbeddedPictures implements PictureStore {
  readonly #pictures: Database<Uint8Array, string>;
  /** In the order in which they came: key and bytes. */
  readonly #order: Database<readonly [key: string, bytes: number], number>;
  readonly #totals: Database<number, string>;
  readonly #writeSoon: Write;

  constructor(
    root: RootDatabase,
    writeSoon: Write,
    private readonly mostBytes = MOST_PICTURE_BYTES,
  ) {
    this.#writeSoon = writeSoon;
    this.#pictures = root.openDB({ name: 'pictures', encoding: 'binary' });
    this.#order = root.openDB({ name: 'pictures.order', keyEncoding: 'uint32', encoding: 'json' });
    this.#totals = root.openDB({ name: 'pictures.totals', encoding: 'json' });
  }

  async get(key: string): Promise<Uint8Array | null> {
    return this.#pictures.get(key) ?? null;
  }

  /** Not waited for until it is on the disk: a picture that is lost is drawn again. */
  async put(key: string, picture: Uint8Array): Promise<void> {
    if (picture.byteLength > Math.min(LARGEST_PICTURE, this.mostBytes)) return;
    await this.#writeSoon(() => {
      if (this.#pictures.doesExist(key)) return;
      let total = (this.#totals.get('bytes') ?? 0) + picture.byteLength;
      for (const { key: turn, value } of this.#order.getRange({})) {
        if (total <= this.mostBytes) break;
        const [oldest, bytes] = value;
        this.#pictures.removeSync(oldest);
        this.#order.removeSync(turn);
        total -= bytes;
      }
      const next = this.#totals.get('next') ?? 1;
      this.#pictures.putSync(key, picture);
      this.#order.putSync(next, [key, picture.byteLength]);
      this.#totals.putSync('next', next + 1);
      this.#totals.putSync('bytes', total);
    });
  }
}

/** So many plans that expired go with one that comes, so that no write is slow. */
const SWEPT_AT_ONCE = 20;

export class EmbeddedPlans implements PlanStore {
  readonly #bodies: Database<Uint8Array, string>;
  readonly #expiry: Database<string, string>;
  /** [expiresAt, digest], to sweep by. */
  readonly #expiries: Database<true, [string, string]>;
  readonly #write: Write;

  constructor(root: RootDatabase, write: Write) {
    this.#write = write;
    this.#bodies = root.openDB({ name: 'plans.bodies', encoding: 'binary' });
    this.#expiry = root.openDB({ name: 'plans', encoding: 'json' });
    this.#expiries = root.openDB({ name: 'plans.expiries', encoding: 'json' });
  }

  async keep(digest: string, body: Uint8Array, expiresAt: string): Promise<void> {
    await this.#write(() => {
      this.#sweep(new Date().toISOString());
      const known = this.#expiry.get(digest);
      if (known !== undefined && known >= expiresAt) return;
      if (known !== undefined) this.#expiries.removeSync([known, digest]);
      else this.#bodies.putSync(digest, body);
      this.#expiry.putSync(digest, expiresAt);
      this.#expiries.putSync([expiresAt, digest], true);
    });
  }

  async get(digest: string, now: string): Promise<Uint8Array | null> {
    const expiresAt = this.#expiry.get(digest);
    return expiresAt === undefined || expiresAt <= now ? null : (this.#bodies.get(digest) ?? null);
  }

  #sweep(now: string): void {
    const expired = [...this.#expiries.getKeys({ end: [now, ''], limit: SWEPT_AT_ONCE })];
    for (const [expiresAt, digest] of expired) {
      this.#expiries.removeSync([expiresAt, digest]);
      this.#expiry.removeSync(digest);
      this.#bodies.removeSync(digest);
    }
  }
}

export class EmbeddedSecrets implements SecretStore {
  readonly rows: Database<string, string>;
  readonly #write: Write;

  constructor(root: RootDatabase, write: Write) {
    this.#write = write;
    this.rows = root.openDB({ name: 'secrets', encoding: 'json' });
  }

  async secret(name: string, make: () => string): Promise<string> {
    const known = this.rows.get(name);
    if (known !== undefined) return known;
    return this.#write(() => {
      const secret = this.rows.get(name) ?? make();
      this.rows.putSync(name, secret);
      return secret;
    });
  }
}
