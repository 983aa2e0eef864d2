/**
 * Mixes of priced containers: sets of them that are cheaper than the best plan and have the volume for its cargo are tried,
 * the cheapest first. Taking one container after the other never sees that two middling ones are cheaper than a large and
 * a small one.
 */
import type { LoadProblem } from '../../domain/problem.js';
import { MOST_CONTAINERS, volumeCapacity } from '../bounds/capacity.js';
import { isEnough, isPriceBelow, type Mix, mixesOf } from '../bounds/mixes.js';
import type { PlanPart } from '../fills/ahead.js';
import type { Pausing } from '../fills/pausing.js';
import type { Fills } from '../fills/port.js';
import { cost, hasPrices } from '../goals/cost.js';
import { PLAIN_VOLUME } from '../goals/piece-values.js';
import { volume } from '../goals/volume.js';
import { type Choice, firstThatTakesSome } from './next-container.js';
import { improveByPool } from './refill.js';
import { planSequentially } from './sequential.js';

/**
 * Fill that a mix may need, from the easiest on: of each the cheapest mix not tried yet, then the same again. Above 0.985
 * only cargo of few sizes goes in.
 */
const FILLS = [0.9, 0.92, 0.935, 0.945, 0.955, 0.962, 0.97, 0.985, 1];

/** Of the effort for a mix, what its first plan gets; refilling gets the rest. */
const SHARE_OF_FIRST = 0.4;

/** Offers the session plans of cheaper mixes. @param effort work units for all of them */
export function* improveByMixes(session: Fills, effort: number): Pausing<void> {
  const { problem, incumbent, meter } = session;
  if (!hasPrices(problem) || incumbent.draft.left.some((count) => count > 0)) return;
  const needed = incumbent.score.of(volume);
  const most = incumbent.score.of(cost);
  const { mixes } = mixesOf(problem, incumbent.draft, most);
  const cheaper = mixes.filter(({ price }) => isPriceBelow(price, most)).sort((a, b) => a.price - b.price);
  const tried = new Set<Mix>();
  // Few of them get all of it.
  const share = effort / Math.max(1, Math.min(FILLS.length, cheaper.length));
  const end = meter.searched + effort;
  for (let before = -1; before < tried.size; ) {
    before = tried.size;
    for (const fill of FILLS) {
      const isOpen = (mix: Mix) =>
        !tried.has(mix) && isEnough(mix.volume * fill, needed) && isPriceBelow(mix.price, incumbent.score.of(cost));
      const mix = cheaper.find(isOpen);
      if (mix === undefined) continue;
      if (meter.stopped || meter.searched >= end) return;
      tried.add(mix);
      yield* tryMix(session, mix, share);
    }
  }
}

function* tryMix(session: Fills, { counts }: Mix, effort: number): Pausing<void> {
  const { problem, incumbent, meter } = session;
  const end = meter.searched + effort;
  const part = firstPlanOf(counts, effort);
  const draft = yield* session.doing(part, () =>
    planSequentially(session, [], choiceOfMix(problem, counts), part.valuation, part.effort),
  );
  incumbent.offer(draft);
  if (draft.left.some((count) => count > 0)) yield* improveByPool(session, draft, end - meter.searched, 0);
}

function firstPlanOf(counts: readonly number[], effort: number): PlanPart {
  const valuation = PLAIN_VOLUME;
  return {
    what: 'plan',
    choice: { of: 'mix', counts },
    valuation,
    effort: SHARE_OF_FIRST * effort,
    most: MOST_CONTAINERS,
  };
}

/** Only the containers of a mix, the largest first. */
export function choiceOfMix(problem: LoadProblem, stock: readonly number[]): Choice {
  const room = (type: number) => volumeCapacity(problem.containers[type]!, problem);
  const types = [...stock.keys()].filter((type) => stock[type]! > 0).sort((a, b) => room(b) - room(a));
  return { types, stock, pick: ({ open, fill }) => firstThatTakesSome(open, (container) => fill(container, 1)) };
}
