/** How far a load may be shifted in its container. */
import type { LoadProblem } from '../../../domain/problem.js';
import { usableRoom } from '../../bounds/capacity.js';
import type { Extent } from './parts.js';

/** The least and the most that something may be shifted; scaled units. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Never further over the edges of a deck than it lies already. */
export function shiftAlong({ containers }: LoadProblem, container: number, { x1, x2 }: Extent): Range {
  const type = containers[container]!;
  const room = usableRoom(type);
  return rangeOf(x1, x2, Math.max(0, room.x1), Math.min(type.size.length, room.x2));
}

export function shiftAcross({ containers }: LoadProblem, container: number, { y1, y2 }: Extent): Range {
  const type = containers[container]!;
  const room = usableRoom(type);
  return rangeOf(y1, y2, Math.max(0, room.y1), Math.min(type.size.width, room.y2));
}

function rangeOf(from: number, to: number, low: number, high: number): Range {
  return { least: Math.min(0, low - from), most: Math.max(0, high - to) };
}

/**
 * The smallest shift after which a difference that falls with every shift is within bounds; as far as there is room.
 * @param differenceAt how much heavier the half with the lower coordinates is
 */
export function leastShift(differenceAt: (shift: number) => number, within: number, { least, most }: Range): number {
  const now = differenceAt(0);
  if (Math.abs(now) <= within) return 0;
  const isHeavyBelow = now > 0;
  const end = isHeavyBelow ? most : -least;
  const isEnough = (distance: number) =>
    isHeavyBelow ? differenceAt(distance) <= within : differenceAt(-distance) >= -within;
  let enough = end;
  let short = 0;
  while (enough - short > 1) {
    const tried = Math.floor((enough + short) / 2);
    if (isEnough(tried)) enough = tried;
    else short = tried;
  }
  return isHeavyBelow ? enough : 0 - enough;
}
