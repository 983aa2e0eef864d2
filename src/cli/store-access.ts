/** The store that a command works on, opened when the command line is known to make sense. */
import type { Store } from '../store/index.js';
import { hasStore, openStore, type StoreSettings } from '../store/open.js';
import { NoStore, UsageError } from './usage.js';

const TOOLS_OF_MONGODB = {
  check:
    'MongoDB checks itself: every page has a checksum. In mongosh, db.getCollectionNames().forEach((name) => printjson(db[name].validate({ full: true }))) reads all of it.',
  backup:
    'MongoDB is backed up with its own tools: mongodump --uri="$MONGODB_URL" --archive=stowage.archive --gzip (with --oplog on a replica set), or snapshots of its disk.',
  repair:
    'MongoDB is repaired with its own tools: sync the member anew from another one of its replica set, run mongod --repair on a single server, or restore a backup.',
} as const;

export class StoreAccess {
  #store: Promise<Store> | null = null;

  constructor(private readonly settings: StoreSettings) {}

  /** Made when it is not there. */
  open(): Promise<Store> {
    this.#store ??= openStore(this.settings);
    return this.#store;
  }

  get isThere(): boolean {
    return hasStore(this.settings);
  }

  /** Of the embedded store. */
  get folder(): string {
    return this.settings.dataDir;
  }

  /** @throws NoStore, and makes none */
  async existing(): Promise<Store> {
    if (!this.isThere) throw new NoStore(this.folder);
    return this.open();
  }

  /**
   * The folder of the embedded store, for what is done to its file.
   * @throws UsageError where the store is MongoDB, whose own tools do it; NoStore
   */
  embedded(work: keyof typeof TOOLS_OF_MONGODB): string {
    if (this.settings.mongodbUrl) throw new UsageError(TOOLS_OF_MONGODB[work]);
    if (!this.isThere) throw new NoStore(this.folder);
    return this.folder;
  }

  async close(): Promise<void> {
    await (await this.#store)?.close();
  }
}
