/** The store that a command works on, opened when the command line is known to make sense. */
import type { Store } from '../store/index.js';
import { hasStore, openStore, type StoreSettings } from '../store/open.js';
import { NoStore } from './usage.js';

export class StoreAccess {
  #store: Promise<Store> | null = null;

  constructor(private readonly settings: StoreSettings) {}

  /** Made when it is not there. */
  open(): Promise<Store> {
    this.#store ??= openStore(this.settings);
    return this.#store;
  }

  /** @throws NoStore, and makes none */
  async existing(): Promise<Store> {
    if (!hasStore(this.settings)) throw new NoStore(this.settings.dataDir);
    return this.open();
  }

  async close(): Promise<void> {
    await (await this.#store)?.close();
  }
}
