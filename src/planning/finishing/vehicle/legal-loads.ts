/** The loads of a draft as far as they are within the limits of their vehicles. */
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { type Draft, type DraftLoad, piecesByCargo } from '../../goals/draft.js';
import type { Lot } from '../../lots/lot.js';
import { legalPart } from './legal-part.js';
import { isLimited } from './limits.js';

export type Placed = Pick<DraftLoad, 'arrangements' | 'loaded'>;

/** What a load may be instead of the part of it that can be brought within the limits. */
export interface LoadsAnew {
  /** What became of loads before, by their container and places: plans that compete share most of their loads. */
  readonly known: Map<string, Placed>;
  /** All of it, in other places; null: to no avail. */
  whole(load: DraftLoad): readonly Arrangement[] | null;
  /** More of it than the part; null: no more is found. */
  more(load: DraftLoad, part: DraftLoad): Placed | null;
}

/** @param draft of which each load is in an order of loading */
export function legalLoads(problem: LoadProblem, lots: readonly Lot[], draft: Draft, anew: LoadsAnew): Draft {
  if (!isLimited(problem)) return draft;
  const left = [...draft.left];
  const loads = draft.loads.map((load): DraftLoad => {
    const key = `${load.container} ${JSON.stringify(load.arrangements)}`;
    const found = anew.known.get(key) ?? legalLoad(problem, lots, load, anew);
    anew.known.set(key, found);
    if (found.arrangements === load.arrangements) return load;
    const best = { ...load, ...found };
    for (const [cargo, count] of best.loaded.entries()) left[cargo]! += load.times * (load.loaded[cargo]! - count);
    return best;
  });
  return { loads: loads.filter(({ arrangements }) => arrangements.length > 0), left };
}

function legalLoad(problem: LoadProblem, lots: readonly Lot[], load: DraftLoad, anew: LoadsAnew): Placed {
  const { container, arrangements, loaded } = load;
  const part = legalPart(problem, lots, container, arrangements, Number.POSITIVE_INFINITY, () => anew.whole(load));
  if (part === arrangements) return { arrangements, loaded };
  const legal = { ...load, arrangements: part, loaded: piecesByCargo(problem, part) };
  const isLess = legal.loaded.some((count, cargo) => count < loaded[cargo]!);
  const more = isLess && lots.length === 0 ? anew.more(load, legal) : null;
  return more ?? { arrangements: legal.arrangements, loaded: legal.loaded };
}
