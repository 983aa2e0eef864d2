/** The OpenAPI 3.1 document, made from the same route data and schemas that the router uses. */
import type { TObject, TSchema } from 'typebox';
import { LIMITS } from '../schema/limits.js';
import { openApiSchemas, shown } from '../schema/openapi.js';
import { JSON_TYPE } from './media-types.js';
import type { AnswerSpec, BodySpec, FormBodySpec, Route, SchemaOrName } from './route.js';

type Json = Record<string, unknown>;

export interface ApiInfo {
  readonly title: string;
  readonly version: string;
  readonly description: string;
}

export function openApiDocument(routes: readonly Route[], info: ApiInfo): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    security: [{ TokenID: [] }, { Authorization: [] }],
    tags: [...new Set(routes.map((route) => route.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: openApiSchemas(),
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
  };
}

/** A resource is referred to by its name; any other schema stands where it is used. */
function schemaOf(schema: SchemaOrName): Json {
  return shown(typeof schema === 'string' ? { $ref: schema } : schema) as Json;
}

function operation(route: Route): Json {
  return {
    operationId: route.operationId,
    summary: route.summary,
    tags: [route.tag],
    ...(route.auth === 'none' && { security: [] }),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body && { requestBody: requestBody(route.body) }),
    responses: Object.fromEntries(
      Object.entries(route.answers).map(([status, answer]) => [status, response(Number(status), answer)]),
    ),
  };
}

function parameters(schema: TObject, place: 'path' | 'query'): Json[] {
  return Object.entries(schema.properties as Record<string, TSchema>).map(([name, property]) => {
    const { description, ...rest } = property as Json;
    return {
      name,
      in: place,
      required: place === 'path',
      ...(description !== undefined && { description }),
      schema: place === 'path' && rest['type'] === 'string' ? { ...rest, maxLength: LIMITS.nameLength } : rest,
    };
  });
}

const JSON_BODIES = ['application/json', 'text/json', 'application/merge-patch+json', 'application/*+json'];
const BYTES = { type: 'string', format: 'binary' } as const;

function requestBody(body: BodySpec): Json {
  const { description } = body;
  if (body.kind === 'form') return { description, required: true, content: { 'multipart/form-data': form(body) } };
  return { description, required: true, content: contentOf(JSON_BODIES, schemaOf(body.schema)) };
}

function form({ files, optionalFiles }: FormBodySpec): Json {
  const properties = Object.fromEntries(
    Object.entries({ ...files, ...optionalFiles }).map(([field, description]) => [field, { ...BYTES, description }]),
  );
  return { schema: { type: 'object', required: Object.keys(files), properties } };
}

function response(status: number, { description, schema, types = [] }: AnswerSpec): Json {
  const ofJson = status < 400 ? [JSON_TYPE] : [JSON_TYPE, 'application/problem+json'];
  const texts = types.filter((type) => type.startsWith('text/'));
  const others = types.filter((type) => !type.startsWith('text/'));
  const content = {
    ...(schema !== undefined && contentOf(ofJson, schemaOf(schema))),
    ...contentOf(texts, { type: 'string' }),
    ...contentOf(others, BYTES),
  };
  return { description, content };
}

function contentOf(types: readonly string[], schema: Json): Json {
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}
