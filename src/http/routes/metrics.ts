/** What the service counts of itself. */
import type { Metrics } from '../../service/metrics.js';
import { type Route, route } from '../route.js';
import { COMMON_ERRORS, NO_PARAMETERS } from './shared.js';

export function metricsRoutes(metrics: Metrics): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/metrics',
      operationId: 'getMetrics',
      summary: 'Figures of this process for Prometheus: calculations, queue, webhooks, store, threads.',
      tag: 'Health',
      auth: 'key',
      params: NO_PARAMETERS,
      query: NO_PARAMETERS,
      body: null,
      answers: { 200: { description: 'The figures.', types: ['text/plain'] }, ...COMMON_ERRORS },
      handle: async () => ({
        type: 'text/plain',
        body: Buffer.from(await metrics.text()),
        headers: { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' },
      }),
    }),
  ];
}
