/** The door: a request body in, a verified load out. Validate, resolve, plan, verify; nothing flows back. */
import type { LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { Uom } from '../domain/words.js';
import { type Engine, EngineFailure } from '../engine/port.js';
import type { PlanHooks } from '../planning/filling/hooks.js';
import { planLoad } from '../planning/plan-load.js';
import { validateLoadRequest } from '../schema/validate.js';
import { type AccountRules, NO_ACCOUNT_RULES, solutionNamesOf } from './account-rules.js';
import { failureOf, nothingLoadedIssues, tooLargeIssues } from './failure.js';
import { favouritesFull } from './resolve/favourite-warnings.js';
import { type Resolved, resolve } from './resolve/resolve.js';
import type { StoredRecords } from './resolve/stored-records.js';
import type { CalculationOutcome, CalculationTimings, Issue, Warning } from './types.js';
import { type Verification, verify } from './verify.js';

export interface CalculationOptions {
  /** The unit of the request's values. */
  readonly uom: Uom;
  /** Most seconds that a request may ask for, and what it gets when it asks for none. */
  readonly maxRunTimeSeconds: number;
  /** Records of the cargoes that the request names; absent: the details are in the request. */
  readonly storedCargoes?: StoredRecords;
  /** The same for its containers, by `containerKey`. */
  readonly storedContainers?: StoredRecords;
  /** The settings of whoever asks; absent: none is set. */
  readonly account?: AccountRules;
}

/**
 * `now` is a clock that only goes forward, in milliseconds: the calculation has none of its own. Without it no time
 * limit holds and the timings are 0. A cancelled calculation ends soon, with whatever it has: nobody wants it.
 */
export type CalculationHooks = PlanHooks;

/** The two ends of the search, in place of the real ones; for tests. */
export interface CalculationParts {
  readonly plan: (problem: LoadProblem, engine: Engine, hooks: PlanHooks) => LoadPlan;
  readonly verify: (problem: LoadProblem, plan: LoadPlan) => Verification;
}

const REAL_PARTS: CalculationParts = { plan: planLoad, verify };

/** The verifier rejected a plan: a fault of ours, with what is needed to repeat it. */
export class VerificationFailed extends Error {
  constructor(
    readonly faults: Verification['faults'],
    readonly problem: LoadProblem,
    readonly plan: LoadPlan,
  ) {
    super(`the plan breaks ${faults.length} rules; the first: ${JSON.stringify(faults[0])}`);
    this.name = 'VerificationFailed';
  }
}

/** Milliseconds since the last look. */
class Stopwatch {
  private last: number;

  constructor(private readonly now: () => number) {
    this.last = now();
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
  const { resolved, title, description, issues, warnings } = readRequest(body, options);
  const timings: CalculationTimings = { validate: stopwatch.lap(), search: 0, verify: 0 };
  const { problem, request } = resolved;
  if (problem === null) return { status: 'failed', title, error: failureOf(issues), warnings, timings };

  const plan = planOrIssues(problem, () => parts.plan(problem, engine, hooks));
  const search = stopwatch.lap();
  if (Array.isArray(plan)) {
    return { status: 'failed', title, error: failureOf(plan), warnings, timings: { ...timings, search } };
  }
  const { valid, faults, checks } = parts.verify(problem, plan);
  if (!valid) throw new VerificationFailed(faults, problem, plan);
  const allWarnings = [...warnings, ...favouritesFull(problem, plan)];
  const solutionNames = solutionNamesOf(options.account ?? NO_ACCOUNT_RULES);
  const load = { version: 1, title, description, request, problem, plan, warnings: allWarnings, checks } as const;
  return {
    status: 'succeed',
    load: { ...load, solutionNames },
    timings: { ...timings, search, verify: stopwatch.lap() },
  };
}

/** A plan that loads something, or why there is none. */
function planOrIssues(problem: LoadProblem, planned: () => LoadPlan): LoadPlan | Issue[] {
  try {
    const plan = planned();
    return nothingLoadedIssues(plan) ?? plan;
  } catch (error) {
    if (error instanceof EngineFailure && error.code === 'too-large') return tooLargeIssues(problem, error.message);
    throw error;
  }
}

function readRequest(body: unknown, options: CalculationOptions) {
  const { uom, maxRunTimeSeconds, storedCargoes = null, storedContainers = null, account = NO_ACCOUNT_RULES } = options;
  const validation = validateLoadRequest(body, {
    maxRunTimeSeconds,
    cargoesFromDatabase: storedCargoes !== null,
    containersFromDatabase: storedContainers !== null,
  });
  const settings = { uom, maxRunTimeSeconds, storedCargoes, storedContainers, account };
  const resolved: Resolved = resolve(validation.value, validation.issues, settings);
  const warnings: Warning[] = [...validation.warnings, ...resolved.warnings];
  const { title, description } = validation.value;
  return { resolved, title: title ?? '', description, issues: [...validation.issues, ...resolved.issues], warnings };
}
