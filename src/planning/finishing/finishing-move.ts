/** What makes a plan better once the search has found it. Every move is asked the same, in the order of moves.ts. */
import type { PlanHooks } from '../fills/hooks.js';
import type { Pausing } from '../fills/pausing.js';
import type { Session } from '../fills/session.js';
import type { Draft } from '../goals/draft.js';
import type { Lot } from '../lots/lot.js';

/** Work units that finishing may cost. */
export interface FinishingEffort {
  /** Each move but those below. */
  readonly step: number;
  readonly shortening: number;
  readonly tidying: number;
}

/** What a move may know beside the plan. */
export interface Finishing {
  /** Of the search that found the plan; its problem is the plan's. */
  readonly session: Session;
  /** What is loaded whole in one container, or not at all. */
  readonly lots: readonly Lot[];
  readonly effort: FinishingEffort;
  /** Another plan of the same worth, found before; null: there is none. */
  readonly toBeat: Draft | null;
  /** How far the shortest last load reaches that was found for the order. */
  readonly shortest: number;
  readonly onTakenOut?: PlanHooks['onTakenOut'];
  /** Hears of every move that was made; absent: nobody listens. */
  readonly onMove?: (move: FinishingMove, before: Draft, after: Draft) => void;
}

export interface FinishingMove {
  readonly name: string;
  /** The id of the goal (goals/) for which it is made. Where no goal measures it: `no goal: ` and what it is for. */
  readonly serves: string;
  /** Whether there may be something to gain in such a plan. Costs next to nothing. */
  mayGain(at: Finishing, draft: Draft): boolean;
  /** The plan after it, which keeps every rule that the plan before keeps; the same one where nothing is gained. */
  apply(at: Finishing, draft: Draft): Draft | Pausing<Draft>;
}

/** One after the other, each on what those before it have made. */
export function* afterMoves(moves: readonly FinishingMove[], at: Finishing, draft: Draft): Pausing<Draft> {
  let before = draft;
  for (const move of moves) {
    if (!move.mayGain(at, before)) continue;
    const after = yield* afterMove(move, at, before);
    at.onMove?.(move, before, after);
    before = after;
  }
  return before;
}

export function* afterMove(move: FinishingMove, at: Finishing, draft: Draft): Pausing<Draft> {
  const moved = move.apply(at, draft);
  return Symbol.iterator in moved ? yield* moved : moved;
}
