/** Gives every request an id and a logger of its own, and logs its end. Keys and bodies are never logged. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { readTraceParent, traceIdOf } from '../../lib/trace-context.js';
import type { Caller } from '../../service/accounts/caller.js';
import { traceParentOfStep } from '../../spans.js';
import { keysSent, withoutKeys } from '../redact.js';
import type { Middleware } from '../state.js';

/** What a client may choose as an id: it goes into headers and log lines. */
const ACCEPTABLE_ID = /^[\x21-\x7e]{1,128}$/;

/** In logs and metrics alone, as proxies write it: the client hung up before there was an answer. */
const CLIENT_GONE = 499;

/** Told of every request that is answered; the operation is empty when no route took it. */
export type OnAnswered = (operation: string, status: number, seconds: number, caller: Caller | null) => void;

export function requestLog(log: Logger, onAnswered: OnAnswered): Middleware {
  return async (context, next) => {
    const begun = performance.now();
    const keys = keysSent(context.get('TokenID'), context.get('Authorization'));
    context.state.withoutKeys = (text) => withoutKeys(text, keys);
    const sent = context.get('X-Request-Id');
    const isUsable = ACCEPTABLE_ID.test(sent) && context.state.withoutKeys(sent) === sent;
    const requestId = isUsable ? sent : randomUUID();
    context.state.requestId = requestId;
    const traceParent = traceParentOfStep() ?? readTraceParent(context.get('traceparent'));
    context.state.traceParent = traceParent;
    context.state.operation = '';
    context.state.log = log.child({ requestId, ...(traceParent && { traceId: traceIdOf(traceParent) }) });
    context.state.caller = null;
    context.state.isSession = false;
    context.state.mayStill = async () => true;
    context.state.body = '';
    context.set('X-Request-Id', requestId);
    context.set('X-Api-Version', '2');
    context.res.once('close', () => {
      const milliseconds = performance.now() - begun;
      const status = context.res.headersSent ? context.res.statusCode : CLIENT_GONE;
      onAnswered(context.state.operation, status, milliseconds / 1000, context.state.caller);
      const isQuiet = context.path.startsWith('/health/');
      context.state.log[isQuiet ? 'debug' : 'info'](
        {
          method: context.method,
          path: context.state.withoutKeys(context.path),
          status,
          complete: context.res.writableFinished,
          milliseconds: Math.round(milliseconds),
          user: context.state.caller?.user,
          address: context.ip,
        },
        'request',
      );
    });
    await next();
  };
}
