/** Gives every request an id and a logger of its own, and logs its end. Keys and bodies are never logged. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Middleware } from '../state.js';

/** What a client may choose as an id: it goes into headers and log lines. */
const ACCEPTABLE_ID = /^[\x21-\x7e]{1,128}$/;

export function requestLog(log: Logger): Middleware {
  return async (context, next) => {
    const begun = performance.now();
    const sent = context.get('X-Request-Id');
    const requestId = ACCEPTABLE_ID.test(sent) ? sent : randomUUID();
    context.state.requestId = requestId;
    context.state.log = log.child({ requestId });
    context.state.caller = null;
    context.set('X-Request-Id', requestId);
    context.set('X-Api-Version', '2');
    context.res.once('close', () => {
      const isQuiet = context.path.startsWith('/health/');
      context.state.log[isQuiet ? 'debug' : 'info'](
        {
          method: context.method,
          path: context.path,
          status: context.res.statusCode,
          complete: context.res.writableFinished,
          milliseconds: Math.round(performance.now() - begun),
          user: context.state.caller?.user,
          address: context.ip,
        },
        'request',
      );
    });
    await next();
  };
}
