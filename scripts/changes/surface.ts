/**
 * What a client can see of an interface definition, as one line a thing: an operation, a parameter, a field of what is sent
 * or answered, each with its type. Small enough to be kept, so that later definitions are compared with it.
 */

export type Surface = Readonly<Record<string, string>>;

type Json = Readonly<Record<string, unknown>>;

export function surfaceOf(given: Json): Surface {
  const document = withLists(given);
  const paths = Object.entries(document['paths'] as Readonly<Record<string, Readonly<Record<string, Json>>>>);
  const operations = paths.flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => ofOperation(`${method.toUpperCase()} ${path}`, operation)),
  );
  const { schemas } = document['components'] as { readonly schemas: Readonly<Record<string, Json>> };
  const fields = Object.entries(schemas)
    // What is answered of a thing that is sent has its fields.
    .filter(([name]) => !name.startsWith('Answered'))
    .flatMap(([name, schema]) => ofMembers(name, schema));
  return Object.fromEntries([...operations, ...fields].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A list of values is seen by what it holds, whatever its name: the same definition with each in its place. */
function withLists(document: Json): Json {
  const { schemas } = document['components'] as { readonly schemas: Readonly<Record<string, Json>> };
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within);
    if (typeof value !== 'object' || value === null) return value;
    const { allOf, ...said } = value as Json;
    if (Array.isArray(allOf) && allOf.length === 1) return within({ ...allOf[0], ...said });
    const list =
      schemas[
        String((value as Json)['$ref'])
          .split('/')
          .at(-1)!
      ];
    if (list?.['enum'] !== undefined) return list;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, within(member)]));
  };
  const objects = Object.entries(schemas).filter(([, schema]) => schema['enum'] === undefined);
  const components = { schemas: within(Object.fromEntries(objects)) };
  return { paths: within(document['paths']), components };
}

type Line = [thing: string, type: string];

function ofOperation(name: string, operation: Json): Line[] {
  const parameters = (operation['parameters'] ?? []) as readonly Json[];
  const ok = (operation['responses'] as Readonly<Record<string, Json>>)['200'];
  const answers = Object.entries((ok?.['content'] ?? {}) as Readonly<Record<string, { readonly schema: Json }>>);
  return [
    [name, answers.map(([type, { schema }]) => (type === 'application/json' ? typeOf(schema) : type)).join(' or ')],
    ...parameters
      .filter((parameter) => parameter['in'] !== 'path')
      .map(
        (parameter): Line => [`${name} ${parameter['in']} ${parameter['name']}`, typeOf(parameter['schema'] as Json)],
      ),
  ];
}

function ofMembers(path: string, schema: Json): Line[] {
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Json>>);
  return properties.flatMap(([name, member]): Line[] => [
    [`${path}.${name}`, typeOf(member)],
    ...formsOf(member).flatMap((form) => [
      ...ofMembers(`${path}.${name}`, form),
      ...formsOf((form['items'] ?? {}) as Json).flatMap((item) => ofMembers(`${path}.${name}[]`, item)),
    ]),
  ]);
}

function formsOf(schema: Json): readonly Json[] {
  return ((schema['anyOf'] ?? schema['oneOf']) as readonly Json[] | undefined) ?? [schema];
}

function typeOf(schema: Json): string {
  if (Array.isArray(schema['type'])) return schema['type'].map((type) => typeOf({ ...schema, type })).join(' or ');
  if (schema['$ref'] !== undefined)
    return String(schema['$ref'])
      .split('/')
      .at(-1)!
      .replace(/^Answered/, '');
  if ((schema['anyOf'] ?? schema['oneOf']) !== undefined) return [...new Set(formsOf(schema).map(typeOf))].join(' or ');
  if (schema['enum'] !== undefined) return oneOf(schema['enum'] as readonly unknown[]);
  if (schema['type'] === 'array') return `array of ${typeOf((schema['items'] ?? {}) as Json)}`;
  return String(schema['type'] ?? 'anything');
}

/** Beyond, only how many words there are. */
const MOST_WORDS = 40;

function oneOf(words: readonly unknown[]): string {
  return words.length > MOST_WORDS ? `one of ${words.length} words` : words.join(', ');
}
