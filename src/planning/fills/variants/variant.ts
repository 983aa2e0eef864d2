/**
 * The problem as the search may see it instead, for one container type: sizes joined, a room cut shorter. What it finds
 * is restored to the problem as it is, where it holds every rule there too.
 */
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';

export interface Variant {
  /** Cargoes and containers keep their places. */
  readonly problem: LoadProblem;
  /** It is the problem itself, seen in a mirror: of loads worth the same the choice may not depend on which is found first. */
  readonly isImage?: true;
  /** A load found for the variant as one of the problem itself; null when it breaks a rule there. */
  restore(arrangements: readonly Arrangement[]): readonly Arrangement[] | null;
}

/** Ways to see a problem for one container type; none where they would make no difference. */
export type VariantsOf = (problem: LoadProblem, container: number) => readonly Variant[];

/** Stricter than the problem itself, or the same: whatever it allows is allowed. */
export function stricter(problem: LoadProblem): Variant {
  return { problem, restore: (arrangements) => arrangements };
}
