/** Loads of a plan in which a place is looked for: those that are loaded alike are one. */
import type { LoadedContainer } from '../../domain/plan.js';

export interface LoadAt {
  readonly loaded: LoadedContainer;
  /** In the plan. */
  readonly place: number;
}

/** The last first, which have most room. */
export function differentLoads(loads: readonly LoadedContainer[]): LoadAt[] {
  const seen = new Map<LoadedContainer['arrangements'], Set<number>>();
  const first = loads
    .map((loaded, place) => ({ loaded, place }))
    .filter(({ loaded: { arrangements, container } }) => {
      const types = seen.get(arrangements) ?? new Set<number>();
      seen.set(arrangements, types);
      return types.size < types.add(container).size;
    });
  return first.toReversed();
}
