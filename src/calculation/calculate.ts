/**
 * The door: a request body in, a verified load out, in three steps that others may take one by one: check, plan,
 * verify. Nothing flows back.
 */
import { type LoadPlan, piecesIn } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { type Engine, EngineFailure } from '../engine/port.js';
import type { PlanHooks } from '../planning/fills/hooks.js';
import type { Solvers } from '../planning/fills/solvers.js';
import { planAsPlaced } from '../planning/kept/as-placed.js';
import { type KeptContainer, keptInOrder } from '../planning/kept/kept-containers.js';
import { planOrder, planOrderAround } from '../planning/plan-order.js';
import { placedIssues, placedWarnings } from '../schema/places.js';
import type { CalculationOptions } from './asked/options.js';
import { type CheckedRequest, check, checkPlanned } from './check.js';
import { failureOf, nothingLoadedIssues, notVerifiedInTime, tooLargeIssues } from './failure.js';
import { type CalculationHooks, planHooks } from './hooks.js';
import { doorWarnings } from './resolve/door-warnings.js';
import { favouritesFull } from './resolve/favourite-warnings.js';
import { lineLoadWarnings } from './resolve/line-load-warnings.js';
import { offCentreWarnings } from './resolve/off-centre-warnings.js';
import { unbalanced } from './resolve/unbalanced-warnings.js';
import {
  faultsCalledFor,
  faultsOfGiven,
  faultsThatCount,
  orderWarnings,
  reachWarnings,
  withoutPlannedHands,
} from './saved/given-plan.js';
import { type PlanGiven, planOnPallets } from './saved/plan-on-pallets.js';
import { SAVED_FORM } from './saved/saved-load.js';
import type { CalculatedLoad, CalculationOutcome, Issue, LeftBehind } from './types.js';
import { type LookAtTheClock, type Verification, VerificationFailed, VerificationTimedOut, verify } from './verify.js';
import { ENGINE_VERSION } from './version.js';

/** The two ends of the search, in place of the real ones; for tests. */
export interface CalculationParts {
  readonly plan: (problem: LoadProblem, solvers: Solvers, hooks: PlanHooks) => LoadPlan;
  readonly verify: (problem: LoadProblem, plan: LoadPlan, look?: LookAtTheClock) => Verification;
}

const REAL_PARTS: CalculationParts = { plan: planOrder, verify };

/** Milliseconds since the last look. */
class Stopwatch {
  private last: number;

  constructor(private readonly now: () => number) {
    this.last = now();
  }

  /** Of the last look. */
  get time(): number {
    return this.last;
  }

  lap(): number {
    const before = this.last;
    this.last = this.now();
    return this.last - before;
  }
}

/**
 * @param body parsed JSON, as it was sent
 * @throws VerificationFailed, EngineFailure when the search trapped
 */
export function calculate(
  body: unknown,
  options: CalculationOptions,
  engine: Engine,
  hooks: CalculationHooks = {},
  parts: CalculationParts = REAL_PARTS,
): CalculationOutcome {
  const stopwatch = new Stopwatch(hooks.now ?? (() => 0));
  const { checked, onPallets } = read(body, options);
  const { problem, title } = checked;
  const timings = { validate: stopwatch.lap(), search: 0, verify: 0 };
  const failed = (issues: readonly Issue[], left: LeftBehind | null): CalculationOutcome => ({
    status: 'failed',
    title,
    error: failureOf(issues),
    warnings: checked.warnings,
    left,
    timings,
  });
  if (problem === null) return failed(checked.issues, null);

  const { given } = checked;
  const fillRemaining = options.edit?.fillRemaining ?? true;
  const kept = onPallets?.kept ?? keptInOrder(problem, given ?? []);
  const faultsGiven = given === null || onPallets ? [] : faultsOfGiven(problem, given, kept, !fillRemaining);
  if (faultsGiven.length > 0) return failed(faultsGiven, null);

  const begun = stopwatch.time;
  const planOf = given === null ? parts.plan : around(kept, fillRemaining);
  const planned = plan(problem, engine, hooks, onPallets ? () => onPallets.plan : planOf);
  timings.search = stopwatch.lap();
  if (planned.plan === null)
    return failed(placedIssues(checked.source, planned.issues), planned.empty && { problem, plan: planned.empty });

  const limit = begun + problem.rules.maxRunTimeSeconds * 1000;
  const judged = verified(problem, planned.plan, parts.verify, hooks, Math.max(limit, stopwatch.time));
  if (judged === null) {
    timings.verify = stopwatch.lap();
    return failed([notVerifiedInTime(problem)], null);
  }
  const faults = faultsThatCount(judged.faults, planned.plan, kept);
  if (faults.length > 0) {
    const calledFor = given === null ? null : faultsCalledFor(problem, given, faults);
    if (calledFor === null) throw new VerificationFailed(faults, problem, planned.plan);
    return failed(calledFor, null);
  }
  const found = given === null || fillRemaining ? planned.plan : withoutPlannedHands(planned.plan, given, kept);
  const warnings = [...checked.warnings, ...orderWarnings(kept), ...reachWarnings(problem, found)];
  const load = calculatedLoad({ ...checked, warnings }, problem, found, judged);
  timings.verify = stopwatch.lap();
  return { status: 'succeed', load, timings };
}

