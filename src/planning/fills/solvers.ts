/** Those that do the sums for planning. What a later strategy needs beside the engine comes in here too. */
import type { Engine } from '../../engine/port.js';

export interface Solvers {
  /** Fills one container. */
  readonly engine: Engine;
}
