/** Cargo added to loads that stay as they are. */
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { withQuantities } from '../../../domain/sub-problems.js';
import type { Session } from '../../fills/session.js';
import { cutRoom } from '../../fills/variants/cut-room.js';
import { type DraftLoad, piecesByCargo } from '../../goals/draft.js';
import type { Lot } from '../../lots/lot.js';
import { addedInOrder } from '../loading-order/added-in-order.js';

export interface Added {
  readonly load: DraftLoad;
  /** Pieces of each cargo. */
  readonly pieces: readonly number[];
}

/** An arrangement with a mark, which parts of it keep. */
type Marked = Arrangement & { readonly isAdded?: true };

const isAdded = (arrangement: Marked) => arrangement.isAdded === true;

/**
 * Fills what is left of a container.
 * @param lots of which the load gets all the pieces offered, or none
 * @param offered pieces of each cargo that may be added
 * @param reach how far they may reach along the fill direction, scaled units; null: anywhere
 * @returns null when nothing is added
 */
export function withAdded(
  session: Session,
  lots: readonly Lot[],
  load: DraftLoad,
  offered: readonly number[],
  effort: number,
  reach: number | null = null,
): Added | null {
  const whole = reach === null ? session.problem : cutRoom(session.problem, load.container, reach).problem;
  const counts = [...offered];
  while (counts.some((count) => count > 0) && !session.meter.stopped) {
    // As many of each cargo as may lie in the container at most.
    const problem = withQuantities(
      whole,
      load.loaded.map((count, place) => count + counts[place]!),
    );
    const result = session.addTo(problem, load.container, load.arrangements, counts, effort);
    const added = ordered(session.problem, load, result.arrangements);
    // The search loads a part, or the order of loading leaves one.
    const divided = lots.filter((lot) => isDivided(lot, offered, added?.pieces ?? result.loaded));
    if (added === null || divided.length === 0) return added;
    for (const lot of divided) for (const place of lot.places) counts[place] = 0;
  }
  return null;
}

function isDivided({ places }: Lot, offered: readonly number[], added: readonly number[]): boolean {
  const isAny = places.some((place) => added[place]! > 0);
  return isAny && places.some((place) => added[place] !== offered[place]);
}

/** The load in an order of loading, without those of the added pieces for which there is none. */
function ordered(problem: LoadProblem, load: DraftLoad, filled: readonly Arrangement[]): Added | null {
  const before = new Set(load.arrangements);
  const marked = filled.map((one): Marked => (before.has(one) ? one : { ...one, isAdded: true }));
  const found: readonly Marked[] | null = addedInOrder(problem, load.container, marked, isAdded);
  if (found === null) return null;
  const pieces = piecesByCargo(problem, found.filter(isAdded));
  if (pieces.every((count) => count === 0)) return null;
  const loaded = load.loaded.map((count, place) => count + pieces[place]!);
  const arrangements = found.map(({ isAdded: _, ...one }) => one);
  return { load: { ...load, arrangements, loaded }, pieces };
}
