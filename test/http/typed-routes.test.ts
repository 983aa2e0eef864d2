/** A handler has the types of its own route; most of this is checked by the compiler. */
import t from 'tap';
import { route } from '../../src/http/route.js';
import { COMMON_ERRORS, NO_PARAMETERS } from '../../src/http/routes/shared.js';
import { Type } from '../../src/schema/typebox.js';
import { KEY, serve } from '../support/http/http-app.js';

const COMMON = { tag: 'Test', auth: 'key', summary: 'Test', params: NO_PARAMETERS } as const;

const wrongRoutes = () => [
  route({
    ...COMMON,
    method: 'GET',
    path: '/WrongBody',
    operationId: 'wrongBody',
    query: NO_PARAMETERS,
    body: null,
    answers: {
      200: { description: 'State.', schema: Type.Object({ state: Type.Enum(['on', 'off']) }) },
      ...COMMON_ERRORS,
    },
    // @ts-expect-error a state that is not declared
    handle: ({ log }) => ({ body: { state: log.level === 'info' ? 'broken' : 'on' } }),
  }),
  route({
    ...COMMON,
    method: 'GET',
    path: '/WrongType',
    operationId: 'wrongType',
    query: NO_PARAMETERS,
    body: null,
    answers: { 200: { description: 'A picture.', types: ['image/png'] } },
    // @ts-expect-error a media type that is not declared
    handle: () => ({ type: 'image/svg+xml', body: Buffer.alloc(0) }),
  }),
  route({
    ...COMMON,
    method: 'GET',
    path: '/WrongStatus',
    operationId: 'wrongStatus',
    query: NO_PARAMETERS,
    body: null,
    answers: { 200: { description: 'Nothing.', schema: Type.Object({}) } },
    // @ts-expect-error a status that is not declared
    handle: () => ({ status: 201, body: {} }),
  }),
];

const typed = route({
  ...COMMON,
  method: 'POST',
  path: '/Typed',
  operationId: 'typed',
  query: Type.Object({ limit: Type.Integer({ default: 10 }) }),
  body: { kind: 'checked', schema: 'NewKey', description: 'A key.' },
  answers: {
    200: {
      description: 'What was sent.',
      schema: Type.Object({ twice: Type.Integer(), name: Type.String(), codes: Type.Array(Type.String()) }),
    },
    ...COMMON_ERRORS,
  },
  handle: ({ query, body, warnings }) => ({
    body: { twice: 2 * query.limit, name: (body.name ?? '').toUpperCase(), codes: warnings.map(({ code }) => code) },
  }),
});

t.test('a checked body is of its schema, or refused with every fault', async (t) => {
  const { address } = await serve(t, [typed]);
  const post = async (body: unknown) => {
    const headers = { TokenID: KEY, 'Content-Type': 'application/json' };
    const answer = await fetch(`${address}/Typed?limit=4`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  };
  t.strictSame((await post({ name: 'mine' })).body, { twice: 8, name: 'MINE', codes: [] });
  t.match(await post({ name: 'mine', nmae: 'x' }), {
    status: 400,
    body: { code: 'ValidationFailed', issues: [{ pointer: '/nmae', hint: 'did you mean `name`?' }] },
  });
  t.match(await post({ name: 7, expiresAt: true }), {
    status: 400,
    body: { code: 'ValidationFailed', issues: [{ pointer: '/name' }, { pointer: '/expiresAt' }] },
  });
  t.match(await post([]), { status: 400, body: { code: 'ValidationFailed', message: /must be an object/ } });
});

t.test('a wrong answer is no route', (t) => {
  t.equal(wrongRoutes().length, 3);
  t.end();
});
