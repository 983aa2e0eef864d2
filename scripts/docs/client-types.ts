/** The types of the client (src/client/api.ts), from the interface definition. */
import openapiTypeScript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { definition } from '../changes/definition.js';

const HEAD = '/** What the interface definition says, as types: written by `npm run docs`. */\n\n';

type Json = Readonly<Record<string, unknown>>;

export async function clientTypes(): Promise<string> {
  const document = definition();
  const types = await openapiTypeScript(oneOfEach(document) as unknown as OpenAPI3, {
    // A field with a default may be left out of what is sent; answers have no defaults.
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    transform: (schema) => (isTextOfForms(schema as Json) ? TEXT : undefined),
  });
  return HEAD + astToString(types).replace(SAYS_NOTHING, '').replace(NO_PARAMETERS_OF_PATH, '') + repeatable(document);
}

const TEXT = ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);

/** One of several formats: to a compiler a text. */
function isTextOfForms(schema: Json): boolean {
  return schema['type'] === 'string' && schema['anyOf'] !== undefined;
}

/** What no operation takes, and methods that a path has not. */
const SAYS_NOTHING = /^ *(query|header|path|cookie|get|put|post|delete|options|head|patch|trace)\?: never;\n/gm;
const NO_PARAMETERS_OF_PATH = /^ {8}parameters: \{\n {8}\};\n/gm;

/** The calls whose first answer is kept for an Idempotency-Key, so that they may be sent again. */
function repeatable(document: Json): string {
  const calls = Object.entries(
    document['paths'] as Record<string, Record<string, { parameters: readonly Json[] }>>,
  ).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { parameters }]) => parameters.some((parameter) => parameter['name'] === 'Idempotency-Key'))
      .map(([method]) => `    "${method.toUpperCase()} ${path}",`),
  );
  return `\n/** Calls whose first answer is kept for their Idempotency-Key. */\nexport const REPEATABLE: ReadonlySet<string> = new Set([\n${calls.join('\n')}\n]);\n`;
}

/** Of bodies that differ in nothing but their media type, and of errors that differ in nothing but their status, one. */
function oneOfEach(document: Json): Json {
  const paths = mapped(document['paths'] as Json, (methods) => mapped(methods as Json, operation));
  const components = document['components'] as Json;
  return { ...document, paths, components: { schemas: mapped(components['schemas'] as Json, withoutChoice) } };
}

/** That one of several fields must be there is no type. */
function withoutChoice(schema: unknown): unknown {
  const { anyOf, ...rest } = schema as { readonly anyOf?: readonly Json[] };
  const isChoice = anyOf?.every((form) => Object.keys(form).join() === 'required') ?? false;
  return isChoice ? rest : schema;
}

function operation(given: unknown): Json {
  const { requestBody, responses, parameters, ...rest } = given as Json;
  const failed = { description: 'Any failure.', content: { 'application/json': { schema: ERROR } } };
  const body = requestBody as { readonly content: Json } | undefined;
  return {
    ...rest,
    parameters: (parameters as readonly Json[])
      .filter((parameter) => parameter['in'] !== 'header')
      .map(({ example: _, ...parameter }) => parameter),
    ...(body && { requestBody: { ...body, content: jsonAlone(body.content) } }),
    responses: { 200: withoutHeaders((responses as Json)['200'] as Json), default: failed },
  };
}

const ERROR = { $ref: '#/components/schemas/Error' };

function jsonAlone(content: Json): Json {
  const { schema } = (content['application/json'] ?? {}) as Json;
  return schema === undefined ? content : { 'application/json': { schema } };
}

function withoutHeaders({ headers: _, ...rest }: Json): Json {
  return rest;
}

function mapped(object: Json, change: (value: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}
