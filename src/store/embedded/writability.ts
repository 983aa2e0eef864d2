/**
 * Whether the store can write. Only a write that has reached the disk shows it. One that has failed counts until there
 * is room for more than the next small one: near a full disk some writes succeed and others do not, and what whoever
 * watches is told would change with each of them.
 */
import type { Database, RootDatabase } from 'lmdb';
import { type Abilities, StoreCannotWrite, type WritingLog } from '../index.js';
import type { Write } from './write.js';

/** Whoever asks again so soon gets the same answer: asking is open to anybody, and writes wait for the disk. */
const HOLDS_MILLISECONDS = 1000;

interface WritabilityParts {
  /** Writes something small; rejects with StoreCannotWrite, which is told to `failed` too. */
  readonly probe: () => Promise<void>;
  /** Whether there is room for more than a little. */
  readonly hasRoom: () => boolean;
  readonly log: WritingLog | null;
  readonly holdsMilliseconds?: number;
}

export class Writability {
  readonly #parts: WritabilityParts;
  readonly #holds: number;
  /** Why it cannot; null: it can. */
  #reason: string | null = null;
  #failures = 0;
  #last: { readonly at: number; readonly outcome: Promise<void> } | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: WritabilityParts) {
    this.#parts = parts;
    this.#holds = parts.holdsMilliseconds ?? HOLDS_MILLISECONDS;
  }

  /** Of a write that found the disk unable. @param cause what lmdb said, if it was asked */
  failed(reason: string, cause?: unknown): void {
    this.#failures++;
    if (this.#reason === null) {
      this.#parts.log?.error({ reason, err: cause }, 'nothing can be written');
      this.#lookAgain();
    }
    this.#reason = reason;
  }

  async ready(): Promise<Abilities> {
    if (this.#reason === null) await this.#probe();
    return { cannotWrite: this.#reason };
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  async #probe(): Promise<void> {
    const at = performance.now();
    if (this.#last === null || at - this.#last.at > this.#holds) {
      const outcome = this.#parts.probe().catch((error: unknown) => {
        if (!(error instanceof StoreCannotWrite)) throw error;
      });
      this.#last = { at, outcome };
    }
    await this.#last.outcome;
  }

  #lookAgain(): void {
    this.#timer = setTimeout(() => void this.#comeBack(), this.#holds);
    this.#timer.unref();
  }

  /** Once there is room, and nothing has failed while a write went through. */
  async #comeBack(): Promise<void> {
    const { probe, hasRoom, log } = this.#parts;
    const before = this.#failures;
    const isWritten =
      hasRoom() &&
      (await probe().then(
        () => true,
        () => false,
      ));
    if (!isWritten || this.#failures > before) return this.#lookAgain();
    this.#reason = null;
    log?.info({}, 'it is written again');
  }
}

/** Writes when it was written last. */
export function probeOf(root: RootDatabase, write: Write): () => Promise<void> {
  const probes: Database<string, string> = root.openDB({ name: 'probe', encoding: 'json' });
  return async () => {
    await write(() => void probes.putSync('written', new Date().toISOString()));
  };
}
