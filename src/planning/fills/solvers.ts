/** Those that do the sums for planning. What a later strategy needs beside the engine comes in here too. */
import type { Engine } from '../../engine/port.js';
import type { Ahead, Planned } from './ahead.js';
import type { Found } from './found.js';
import type { Pausing } from './pausing.js';

/** Others who have time to work ahead of a search. */
export interface Lanes {
  /** For one search, until it is closed. */
  open(planned: Planned): Ahead;
}

/** Searches of a plan that are made elsewhere. */
export interface SearchesElsewhere {
  /**
   * What such a search has found; null: it is made here. The searches of a plan come in the same order whenever it is planned.
   * @throws whatever leads out of the planning, which begins anew when that search is made
   */
  made(search: () => Pausing<Found>): Found | null;
}

export interface Solvers {
  /** Fills one container. */
  readonly engine: Engine;
  /** Absent: whoever plans works alone. */
  readonly lanes?: Lanes | undefined;
  /** Absent: searches are made as they are asked for. */
  readonly searches?: SearchesElsewhere | undefined;
}
