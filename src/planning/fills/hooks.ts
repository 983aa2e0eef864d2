/** What planning takes from the outside world: time, and a way to report and to be stopped. */

export interface PlanProgress {
  /** Share of the effort spent, 0..1. */
  readonly share: number;
  /** Completions evaluated so far, over all containers. */
  readonly nodes: number;
  /** Volume loaded by the best plan so far, cubic scaled units. */
  readonly volumeLoaded: number;
  /** Containers of the best plan so far. */
  readonly containers: number;
}

export interface PlanHooks {
  /** A clock that only goes forward, milliseconds; without one `maxRunTimeSeconds` is not enforced. */
  readonly now?: () => number;
  /** True when nobody waits for the plan any more: the search ends soon, with what it has. */
  readonly isCancelled?: () => boolean;
  /** Called between fills and several times a second while one runs. */
  readonly onProgress?: (progress: PlanProgress) => void;
  /**
   * Told how many pieces were taken out of a container for want of an order in which all could be loaded, and how many of
   * their cargo found another place there; for benchmarks.
   */
  readonly onTakenOut?: (pieces: number, refilled: number) => void;
}
