/** What the pool (pool.ts) and its threads (search-worker.ts, present-worker.ts) say to each other. Large things travel as bytes of JSON. */
import type { PlanOutline } from '../../domain/progress.js';
import type { Uom } from '../../domain/words.js';
import type { LoadResponse } from '../../schema/load.js';
import type { EffortAsked } from '../asked/effort-asked.js';
import type { BuildOptions } from '../asked/options.js';
import type { UnreadableBody } from '../asked/read-request.js';
import type { ComparedRequest, Comparison } from '../compared/comparison.js';
import type { CalculationTimings, Issue, OutputOptions, Warning } from '../types.js';
import type { Control } from './control.js';
import type { Borrowing } from './lanes/lending.js';
import type { LinkMaker } from './picture-links.js';

/** Given to every thread when it starts. */
export interface WorkerSetup {
  /** Address of the module whose `createEngine` makes the engine. */
  readonly engineModule: string;
  /** Compiled once, in the main thread. */
  readonly engineParts: unknown;
}

export interface CalculateTask {
  /** The raw request body. */
  readonly body: Uint8Array;
  readonly options: BuildOptions;
  /** Null: no addresses can be made. Apart from the options, which may be logged and kept. */
  readonly links: LinkMaker | null;
  readonly control: Control;
  /** Threads that may work ahead of it; null: it works alone. */
  readonly borrowing: Borrowing | null;
}

/** Milliseconds by phase. */
export interface Timings extends CalculationTimings {
  readonly render: number;
}

export type CalculateAnswer =
  | UnreadableBody
  /** A Load of status failed. */
  | {
      readonly kind: 'failed';
      readonly response: Uint8Array;
      readonly figures: LoadFigures;
      readonly timings: Timings;
    }
  | {
      readonly kind: 'calculated';
      /** The Load without its `document`: a JSON object. */
      readonly response: Uint8Array;
      /** Null unless it is saved or pictures are asked for. */
      readonly stored: Uint8Array | null;
      readonly title: string;
      readonly figures: LoadFigures;
      readonly containerType: string;
      readonly calculationType: string;
      readonly timings: Timings;
    }
  | { readonly kind: 'cancelled' }
  /** A fault of ours. */
  | { readonly kind: 'fault'; readonly fault: Fault };

/** What is told of a load without reading it. */
export interface LoadFigures {
  readonly loadSummary: LoadResponse['loadSummary'];
  /** Sum over the containers used. */
  readonly containerPrice: number;
  readonly searchNodes: number;
  /** As the Load says them. */
  readonly warnings: readonly Warning[];
}

/** What is compared, without the requests themselves. */
export type ComparisonAnswer =
  | UnreadableBody
  | Extract<Comparison, { kind: 'faulty' }>
  | { readonly kind: 'sound'; readonly items: readonly Omit<ComparedRequest, 'body'>[] };

/** One of a sound comparison. */
export interface ComparedTask {
  /** The raw comparison. */
  readonly body: Uint8Array;
  /** Of the item, from 0. */
  readonly place: number;
}

export interface CheckTask {
  /** The raw request body. */
  readonly body: Uint8Array;
  readonly options: BuildOptions;
}

/** What a calculation would find at once. */
export type CheckAnswer =
  | UnreadableBody
  /** A Load of status failed. */
  | { readonly kind: 'failed'; readonly response: Uint8Array }
  | {
      readonly kind: 'sound';
      readonly title: string;
      readonly warnings: readonly Warning[];
      readonly effort: EffortAsked;
    };

/** What is known of a fault inside a thread; errors lose their fields on the way between threads. */
export interface Fault {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  /** What the verifier found, when that is the fault. */
  readonly details: unknown;
}

/** An editing buffer as it was sent, judged by its shape. */
export type SentEditAnswer =
  | UnreadableBody
  | { readonly kind: 'faulty'; readonly issues: readonly Issue[] }
  | {
      readonly kind: 'sound';
      /** In canonical form, as it is kept. */
      readonly body: Uint8Array;
      readonly title: string;
      /** That it says itself; null: none. */
      readonly uom: Uom | null;
      readonly warnings: readonly Warning[];
    };

/** An editing buffer to be read by a client. */
export interface ShownEditTask {
  /** As it is kept. */
  readonly body: Uint8Array;
  readonly uom: Uom;
  readonly asked: Uom;
  readonly updatedAt: string;
  readonly warnings: readonly Warning[];
}

export type StoredEditAnswer =
  /** As `PresentTask.stored`. */
  | { readonly stored: Uint8Array; readonly title: string }
  /** What is wrong with the buffer, so that it cannot be shown. */
  | { readonly issues: readonly Issue[] };

export interface PresentTask {
  /** The calculated load as the store keeps it. */
  readonly stored: Uint8Array;
  readonly output: OutputOptions;
  readonly warnings: readonly Warning[];
  /** From 1: only this filled container; null: the whole load. */
  readonly filledContainer: number | null;
  /** The title under which the load is saved, and what makes its addresses; absent: no addresses. */
  readonly links?: LinkMaker & { readonly title: string };
}

/** Null: the load has no such filled container. */
export type PresentAnswer = Uint8Array | null;

/** The totals of a saved load are asked for, and no more. */
export interface SummaryTask {
  /** As `PresentTask.stored`. */
  readonly stored: Uint8Array;
  /** Null: that of the load. */
  readonly uom: Uom | null;
}

export type SummaryAnswer = LoadResponse['loadSummary'] | { readonly unreadable: string };

export type OutlineTask = Pick<SummaryTask, 'stored'>;

export type OutlineAnswer = PlanOutline | { readonly unreadable: string };

/** A raw request that is to be saved over a load. */
export interface LettersTask extends OutlineTask {
  readonly body: Uint8Array;
}

/** A saved load, to be edited by hand. */
export interface EditOfLoadTask {
  /** As `PresentTask.stored`. */
  readonly stored: Uint8Array;
  /** Of alternatives the one that is edited, from 0; null: none is chosen. */
  readonly option: number | null;
  /** Null: that of the load. */
  readonly asked: Uom | null;
  readonly updatedAt: string;
  readonly warnings: readonly Warning[];
}

export type EditOfLoadAnswer =
  | Uint8Array
  | { readonly unreadable: string }
  /** So many alternatives there are, none of which is chosen. */
  | { readonly alternatives: number };

/** What the thread says: that, or why the stored load cannot be read. */
export type PresentThreadAnswer = PresentAnswer | { readonly unreadable: string };
