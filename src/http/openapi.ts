/** The OpenAPI 3.1 document, made from the same route data and schemas that the router uses. */

import { LIMITS } from '../schema/limits.js';
import { answered, openApiSchemas, sent } from '../schema/openapi.js';
import type { TObject, TSchema } from '../schema/typebox.js';
import type { BodySpec, FormBodySpec, SchemaOrName } from './bodies/spec.js';
import { type Json, plainDocument } from './definition/plain.js';
import { codeSamples } from './examples/code-samples.js';
import { type Example, variableOf } from './examples/example.js';
import { STORY } from './examples/story.js';
import { JSON_TYPE } from './media-types.js';
import { type AnswerSpec, type Answers, errorAnswer, hasEvents, hasTag, isKept, type Route } from './route.js';

export interface ApiInfo {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly license?: { readonly name: string; readonly identifier: string };
}

export function openApiDocument(routes: readonly Route[], info: ApiInfo): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return plainDocument({
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    security: [{ TokenID: [] }, { Authorization: [] }],
    tags: [...new Set(routes.map((route) => route.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: openApiSchemas(),
      responses: Object.fromEntries(
        Object.entries(OF_ANY).map(([status, answer]) => [`OfAny${status}`, response(Number(status), answer)]),
      ),
      securitySchemes: {
        TokenID: { type: 'apiKey', in: 'header', name: 'TokenID', description: 'The API key.' },
        Authorization: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '"TokenID " and the API key.',
        },
      },
    },
  });
}

/** A resource is referred to by its name; any other schema stands where it is used. */
function byName(schema: SchemaOrName): unknown {
  return typeof schema === 'string' ? { $ref: schema } : schema;
}

function operation(route: Route): Json {
  const examples = STORY.filter((example) => example.of === route.operationId);
  const parameters = [
    ...parametersOf(route.params, 'path', examples[0]?.path),
    ...parametersOf(route.query, 'query', examples[0]?.query),
  ];
  return {
    operationId: route.operationId,
    summary: route.summary,
    tags: [route.tag],
    ...(route.auth === 'none' && { security: [] }),
    parameters: [...parameters, ...headersOf(route)],
    ...(route.body && { requestBody: requestBody(route.body, examples) }),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.answers).map(([status, answer]) => [status, response(Number(status), answer, route)]),
      ),
      ...answersOfAny(route),
    },
    ...(examples.length > 0 && { 'x-codeSamples': examples.flatMap((example) => codeSamples(route, example)) }),
  };
}

/** What any call may be answered, whatever it asks for. */
const OF_ANY: Answers = {
  400: errorAnswer('The path, the query or a header is wrong, or the request cannot be read.'),
  404: errorAnswer('There is nothing at this path.'),
  405: errorAnswer('The path does not support this method. The header Allow names the methods that it supports.'),
  408: errorAnswer('The whole request did not arrive in time.'),
  417: errorAnswer('The header Expect has another value than 100-continue.'),
  431: errorAnswer('The headers are too large.'),
  500: errorAnswer('A fault of the service.'),
  503: errorAnswer('The service is stopping.'),
};

/** Of those the ones that the route says nothing of. */
function answersOfAny(route: Route): Json {
  const unchanged = {
    304: { description: 'The version that If-None-Match names is still current.', headers: answerHeaders(304, route) },
  };
  const absent = Object.keys(OF_ANY).filter((status) => !(status in route.answers));
  return {
    ...(mayBeUnchanged(route) && unchanged),
    ...Object.fromEntries(absent.map((status) => [status, { $ref: `#/components/responses/OfAny${status}` }])),
  };
}

function mayBeUnchanged(route: Route): boolean {
  return hasTag(route) || route.hasOwnTag === true;
}

/** Headers of the request that mean something to the service. */
function headersOf(route: Route): Json[] {
  const text = (most: number) => ({ type: 'string', minLength: 1, maxLength: most, pattern: '^[\\x21-\\x7e]*$' });
  return [
    header('X-Request-Id', 'Id that appears in the answer and in the log. Absent: the service makes one.', text(128)),
    ...(isKept(route)
      ? [
          header(
            'Idempotency-Key',
            'For a day, a call with the same key gets the first successful answer again.',
            text(255),
          ),
        ]
      : []),
    ...(mayBeUnchanged(route)
      ? [
          header('If-None-Match', 'Entity tags that the client has. The answer is 304 when one is still current.', {
            type: 'string',
          }),
        ]
      : []),
    ...(hasEvents(route.answers)
      ? [header('Last-Event-ID', 'Id of the last event that the client received.', { type: 'string' })]
      : []),
  ];
}

