/**
 * Keeps webhooks away from addresses that are not public: when one is asked for, and again with every connection, for
 * a name may mean another address by then.
 */
import { type LookupAddress, lookup as lookUpName } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublic, isWithin, parseAddress } from './addresses.js';

/** All addresses of a name; rejects when it has none. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

const LONGEST_URL = 2048;
/** A name server that takes longer when a webhook is asked for is asked again when it is sent. */
const PATIENCE_MILLISECONDS = 3_000;

/** The connection is not made: the address is not public. */
export class AddressRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AddressRefused';
  }
}

export class AddressGuard {
  readonly #allow: readonly string[];
  readonly #resolve: Resolve;

  /** @param allow names, addresses and ranges (CIDR) that may be reached although they are not public */
  constructor(allow: readonly string[], resolve: Resolve = resolveName) {
    this.#allow = allow.map((one) => one.toLowerCase());
    this.#resolve = resolve;
  }

  /** A sentence that says why nothing may be sent there; null when it may, or when the name cannot be resolved now. */
  async refusal(url: string): Promise<string | null> {
    if (url.length > LONGEST_URL) return `The address is longer than ${LONGEST_URL} characters.`;
    const parsed = URL.canParse(url) ? new URL(url) : null;
    if (!parsed || !/^https?:$/.test(parsed.protocol)) return 'An http or https address is needed.';
    const host = parsed.hostname.replace(/^\[|\]$/g, '');
    try {
      await withinPatience(this.addressesOf(host));
      return null;
    } catch (error) {
      return error instanceof AddressRefused ? error.message : null;
    }
  }

  /** The addresses that the host may be reached at. @throws AddressRefused, or why the name cannot be resolved */
  async addressesOf(host: string): Promise<readonly LookupAddress[]> {
    const literal = parseAddress(host);
    const family = host.includes(':') ? 6 : 4;
    const addresses = literal ? [{ address: host, family }] : await this.#resolve(host);
    const name = host.toLowerCase().replace(/\.$/, '');
    if (!this.#allow.includes(name)) for (const { address } of addresses) this.#check(address, literal !== null);
    return addresses;
  }

  /** For sockets: resolves a name to addresses that may be reached, or fails with AddressRefused. */
  readonly lookup: LookupFunction = (name, options, callback) => {
    this.addressesOf(name).then(
      (addresses) => {
        const family = options.family === 'IPv6' ? 6 : options.family === 'IPv4' ? 4 : (options.family ?? 0);
        const fitting = addresses.filter((one) => family === 0 || one.family === family);
        const [first] = fitting;
        if (!first) callback(new Error('the name has no address of this family'), '');
        else if (options.all) callback(null, [...fitting]);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, ''),
    );
  };

  #check(text: string, isLiteral: boolean): void {
    const address = parseAddress(text);
    if (!address || isPublic(address)) return;
    if (this.#allow.some((range) => parseAddress(range.split('/')[0]!) && isWithin(address, range))) return;
    // The address behind a name is not told: it would map the network of whoever runs the service.
    const subject = isLiteral ? 'This address' : 'The address of this host';
    throw new AddressRefused(`${subject} is not a public one; the operator may allow it with WEBHOOK_ALLOW.`);
  }
}

function resolveName(name: string): Promise<readonly LookupAddress[]> {
  return new Promise((resolve, reject) => {
    lookUpName(name, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });
}

async function withinPatience<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the name server is slow')), PATIENCE_MILLISECONDS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
