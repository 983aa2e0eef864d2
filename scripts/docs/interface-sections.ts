/** What docs/interface.md says from the code: operations, fields, enumerations, query parameters. */
import { OUTPUT_PARAMETERS } from '../../src/http/output-options.js';
import type { Route } from '../../src/http/route.js';
import { allRoutes } from '../../src/http/routes/index.js';
import { DOCUMENT_SCHEMAS } from '../../src/schema/document-only.js';
import { ENUMERATIONS } from '../../src/schema/enums.js';
import { REQUEST_SCHEMAS } from '../../src/schema/node.js';
import { RESPONSE_SCHEMAS } from '../../src/schema/openapi.js';
import { fieldRows, type Schema } from './field-rows.js';
import { type Sections, table } from './sections.js';

const FIELD_TITLES = ['field', 'type', 'when absent', 'meaning'];
const ANSWER_TITLES = ['field', 'type', 'meaning'];

/** A record and a reference have the fields of a cargo; what differs is said beside its table. */
const LIKE_CARGO = ['CargoRecord', 'CargoReference'];

/** Answers with the fields of another resource; what differs is said under their name. */
const LIKE_ANOTHER = [
  ...['StoredCargo', 'StoredContainer', 'ShownFilledContainer', 'ShownSettings'],
  ...['BuiltLoad', 'ProcessWithLoad'],
];

export function interfaceSections(): Sections {
  const routes = routesOfInterface();
  const requests = Object.entries(REQUEST_SCHEMAS).filter(([name]) => !LIKE_CARGO.includes(name));
  return {
    operations: operations(routes),
    ...Object.fromEntries(requests.map(([name, schema]) => [name, fields(schema as unknown as Schema)])),
    ...Object.fromEntries(
      Object.entries(RESPONSE_SCHEMAS)
        .filter(([name]) => !LIKE_ANOTHER.includes(name))
        .map(([name, schema]) => [name, answerFields(schema as unknown as Schema)]),
    ),
    'output-options': parameters(OUTPUT_PARAMETERS as unknown as Properties, []),
    'build-parameters': queryOf(routes, 'buildLoad'),
    'compare-parameters': queryOf(routes, 'compareLoads'),
    'load-search-parameters': queryOf(routes, 'findLoads'),
    'cargo-search-parameters': queryOf(routes, 'findCargoes'),
    'process-list-parameters': queryOf(routes, 'listProcesses'),
    enumerations: enumerations(),
  };
}

/** Routes are data: they are read here, and never handled. */
export function routesOfInterface(): readonly Route[] {
  const nothing = {} as never;
  return allRoutes(nothing, nothing, nothing);
}

function operations(routes: readonly Route[]): string {
  const rows = routes.map((route) => [
    `\`${route.method} ${route.path}\``,
    route.summary,
    route.auth === 'key' ? 'yes' : 'no',
    bodyOf(route),
    answerOf(route),
    Object.keys(route.answers).join(', '),
  ]);
  return table(['operation', 'what it does', 'key', 'body', 'answer', 'statuses'], rows);
}

function bodyOf({ body }: Route): string {
  if (body === null) return '';
  if (body.kind === 'form') return `form with ${listed(Object.keys(body.files))}: ${body.description}`;
  if (typeof body.schema === 'string') return body.schema in DOCUMENT_SCHEMAS ? body.description : link(body.schema);
  const { anyOf = [] } = body.schema as Schema;
  const named = anyOf.flatMap(({ $ref }) => ($ref !== undefined && $ref in REQUEST_SCHEMAS ? [link($ref)] : []));
  return named.length > 0 ? named.join(', ') : body.description;
}

function answerOf({ answers }: Route): string {
  const { schema, description = '', types = [] } = answers[200] ?? {};
  const json = typeof schema === 'string' ? link(schema) : description;
  return types.length === 0 ? json : `${json} (${types.join(', ')})`;
}

function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

function link(resource: string): string {
  return `[${resource}](#${resource.toLowerCase()})`;
}

function fields(schema: Schema): string {
  return table(FIELD_TITLES, fieldRows(schema));
}

function answerFields(schema: Schema): string {
  const rows = fieldRows(schema);
  return table(
    ANSWER_TITLES,
    rows.map(([field = '', type = '', , meaning = '']) => [field, type, meaning]),
  );
}

type Properties = Readonly<Record<string, Schema>>;

function queryOf(routes: readonly Route[], operationId: string): string {
  const query = routes.find((route) => route.operationId === operationId)?.query.properties ?? {};
  return parameters(query as unknown as Properties, Object.keys(OUTPUT_PARAMETERS));
}

function parameters(properties: Properties, without: readonly string[]): string {
  const shown = Object.entries(properties).filter(([name]) => !without.includes(name) || name === 'UOM');
  const schema: Schema = { properties: Object.fromEntries(shown) };
  return table(['parameter', 'type', 'when absent', 'meaning'], fieldRows(schema));
}

function enumerations(): string {
  const rows = [...ENUMERATIONS.values()].map(({ name, values, codes }) => {
    const shown = values.map((value) => (codes[value] === undefined ? `\`${value}\`` : `\`${value}\` ${codes[value]}`));
    return [name, shown.join(', ')];
  });
  return table(['enumeration', 'values, and their numeric codes where they have one'], rows);
}
