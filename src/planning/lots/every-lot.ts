/** All lots of a request: a new rule that keeps cargo together is a provider in this list. */
import type { LoadProblem } from '../../domain/problem.js';
import type { Lot } from './lot.js';
import { lotsTogether } from './together.js';

/** @param divided what is kept together unless it fits no single container, and does not (too-large.ts) */
export function lotsOf(problem: LoadProblem, divided?: ReadonlySet<string>): Lot[] {
  return lotsTogether(problem, divided);
}
