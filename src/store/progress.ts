/** What the dock tells of the loading of a load: of each version by itself, as ticks are of the plan that was there. */
import { isBefore, type ProgressEvent, type ProgressFigures } from '../domain/progress.js';

export type { ProgressEvent } from '../domain/progress.js';

/** The plan that is loaded. */
export interface LoadedPlan {
  /** Id of the load. */
  readonly load: string;
  readonly version: number;
}

/** What all events of a plan come to. */
export interface ProgressSum extends ProgressFigures {
  /** How many events there are; of two sums of a plan the one of more events is the later. */
  readonly events: number;
}

/** As it moves between stores. */
export interface KeptProgress extends LoadedPlan {
  /** Null: not known. */
  readonly sum: ProgressSum | null;
  readonly events: readonly ProgressEvent[];
}

export interface ProgressTerms {
  /** Events of a plan at most. */
  readonly most: number;
  sumOf(events: readonly ProgressEvent[]): ProgressSum;
}

export interface ProgressStore {
  /** Those whose ids the plan has already are left out. @throws TooManyEvents, and nothing is added */
  add(plan: LoadedPlan, events: readonly ProgressEvent[], terms: ProgressTerms): Promise<ProgressSum>;
  /** All of a plan, by when it was, then by id. */
  events(plan: LoadedPlan): Promise<readonly ProgressEvent[]>;
  /** In the order of the plans; null: nothing was told of it. */
  sums(plans: readonly LoadedPlan[]): Promise<readonly (ProgressSum | null)[]>;
  /** As another store had it: adds what is not here. */
  putBack(kept: KeptProgress): Promise<void>;
}

export class TooManyEvents extends Error {
  constructor() {
    super('a plan has only so many events');
    this.name = 'TooManyEvents';
  }
}

export function inOrder(events: readonly ProgressEvent[]): ProgressEvent[] {
  return [...events].sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

/** Those that a plan has not, each id once. */
export function newAmong(events: readonly ProgressEvent[], has: (id: string) => boolean): ProgressEvent[] {
  const fresh = new Map<string, ProgressEvent>();
  for (const event of events) if (!fresh.has(event.id) && !has(event.id)) fresh.set(event.id, event);
  return [...fresh.values()];
}
