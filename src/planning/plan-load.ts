/** Which containers, and what goes into each: the whole plan of a request (planning in its first version). */
import type { LoadedContainer, LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { Engine } from '../engine/port.js';
import { choicesOf } from './assignment/container-orders.js';
import type { Choice } from './assignment/next-container.js';
import { improveByPool } from './assignment/refill.js';
import { planSequentially } from './assignment/sequential.js';
import {
  containersAvailable,
  isAllLoadable,
  quickContainerBound,
  tightContainerBound,
  tightVolumeBound,
  valueBound,
  volumeBound,
} from './bounds/bounds.js';
import { effortOfRounds } from './filling/effort.js';
import type { PlanHooks } from './filling/hooks.js';
import { Session } from './filling/session.js';
import { interlocked } from './finishing/interlock.js';
import { openFaces } from './finishing/open-faces.js';
import { compactLastLoad } from './finishing/shorten.js';
import { hasPrices, isBetter, type Score } from './goals/compare.js';
import type { Draft } from './goals/draft.js';
import { EXPONENTS, isValuedByPrice, LARGE_FIRST, PLAIN_VOLUME, type Sixteenths } from './goals/values.js';
import { unloadedOf } from './reasons/reasons.js';

/** Of the effort of a round with several containers, what goes into plans made anew; the rest improves the best. */
const SEQUENTIAL_SHARE = 0.3;

/** Of the effort of the last round, what opening faces and shortening the last load may each cost more. */
const COMPACTING_SHARE = 0.1;

/** Of several choices, how many get effort after the first round. */
const CHOICES_KEPT = 3;

/** @throws EngineFailure when the engine gives up on the problem */
export function planLoad(problem: LoadProblem, engine: Engine, hooks: PlanHooks = {}): LoadPlan {
  const session = new Session(problem, engine, hooks);
  const available = containersAvailable(problem);
  let bounds: Bounds = { volume: volumeBound(problem), containers: quickContainerBound(problem) };
  const rounds = effortOfRounds(problem.rules, Math.min(bounds.containers, available));
  session.budget = rounds.reduce((sum, effort) => sum + effort, 0);
  let choices = choicesOf(problem);
  for (const [round, effort] of rounds.entries()) {
    session.startRound(effort);
    if (round > 0 && session.bestScore.containers > 1) {
      const end = session.spent + effort;
      // Moves of the pool would divide cargo.
      const share = problem.rules.isCargoUndivided ? 1 : SEQUENTIAL_SHARE;
      choices = searchRound(session, choices, EXPONENTS, effort * share, bounds);
      if (!problem.rules.isCargoUndivided) improveByPool(session, session.best, end - session.spent, bounds.containers);
    } else {
      choices = searchRound(session, choices, [PLAIN_VOLUME], effort, bounds);
      // What stays behind of cargo for several containers may be what only some of them take: large cargo first.
      const isShort = session.bestScore.containers > 1 && session.best.left.some((count) => count > 0);
      if (round === 0 && isShort) searchRound(session, choices, [LARGE_FIRST], effort, bounds);
    }
    if (session.stopped || isOptimal(problem, session.bestScore, bounds)) break;
    if (round === 0) bounds = tightened(problem, bounds, available);
    if (isOptimal(problem, session.bestScore, bounds)) break;
  }
  const best =
    problem.rules.algorithmType === 'MaxVolumeFirst'
      ? session.best
      : finished(session, COMPACTING_SHARE * (rounds.at(-1) ?? 0));
  return {
    containers: unfold(best),
    unloaded: unloadedOf(problem, best, session.stopped),
    search: {
      nodes: session.nodes,
      complete: !session.stopped,
      volumeBound: bounds.volume,
      containerBound: isAllLoadable(problem) && bounds.containers <= available ? bounds.containers : null,
    },
  };
}

/** The best plan with faces opened, its last load shortened and its layers turned, as far as the rules ask for it. */
function finished(session: Session, effort: number): Draft {
  const opened = openFaces(session, session.best, effort);
  return interlocked(session.problem, compactLastLoad(session, opened, effort));
}

/** Tries every choice with every exponent on equal shares of the effort; returns the choices worth more of it. */
function searchRound(
  session: Session,
  choices: readonly Choice[],
  exponents: readonly Sixteenths[],
  effort: number,
  bounds: Bounds,
): Choice[] {
  const share = effort / (choices.length * exponents.length);
  const ranked: { readonly choice: Choice; readonly score: Score }[] = [];
  for (const choice of choices) {
    let best: Score | null = null;
    for (const exponent of exponents) {
      if (session.stopped || isOptimal(session.problem, session.bestScore, bounds)) return [...choices];
      const score = session.offer(planSequentially(session, choice, exponent, share));
      if (best === null || isBetter(score, best)) best = score;
    }
    ranked.push({ choice, score: best! });
  }
  ranked.sort((a, b) => (isBetter(a.score, b.score) ? -1 : isBetter(b.score, a.score) ? 1 : 0));
  return ranked.slice(0, CHOICES_KEPT).map(({ choice }) => choice);
}

/** Volume that can be loaded at most, containers that all cargo needs at least. */
interface Bounds {
  readonly volume: number;
  readonly containers: number;
}

/** Better bounds, worth their milliseconds once a first plan has not met the quick ones. */
function tightened(problem: LoadProblem, { containers }: Bounds, available: number): Bounds {
  return {
    volume: tightVolumeBound(problem),
    containers: containers < available ? tightContainerBound(problem) : containers,
  };
}

/** True when no plan can load more, cost less or use fewer containers. */
function isOptimal(problem: LoadProblem, score: Score, bounds: Bounds): boolean {
  if (score.volume < bounds.volume || score.soft.elsewhere > 0) return false;
  if (isValuedByPrice(problem) && score.value < valueBound(problem)) return false;
  if (!hasPrices(problem)) return score.containers <= bounds.containers;
  const cheapest = Math.min(...problem.containers.map((container) => container.price));
  return score.price <= cheapest * bounds.containers;
}

function unfold(draft: Draft): LoadedContainer[] {
  return draft.loads.flatMap(({ container, arrangements, times }) =>
    Array.from({ length: times }, () => ({ container, arrangements })),
  );
}
