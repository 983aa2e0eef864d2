/** Each request is a step of a trace: of the caller's where it sends one, else of its own. */

import { readTraceParent } from '../../lib/trace-context.js';
import { SpanKind, spanned } from '../../spans.js';
import type { Middleware } from '../state.js';

export function traced(): Middleware {
  return (context, next) => {
    // Of a balancer, every few seconds.
    if (context.path.startsWith('/health/') || context.path === '/metrics') return next();
    const attributes = { 'http.request.method': context.method };
    const step = {
      name: context.method,
      kind: SpanKind.SERVER,
      attributes,
      parent: readTraceParent(context.get('traceparent')),
    };
    return spanned(step, async (span) => {
      await next();
      const { operation } = context.state;
      if (operation !== '') span.updateName(operation);
      span.setAttributes({
        'http.response.status_code': context.status,
        'stowage.request_id': context.state.requestId,
      });
    });
  };
}
