/** How much the cargo of a container may weigh, wherever in it it lies. */
import type { Container, Rules } from './problem.js';

/** By its own limit and by what its axles can carry; infinite where there is none. */
export function mostWeight({ maxWeight, axles }: Container, { isWeightLimited }: Rules): number {
  const own = isWeightLimited && maxWeight > 0 ? maxWeight : Number.POSITIVE_INFINITY;
  return Math.min(own, axles?.mostLoad ?? Number.POSITIVE_INFINITY);
}
