/** The definition in OpenAPI 3.0, for generators that read no 3.1 (oapi-codegen): the same, with that version's keywords. */
import type { Json } from './plain.js';

const OF_VALUES: ReadonlySet<string> = new Set(['default', 'enum', 'example', 'examples', 'x-codeSamples']);
const OF_NAMES: ReadonlySet<string> = new Set(['properties', 'schemas']);

/** @param document of version 3.1, in plain words (plain.ts) */
export function inVersion30(document: Json): Json {
  const { license, ...info } = document['info'] as Json;
  // Its licenses have no identifier.
  const said = license === undefined ? info : { ...info, license: { name: (license as Json)['name'] } };
  return { ...(converted(document) as Json), openapi: '3.0.3', info: said };
}

function converted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(converted);
  if (typeof value !== 'object' || value === null) return value;
  const inner = mapped(value as Json, (keyword, member) => {
    if (OF_VALUES.has(keyword)) return member;
    return OF_NAMES.has(keyword) ? mapped(member as Json, (_, schema) => converted(schema)) : converted(member);
  });
  return withLimits(withNull(inner));
}

function withNull(schema: Json): Json {
  if (Array.isArray(schema['type'])) return { ...schema, type: schema['type'][0], nullable: true };
  const union = ['anyOf', 'oneOf'].find((keyword) => Array.isArray(schema[keyword]));
  if (union === undefined) return schema;
  const { [union]: forms, ...rest } = schema;
  const others = (forms as readonly Json[]).filter((form) => form['type'] !== 'null');
  if (others.length === (forms as readonly Json[]).length) return schema;
  return { ...rest, [others.length === 1 ? 'allOf' : union]: others, nullable: true };
}

/** An exclusive limit is a limit and a flag. */
function withLimits(schema: Json): Json {
  const { exclusiveMinimum, ...rest } = schema;
  return typeof exclusiveMinimum === 'number' ? { ...rest, minimum: exclusiveMinimum, exclusiveMinimum: true } : schema;
}

function mapped(members: Json, change: (name: string, member: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, change(name, member)]));
}
