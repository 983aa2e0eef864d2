/** The OpenAPI 3.1 document, made from the same route data and schemas that the router uses. */
import type { TObject, TSchema } from 'typebox';
import type { AnswerSpec, Route } from './route.js';

type Json = Record<string, unknown>;

export interface ApiInfo {
  readonly title: string;
  readonly version: string;
  readonly description: string;
}

export function openApiDocument(routes: readonly Route[], info: ApiInfo): Json {
  const components = new Components();
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route, components) };
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    security: [{ TokenID: [] }, { Authorization: [] }],
    tags: [...new Set(routes.map((route) => route.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components.schemas,
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

/** Schemas with a title are written once and referred to. */
class Components {
  readonly schemas: Record<string, TSchema> = {};

  refer(schema: TSchema): Json {
    const { title } = schema as { title?: string };
    if (title === undefined) return schema as Json;
    const other = this.schemas[title];
    if (other !== undefined && other !== schema) throw new Error(`two schemas are titled ${title}`);
    this.schemas[title] = schema;
    return { $ref: `#/components/schemas/${title}` };
  }
}

function operation(route: Route, components: Components): Json {
  return {
    operationId: route.operationId,
    summary: route.summary,
    tags: [route.tag],
    ...(route.auth === 'none' && { security: [] }),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body && { requestBody: requestBody(route.body.description, components.refer(route.body.schema)) }),
    responses: Object.fromEntries(
      Object.entries(route.answers).map(([status, answer]) => [status, response(Number(status), answer, components)]),
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
      schema: rest,
    };
  });
}

function requestBody(description: string, schema: Json): Json {
  const types = ['application/json', 'text/json', 'application/merge-patch+json', 'application/*+json'];
  return { description, required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

function response(status: number, answer: AnswerSpec, components: Components): Json {
  const schema = components.refer(answer.schema);
  const types = status < 400 ? ['application/json'] : ['application/json', 'application/problem+json'];
  return { description: answer.description, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}
