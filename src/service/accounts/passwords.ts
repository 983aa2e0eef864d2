/** Passwords: how they are hashed (OWASP's least for argon2id), and which are too common to be one. */
import type * as argon2 from '@node-rs/argon2';
import { missingNativePart } from '../../lib/native-part.js';
import { Pace } from '../../threads/pace.js';
import { LineIsFull, Turns } from '../../threads/turns.js';
import { ServiceFailure } from '../failures.js';
import { queueFull } from '../pace.js';
import { newSecret } from './secrets.js';

/** Argon2id is the default of the package. 19 MiB. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
/** Each takes a thread and memory: more of them at once would keep plans waiting. */
const AT_ONCE = 2;
/** Who would wait for longer than some seconds is sent away. */
const MOST_WAITING = 100;
/** What one takes as long as none has ended. */
const USUAL_SECONDS = 0.1;

type Argon = Pick<typeof argon2, 'hash' | 'verify'>;

/** Loaded by the first password: without its native part the service has keys and links all the same. */
const LOADED_LATE: Argon = {
  hash: async (...given) => (await loaded()).hash(...given),
  verify: async (...given) => (await loaded()).verify(...given),
};

/** @throws ServiceFailure InternalError: it is not installed */
async function loaded(): Promise<Argon> {
  try {
    return await import('@node-rs/argon2');
  } catch (error) {
    const missing = missingNativePart(error);
    throw missing === null ? error : new ServiceFailure('InternalError', `Passwords cannot be used. ${missing}`);
  }
}

export class Passwords {
  readonly #turns: Turns;
  /** Of nobody's password: who has none costs the same work. */
  readonly #decoy: Promise<string>;

  constructor(
    private readonly argon: Argon = LOADED_LATE,
    pace = new Pace(USUAL_SECONDS),
  ) {
    this.#turns = new Turns({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING, pace });
    this.#decoy = argon.hash(newSecret(), COST);
    // Who awaits it is told.
    this.#decoy.catch(() => {});
  }

  /** @throws ServiceFailure QueueFull */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => this.argon.hash(password, COST));
  }

  /** The same work whether there is a hash or not. @throws ServiceFailure QueueFull */
  async isRight(password: string, kept: string | null): Promise<boolean> {
    const decoy = await this.#decoy;
    const isSame = await this.#inTurn(() => this.argon.verify(kept ?? decoy, password).catch(() => false));
    return isSame && kept !== null;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    return await this.#turns.take(work).catch((error: unknown) => {
      throw error instanceof LineIsFull ? queueFull('Too many people sign in just now.', error.seconds) : error;
    });
  }
}

/**
 * The commonest passwords, and what is one of them with figures and signs around it, or the person's own e-mail.
 * The list is loaded when a password is set for the first time.
 */
export async function isTooCommon(password: string, email: string): Promise<boolean> {
  const common = await commonPasswords();
  const whole = password.toLowerCase();
  const core = whole.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const [name = '', domain = ''] = email.split('@');
  const own = [email, name, domain, 'stowage'].filter((word) => word.length > 2);
  const isRepeated = /^(.{1,6})\1+.?$/u.test(whole);
  return isRepeated || core.length < 2 || [whole, core].some((word) => common.has(word) || own.includes(word));
}

let list: Promise<ReadonlySet<string>> | null = null;

function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as readonly string[]),
  );
  return list;
}
