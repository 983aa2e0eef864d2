/** What makes one plan better than another: one file a goal, in which order they count is said by compare.ts. */
import type { LoadProblem } from '../../domain/problem.js';
import type { Draft } from './draft.js';

export interface Goal {
  readonly id: string;
  /** How far a plan serves the goal; a number that says nothing beside that of another plan for the same problem. */
  figure(problem: LoadProblem, draft: Draft): number;
  /** Below 0 when `a` is the better figure, 0 when they are equal. */
  compare(a: number, b: number): number;
}

export function most(a: number, b: number): number {
  return b - a;
}

export function least(a: number, b: number): number {
  return a - b;
}
