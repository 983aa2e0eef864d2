/** The first step of a calculation: what is wrong with a request, and the problem that it poses. Nothing is searched. */
import type { LoadProblem } from '../domain/problem.js';
import { placedIssues, placedWarning } from '../schema/places.js';
import { validateLoadRequest } from '../schema/validate.js';
import { NO_ACCOUNT_RULES, solutionNamesOf } from './account-rules.js';
import type { CalculationOptions } from './options.js';
import { resolve } from './resolve/resolve.js';
import type { Issue, NormalisedRequest, SolutionNames, Warning } from './types.js';

export interface CheckedRequest {
  /** Null when there is an issue. */
  readonly problem: LoadProblem | null;
  /** Every fault, with where it is. */
  readonly issues: readonly Issue[];
  readonly warnings: readonly Warning[];
  /** Empty when the request has none that can be used. */
  readonly title: string;
  readonly description: string;
  /** What a load echoes of it. */
  readonly request: NormalisedRequest;
  readonly solutionNames: SolutionNames | null;
}

/** @param body parsed JSON, as it was sent */
export function check(body: unknown, options: CalculationOptions): CheckedRequest {
  const { value, issues, warnings } = validateLoadRequest(body, {
    maxRunTimeSeconds: options.maxRunTimeSeconds,
    cargoesFromDatabase: options.storedCargoes !== undefined,
    containersFromDatabase: options.storedContainers !== undefined,
  });
  const { source } = options;
  const resolved = resolve(value, [...(source?.faults ?? []), ...issues], options);
  const found = [...issues, ...resolved.issues];
  const allWarnings = [...warnings, ...resolved.warnings];
  return {
    problem: resolved.problem,
    issues: source === undefined ? found : placedIssues(source, found),
    warnings: source === undefined ? allWarnings : allWarnings.map((warning) => placedWarning(warning, source.places)),
    title: value.title ?? '',
    description: value.description,
    request: resolved.request,
    solutionNames: solutionNamesOf(options.account ?? NO_ACCOUNT_RULES),
  };
}
