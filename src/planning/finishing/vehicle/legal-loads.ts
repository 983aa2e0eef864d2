/** The loads of a draft as far as they are within the limits of their vehicles. */
import type { LoadProblem } from '../../../domain/problem.js';
import { type Draft, type DraftLoad, piecesByCargo } from '../../goals/draft.js';
import type { Lot } from '../../lots/lot.js';
import { legalPart } from './legal-part.js';
import { isLimited } from './limits.js';

/** @param draft of which each load is in an order of loading */
export function legalLoads(problem: LoadProblem, lots: readonly Lot[], draft: Draft): Draft {
  if (!isLimited(problem)) return draft;
  const left = [...draft.left];
  const loads = draft.loads.map((load): DraftLoad => {
    const arrangements = legalPart(problem, lots, load.container, load.arrangements);
    if (arrangements === load.arrangements) return load;
    const loaded = piecesByCargo(problem, arrangements);
    for (const [cargo, count] of loaded.entries()) left[cargo]! += load.times * (load.loaded[cargo]! - count);
    return { ...load, arrangements, loaded };
  });
  return { loads: loads.filter(({ arrangements }) => arrangements.length > 0), left };
}
