/**
 * What of a load may be in its container by the limits of the vehicle: all of it where it can be brought within them, else what
 * is loaded first. What is loaded last comes out, for nothing stands on it or waits for it.
 */
import { type Arrangement, piecesIn } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { openingOf } from '../../../rules/door.js';
import type { Lot } from '../../lots/lot.js';
import { Judge } from '../balance/judge.js';
import { partsOf } from '../loading-order/grid-parts.js';
import { broughtWithin } from './brought-within.js';
import { beyondLimits } from './limits.js';
import { withoutBlocked } from './without-blocked.js';

/**
 * @param arrangements in an order of loading
 * @param lots what stays behind whole when a part of it does
 * @param most pieces of the order of loading that may be loaded at all
 * @param anew loads all of it once more, where no move brings it within the limits; null: to no avail
 * @returns the arrangements themselves where they are within the limits
 */
export function legalPart(
  problem: LoadProblem,
  lots: readonly Lot[],
  container: number,
  arrangements: readonly Arrangement[],
  most = Number.POSITIVE_INFINITY,
  anew: () => readonly Arrangement[] | null = () => null,
): readonly Arrangement[] {
  const total = arrangements.reduce((sum, one) => sum + piecesIn(one), 0);
  const found = new Map<number, readonly Arrangement[] | null>();
  const firstOnes = (pieces: number) => {
    const whole = found.get(pieces) ?? partWithin(problem, lots, container, arrangements, pieces);
    found.set(pieces, whole);
    return whole;
  };
  const hasDoor = openingOf(problem.containers[container]!) !== null;
  let many = Math.min(total, most);
  if (many === total) {
    const all = broughtWithin(problem, container, arrangements);
    const whole = all ?? anew();
    if (whole !== null) return whole;
    const open = lots.length === 0 && hasDoor ? withoutBlocked(problem, container, arrangements) : null;
    if (open !== null) return open;
    many--;
  }
  let tooMany = many + 1;
  for (let step = 1; many > 0 && firstOnes(many) === null; step *= 2) {
    tooMany = many;
    many = Math.max(0, many - step);
  }
  while (tooMany - many > 1) {
    const middle = (tooMany + many) >> 1;
    if (firstOnes(middle) === null) tooMany = middle;
    else many = middle;
  }
  return firstOnes(many) ?? arrangements.filter(({ isKept }) => isKept === true);
}

/** Null: they cannot be brought within the limits. */
function partWithin(
  problem: LoadProblem,
  lots: readonly Lot[],
  container: number,
  arrangements: readonly Arrangement[],
  pieces: number,
): readonly Arrangement[] | null {
  const part = firstPieces(problem, arrangements, wholeLots(lots, arrangements, pieces));
  if (part.length === 0) return part;
  const within = broughtWithin(problem, container, part);
  if (within !== part) return within;
  const sound = new Judge(problem, container).accepted(part);
  // Pieces of an order are in one themselves: another one may leave no room before a door.
  return sound === null || beyondLimits(problem, container, sound) === 0 ? sound : part;
}

/** So many pieces that no lot is divided. */
function wholeLots(lots: readonly Lot[], arrangements: readonly Arrangement[], most: number): number {
  let pieces = most;
  for (;;) {
    let end = 0;
    const firstOf = new Map<Lot, number>();
    const isDivided = new Set<Lot>();
    for (const one of arrangements) {
      const lot = lots.find(({ places }) => places.includes(one.cargo));
      const begin = end;
      end += piecesIn(one);
      if (lot === undefined) continue;
      if (!firstOf.has(lot)) firstOf.set(lot, begin);
      if (end > pieces) isDivided.add(lot);
    }
    const next = Math.min(pieces, ...Array.from(isDivided, (lot) => firstOf.get(lot)!));
    if (next === pieces) return pieces;
    pieces = next;
  }
}

/** What was placed by hand stays. */
function firstPieces(
  problem: LoadProblem,
  arrangements: readonly Arrangement[],
  pieces: number,
): readonly Arrangement[] {
  let before = 0;
  return arrangements.flatMap((one) => {
    const room = pieces - before;
    const count = piecesIn(one);
    before += count;
    if (room >= count || one.isKept === true) return [one];
    return room <= 0 ? [] : partsOf(problem, one, (piece) => piece < room);
  });
}
