/** A room cut to less than its length, or where layers are filled to less than its height. */

import type { LoadProblem } from '../../../domain/problem.js';
import { withContainer } from '../../../domain/sub-problems.js';
import { fillsLayers } from '../../../domain/tidiness.js';
import { stricter, type Variant } from './variant.js';

/** @param reach how far cargo may reach along the fill direction, scaled units */
export function cutRoom(problem: LoadProblem, container: number, reach: number): Variant {
  const side = fillsLayers(problem) ? 'height' : 'length';
  const cut = withContainer(problem, container, (type) => {
    // What the container itself allows may be less.
    const own = type.maxExtent[side];
    return { ...type, maxExtent: { ...type.maxExtent, [side]: own > 0 ? Math.min(own, reach) : reach } };
  });
  return stricter(cut);
}
