/** Whether the service lives, and whether it can plan and save. */
import type { Lifecycle } from '../../service/lifecycle.js';
import type { Store } from '../../store/index.js';
import { notReady } from '../errors.js';
import { errorAnswer, type Route, route } from '../route.js';
import { withWarnings } from './answers.js';
import { NO_PARAMETERS } from './shared.js';

export function healthRoutes(lifecycle: Lifecycle, store: Pick<Store, 'ready'>): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/health/live',
      operationId: 'getLiveness',
      summary: 'Answers 200 as long as the process serves requests.',
      tag: 'Health',
      auth: 'none',
      params: NO_PARAMETERS,
      query: NO_PARAMETERS,
      body: null,
      answers: { 200: { description: 'The process is alive.', schema: 'Liveness' } },
      handle: ({ warnings }) => ({ body: withWarnings({ status: 'live' as const }, warnings) }),
    }),
    route({
      method: 'GET',
      path: '/health/ready',
      operationId: 'getReadiness',
      summary: 'Answers 200 when the service can plan and read; `writes` tells whether it can save too.',
      tag: 'Health',
      auth: 'none',
      params: NO_PARAMETERS,
      query: NO_PARAMETERS,
      body: null,
      answers: {
        200: { description: 'The service is ready.', schema: 'Readiness' },
        503: errorAnswer('It is starting or stopping, or its store cannot be reached.'),
      },
      handle: async ({ warnings }) => {
        if (lifecycle.state !== 'ready') throw notReady(`The service is ${lifecycle.state}.`);
        const { cannotWrite, isBeingChecked, damaged } = await store.ready();
        const writes = cannotWrite === null ? { writes: true } : { writes: false, reason: cannotWrite };
        const checked = { ...(isBeingChecked && { checking: true }), ...(damaged !== undefined && { damaged }) };
        return { body: withWarnings({ status: 'ready' as const, ...writes, ...checked }, warnings) };
      },
    }),
  ];
}
