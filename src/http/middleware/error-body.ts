/** Turns whatever was thrown below into the error body of docs/interface.md, Errors. */
import { ServiceFailure } from '../../service/failures.js';
import { StoreUnavailable } from '../../store/index.js';
import { internalError, Problem, problemOf, storeUnavailable } from '../errors.js';
import { problemBody } from '../problem-body.js';
import type { Middleware, RequestContext } from '../state.js';

export const errorBody: Middleware = async (context, next) => {
  try {
    await next();
  } catch (error) {
    answer(context as RequestContext, asProblem(error, context as RequestContext));
  }
};

function asProblem(error: unknown, context: RequestContext): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ServiceFailure) return problemOf(error);
  if (error instanceof StoreUnavailable) {
    context.state.log.warn({ err: error }, 'store unavailable');
    return storeUnavailable();
  }
  context.state.log.error(
    { err: error, method: context.method, path: context.state.withoutKeys(context.path) },
    'internal error',
  );
  return internalError();
}

function answer(context: RequestContext, problem: Problem): void {
  const { status, details } = problem;
  context.status = status;
  context.set(details.headers ?? {});
  context.set('Content-Type', wantsProblemJson(context) ? 'application/problem+json' : 'application/json');
  context.vary('Accept');
  context.body = JSON.stringify(problemBody(problem, context.state.requestId, context.state.withoutKeys));
}

/** Only when it is named; a wildcard does not ask for it. */
function wantsProblemJson(context: RequestContext): boolean {
  const accepted = context.accepts();
  return Array.isArray(accepted) && accepted.includes('application/problem+json');
}
