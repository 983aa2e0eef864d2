/** The loads of a draft as far as they are within the limits of their vehicles. */
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { type Draft, type DraftLoad, piecesByCargo } from '../../goals/draft.js';
import type { Lot } from '../../lots/lot.js';
import { legalPart } from './legal-part.js';
import { isLimited } from './limits.js';

/** What a load may be instead of the part of it that can be brought within the limits. */
export interface LoadsAnew {
  /** All of it, in other places; null: to no avail. */
  whole(load: DraftLoad): readonly Arrangement[] | null;
  /** More of it than the part; null: no more is found. */
  more(load: DraftLoad, part: DraftLoad): Pick<DraftLoad, 'arrangements' | 'loaded'> | null;
}

/** @param draft of which each load is in an order of loading */
export function legalLoads(problem: LoadProblem, lots: readonly Lot[], draft: Draft, anew: LoadsAnew): Draft {
  if (!isLimited(problem)) return draft;
  const left = [...draft.left];
  const loads = draft.loads.map((load): DraftLoad => {
    const { container, arrangements } = load;
    const part = legalPart(problem, lots, container, arrangements, Number.POSITIVE_INFINITY, () => anew.whole(load));
    if (part === arrangements) return load;
    const legal = { ...load, arrangements: part, loaded: piecesByCargo(problem, part) };
    const isLess = legal.loaded.some((count, cargo) => count < load.loaded[cargo]!);
    const best = { ...legal, ...(isLess && lots.length === 0 ? anew.more(load, legal) : null) };
    for (const [cargo, count] of best.loaded.entries()) left[cargo]! += load.times * (load.loaded[cargo]! - count);
    return best;
  });
  return { loads: loads.filter(({ arrangements }) => arrangements.length > 0), left };
}
