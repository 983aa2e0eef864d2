/** The loads of a draft as far as they are within the limits of their vehicles. */
import type { LoadProblem } from '../../../domain/problem.js';
import { type Draft, type DraftLoad, piecesByCargo } from '../../goals/draft.js';
import type { Lot } from '../../lots/lot.js';
import type { FilledAnew } from './filled-anew.js';
import { legalPart } from './legal-part.js';
import { isLimited } from './limits.js';

/**
 * @param draft of which each load is in an order of loading
 * @param anew loads the pieces of a load once more of which only a part can be brought within the limits; null: no more of them
 */
export function legalLoads(
  problem: LoadProblem,
  lots: readonly Lot[],
  draft: Draft,
  anew: (load: DraftLoad, part: DraftLoad) => FilledAnew | null,
): Draft {
  if (!isLimited(problem)) return draft;
  const left = [...draft.left];
  const loads = draft.loads.map((load): DraftLoad => {
    const { container, arrangements } = load;
    const part = legalPart(problem, lots, container, arrangements);
    if (part === arrangements) return load;
    const ofPart = piecesByCargo(problem, part);
    const isLess = ofPart.some((count, cargo) => count < load.loaded[cargo]!);
    const legal = { ...load, arrangements: part, loaded: ofPart };
    const again = isLess ? anew(load, legal) : null;
    const isTaken = again !== null && (again.isWhole || lots.length === 0);
    const best = isTaken ? { ...load, arrangements: again.arrangements, loaded: again.loaded } : legal;
    for (const [cargo, count] of best.loaded.entries()) left[cargo]! += load.times * (load.loaded[cargo]! - count);
    return best;
  });
  return { loads: loads.filter(({ arrangements }) => arrangements.length > 0), left };
}
