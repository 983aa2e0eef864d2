/**
 * What the worker of a page that plans and its lanes say on a channel that all of them hear. Nobody hears anything in the
 * middle of a search: so all keep what is open by themselves (open-parts.ts), and two of them may begin the same part in the
 * same instant. That costs time, and changes no plan.
 */
import type { FillResult } from '../../../engine/port.js';
import type { Expected, Planned } from '../../../planning/fills/ahead.js';

/** Who plans is nobody's lane. */
export const PLANNER = 0;

export type Said =
  /** A lane has come: what is planned? */
  | { readonly kind: 'here' }
  /** @param search a name that no other search has */
  | { readonly kind: 'search'; readonly search: string; readonly planned: Planned }
  | {
      readonly kind: 'expect';
      readonly search: string;
      readonly group: number | string;
      readonly parts: readonly Expected[];
    }
  /** @param by PLANNER, or the number of a lane */
  | { readonly kind: 'begun'; readonly search: string; readonly part: string; readonly by: number }
  | { readonly kind: 'left'; readonly search: string; readonly part: string; readonly isDone: boolean }
  /** @param fill its words, or the name of a task */
  | { readonly kind: 'fill'; readonly search: string; readonly fill: string; readonly result: FillResult }
  | { readonly kind: 'closed'; readonly search: string }
  /** By the page: nobody waits for the plan any more. */
  | { readonly kind: 'over' }
  /** Comes back to who says it. */
  | { readonly kind: 'echo'; readonly of: number };
