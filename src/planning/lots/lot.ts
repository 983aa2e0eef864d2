/**
 * What goes together or not at all: pieces that are loaded whole in one container, or stay behind whole. A rule of the
 * request that keeps cargo together is one provider of lots; what plans with them (whole-fill.ts, refill, the reasons)
 * asks for no rule.
 */
import type { Sentence } from '../../domain/coded-sentences.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { UnloadedReason } from '../../domain/reasons.js';
import type { Whole } from '../fills/ahead.js';

export interface Lot extends Whole {
  /** Why all of it stays behind, where a part of it might have been loaded. */
  readonly reason: UnloadedReason;
  readonly detail: Sentence;
}

/** None where the request does not ask for it. No cargo is in two lots. */
export type LotsOf = (problem: LoadProblem) => readonly Lot[];

export function piecesOf({ quantities }: Whole): number {
  return quantities.reduce((sum, count) => sum + count, 0);
}
