/** Sets in a container in which something is placed by hand: it is completed to whole sets, then as many more go in. */
import type { LoadProblem } from '../../domain/problem.js';
import { largestWhole } from './largest-whole.js';
import { addCopies, type CargoSet, copiesIn, mostCopies, type SetPart, setsOf } from './sets.js';

/** Pieces of each cargo. */
type Counts = readonly number[];

export interface Added<Result> {
  /** All pieces that were offered found a place. */
  readonly isWhole: boolean;
  /** Of each cargo. */
  readonly loaded: Counts;
  readonly result: Result;
}

/** What of the cargo left completes the sets of which a part lies in a container; null: there is not enough of it. */
export function completing(problem: LoadProblem, kept: Counts, left: Counts): number[] | null {
  const counts = kept.map(() => 0);
  for (const set of setsOf(problem)) {
    const copies = copiesBegun(set, kept);
    if (copies > 0 && !addUpTo(counts, set, copies, kept, left)) return null;
  }
  return counts;
}

/**
 * @param kept what lies in the container
 * @param left what may be added
 * @param fill with a part of the effort; null when it has to end
 * @returns null: what lies there is not completed
 */
export function setsAround<Result>(
  problem: LoadProblem,
  container: number,
  kept: Counts,
  left: Counts,
  fill: (counts: Counts, share: number) => Added<Result> | null,
): Result | null {
  const sets = setsOf(problem);
  const begun = sets.filter((set) => copiesBegun(set, kept) > 0);
  const mayAdd = begun.length > 0 && problem.rules.areSetsMixed !== true ? begun : sets;
  const held = new Map(begun.map((set) => [set, copiesBegun(set, kept)]));
  const attempt = (copies: ReadonlyMap<CargoSet, number>, share: number) => {
    const counts = kept.map(() => 0);
    for (const [set, count] of copies) if (!addUpTo(counts, set, count, kept, left)) return null;
    return fill(counts, share);
  };
  let best: Result | null = null;
  if (begun.length > 0) {
    const completed = attempt(held, 1);
    if (completed === null || !completed.isWhole) return null;
    best = completed.result;
  }
  const all = kept.map((count, cargo) => count + left[cargo]!);
  for (const set of mayAdd) {
    const most = Math.min(copiesIn(set, all), mostCopies(problem, container, set));
    const found = largestWhole(held.get(set) ?? 0, most, (count, share) => {
      const added = attempt(new Map([...held, [set, count]]), share / mayAdd.length);
      if (added === null) return null;
      const inside = added.loaded.map((pieces, cargo) => pieces + kept[cargo]!);
      const safe = copiesIn(set, inside);
      return { isWhole: added.isWhole, likely: Math.max(safe, count - 1), safe, result: added.result };
    });
    if (found === null) continue;
    best = found.result;
    held.set(set, found.count);
    if (problem.rules.areSetsMixed !== true) break;
  }
  return best;
}

function piecesOf({ places }: SetPart, counts: Counts): number {
  return places.reduce((sum, place) => sum + counts[place]!, 0);
}

/** Sets of which at least a part lies there. */
function copiesBegun({ parts }: CargoSet, kept: Counts): number {
  return parts.reduce((most, part) => Math.max(most, Math.ceil(piecesOf(part, kept) / part.ratio)), 0);
}

/** Adds what is missing to so many sets; false where there is not enough. */
function addUpTo(counts: number[], set: CargoSet, copies: number, kept: Counts, left: Counts): boolean {
  return set.parts.every((part) => {
    const missing = copies * part.ratio - piecesOf(part, kept);
    if (missing < 0 || missing > piecesOf(part, left)) return false;
    addCopies(counts, { ...set, parts: [{ ...part, ratio: 1 }] }, missing, left);
    return true;
  });
}
