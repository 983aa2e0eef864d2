/** What makes one plan better than another: one file a goal, in which order they count is said by compare.ts. */
import type { LoadProblem } from '../../domain/problem.js';
import type { Draft } from './draft.js';

export interface Goal<Figure = number> {
  readonly id: string;
  /** How far a plan serves the goal; a figure that says nothing beside that of another plan for the same problem. */
  figure(problem: LoadProblem, draft: Draft): Figure;
  /** Below 0 when `a` is the better figure, 0 when they are equal. */
  compare(a: Figure, b: Figure): number;
}

export function most(a: number, b: number): number {
  return b - a;
}

export function least(a: number, b: number): number {
  return a - b;
}

/** True when the first number that differs is smaller in `a`. */
export function isLess(a: readonly number[], b: readonly number[]): boolean {
  return firstThatDiffers(least)(a, b) < 0;
}

/** Several numbers of which the first that differs decides. */
export function firstThatDiffers(
  compare: (a: number, b: number) => number,
): (a: readonly number[], b: readonly number[]) => number {
  return (a, b) => {
    const place = a.findIndex((figure, i) => figure !== b[i]);
    return place < 0 ? 0 : compare(a[place]!, b[place]!);
  };
}
