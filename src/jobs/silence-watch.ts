/**
 * Finds jobs whose holders have died, by this process' own monotonic clock alone: a job whose pulse has not changed for
 * the lease. What the clocks of machines say, and whether one is set, makes no difference.
 */
import type { Ticket } from './port.js';

interface Watched {
  readonly pulse: string;
  readonly silentMilliseconds: number;
}

export class SilenceWatch {
  #watched: ReadonlyMap<string, Watched> = new Map();
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly leaseMilliseconds: number,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** @param held every job that is held now; @returns those that may be taken */
  look(held: readonly (Ticket & { readonly pulse: string })[]): readonly Required<Ticket>[] {
    const now = this.clock();
    // A process that was stopped, or did not look, has watched nobody meanwhile: the holder may have been stopped too.
    const passed = Math.min(now - this.#lookedAt, this.leaseMilliseconds / 2);
    this.#lookedAt = now;
    const silent: Required<Ticket>[] = [];
    const watched = new Map<string, Watched>();
    for (const { id, turn, pulse } of held) {
      const before = this.#watched.get(id);
      const silentMilliseconds = before?.pulse === pulse ? before.silentMilliseconds + passed : 0;
      watched.set(id, { pulse, silentMilliseconds });
      if (silentMilliseconds >= this.leaseMilliseconds) silent.push({ id, turn, silentPulse: pulse });
    }
    this.#watched = watched;
    return silent;
  }
}
