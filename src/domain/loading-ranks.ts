/**
 * The order in which cargoes are loaded (docs/rules.md, Grouping and sequence): lower sequence first or, where the
 * account says so, higher.
 */
import type { Arrangement } from './plan.js';
import type { LoadProblem } from './problem.js';

/** Of problems asked about before: every place that is judged for a piece asks again. */
const known = new WeakMap<LoadProblem, readonly number[]>();

/** The rank of every cargo, lower ones loaded first; cargoes of one rank need no order among themselves. */
export function loadingRanks(problem: LoadProblem): readonly number[] {
  const found = known.get(problem);
  if (found !== undefined) return found;
  const ranks = ranksOf(problem);
  known.set(problem, ranks);
  return ranks;
}

function ranksOf({ cargoes, rules }: LoadProblem): number[] {
  const ascending = cargoes.map(({ sequence }) => (rules.isSequenceReversed ? 0 - sequence : sequence));
  const groups = rules.isGroupSequenceUsed ? groupRanks(cargoes, ascending) : cargoes.map(() => 0);
  const sequences = rules.isSequenceUsed ? ascending : cargoes.map(() => 0);
  const order = cargoes.map((_, place) => place);
  order.sort((a, b) => groups[a]! - groups[b]! || sequences[a]! - sequences[b]!);
  const ranks: number[] = [];
  let rank = 0;
  order.forEach((place, i) => {
    const before = order[i - 1];
    if (before !== undefined && (groups[before] !== groups[place] || sequences[before] !== sequences[place])) rank++;
    ranks[place] = rank;
  });
  return ranks;
}

/**
 * Groups by the sequence in each that is loaded first, then by their first row. Cargo without a group is a group of its own, row
 * by row; a unit load is of the group of what stands on it.
 */
function groupRanks(cargoes: LoadProblem['cargoes'], sequences: readonly number[]): number[] {
  const groups = new Map<string | number, { first: number; sequence: number }>();
  const keyOf = (place: number) => {
    const row = cargoes[place]!.firstInside ?? place;
    return cargoes[row]!.groupName || row;
  };
  sequences.forEach((sequence, place) => {
    if (cargoes[place]!.firstInside !== undefined) return;
    const group = groups.get(keyOf(place));
    if (group === undefined) groups.set(keyOf(place), { first: place, sequence });
    else group.sequence = Math.min(group.sequence, sequence);
  });
  const sorted = [...groups.values()].sort((a, b) => a.sequence - b.sequence || a.first - b.first);
  const rankOf = new Map(sorted.map((group, rank) => [group, rank]));
  return cargoes.map((_, place) => rankOf.get(groups.get(keyOf(place))!)!);
}

/**
 * In the order of the loading ranks; within one, what is lower comes first, so that nothing rests on what is loaded
 * after it; then from the front wall to the door.
 */
export function inLoadingOrder(arrangements: readonly Arrangement[], ranks: readonly number[]): Arrangement[] {
  return [...arrangements].sort(
    (a, b) =>
      ranks[a.cargo]! - ranks[b.cargo]! ||
      a.position.z - b.position.z ||
      a.position.x - b.position.x ||
      a.position.y - b.position.y,
  );
}
