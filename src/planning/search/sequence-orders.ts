/** Choices for cargo with a loading sequence: what is loaded first goes into the first containers. */
import { loadingRanks } from '../../domain/loading-ranks.js';
import type { LoadProblem } from '../../domain/problem.js';
import { containersAvailable, quickContainerBound } from '../bounds/bounds.js';
import { volumeCapacity } from '../bounds/capacity.js';
import { type Choice, firstThatTakesSome, type Picked, type Situation } from './next-container.js';

/** What a piece is worth more in a container whose turn it is. */
const KEENNESS = 4;

/** What a piece of later turns is worth meanwhile; with 0 it fills no gaps either. */
const RELUCTANCE = [0, 0.25];

/** None where no sequence is asked for, or one container may do or is all there is. */
export function sequenceChoices(problem: LoadProblem, types: readonly number[]): Choice[] {
  const { isSequenceUsed, isGroupSequenceUsed } = problem.rules;
  const ranks = loadingRanks(problem);
  if ((!isSequenceUsed && !isGroupSequenceUsed) || new Set(ranks).size < 2) return [];
  if (Math.min(containersAvailable(problem), quickContainerBound(problem)) < 2) return [];
  const inTurn = [...ranks.keys()].sort((a, b) => ranks[a]! - ranks[b]! || a - b);
  return RELUCTANCE.map((reluctance) => ({ types, pick: (now) => inSequence(now, ranks, inTurn, reluctance) }));
}

function inSequence(
  { problem, left, open, fill }: Situation,
  ranks: readonly number[],
  inTurn: readonly number[],
  reluctance: number,
): Picked | null {
  const filledInTurn = firstThatTakesSome(open, (container) => {
    const due = dueFor(problem, container, left, ranks, inTurn);
    const keenness = left.map((_, cargo) => (due.has(cargo) ? KEENNESS : reluctance));
    return fill(container, 1, keenness);
  });
  // What is due goes into none of them: anything goes on.
  return filledInTurn ?? firstThatTakesSome(open, (container) => fill(container, 1));
}

/** Cargo of the next ranks, as much as the container may hold; the rank in which it becomes full is due as a whole. */
function dueFor(
  problem: LoadProblem,
  container: number,
  left: readonly number[],
  ranks: readonly number[],
  inTurn: readonly number[],
): Set<number> {
  const most = volumeCapacity(problem.containers[container]!, problem);
  const due = new Set<number>();
  let volume = 0;
  let last = -1;
  for (const cargo of inTurn) {
    if (left[cargo] === 0) continue;
    if (volume >= most && ranks[cargo] !== last) break;
    due.add(cargo);
    volume += left[cargo]! * problem.cargoes[cargo]!.volume;
    last = ranks[cargo]!;
  }
  return due;
}
