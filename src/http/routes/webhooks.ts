/** What was sent to listeners, and sending it again. */
import { Type } from '../../schema/typebox.js';
import type { Services } from '../../service/services.js';
import type { Delivery } from '../../store/index.js';
import { shownUrl } from '../../webhook/shown-url.js';
import { type Route, route } from '../route.js';
import { pageResponse, withWarnings } from './answers.js';
import { COMMON_ERRORS, KEPT_ERRORS, NO_PARAMETERS, PAGE_PARAMETERS } from './shared.js';

const COMMON = { tag: 'Webhooks', auth: 'key', body: null } as const;

export function webhookRoutes({ background }: Services): readonly Route[] {
  return [
    route({
      ...COMMON,
      method: 'GET',
      path: '/Webhooks/Deliveries',
      operationId: 'listDeliveries',
      summary: "The caller's webhooks and the attempts to deliver them, newest first. They are kept for 7 days.",
      params: NO_PARAMETERS,
      query: PAGE_PARAMETERS,
      answers: { 200: { description: 'The deliveries.', schema: 'DeliveryList' }, ...COMMON_ERRORS },
      handle: async ({ caller, query, warnings }) => {
        const { items, next } = await background.listDeliveries(caller.user, query);
        return pageResponse({ items: items.map(shownDelivery), next }, warnings);
      },
    }),
    route({
      ...COMMON,
      method: 'POST',
      path: '/Webhooks/Deliveries/{id}/Retry',
      operationId: 'retryDelivery',
      summary: 'Sends a webhook again at once. If that fails, the waits between attempts start over.',
      params: Type.Object({ id: Type.String({ minLength: 1, description: 'The webhook-id.' }) }),
      query: NO_PARAMETERS,
      answers: { 200: { description: 'The delivery, due now.', schema: 'Delivery' }, ...KEPT_ERRORS },
      handle: async ({ caller, params, warnings }) => ({
        body: withWarnings(shownDelivery(await background.resend(caller.user, params.id)), warnings),
      }),
    }),
  ];
}

function shownDelivery({ id, jobId, url, state, attempts, nextAt }: Delivery) {
  return { id, processId: jobId, url: shownUrl(url), state, attempts, nextAt };
}
