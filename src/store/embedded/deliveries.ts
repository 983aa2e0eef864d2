/** Deliveries of webhooks in the embedded store. */
import type { RootDatabase } from 'lmdb';
import {
  type Delivery,
  type DeliveryOutcome,
  type DeliveryStore,
  MOST_ATTEMPTS,
  type NewDelivery,
  newDelivery,
  type Page,
  type PageRequest,
  resent,
} from '../index.js';
import { Indexed, type IndexKey } from './indexed.js';
import type { Write } from './write.js';

/** So many expired deliveries at most go at once, so that no write is slow. */
const SWEPT_AT_ONCE = 100;

export class EmbeddedDeliveries implements DeliveryStore {
  readonly #deliveries: Indexed<Delivery>;
  readonly #write: Write;

  constructor(root: RootDatabase, write: Write) {
    this.#write = write;
    this.#deliveries = new Indexed<Delivery>(root, 'deliveries', keysOf);
  }

  async add(delivery: NewDelivery): Promise<void> {
    await this.#write(() => {
      if (!this.#deliveries.get(delivery.id)) this.#deliveries.put(newDelivery(delivery));
    });
  }

  async claim(now: string, until: string, withoutOwners: readonly string[]): Promise<Delivery | null> {
    const isLeftOut = new Set(withoutOwners);
    const next = () => {
      for (const delivery of this.#deliveries.rising(['due'], ['due', now, AFTER_ALL])) {
        if (!isLeftOut.has(delivery.owner)) return delivery;
      }
      return null;
    };
    // Who looks in vain writes nothing.
    if (!next()) return null;
    return this.#write(() => {
      const delivery = next();
      return delivery && this.#deliveries.put({ ...delivery, dueAt: until });
    });
  }

  async record(claimed: Delivery, outcome: DeliveryOutcome): Promise<void> {
    const { attempt, state, failures, nextAt } = outcome;
    await this.#write(() => {
      const delivery = this.#deliveries.get(claimed.id);
      if (!delivery) return;
      const attempts = attempt ? [...delivery.attempts, attempt].slice(-MOST_ATTEMPTS) : delivery.attempts;
      const isResent = delivery.dueAt !== claimed.dueAt;
      const change = isResent ? {} : { state, failures, nextAt, dueAt: nextAt };
      this.#deliveries.put({ ...delivery, attempts, ...change });
    });
  }

  resend(owner: string, id: string, now: string): Promise<Delivery | null> {
    return this.#write(() => {
      const delivery = this.#deliveries.get(id);
      return delivery?.owner === owner ? this.#deliveries.put({ ...delivery, ...resent(now) }) : null;
    });
  }

  async list(owner: string, page: PageRequest): Promise<Page<Delivery>> {
    return this.#deliveries.list(owner, page);
  }

  async sweep(now: string): Promise<number> {
    const expired = () => this.#deliveries.first(SWEPT_AT_ONCE, ['expiry'], ['expiry', now]);
    if (expired().length === 0) return 0;
    return this.#write(() => {
      const deliveries = expired();
      for (const delivery of deliveries) this.#deliveries.remove(delivery);
      return deliveries.length;
    });
  }
}

/** Later than every id. */
const AFTER_ALL = '\uffff';

function keysOf({ dueAt, state, expiresAt }: Delivery): readonly IndexKey[] {
  const expiry: IndexKey = ['expiry', expiresAt];
  return state === 'pending' ? [expiry, ['due', dueAt!]] : [expiry];
}
