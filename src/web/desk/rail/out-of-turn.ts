/** Why the order of unloading keeps a piece out, told by where its stop comes: what would be in whose way. */
import { deliveriesOf } from '../../../domain/deliveries.js';
import type { LoadProblem } from '../../../domain/problem.js';

/** @returns null: no stops come off in order, and there is more to say of it */
export function outOfTurn(problem: LoadProblem, cargo: number): 'leftFirstOff' | 'leftLastOff' | 'leftBetween' | null {
  const { areStops, numbers } = deliveriesOf(problem);
  const own = numbers[cargo] ?? null;
  if (!areStops || own === null) return null;
  const stops = numbers.filter((stop) => stop !== null);
  const [isFirst, isLast] = [stops.every((stop) => stop >= own), stops.every((stop) => stop <= own)];
  if (isFirst === isLast) return isFirst ? null : 'leftBetween';
  return isFirst ? 'leftFirstOff' : 'leftLastOff';
}
