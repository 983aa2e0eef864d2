/**
 * One container for everything, where that may do: it gets the effort that a request for a single container would, before
 * any of it is divided among several.
 */
import type { LoadProblem } from '../../domain/problem.js';
import { fits, volumeCapacity, weightCapacity } from '../bounds/capacity.js';
import type { PlanPart } from '../fills/ahead.js';
import type { Pausing } from '../fills/pausing.js';
import type { Fills } from '../fills/port.js';
import { PLAIN_VOLUME } from '../goals/piece-values.js';
import { decidesByPlan } from '../goals/types-by-plan.js';
import type { Lot } from '../lots/lot.js';
import { type Choice, firstThatTakesSome } from './next-container.js';
import { planSequentially } from './sequential.js';

/** Types tried, on equal shares of the effort. */
const MOST_TYPES = 3;

/** Whether volume and weight of all that is left, and each of its pieces, go into the empty container. */
export function mayTakeAll(problem: LoadProblem, type: number, left: readonly number[]): boolean {
  const { cargoes } = problem;
  const container = problem.containers[type]!;
  let volume = 0;
  let weight = 0;
  for (const [place, count] of left.entries()) {
    if (count === 0) continue;
    volume += count * cargoes[place]!.volume;
    weight += count * cargoes[place]!.weight;
    if (!fits(cargoes[place]!, container, problem)) return false;
  }
  return (
    volume <= volumeCapacity(container, problem) * (1 + 1e-9) &&
    weight <= weightCapacity(container, problem) * (1 + 1e-9)
  );
}

/**
 * Offers the session the first plan of one container that loads everything, the smallest type first.
 * @returns whether one was tried at all
 */
export function* loadIntoOne(session: Fills, lots: readonly Lot[], effort: number): Pausing<boolean> {
  const parts = partsIntoOne(session.problem, effort);
  session.expect(parts);
  for (const part of parts) {
    if (session.meter.stopped) break;
    const draft = yield* session.doing(part, () =>
      planSequentially(session, lots, choiceOfOne(part.choice.type), part.valuation, part.effort, part.most),
    );
    session.incumbent.offer(draft);
    if (draft.left.every((count) => count === 0)) break;
  }
  return parts.length > 0;
}

interface PartIntoOne extends PlanPart {
  readonly choice: { readonly of: 'one'; readonly type: number };
}

/** To what it comes, as long as none takes everything. */
export function partsIntoOne(problem: LoadProblem, effort: number): PartIntoOne[] {
  const types = typesForAll(problem);
  return types.map((type) => partOf(type, effort / types.length));
}

function partOf(type: number, effort: number): PartIntoOne {
  return { what: 'plan', choice: { of: 'one', type }, valuation: PLAIN_VOLUME, effort, most: 1 };
}

export function choiceOfOne(type: number): Choice {
  return { types: [type], pick: ({ open, fill }) => firstThatTakesSome(open, (container) => fill(container, 1)) };
}

/** Of the first priority, the smallest first and the largest among them. Else prices or figures decide between types. */
function typesForAll(problem: LoadProblem): number[] {
  const { containers, cargoes } = problem;
  if (containers.length > 1 && !decidesByPlan(problem)) return [];
  const quantities = cargoes.map(({ quantity }) => quantity);
  const first = Math.min(...containers.map(({ priority }) => priority));
  const room = (type: number) => volumeCapacity(containers[type]!, problem);
  const found = containers
    .flatMap(({ priority }, type) => (priority === first && mayTakeAll(problem, type, quantities) ? [type] : []))
    .sort((a, b) => room(a) - room(b));
  return found.length <= MOST_TYPES ? found : [...found.slice(0, MOST_TYPES - 1), found.at(-1)!];
}
