/**
 * Overhang of a pallet, where it is more than the support of a piece allows: the search tries a piece at the outermost
 * corner and at the corner of the deck, and misses what lies between. A room that reaches only as far as the smallest
 * piece may makes that corner a place for it.
 */

import { maskAllows, ORIENTATIONS, orientedSize } from '../../../domain/geometry.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { withContainer } from '../../../domain/sub-problems.js';
import { stricter, type Variant } from './variant.js';

interface Reach {
  readonly length: number;
  readonly width: number;
}

/** The problem with that container's overhang cut shorter, in ways worth a search of their own; most have none. */
export function withShorterReach(problem: LoadProblem, container: number): Variant[] {
  const { isSafeStackingUsed, minSupportRate } = problem.rules;
  const { length, width } = problem.containers[container]!.deckReach;
  if (!isSafeStackingUsed || (length <= 0 && width <= 0)) return [];
  const least = leastSides(problem);
  const onDeck = (1 - Math.max(0, length) / least.length) * (1 - Math.max(0, width) / least.width);
  if (length < least.length && width < least.width && onDeck >= minSupportRate) return [];
  const past = (reach: number, side: number, share: number) => Math.min(reach, Math.floor(side * share));
  const alone = 1 - minSupportRate;
  // A piece over a corner of the deck loses on both sides.
  const atCorner = 1 - Math.sqrt(minSupportRate);
  const reaches: Reach[] = [
    { length: past(length, least.length, alone), width: Math.min(0, width) },
    { length: Math.min(0, length), width: past(width, least.width, alone) },
    { length: past(length, least.length, atCorner), width: past(width, least.width, atCorner) },
  ];
  const isNew = (reach: Reach, place: number) =>
    (reach.length > 0 || reach.width > 0) &&
    reaches.findIndex((other) => other.length === reach.length && other.width === reach.width) === place;
  return reaches
    .filter(isNew)
    .map((deckReach) => stricter(withContainer(problem, container, (type) => ({ ...type, deckReach }))));
}

/** The least side of any cargo along each, over its allowed orientations. */
function leastSides({ cargoes }: LoadProblem): Reach {
  let length = Number.POSITIVE_INFINITY;
  let width = Number.POSITIVE_INFINITY;
  for (const { size, orientations } of cargoes) {
    for (const orientation of ORIENTATIONS) {
      if (!maskAllows(orientations, orientation)) continue;
      const lying = orientedSize(size, orientation);
      length = Math.min(length, lying.length);
      width = Math.min(width, lying.width);
    }
  }
  return { length, width };
}
