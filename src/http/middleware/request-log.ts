/** Gives every request an id and a logger of its own, and logs its end. Keys and bodies are never logged. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { keysSent, withoutKeys } from '../redact.js';
import type { Middleware } from '../state.js';

/** What a client may choose as an id: it goes into headers and log lines. */
const ACCEPTABLE_ID = /^[\x21-\x7e]{1,128}$/;

export function requestLog(log: Logger): Middleware {
  return async (context, next) => {
    const begun = performance.now();
    const keys = keysSent(context.get('TokenID'), context.get('Authorization'));
    context.state.withoutKeys = (text) => withoutKeys(text, keys);
    const sent = context.get('X-Request-Id');
    const isUsable = ACCEPTABLE_ID.test(sent) && context.state.withoutKeys(sent) === sent;
    const requestId = isUsable ? sent : randomUUID();
    context.state.requestId = requestId;
    context.state.log = log.child({ requestId });
    context.state.caller = null;
    context.state.body = '';
    context.set('X-Request-Id', requestId);
    context.set('X-Api-Version', '2');
    context.res.once('close', () => {
      const isQuiet = context.path.startsWith('/health/');
      context.state.log[isQuiet ? 'debug' : 'info'](
        {
          method: context.method,
          path: context.state.withoutKeys(context.path),
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
