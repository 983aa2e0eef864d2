/** The people of a company, what they did, and how much was used: for its admins. */
import { Type } from '../../schema/typebox.js';
import type { Actor } from '../../service/accounts/audit-log.js';
import { actorIn } from '../../service/accounts/sign-in.js';
import { dayRange, readMoment } from '../../service/created-at.js';
import type { Services } from '../../service/services.js';
import type { Person } from '../../store/index.js';
import { type Call, type Route, route } from '../route.js';
import { databaseResponse, pageResponse, withWarnings } from './answers.js';
import { BODY_ERRORS, COMMON_ERRORS, NO_PARAMETERS, PAGE_QUERY } from './shared.js';

const OK = { status: 'succeed', message: 'OK' } as const;
const COMMON = { tag: 'People', auth: 'key', params: NO_PARAMETERS, query: NO_PARAMETERS, body: null } as const;
const EMAIL = Type.String({ minLength: 1, maxLength: 254, description: 'In any case.' });
/** Of one of the people. */
const OF_ONE = { ...COMMON, path: '/Account/People/{email}', params: Type.Object({ email: EMAIL }) } as const;

export function peopleRoutes(services: Services): readonly Route[] {
  return [...companyRoutes(services), ...personRoutes(services), ...logRoutes(services)];
}

function companyRoutes({ people }: Services): readonly Route[] {
  return [
    route({
      ...COMMON,
      method: 'GET',
      path: '/Account/People',
      operationId: 'listPeople',
      summary: 'The people of the company, by e-mail.',
      answers: { 200: { description: 'The people.', schema: 'PeopleList' }, ...COMMON_ERRORS },
      handle: async ({ caller, warnings }) => {
        const items = (await people.list(caller.company)).map(shown);
        return { body: { ...OK, count: items.length, items, warnings } };
      },
    }),
    route({
      ...COMMON,
      method: 'POST',
      path: '/Account/People',
      operationId: 'addPerson',
      summary: 'Gives somebody access to the company. An invitation lets them sign in.',
      body: { kind: 'checked', schema: 'NewPerson', description: 'The person.' },
      answers: { 200: { description: 'The person.', schema: 'Person' }, ...BODY_ERRORS },
      handle: async (call) => {
        const { email, name, roles } = call.body;
        return { body: withWarnings(shown(await people.add(actor(call), email, { name, roles })), call.warnings) };
      },
    }),
  ];
}

function personRoutes({ people }: Services): readonly Route[] {
  return [
    route({
      ...OF_ONE,
      method: 'PUT',
      operationId: 'changePerson',
      summary: 'Changes name and roles, disables, or enables again. The last admin stays one.',
      body: { kind: 'checked', schema: 'PersonChange', description: 'What is to change.' },
      answers: { 200: { description: 'The person.', schema: 'Person' }, ...BODY_ERRORS },
      handle: async (call) => {
        const changed = await people.change(actor(call), call.params.email, call.body);
        return { body: withWarnings(shown(changed), call.warnings) };
      },
    }),
    route({
      ...OF_ONE,
      method: 'DELETE',
      operationId: 'removePerson',
      summary: 'Ends all access of somebody. Their loads stay under the e-mail.',
      ...ended('The access has ended.', (by, email) => people.remove(by, email)),
    }),
    route({
      ...OF_ONE,
      method: 'POST',
      path: '/Account/People/{email}/Invite',
      operationId: 'invitePerson',
      summary: 'Makes a link by which somebody signs in and chooses a password, and mails it where mails can be sent.',
      answers: { 200: { description: 'The link.', schema: 'Invitation' }, ...COMMON_ERRORS },
      isSecret: true,
      handle: async (call) => {
        const made = await people.invite(actor(call), call.params.email, call.baseUrl);
        return { body: { ...OK, ...made, warnings: [...call.warnings] } };
      },
    }),
    route({
      ...OF_ONE,
      method: 'DELETE',
      path: '/Account/People/{email}/Sessions',
      operationId: 'endSessionsOf',
      summary: 'Signs somebody out everywhere.',
      ...ended('The sessions have ended.', (by, email) => people.endSessions(by, email)),
    }),
  ];
}

/** The answer to what ends something of somebody. */
function ended(description: string, end: (by: Actor, email: string) => Promise<void>) {
  return {
    answers: { 200: { description, schema: 'DatabaseResponse' }, ...COMMON_ERRORS },
    handle: async (call: Call<{ email: string }>) => {
      const { email } = call.params;
      await end(actor(call), email);
      return databaseResponse({ names: [email], warnings: [] }, call.warnings);
    },
  } as const;
}

const SPAN = {
  from: Type.Optional(Type.String({ description: 'A UTC day, or an instant: from then on.' })),
  to: Type.Optional(Type.String({ description: 'A UTC day, which is included, or an instant, which is not.' })),
};

function logRoutes({ audit, usage, people, background }: Services): readonly Route[] {
  return [
    route({
      ...COMMON,
      method: 'GET',
      path: '/Account/Audit',
      operationId: 'listAudit',
      summary: 'What was done in the company, newest first.',
      query: Type.Object({
        limit: PAGE_QUERY.limit,
        cursor: PAGE_QUERY.cursor,
        by: Type.Optional(Type.String({ description: 'E-mail of who did it, in any case.' })),
        action: Type.Optional(Type.String({ description: 'Exactly as in the answers.' })),
        ...SPAN,
      }),
      answers: { 200: { description: 'A page.', schema: 'AuditPage' }, ...COMMON_ERRORS },
      handle: async ({ caller, query, warnings }) => {
        const { by, action, from, to, limit, cursor } = query;
        const page = await audit.list(caller.company, {
          limit,
          ...(by !== undefined && { by: by.trim().toLowerCase() }),
          ...(action !== undefined && { action }),
          ...(from !== undefined && { from: readMoment('from', from) }),
          ...(to !== undefined && { to: readMoment('to', to) }),
          ...(cursor !== undefined && { cursor }),
        });
        const items = page.items.map(({ id: _, company: __, ...entry }) => entry);
        return pageResponse({ items, next: page.next }, warnings);
      },
    }),
    route({
      ...COMMON,
      method: 'GET',
      path: '/Account/Usage',
      operationId: 'listUsage',
      summary: 'What waits and runs, and what each key was used for by day. Without days: of the last 30.',
      query: Type.Object({
        from: Type.Optional(Type.String({ description: 'The first UTC day.' })),
        to: Type.Optional(Type.String({ description: 'The last UTC day.' })),
      }),
      answers: { 200: { description: 'The figures.', schema: 'UsageList' }, ...COMMON_ERRORS },
      handle: async ({ caller, query, warnings }) => {
        const { from, to } = dayRange(query.from, query.to);
        const emails = (await people.list(caller.company)).map(({ email }) => email);
        const [rows, { waiting, running }] = await Promise.all([
          usage.list(caller.company, from, to),
          background.underWay(emails),
        ]);
        const items = rows.map(({ company: _, key, ...row }) => ({ ...row, key: key === '' ? null : key }));
        return { body: { ...OK, waiting, running, count: items.length, items, warnings } };
      },
    }),
  ];
}

function actor({ caller, visit }: Pick<Call, 'caller' | 'visit'>): Actor {
  return actorIn(caller, visit.address);
}

function shown({ email, name, roles, isDisabled, lastSeenAt }: Person) {
  return { email, name, roles, isDisabled, lastSeenAt };
}
