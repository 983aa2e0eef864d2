/** What of a load stands heavy on light, for pages that show it step by step: as the warning HeavyOnLight finds it. */
import type { LoadedContainer } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { ContainerLoad } from '../../rules/geometry/load.js';
import { overloadedIn, restingOn } from '../heavy-on-light.js';

export interface HeavyOnLight {
  /** Of the light piece, by its place in the problem of its level. */
  readonly cargo: number;
  /** Weight of different cargo on it. */
  readonly borne: number;
  /** Places of the arrangements that put this on it. */
  readonly by: ReadonlySet<number>;
}

/** @param problem of the request @param level that of what is loaded */
export function heavyOnLight(problem: LoadProblem, level: LoadProblem, loaded: LoadedContainer): HeavyOnLight[] {
  const load = new ContainerLoad(level, loaded);
  return overloadedIn(problem, load).map(({ piece, borne }) => ({
    cargo: piece.cargo,
    borne,
    by: new Set(restingOn(load, piece).map(({ arrangement }) => arrangement)),
  }));
}
