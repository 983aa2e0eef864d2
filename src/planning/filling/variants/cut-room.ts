/** A room cut to less than its length, or where layers are filled to less than its height. */
import type { LoadProblem } from '../../../domain/problem.js';
import { fillsLayers } from '../../../domain/tidiness.js';
import { stricter, type Variant } from './variant.js';

/** @param reach how far cargo may reach along the fill direction, scaled units */
export function cutRoom(problem: LoadProblem, container: number, reach: number): Variant {
  const extent = fillsLayers(problem) ? { height: reach } : { length: reach };
  const containers = problem.containers.map((type, place) =>
    place === container ? { ...type, maxExtent: { ...type.maxExtent, ...extent } } : type,
  );
  return stricter({ ...problem, containers });
}