/** Finished pallets that are given back are pallets where they make a plan that keeps the rules, else cargo by themselves. */
function read(
  body: unknown,
  options: CalculationOptions,
): { readonly checked: CheckedRequest; readonly onPallets: PlanGiven | null } {
  if (options.edit?.fillRemaining !== false) return { checked: check(body, options), onPallets: null };
  const checked = checkPlanned(body, options);
  const { problem, given, planned } = checked;
  if (problem === null || given === null || planned === null) return { checked, onPallets: null };
  const onPallets = planOnPallets(problem, given, planned);
  return { checked: onPallets ? checked : check(body, options), onPallets };
}

/** Plans around what is placed by hand. */
function around(kept: readonly KeptContainer[], fillRemaining: boolean): CalculationParts['plan'] {
  return (problem, solvers, hooks) =>
    fillRemaining ? withoutEmpty(planOrderAround(problem, kept, solvers, hooks)) : planAsPlaced(problem, kept);
}

/** A container that was named and has nothing in it is none of the plan. */
function withoutEmpty(plan: LoadPlan): LoadPlan {
  return { ...plan, containers: plan.containers.filter(({ arrangements }) => arrangements.length > 0) };
}

/** How much later than the time limit, or than a search that ended after it, a plan may be judged to its end, milliseconds. */
const VERIFICATION_GRACE = 900;
/** So much more for each piece: a hundred thousand take 0.7 s, and longer where others work as well. */
const GRACE_OF_PIECE = 0.02;

function piecesOf({ containers }: LoadPlan): number {
  return containers.reduce(
    (sum, { arrangements }) => arrangements.reduce((pieces, one) => pieces + piecesIn(one), sum),
    0,
  );
}

/** Null: not all of it could be judged in time, or nobody waits any more. */
function verified(
  problem: LoadProblem,
  plan: LoadPlan,
  verify: CalculationParts['verify'],
  { now, isCancelled }: CalculationHooks,
  due: number,
): Verification | null {
  const end = due + VERIFICATION_GRACE + GRACE_OF_PIECE * piecesOf(plan);
  try {
    return verify(problem, plan, () => {
      if ((now?.() ?? 0) >= end || isCancelled?.() === true) throw new VerificationTimedOut();
    });
  } catch (error) {
    if (error instanceof VerificationTimedOut) return null;
    throw error;
  }
}

export interface Planned {
  /** A plan that loads something, not yet verified; null when there is none. */
  readonly plan: LoadPlan | null;
  /** Why there is none. */
  readonly issues: readonly Issue[];
  /** A plan that loads nothing, and says why of each cargo. */
  readonly empty: LoadPlan | null;
}

/** The second step. @throws EngineFailure when the search trapped */
export function plan(
  problem: LoadProblem,
  engine: Engine,
  hooks: CalculationHooks = {},
  planned: CalculationParts['plan'] = planOrder,
): Planned {
  try {
    const found = planned(problem, { engine, lanes: hooks.lanes, searches: hooks.searches }, planHooks(problem, hooks));
    const issues = nothingLoadedIssues(problem, found);
    return issues === null ? { plan: found, issues: [], empty: null } : { plan: null, issues, empty: found };
  } catch (error) {
    if (!EngineFailure.is(error) || error.code !== 'too-large') throw error;
    return { plan: null, issues: tooLargeIssues(problem, error.message), empty: null };
  }
}

/**
 * What is kept and shown of a plan.
 * @param judged what the verifier says of the plan
 */
export function calculatedLoad(
  { title, description, request, warnings, solutionNames, source }: CheckedRequest,
  problem: LoadProblem,
  plan: LoadPlan,
  judged: Pick<Verification, 'checks' | 'warnings'>,
): CalculatedLoad {
  return {
    version: SAVED_FORM,
    engineVersion: ENGINE_VERSION,
    title,
    description,
    request,
    problem,
    plan,
    warnings: [
      ...warnings,
      ...placedWarnings(source, [
        ...favouritesFull(problem, plan),
        ...unbalanced(problem, plan),
        ...offCentreWarnings(problem, plan),
        ...lineLoadWarnings(problem, plan),
        ...doorWarnings(problem, plan),
        ...judged.warnings,
      ]),
    ],
    checks: judged.checks,
    solutionNames,
  };
}
