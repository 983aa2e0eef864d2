/** The door: a request body in, a verified load out. Validate, resolve, plan, verify; nothing flows back. */
import type { LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { type Engine, EngineFailure } from '../engine/port.js';
import type { PlanHooks } from '../planning/filling/hooks.js';
import { planLoad } from '../planning/plan-load.js';
import { validateLoadRequest } from '../schema/validate.js';
import { NO_ACCOUNT_RULES, solutionNamesOf } from './account-rules.js';
import { failureOf, nothingLoadedIssues, tooLargeIssues } from './failure.js';
import { type CalculationHooks, planHooks } from './hooks.js';
import type { CalculationOptions } from './options.js';
import { favouritesFull } from './resolve/favourite-warnings.js';
import { type Resolved, resolve } from './resolve/resolve.js';
import type { CalculationOutcome, CalculationTimings, Issue, Warning } from './types.js';
import { type Verification, verify } from './verify.js';

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

  const plan = planOrIssues(problem, () => parts.plan(problem, engine, planHooks(problem, hooks)));
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
  const validation = validateLoadRequest(body, {
    maxRunTimeSeconds: options.maxRunTimeSeconds,
    cargoesFromDatabase: options.storedCargoes !== undefined,
    containersFromDatabase: options.storedContainers !== undefined,
  });
  const resolved: Resolved = resolve(validation.value, validation.issues, options);
  const warnings: Warning[] = [...validation.warnings, ...resolved.warnings];
  const { title, description } = validation.value;
  return { resolved, title: title ?? '', description, issues: [...validation.issues, ...resolved.issues], warnings };
}
