/**
 * What the interface definition says of answers, taken at its word: nothing may stand beside the members that it names.
 * Every call of the HTTP tests is held to it (held.ts).
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { openApiDocument } from '../../../src/http/openapi.js';
import { allRoutes } from '../../../src/http/routes/index.js';
import { Lifecycle } from '../../../src/service/lifecycle.js';
import type { Services } from '../../../src/service/services.js';

type Json = Readonly<Record<string, unknown>>;

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, unknown>>; readonly $ref?: string }>
  >;
}

/** The same schemas, each with nothing allowed beside the members that it names. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, closed(value)]));
  return [(schema as Json)['type']].flat().includes('object') && 'properties' in schema
    ? { additionalProperties: false, ...inner }
    : inner;
}

/** No handler is ever called. */
const ROUTES = allRoutes({} as Services, new Lifecycle(), { ready: async () => ({ cannotWrite: null }) });
const DOCUMENT = closed(openApiDocument(ROUTES, { title: '', version: '', description: '' })) as Json;
const PATHS = DOCUMENT['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>;

// Compiled once and asked a few times: what makes validators faster costs more than it saves.
const sooner = { code: { optimize: false }, inlineRefs: false };
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, ...sooner });
ajv.addSchema({ ...DOCUMENT, $id: 'api' });

const validators = new Map<string, ValidateFunction>();

/** @param pointer into the document, from `#` on */
function faultsAt(pointer: string, value: unknown): readonly string[] {
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `api${pointer}` });
  validators.set(pointer, validate);
  validate(value);
  const errors = validate.errors ?? [];
  return errors.map(
    ({ instancePath, message, params }) => `${instancePath || 'the body'} ${message}: ${JSON.stringify(params)}`,
  );
}

/** What is wrong with a value, by the schema of that name; empty when nothing is. */
export function faultsOf(name: string, value: unknown): readonly string[] {
  return faultsAt(`#/components/schemas/${name}`, JSON.parse(JSON.stringify(value)));
}

/** Statuses that any call may get, whether or not its operation tells of them. */
const OF_ANY_CALL: ReadonlySet<number> = new Set([401, 404, 405, 500, 503]);

/**
 * What is wrong with an answer, by the operation that was called; empty when nothing is.
 * @param path with its query
 */
export function faultsOfAnswer(
  method: string,
  path: string,
  { status, type, body }: { readonly status: number; readonly type: string; readonly body: unknown },
): readonly string[] {
  const { pathname } = new URL(path, 'http://any');
  // The preflight of a browser belongs to no operation.
  if (method === 'OPTIONS' && status === 204) return [];
  const matching = Object.keys(PATHS).filter((template) => isMatch(template, pathname));
  const template = matching.find((one) => PATHS[one]![method.toLowerCase()]) ?? matching[0];
  const operation = template === undefined ? undefined : PATHS[template]![method.toLowerCase()];
  const response = declaredAnswer(operation, status);
  if (template === undefined || response === undefined) {
    if (operation !== undefined && !OF_ANY_CALL.has(status)) return [`the status ${status} is not declared`];
    return OF_ANY_CALL.has(status) || status === 400 ? faultsOf('Error', body) : [`${status} at an unknown path`];
  }
  if (operation?.responses[status]?.$ref !== undefined) return faultsOf('Error', body);
  if (response.content === undefined) return [];
  if (!(type in response.content)) return [`the media type ${type} is not declared for ${status}`];
  const steps = ['paths', template, method.toLowerCase(), 'responses', String(status), 'content', type, 'schema'];
  return faultsAt(`#/${steps.map(escaped).join('/')}`, body);
}

/** Where it stands by itself, or what it refers to. */
function declaredAnswer(operation: Operation | undefined, status: number) {
  const declared = operation?.responses[status];
  const name = declared?.$ref?.split('/').at(-1);
  if (name === undefined) return declared;
  return (DOCUMENT['components'] as { responses: Operation['responses'] }).responses[name];
}

function isMatch(template: string, pathname: string): boolean {
  const asked = pathname.split('/');
  const steps = template.split('/');
  return (
    steps.length === asked.length &&
    steps.every((step, place) => step.startsWith('{') || step.toLowerCase() === asked[place]!.toLowerCase())
  );
}

/** A step of a JSON pointer that stands in a URI. */
function escaped(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}
