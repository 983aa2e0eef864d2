/** Those that do the sums for planning. What a later strategy needs beside the engine comes in here too. */
import type { Engine } from '../../engine/port.js';
import type { Ahead, Planned } from './ahead.js';

/** Others who have time to work ahead of a search. */
export interface Lanes {
  /** For one search, until it is closed. */
  open(planned: Planned): Ahead;
}

export interface Solvers {
  /** Fills one container. */
  readonly engine: Engine;
  /** Absent: whoever plans works alone. */
  readonly lanes?: Lanes | undefined;
}
