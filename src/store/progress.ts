/** What the dock tells of the loading of a load: of each version by itself, as ticks are of the plan that was there. */

export const DONE_KINDS = ['Done', 'Undone'] as const;
export const PROBLEM_KINDS = ['Missing', 'Damaged', 'DoesNotFit', 'Forbidden', 'Other'] as const;
export const PROGRESS_KINDS = [...DONE_KINDS, ...PROBLEM_KINDS, 'Remark'] as const;
export type ProgressKind = (typeof PROGRESS_KINDS)[number];

/** The place is a space of a section, or the whole section; of a finished pallet that is built, or of a container. */
export interface ProgressEvent {
  /** Given by who tells it; counts once in a version. */
  readonly id: string;
  readonly at: string;
  /** E-mail, lower case; empty: told through a link. */
  readonly by: string;
  readonly container: number;
  /** Of the plan, from 1; absent: the container itself is loaded. */
  readonly pallet?: number;
  readonly section: number;
  /** Absent: all of the section. */
  readonly space?: number;
  readonly kind: ProgressKind;
  /** Pieces; absent: all of the place. Of a problem 0: it is taken back. */
  readonly count?: number;
  /** As somebody measured it, in the unit of the load. */
  readonly size?: { readonly length: number; readonly width: number; readonly height: number };
  readonly text?: string;
}

/** The plan that is loaded. */
export interface LoadedPlan {
  /** Id of the load. */
  readonly load: string;
  readonly version: number;
}

/** What all events of a plan come to. */
export interface ProgressSum {
  /** How many events there are; of two sums of a plan the one of more events is the later. */
  readonly events: number;
  /** Pieces. */
  readonly done: number;
  readonly of: number;
  /** Places with a problem that was not taken back. */
  readonly problems: number;
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
  return [...events].sort((a, b) => (a.at === b.at ? compare(a.id, b.id) : compare(a.at, b.at)));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Those that a plan has not, each id once. */
export function newAmong(events: readonly ProgressEvent[], has: (id: string) => boolean): ProgressEvent[] {
  const fresh = new Map<string, ProgressEvent>();
  for (const event of events) if (!fresh.has(event.id) && !has(event.id)) fresh.set(event.id, event);
  return [...fresh.values()];
}
