/** How often somebody may try to sign in: by e-mail, and by address of the network. */
import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Store, TryLimit } from '../../store/index.js';
import { ServiceFailure } from '../failures.js';

const QUARTER = 15 * 60;
const HOUR = 60 * 60;
const MOST_OF_EMAIL = 10;
const MOST_OF_ADDRESS = 50;
const MOST_LINKS = 3;

export class TryLimits {
  readonly #ofEmail: TryLimit;
  readonly #ofAddress: TryLimit;
  readonly #links: TryLimit;

  constructor(store: Pick<Store, 'limitTries'>) {
    this.#ofEmail = store.limitTries('try-email', { most: MOST_OF_EMAIL, seconds: QUARTER });
    this.#ofAddress = store.limitTries('try-address', { most: MOST_OF_ADDRESS, seconds: QUARTER });
    this.#links = store.limitTries('sign-in-link', { most: MOST_LINKS, seconds: HOUR });
  }

  /**
   * Counts a try before it is known whether it is right.
   * @param email null: a link was tried
   * @returns takes the try back, once it was right
   * @throws ServiceFailure TooManyTries
   */
  async begin(email: string | null, address: string): Promise<() => Promise<void>> {
    const counts: (readonly [TryLimit, string])[] = [[this.#ofAddress, networkOf(address)]];
    if (email !== null) counts.push([this.#ofEmail, nameOf(email)]);
    for (const [limit, name] of counts) {
      const wait = await limit.take(name);
      if (wait !== null) throw tooMany(Math.ceil(wait / 1000));
    }
    return async () => {
      await Promise.all(counts.map(([limit, name]) => limit.giveBack(name)));
    };
  }

  /** Whether one more link may be sent to this e-mail, asked for from there. */
  async mayLink(email: string, address: string): Promise<boolean> {
    const waits = [await this.#ofAddress.take(networkOf(address)), await this.#links.take(nameOf(email))];
    return waits.every((wait) => wait === null);
  }
}

function tooMany(seconds: number): ServiceFailure {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return new ServiceFailure(
    'TooManyTries',
    `Too many tries to sign in. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    undefined,
    Math.max(1, seconds),
  );
}

/** A whole /64 belongs to one customer. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${(parsed as ipaddr.IPv6).parts.slice(0, 4).join(':')}/64`;
}

/** Of any length, as a short key. */
function nameOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
