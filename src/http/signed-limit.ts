/**
 * Reports, pictures and views behind signed addresses need no key, so whoever has one may ask as often as it likes: at most so
 * many a minute are answered to one address of the network, and so many of the loads of one user. Counted in this process.
 */
import { type CallLimit, limitOf, localCounter, MINUTE, type Window } from '../store/call-limit.js';
import { tooManySigned } from './errors.js';

/** An office behind one address looks at lists of a hundred pictures. */
const OF_ADDRESS: Window = { most: 600, seconds: MINUTE };
const OF_OWNER: Window = { most: 1_200, seconds: MINUTE };

export class SignedLimit {
  readonly #addresses: CallLimit;
  readonly #owners: CallLimit;

  constructor(ofAddress = OF_ADDRESS, ofOwner = OF_OWNER) {
    this.#addresses = limitOf(localCounter(ofAddress));
    this.#owners = limitOf(localCounter(ofOwner));
  }

  /** @param address of the network; @throws Problem 429 */
  async fromAddress(address: string): Promise<void> {
    const milliseconds = await this.#addresses.take(address);
    if (milliseconds !== null) throw tooManySigned('from your network address', milliseconds);
  }

  /** @param owner of the load, e-mail; null: it is not saved; @throws Problem 429 */
  async ofOwner(owner: string | null): Promise<void> {
    const milliseconds = owner === null ? null : await this.#owners.take(owner);
    if (milliseconds !== null) throw tooManySigned('of the loads of one user', milliseconds);
  }
}
