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

/** What the planner does, told as it does it, for whoever debugs a plan. Who listens changes nothing. */
export interface Step {
  /** An order, or a part of one, is begun; its pallets; a round; something that the search tries; a step of finishing. */
  readonly what: 'order' | 'pallets' | 'round' | 'search' | 'finishing';
  /** What exactly: which calculation type, which containers, which step. */
  readonly name: string;
  /** Work units that it may cost, and what it has cost; absent: it is not known. */
  readonly effort?: number;
  readonly spent?: number;
  /** Of the best plan after it; cubic scaled units. */
  readonly containers?: number;
  readonly volume?: number;
  /** The first goal by which that plan beats the one before; null: there is no better one; absent: none were compared. */
  readonly decidedBy?: string | null;
}

export type OnStep = (step: Step) => void;

export interface PlanHooks {
  /** A clock that only goes forward, milliseconds; without one `maxRunTimeSeconds` is not enforced. */
  readonly now?: () => number;
  /** True when nobody waits for the plan any more: the search ends soon, with what it has. */
  readonly isCancelled?: () => boolean;
  /** Called between fills and several times a second while one runs. */
  readonly onProgress?: (progress: PlanProgress) => void;
  /** Told of each step of the planner. */
  readonly onStep?: OnStep | undefined;
  /**
   * Told how many pieces were taken out of a container for want of an order in which all could be loaded, and how many of
   * their cargo found another place there; for benchmarks.
   */
  readonly onTakenOut?: (pieces: number, refilled: number) => void;
}
