/**
 * Whether a piece could lie somewhere as the order of unloading asks (docs/rules.md, Grouping and sequence), told from
 * places alone: nothing that is unloaded later lies in its way or on it, and it lies in the way of nothing and on nothing that is unloaded
 * earlier. What it would take the place of has to be moved anyway, and is not asked about.
 */
import { type Body, highOf, lowOf } from './bodies.js';
import { overlaps, sharedArea } from './geometry.js';
import { isInTheWay, type Way } from './loading-way.js';

export interface Ranked {
  readonly body: Body;
  /** Lower ones are loaded first, and unloaded last. */
  readonly rank: number;
}

export function unloadsInOrder(own: Ranked, others: Iterable<Ranked>, way: Way): boolean {
  // What is loaded from above is unloaded by the rear, too.
  const ways: readonly Way[] = way === 'fromAbove' ? ['fromDoor', 'fromAbove'] : [way];
  for (const other of others) {
    if (other.rank === own.rank || overlaps(other.body, own.body)) continue;
    const [earlier, later] = other.rank < own.rank ? [other.body, own.body] : [own.body, other.body];
    if (ways.some((one) => isInTheWay(earlier, later, one)) || restsOn(earlier, later)) return false;
  }
  return true;
}

function restsOn(upper: Body, lower: Body): boolean {
  return lowOf(upper, 'z') === highOf(lower, 'z') && sharedArea(upper, lower) > 0;
}
