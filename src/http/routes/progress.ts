/** How far the loading of saved loads is: for who has a key or a session, and for who has a link that allows it. */
import { LIMITS } from '../../schema/limits.js';
import { Type } from '../../schema/typebox.js';
import { type EventsOptions, eventBody } from '../../service/event-stream.js';
import type { LoadAsked } from '../../service/loads/progress.js';
import type { Services } from '../../service/services.js';
import { EVENTS_TYPE } from '../media-types.js';
import { errorAnswer, type Route, route } from '../route.js';
import type { SignedLimit } from '../signed-limit.js';
import { BODY_ERRORS, COMMON_ERRORS, LONGEST_TOKEN, NO_PARAMETERS } from './shared.js';

const LOOK_MILLISECONDS = 1_000;
const OK = { status: 'succeed', message: 'OK' } as const;

const OF_LOAD = Type.Object({
  userId: Type.String({ minLength: 1, description: 'E-mail of the creator.' }),
  title: Type.String({ minLength: 1, description: 'The whole title.' }),
});
const OF_LINK = Type.Object({
  token: Type.String({
    minLength: 1,
    maxLength: LONGEST_TOKEN,
    description: 'The last part of the address of a link that was made with `allows: Dock`.',
  }),
});
const WHICH = Type.Object({
  version: Type.Optional(
    Type.Integer({ minimum: 1, maximum: LIMITS.whole, description: 'Absent: the version that the load has.' }),
  ),
});

const LISTENING = Type.Object({
  seconds: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: LIMITS.whole,
      description: 'The stream ends after so many seconds; absent: it goes on until the client closes it.',
    }),
  ),
});

const BODY = { kind: 'checked', schema: 'NewProgress', description: 'What is told, and of which version.' } as const;
const READ = { 200: { description: 'All that was told.', schema: 'Progress' } } as const;
const ADDED = { 200: { description: 'How far the loading is now.', schema: 'AddedProgress' } } as const;
const WATCHED = {
  200: {
    description: 'Events with ProgressNews as data. A comment every 15 s keeps the connection open.',
    types: [EVENTS_TYPE],
  },
} as const;

const LINK_ERRORS = {
  400: errorAnswer('What was sent is not of the plan, or there is no such version.'),
  403: errorAnswer('The link lets its holder read the report, and no more.'),
  404: errorAnswer('The address was changed, has expired or was revoked, or its load is no longer there.'),
  429: errorAnswer('Too many were asked for within a minute, from one network address or of the loads of one user.'),
  503: errorAnswer('The store cannot be reached, or the service is stopping.'),
} as const;

export function progressRoutes(
  { loadProgress, reports, heartbeatMilliseconds }: Services,
  limit: SignedLimit,
): readonly Route[] {
  const begin = (listened: Pick<EventsOptions, 'look' | 'lastEventId' | 'signal' | 'seconds'>) => async () =>
    eventBody({ ...listened, lookMilliseconds: LOOK_MILLISECONDS, heartbeatMilliseconds });
  /** The load behind a link, for who may tell how far its loading is. */
  const behind = async (token: string, address: string): Promise<LoadAsked> => {
    await limit.fromAddress(address);
    const { owner, title } = await reports.dockOf(token);
    await limit.ofOwner(owner);
    return { viewer: { user: owner, company: '' }, userId: owner, title };
  };
  const ofLoad = { tag: 'Progress', auth: 'key', path: '/Loads/{userId}/{title}/Progress', params: OF_LOAD } as const;
  const ofLink = { tag: 'Progress', auth: 'none', path: '/Dock/{token}/Progress', params: OF_LINK } as const;
  return [
    route({
      ...ofLoad,
      method: 'GET',
      operationId: 'getProgress',
      summary: 'What the dock told of the loading of a load.',
      query: WHICH,
      body: null,
      answers: { ...READ, ...COMMON_ERRORS },
      handle: async ({ caller, params, query, warnings }) => {
        const news = await loadProgress.read({ viewer: caller, ...params }, query.version ?? null);
        return { body: { ...OK, ...news, warnings } };
      },
    }),
    route({
      ...ofLoad,
      method: 'POST',
      operationId: 'addProgress',
      summary: 'Tells how far the loading of a load is, and what cannot be loaded.',
      query: NO_PARAMETERS,
      body: BODY,
      answers: { ...ADDED, ...BODY_ERRORS },
      handle: async ({ caller, params, body, warnings }) => {
        const told = await loadProgress.add({ viewer: caller, ...params }, caller.user, body);
        return { body: { ...OK, ...told, warnings } };
      },
    }),
    route({
      ...ofLoad,
      method: 'GET',
      path: `${ofLoad.path}/Events`,
      operationId: 'watchProgress',
      summary: 'The loading of a load as server-sent events: what is new, as it is told.',
      query: LISTENING,
      body: null,
      answers: { ...WATCHED, ...COMMON_ERRORS },
      handle: async ({ caller, params, query: { seconds }, lastEventId, signal }) => {
        const look = await loadProgress.watch({ viewer: caller, ...params });
        return { type: EVENTS_TYPE, body: begin({ look, lastEventId, signal, seconds }) };
      },
    }),
    route({
      ...ofLink,
      method: 'GET',
      operationId: 'getDockProgress',
      summary: 'What the dock told of the loading of the load behind a link.',
      query: WHICH,
      body: null,
      answers: { ...READ, ...LINK_ERRORS },
      handle: async ({ params, query, visit, warnings }) => {
        const news = await loadProgress.read(await behind(params.token, visit.address), query.version ?? null);
        return { body: { ...OK, ...news, warnings } };
      },
    }),
    route({
      ...ofLink,
      method: 'POST',
      operationId: 'addDockProgress',
      summary: 'Tells how far the loading of the load behind a link is, and what cannot be loaded.',
      query: NO_PARAMETERS,
      body: BODY,
      answers: { ...ADDED, ...LINK_ERRORS, 413: errorAnswer('The body is too large.') },
      handle: async ({ params, body, visit, warnings }) => {
        const told = await loadProgress.add(await behind(params.token, visit.address), '', body);
        return { body: { ...OK, ...told, warnings } };
      },
    }),
    route({
      ...ofLink,
      method: 'GET',
      path: `${ofLink.path}/Events`,
      operationId: 'watchDockProgress',
      summary: 'The loading of the load behind a link as server-sent events, until the link is revoked.',
      query: LISTENING,
      body: null,
      answers: { ...WATCHED, ...LINK_ERRORS },
      handle: async ({ params: { token }, query: { seconds }, visit, lastEventId, signal }) => {
        const seen = await loadProgress.watch(await behind(token, visit.address));
        const look = async () => ((await reports.isDock(token)) ? seen() : null);
        return { type: EVENTS_TYPE, body: begin({ look, lastEventId, signal, seconds }) };
      },
    }),
  ];
}
