/** What a thread that plans and its lanes say to each other, beside what stands on their board. */
import type { FillResult } from '../../../engine/port.js';
import type { Expected, Planned } from '../../../planning/fills/ahead.js';

export type ToLane =
  | { readonly kind: 'search'; readonly search: number; readonly planned: Planned }
  /** @param part its number on the board */
  | { readonly kind: 'part'; readonly search: number; readonly part: number; readonly expected: Expected }
  | { readonly kind: 'closed'; readonly search: number };

/** A fill that a lane has made. */
export interface FillOfLane {
  readonly kind: 'fill';
  readonly search: number;
  /** The words in which it was asked. */
  readonly fill: string;
  readonly result: FillResult;
}

export type FromLane = FillOfLane | { readonly kind: 'left' };