function header(name: string, description: string, schema: Json): Json {
  return { name, in: 'header', required: false, description, schema };
}

function parametersOf(schema: TObject, place: 'path' | 'query', example: Example['path'] = {}): Json[] {
  return Object.entries(schema.properties as Record<string, TSchema>).map(([name, property]) => {
    const { description, ...rest } = sent(property) as Json;
    const isText = rest['type'] === 'string' && rest['enum'] === undefined;
    return {
      name,
      in: place,
      required: place === 'path',
      ...(description !== undefined && { description }),
      schema: place === 'path' && isText ? { maxLength: LIMITS.nameLength, ...rest } : rest,
      ...(name in example && variableOf(example[name]!) === null && { example: example[name] }),
    };
  });
}

/** The service takes more types of JSON (media-types.ts). openapi-python-client drops an operation that names one of those. */
const OTHER_TYPES = 'It may be sent as text/json or application/*+json, too.';
const RETRY_AFTER =
  'Seconds: of 429 what is left of the window of the limit; of 503 1 to 600, from what runs and waits, where that is known.';
const BYTES = { type: 'string', format: 'binary' } as const;

function requestBody(body: BodySpec, examples: readonly Example[]): Json {
  const { description } = body;
  if (body.kind === 'form') return { description, required: true, content: { 'multipart/form-data': form(body) } };
  const content = contentOf([JSON_TYPE], sent(byName(body.schema)) as Json);
  const shown = examples.filter((example) => example.body !== undefined);
  const required = !('isOptional' in body);
  return {
    description: `${description} ${OTHER_TYPES}`,
    required,
    content: { [JSON_TYPE]: withExamples(content, shown) },
  };
}

function withExamples(content: Json, examples: readonly Example[]): Json {
  const named = examples.map(({ title = 'an example', body }) => [title, { value: body }]);
  return { ...(content[JSON_TYPE] as Json), ...(named.length > 0 && { examples: Object.fromEntries(named) }) };
}

function form({ files, optionalFiles }: FormBodySpec): Json {
  const properties = Object.fromEntries(
    Object.entries({ ...files, ...optionalFiles }).map(([field, description]) => [field, { ...BYTES, description }]),
  );
  return { schema: { type: 'object', required: Object.keys(files), properties } };
}

function response(status: number, { description, schema, types = [] }: AnswerSpec, route?: Route): Json {
  const ofJson = status < 400 ? [JSON_TYPE] : [JSON_TYPE, 'application/problem+json'];
  const texts = types.filter((type) => type.startsWith('text/'));
  const others = types.filter((type) => !type.startsWith('text/'));
  const content = {
    ...(schema !== undefined && contentOf(ofJson, answered(byName(schema)) as Json)),
    ...contentOf(texts, { type: 'string' }),
    ...contentOf(others, BYTES),
  };
  return { description, headers: answerHeaders(status, route), content };
}

/** @param route absent: any */
function answerHeaders(status: number, route?: Route): Json {
  const text = (description: string) => ({ description, schema: { type: 'string' } });
  return {
    'X-Request-Id': text('Id of the request, as in the log.'),
    ...(status < 400 && { 'X-Api-Version': text('2') }),
    ...(status < 400 && route && mayBeUnchanged(route) && { ETag: text('For If-None-Match.') }),
    ...(status < 400 &&
      route &&
      isKept(route) && {
        'Idempotency-Replayed': text('true: this is the first answer to the key once more.'),
        'Idempotency-Recalculated': text('true: it was too large to be kept, and calculated again; nothing was saved.'),
      }),
    ...((status === 429 || status === 503) && { 'Retry-After': text(RETRY_AFTER) }),
    ...(status === 405 && { Allow: text('The methods that the path supports.') }),
  };
}

function contentOf(types: readonly string[], schema: Json): Json {
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}
