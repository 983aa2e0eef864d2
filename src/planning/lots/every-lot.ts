/** All lots of a request: a new rule that keeps cargo together is a provider in this list. */
import type { LoadProblem } from '../../domain/problem.js';
import type { Lot, LotsOf } from './lot.js';
import { wholeCargo } from './whole-cargo.js';

const PROVIDERS: readonly LotsOf[] = [wholeCargo];

export function lotsOf(problem: LoadProblem): Lot[] {
  return PROVIDERS.flatMap((provider) => provider(problem));
}
