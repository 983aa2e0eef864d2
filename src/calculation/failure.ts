/** Why nothing was calculated, as one coded error with all its issues. */
import { inEnglish } from '../domain/coded-sentences.js';
import type { LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { CALCULATION_ERROR_CODES, type CalculationErrorCode } from '../schema/codes.js';
import type { CalculationError, Issue } from './types.js';

/** The code of the issues when they agree, else ValidationFailed. */
function codeOf(issues: readonly Issue[]): CalculationErrorCode {
  const codes = new Set(issues.map(({ code }) => code));
  const [only] = codes;
  const known = CALCULATION_ERROR_CODES.find((code) => code === only);
  return codes.size === 1 && known !== undefined ? known : 'ValidationFailed';
}

/** @param issues at least one */
export function failureOf(issues: readonly Issue[]): CalculationError {
  const first = issues[0]?.message ?? '';
  const message = issues.length === 1 ? first : `The request has ${issues.length} faults. The first: ${first}`;
  return { code: codeOf(issues), message, issues };
}

/**
 * A plan that loads nothing is no load: because no cargo fits any container, because the clock struck first, or for
 * the reasons that planning gives. Null when something is loaded.
 */
export function nothingLoadedIssues(problem: LoadProblem, { containers, unloaded, search }: LoadPlan): Issue[] | null {
  if (containers.some(({ arrangements }) => arrangements.length > 0)) return null;
  const isTooBig = unloaded.length > 0 && unloaded.every(({ reason }) => reason === 'TooBig' || reason === 'Door');
  const isLate = !search.complete || unloaded.some(({ reason }) => reason === 'TimeLimit');
  const code = isTooBig ? 'CargoIsTooBig' : isLate ? 'TimeLimit' : 'NothingLoaded';
  if (unloaded.length === 0) return [{ pointer: '/cargoes', code, message: 'Nothing could be loaded.' }];
  return unloaded.map(({ cargo, detail }) => ({
    pointer: `/cargoes/${cargo}`,
    code,
    message: inEnglish(problem, detail),
  }));
}

/** A search that needs more memory than it may take. @param reason says how much that is */
export function tooLargeIssues({ cargoes }: LoadProblem, reason: string): Issue[] {
  const pieces = cargoes.reduce((sum, { quantity }) => sum + quantity, 0);
  const message = `${cargoes.length} cargoes of ${pieces} pieces are too much for one calculation: ${reason}.`;
  const hint = 'Divide the cargo over several requests, or allow fewer orientations and loading stages.';
  return [{ pointer: '/cargoes', code: 'ValidationFailed', message, hint }];
}

/** A plan that could not be judged by all rules within its time is not sent. */
export function notVerifiedInTime({ rules }: LoadProblem): Issue {
  return {
    pointer: '/rules/maxRunTimeSeconds',
    code: 'TimeLimit',
    message: `A plan was found, but it could not be verified within maxRunTimeSeconds (${rules.maxRunTimeSeconds} s).`,
    hint: 'Allow more time, or divide the cargo over several requests.',
  };
}
