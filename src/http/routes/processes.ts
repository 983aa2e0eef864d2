/** Work in the background, as processes of the user whose load it will be. */
import { Type } from '../../schema/typebox.js';
import { PROCESS_LOOK_MILLISECONDS, seenProcess } from '../../service/background/process-events.js';
import { processView } from '../../service/background/process-view.js';
import { eventBody } from '../../service/event-stream.js';
import type { Services } from '../../service/services.js';
import { EVENTS_TYPE } from '../media-types.js';
import { type Route, route } from '../route.js';
import { pageResponse, withWarnings } from './answers.js';
import { COMMON_ERRORS, NO_PARAMETERS, PAGE_PARAMETERS } from './shared.js';

const COMMON = { tag: 'Processes', auth: 'key', body: null } as const;

const params = Type.Object({
  processId: Type.String({ minLength: 1, description: '`document.processId` of the answer.' }),
});

export function processRoutes({ background, heartbeatMilliseconds }: Services): readonly Route[] {
  return [
    route({
      ...COMMON,
      method: 'GET',
      path: '/Processes',
      operationId: 'listProcesses',
      summary: "The caller's processes, newest first. Processes that ended are kept for 7 days.",
      params: NO_PARAMETERS,
      query: PAGE_PARAMETERS,
      answers: { 200: { description: 'The processes.', schema: 'ProcessList' }, ...COMMON_ERRORS },
      handle: async ({ caller, query, warnings }) => {
        const { items, next } = await background.list(caller.user, query);
        return pageResponse({ items: items.map(processView), next }, warnings);
      },
    }),
    route({
      ...COMMON,
      method: 'GET',
      path: '/Processes/{processId}',
      operationId: 'getProcess',
      summary: 'One process. When it is done, its Load is included.',
      params,
      query: NO_PARAMETERS,
      answers: { 200: { description: 'The process.', schema: 'ProcessWithLoad' }, ...COMMON_ERRORS },
      handle: async ({ caller, params: { processId }, warnings }) => {
        const job = await background.get(caller.user, processId);
        const load = await background.answer(job);
        const view = JSON.stringify(withWarnings(processView(job), warnings));
        if (!load) return { body: Buffer.from(view) };
        return { body: Buffer.concat([Buffer.from(`${view.slice(0, -1)},"load":`), load, Buffer.from('}')]) };
      },
    }),
    route({
      ...COMMON,
      method: 'DELETE',
      path: '/Processes/{processId}',
      operationId: 'cancelProcess',
      summary: 'Cancels a waiting or running process. A process that has ended does not change.',
      params,
      query: NO_PARAMETERS,
      answers: { 200: { description: 'The process as it is now.', schema: 'Process' }, ...COMMON_ERRORS },
      handle: async ({ caller, params: { processId }, warnings }) => ({
        body: withWarnings(processView(await background.cancel(caller.user, processId)), warnings),
      }),
    }),
    route({
      ...COMMON,
      method: 'GET',
      path: '/Processes/{processId}/Events',
      operationId: 'watchProcess',
      summary: 'The process as server-sent events: one for every change, until the process has ended.',
      params,
      query: NO_PARAMETERS,
      answers: {
        200: {
          description: 'Events with the process as data. A comment every 15 s keeps the connection open.',
          types: [EVENTS_TYPE],
        },
        ...COMMON_ERRORS,
      },
      handle: async ({ caller, params: { processId }, lastEventId, signal }) => {
        await background.get(caller.user, processId);
        const look = async () => seenProcess(processView(await background.get(caller.user, processId)));
        const lookMilliseconds = PROCESS_LOOK_MILLISECONDS;
        const options = { look, lookMilliseconds, lastEventId, signal, heartbeatMilliseconds };
        const begin = async () => eventBody(options);
        return { type: EVENTS_TYPE, body: begin };
      },
    }),
  ];
}
