/** What the page (engine.ts) and its worker (worker.ts) say to each other. */
import type { EngineModules } from '../../engine/instance.js';
import type { EditBufferBody } from '../../schema/edit-buffer.js';
import type { BuildOptions } from '../asked/options.js';
import type { UnreadableBody } from '../asked/read-request.js';
import type { CalculationProgress } from '../hooks.js';
import type { CalculatedLoad, CalculationTimings } from '../types.js';

/** The first message: modules compiled by the page, which keeps them for the workers to come. Few loads need both. */
export interface Setup {
  readonly kind: 'setup';
  readonly modules: Pick<EngineModules, 'narrow'> & Partial<EngineModules>;
  readonly place: Place;
}

/** Of a worker among those of its page. */
export interface Place {
  /** The name of the channel on which they speak (lanes/said.ts). */
  readonly channel: string;
  /** PLANNER, or the number of a lane. */
  readonly me: number;
  /** Of a planner: a name of its own, and how many lanes there may be beside it. */
  readonly name: string;
  readonly lanes: number;
}

/** What the worker asked for. */
export interface WideModule {
  readonly kind: 'wide';
  readonly wide: WebAssembly.Module;
}

export interface CalculateTask {
  readonly kind: 'calculate';
  /** A request body as it would be sent to the service: JSON in UTF-8. */
  readonly body: Uint8Array;
  readonly options: Omit<BuildOptions, 'isSaved'>;
  /** A plan that the clock ends, or that takes long to find, is answered as it will be saved. */
  readonly isEndedAsPlaced: boolean;
}

export type ToWorker = Setup | WideModule | CalculateTask;

/** Milliseconds by phase, `render` being the presentation as JSON. */
export interface Timings extends CalculationTimings {
  readonly render: number;
}

export type Answer =
  | UnreadableBody
  | {
      readonly kind: 'answered';
      /** The Load as the service answers it, `document` aside. */
      readonly response: Uint8Array;
      /** What the scene draws from; null: the Load is `failed`. */
      readonly load: CalculatedLoad | null;
      /** What saves a plan as it is answered; null: it is planned again alike, and soon. */
      readonly buffer: EditBufferBody | null;
      readonly timings: Timings;
    };

export type FromWorker =
  /** It has everything it needs. */
  | { readonly kind: 'ready' }
  /** It goes on with the calculation once it has the other module. */
  | { readonly kind: 'needsWide' }
  /** There is something to do for lanes. */
  | { readonly kind: 'wantsLanes' }
  | { readonly kind: 'progress'; readonly progress: CalculationProgress }
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** A fault of ours. */
  | { readonly kind: 'fault'; readonly name: string; readonly message: string };
