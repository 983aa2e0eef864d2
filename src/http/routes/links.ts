/** Links to reports that are made by hand, and revoked. */
import { Type } from '../../schema/typebox.js';
import type { ShareLinks } from '../../service/reports/share-links.js';
import { type Route, route } from '../route.js';
import { databaseResponse } from './answers.js';
import { BODY_ERRORS, COMMON_ERRORS, NO_PARAMETERS } from './shared.js';

const COMMON = { tag: 'Reports', auth: 'key', query: NO_PARAMETERS } as const;
const OK = { status: 'succeed', message: 'OK' } as const;

export function linkRoutes(links: ShareLinks): readonly Route[] {
  return [
    route({
      ...COMMON,
      method: 'GET',
      path: '/Links',
      operationId: 'listLinks',
      summary: "The caller's links to reports of loads that are there, oldest first.",
      params: NO_PARAMETERS,
      body: null,
      answers: { 200: { description: 'The links.', schema: 'LinkList' }, ...COMMON_ERRORS },
      handle: async ({ caller, baseUrl, warnings }) => {
        const items = await links.list(caller, baseUrl);
        return { body: { ...OK, count: items.length, items, warnings } };
      },
    }),
    route({
      ...COMMON,
      method: 'POST',
      path: '/Links',
      operationId: 'makeLink',
      summary: 'Makes a link to the report of a saved load, for people without a key.',
      params: NO_PARAMETERS,
      body: { kind: 'checked', schema: 'NewLink', description: 'The load, and when the link expires.' },
      answers: { 200: { description: 'The link.', schema: 'MadeLink' }, ...BODY_ERRORS },
      handle: async ({ caller, body, baseUrl, warnings }) => {
        const made = await links.make(caller, body, baseUrl);
        return { body: { ...OK, ...made, warnings } };
      },
    }),
    route({
      ...COMMON,
      method: 'DELETE',
      path: '/Links/{id}',
      operationId: 'revokeLink',
      summary: "Revokes one of the caller's links at once.",
      params: Type.Object({ id: Type.String({ minLength: 1, description: 'Id of the link.' }) }),
      body: null,
      answers: { 200: { description: 'The link is revoked.', schema: 'DatabaseResponse' }, ...COMMON_ERRORS },
      handle: async ({ caller, params, warnings }) => {
        await links.revoke(caller, params.id);
        return databaseResponse({ names: [params.id], warnings: [] }, warnings);
      },
    }),
  ];
}
