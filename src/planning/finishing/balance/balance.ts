/**
 * The steps that a finished plan goes through (docs/rules.md, Balancing): what makes loads of other pieces first, what
 * moves the pieces of a load after it. Every step keeps every hard rule and an order of loading; what does not is taken back.
 */
import type { LoadProblem } from '../../../domain/problem.js';
import { centreBeyond, hasCentreLimit } from '../../envelope/centre-limits.js';
import { holdsEveryPlanRule } from '../../fills/every-rule.js';
import type { Session } from '../../fills/session.js';
import { type Draft, type DraftLoad, unfold } from '../../goals/draft.js';
import type { Lot } from '../../lots/lot.js';
import { aligned } from './align.js';
import { withExtraPieces } from './extra-pieces.js';
import { withBalancedHalves } from './halves.js';
import { filledWithOptional } from './optional.js';
import { type BringsWithin, withSmallerLast } from './smaller.js';
import { spreadOverFloor } from './spread.js';
import { type Emptied, withoutPoor } from './unload-poor.js';
import { changedLoads } from './which-loads.js';

/** Of the effort of the last round, what each step may cost that searches. */
const SHARE = 0.15;

/** Balancing the halves is asked for by a figure: it gets more. */
const SHARE_OF_HALVES = 0.4;

/** Containers that get the whole effort of a step; with more of them each gets less. */
const MOST_PAID = 8;

export function isAnyStepAsked({ cargoes, rules }: LoadProblem): boolean {
  return (
    rules.balancing !== undefined || rules.isExtraCargoAllowed === true || cargoes.some(({ isOptional }) => isOptional)
  );
}

/**
 * @param draft in which each load is in an order of loading; optional cargo is all left
 * @param effort work units of the last round
 * @param within brings a load within the limits of another container
 */
export function balanced(
  session: Session,
  lots: readonly Lot[],
  draft: Draft,
  effort: number,
  within: BringsWithin,
): Emptied {
  const { problem } = session;
  const sound = (before: Draft, after: Draft) => (after === before || isSound(problem, after) ? after : before);
  const emptied = withoutPoor(problem, draft);
  const kept: Emptied = sound(draft, emptied.draft) === draft ? { draft, whyLeft: new Map() } : emptied;
  const steps: readonly ((one: Draft) => Draft)[] = [
    (one) => withSmallerLast(session, one, SHARE * effort, within),
    (one) => filledWithOptional(session, lots, one, SHARE * effort),
    (one) => withExtraPieces(session, lots, one, SHARE * effort),
    (one) => movedLoads(session, one, effort),
  ];
  return { ...kept, draft: steps.reduce((one, step) => sound(one, step(one)), kept.draft) };
}

/** The same pieces in the same containers, in other places. */
export function movedLoads(session: Session, draft: Draft, effort: number): Draft {
  const { problem } = session;
  const { balancing } = problem.rules;
  if (balancing === undefined) return draft;
  const { isSpread, isCentred, maxWeightDifference } = balancing;
  const share = effort / Math.max(1, draft.loads.length / MOST_PAID);
  /** A step that takes the centre of gravity further beyond the limits of the vehicle is taken back. */
  const legal = (before: DraftLoad, after: DraftLoad) => {
    if (after === before || !hasCentreLimit(problem.containers[after.container]!)) return after;
    const beyond = ({ container, arrangements }: DraftLoad) => centreBeyond(problem, container, arrangements);
    return beyond(after) <= beyond(before) ? after : before;
  };
  return changedLoads(problem, draft, (load) => {
    const spread = isSpread ? legal(load, spreadOverFloor(session, load, SHARE * share)) : load;
    const centred = isCentred ? legal(spread, aligned(problem, spread)) : spread;
    if (maxWeightDifference === null) return centred;
    return legal(centred, withBalancedHalves(session, centred, maxWeightDifference, SHARE_OF_HALVES * share));
  });
}

function isSound(problem: LoadProblem, draft: Draft): boolean {
  const unloaded = draft.left.flatMap((quantity, cargo) => (quantity > 0 ? [{ cargo, quantity }] : []));
  return holdsEveryPlanRule(problem, unfold(draft), unloaded);
}
