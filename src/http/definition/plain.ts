/**
 * The definition as generators of clients read it best. Lists of values have names, a reference stands alone, a value that may
 * be null is its type or null, no union stands inside another, and forms of different types are oneOf. openapi-generator,
 * oapi-codegen and openapi-python-client drop fields or do not compile where one of these is otherwise.
 */
import { nameOfEnum } from '../../schema/named-enums.js';

export type Json = Readonly<Record<string, unknown>>;

/** Keywords whose members have names of their own. */
const OF_NAMES: ReadonlySet<string> = new Set(['properties', 'schemas']);

/** What holds values, no schemas. */
const OF_VALUES: ReadonlySet<string> = new Set(['default', 'example', 'examples', 'x-codeSamples']);

/** @param document whole, or a part of it; @returns the same in plain words, with `components.schemas` of the lists in it */
export function plainDocument(document: Json): Json {
  const lists = new Map<string, Json>();
  const { components, ...rest } = plain(document, lists) as Json & { readonly components: Json };
  const named = Object.fromEntries([...lists].sort(([one], [other]) => (one < other ? -1 : 1)));
  return { ...rest, components: { ...components, schemas: { ...(components['schemas'] as Json), ...named } } };
}

function plain(value: unknown, lists: Map<string, Json>): unknown {
  if (Array.isArray(value)) return value.map((one) => plain(one, lists));
  if (typeof value !== 'object' || value === null) return value;
  const inner = mapped(value as Json, (keyword, member) => {
    if (OF_VALUES.has(keyword) || (keyword === 'enum' && Array.isArray(member))) return member;
    if (OF_NAMES.has(keyword)) return mapped(member as Json, (_, schema) => plain(schema, lists));
    return plain(member, lists);
  });
  return simplified(inner, lists);
}

function simplified(schema: Json, lists: Map<string, Json>): Json {
  if (typeof schema['$ref'] === 'string') return alone(schema);
  if (Array.isArray(schema['enum'])) return listByName(schema, lists);
  if (schema['const'] !== undefined) return withoutConst(schema, lists);
  if (Array.isArray(schema['anyOf'])) return flatUnion(schema);
  const { patternProperties, not, ...rest } = schema;
  if (patternProperties !== undefined) return { ...rest, additionalProperties: true };
  return not === undefined ? schema : rest;
}

function listByName(schema: Json, lists: Map<string, Json>): Json {
  const { type: _, enum: values, ...rest } = schema;
  const name = nameOfEnum(values as readonly unknown[]);
  lists.set(name, { type: 'string', enum: values });
  return alone({ $ref: `#/components/schemas/${name}`, ...rest });
}

/** One text is a list of one; generators have no type for `true` alone. */
function withoutConst({ const: only, ...rest }: Json, lists: Map<string, Json>): Json {
  return typeof only === 'string' ? listByName({ ...rest, enum: [only] }, lists) : rest;
}

/** A reference; what is said of it stands outside. */
function alone({ $ref, ...said }: Json): Json {
  return Object.keys(said).length === 0 ? { $ref } : { allOf: [{ $ref }], ...said };
}

const NULL: Json = { type: 'null' };

function flatUnion({ anyOf, ...around }: Json): Json {
  const unions = (anyOf as readonly Json[]).filter((form) => unionIn(form) !== undefined);
  const said: Json = Object.assign(
    {},
    ...unions.map(({ anyOf: _, oneOf: __, default: ___, ...within }) => within),
    around,
  );
  const forms = (anyOf as readonly Json[]).flatMap(formsOf);
  const others = forms.filter((form) => form['type'] !== 'null');
  const isNullable = others.length < forms.length;
  if (others.length > 1) {
    return {
      [areOfOwnTypes(others) ? 'oneOf' : 'anyOf']: isNullable ? [...others, NULL] : others,
      ...withDefaultInWords(said),
    };
  }
  const { allOf, $ref, ...own } = others[0]!;
  if (allOf === undefined && $ref === undefined) return { ...own, ...said, type: [own['type'], 'null'] };
  const [target] = (allOf ?? [{ $ref }]) as readonly Json[];
  return { anyOf: [target, NULL], ...own, ...said };
}

/** Whether no value has two of the forms. typescript-fetch tells forms of oneOf apart, and merges those of anyOf. */
function areOfOwnTypes(forms: readonly Json[]): boolean {
  const types = forms.map(({ type, $ref }) => type ?? (String($ref).endsWith('Enum') ? 'string' : 'object'));
  return new Set(types).size === forms.length;
}

/** A default of a union is no value of the class that openapi-generator makes of it for Java: its description says it. */
function withDefaultInWords({ default: absent, ...said }: Json): Json {
  if (absent === undefined || absent === null) return said;
  return { ...said, description: [said['description'], `Default: ${absent}.`].filter(Boolean).join(' ') };
}

function unionIn(form: Json): readonly Json[] | undefined {
  return (form['anyOf'] ?? form['oneOf']) as readonly Json[] | undefined;
}

/** The forms of a form that is a union itself, else the form. */
function formsOf(form: Json): readonly Json[] {
  const forms = unionIn(form);
  if (forms !== undefined) return forms;
  if (!Array.isArray(form['type'])) return [form];
  return [{ ...form, type: form['type'][0] }, NULL];
}

function mapped(members: Json, change: (name: string, member: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, change(name, member)]));
}
