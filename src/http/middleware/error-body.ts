/** Turns whatever was thrown below into the error body of docs/interface.md, Errors. */
import { isOutOfDescriptors, MORE_DESCRIPTORS } from '../../service/descriptors.js';
import { damaged, ServiceFailure } from '../../service/failures.js';
import type { FaultFiles } from '../../service/fault-files.js';
import { Damaged, StoreCannotWrite, StoreUnavailable } from '../../store/index.js';
import { internalError, machineFull, Problem, problemOf, storeCannotWrite, storeUnavailable } from '../errors.js';
import { problemBody } from '../problem-body.js';
import type { Middleware, RequestContext } from '../state.js';

export function errorBody(faults: Pick<FaultFiles, 'keep'>): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      answer(context as RequestContext, await asProblem(error, context as RequestContext, faults));
    }
  };
}

async function asProblem(error: unknown, context: RequestContext, faults: Pick<FaultFiles, 'keep'>): Promise<Problem> {
  if (error instanceof Problem) return error;
  if (error instanceof ServiceFailure) return problemOf(error);
  const { body, log, withoutKeys } = context.state;
  if (error instanceof Damaged) {
    log.error({ damaged: error.what }, 'damaged entry read');
    return problemOf(damaged(error.what));
  }
  if (error instanceof StoreUnavailable) {
    // A store that cannot be written says so once, and not for each request.
    if (error instanceof StoreCannotWrite) return storeCannotWrite(error.reason);
    log.warn({ err: error }, 'store unavailable');
    return storeUnavailable();
  }
  if (isOutOfDescriptors(error)) {
    log.error({ reason: (error as Error).message }, MORE_DESCRIPTORS);
    return machineFull('descriptors');
  }
  const { code, message: reason } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') {
    log.error({ reason }, 'the disk of the temporary files is full');
    return machineFull('room on its disk');
  }
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const { method } = context;
  const request = { method, url: withoutKeys(context.url) };
  const file = await faults.keep(
    context.state.caller?.user ?? null,
    { fault: { name, message, stack }, ...request },
    body,
    log,
  );
  log.error({ err: error, method, path: withoutKeys(context.path), file }, 'internal error');
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
