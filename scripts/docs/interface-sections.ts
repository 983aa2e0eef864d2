/** What docs/interface.md and docs/reference/ say from the code: operations, fields, enumerations, query parameters. */
import { OUTPUT_PARAMETERS } from '../../src/http/output-options.js';
import type { Route } from '../../src/http/route.js';
import { allRoutes } from '../../src/http/routes/index.js';
import { DOCUMENT_SCHEMAS } from '../../src/schema/document-only.js';
import { ENUMERATIONS } from '../../src/schema/enums.js';
import { RESPONSE_SCHEMAS } from '../../src/schema/openapi.js';
import { REQUEST_SCHEMAS } from '../../src/schema/request-schemas.js';
import { anchorOf } from '../site/anchors.js';
import { accessSections } from './access-sections.js';
import { fieldRows, type Link, type Schema } from './field-rows.js';
import { headingsOf, linksInto, marksOf, type ReferencePage } from './reference.js';
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

/** The tables of operations, each with those whose path begins so; an operation stands in the first that takes it. */
const OPERATIONS: readonly (readonly [section: string, paths: RegExp])[] = [
  ['operations-comparisons', /^\/Loads\/Compare/],
  ['operations-versions', /^\/(Loads\/.*\/Versions|Bin)/],
  ['operations-progress', /^\/(Loads\/.*\/Progress|Dock)/],
  ['operations-loads', /^\/Loads/],
  ['operations-master-data', /^\/(Database|Equipment)/],
  ['operations-edits', /^\/Edit/],
  ['operations-uploads', /^\/Upload/],
  ['operations-processes', /^\/Processes/],
  ['operations-webhooks', /^\/(Webhooks|Account\/WebhookSecret)/],
  ['operations-links', /^\/(Links|Reports|Pictures|embed)/],
  ['operations-people', /^\/Account\/(People|Audit|Usage|SignIn|Session|Password|Me|OpenId)/],
  ['operations-account', /^\/Account/],
  ['operations-service', /^\//],
];

/** The tables of docs/reference/. */
export function referenceSections(pages: readonly ReferencePage[]): Sections {
  const link = linksInto(pages);
  const routes = routesOfInterface();
  const requests = Object.entries(REQUEST_SCHEMAS).filter(([name]) => !LIKE_CARGO.includes(name));
  return {
    ...Object.fromEntries(
      OPERATIONS.map(([section]) => [
        section,
        operations(
          routes.filter((route) => sectionOf(route) === section),
          link,
        ),
      ]),
    ),
    ...Object.fromEntries(requests.map(([name, schema]) => [name, fields(schema as unknown as Schema, link)])),
    ...Object.fromEntries(
      Object.entries(RESPONSE_SCHEMAS)
        .filter(([name]) => !LIKE_ANOTHER.includes(name))
        .map(([name, schema]) => [name, answerFields(schema as unknown as Schema, link)]),
    ),
    'output-options': parameters(OUTPUT_PARAMETERS as unknown as Properties, [], link),
    'build-parameters': queryOf(routes, 'buildLoad', link),
    'compare-parameters': queryOf(routes, 'compareLoads', link),
    'load-search-parameters': queryOf(routes, 'findLoads', link),
    'cargo-search-parameters': queryOf(routes, 'findCargoes', link),
    'process-list-parameters': queryOf(routes, 'listProcesses', link),
    enumerations: enumerations(),
    ...accessSections(routes),
  };
}

/** The tables of docs/interface.md, the way into the reference. */
export function indexSections(pages: readonly ReferencePage[]): Sections {
  const pageOf = (route: Route) => pages.find((page) => marksOf(page).includes(sectionOf(route)))!;
  const known = new Set<string>();
  const contents = pages.map((page) => {
    const [title = '', ...headings] = headingsOf(page);
    // Who has an address of the time when the reference was one page finds its heading here.
    const entry = (heading: string) => {
      const anchor = anchorOf(heading);
      const mark = known.has(anchor) ? '' : `<a id="${anchor}"></a>`;
      known.add(anchor);
      return `${mark}[${heading}](reference/${page.file}#${anchor})`;
    };
    const shown = headings.filter((heading) => heading !== 'Operations');
    return [entry(title), shown.map(entry).join(', ')];
  });
  return {
    contents: table(['page', 'what else is on it'], contents),
    operations: table(
      ['operation', 'what it does', 'page'],
      routesOfInterface().map((route) => {
        const page = pageOf(route);
        return [`\`${route.method} ${route.path}\``, route.summary, `[${headingsOf(page)[0]}](reference/${page.file})`];
      }),
    ),
  };
}

function sectionOf({ path }: Route): string {
  return OPERATIONS.find(([, paths]) => paths.test(path))![0];
}

/** Routes are data: they are read here, and never handled. */
export function routesOfInterface(): readonly Route[] {
  const nothing = {} as never;
  return allRoutes(nothing, nothing, nothing);
}

function operations(routes: readonly Route[], link: Link): string {
  const rows = routes.map((route) => [
    `\`${route.method} ${route.path}\``,
    route.summary,
    route.auth === 'key' ? 'yes' : 'no',
    bodyOf(route, link),
    answerOf(route, link),
    Object.keys(route.answers).join(', '),
  ]);
  return table(['operation', 'what it does', 'key', 'body', 'answer', 'statuses'], rows);
}

function bodyOf({ body }: Route, link: Link): string {
  if (body === null) return '';
  if (body.kind === 'form') return `form with ${listed(Object.keys(body.files))}: ${body.description}`;
  if (typeof body.schema === 'string') return body.schema in DOCUMENT_SCHEMAS ? body.description : link(body.schema);
  const { anyOf = [] } = body.schema as Schema;
  const named = anyOf.flatMap(({ $ref }) => ($ref !== undefined && $ref in REQUEST_SCHEMAS ? [link($ref)] : []));
  return named.length > 0 ? named.join(', ') : body.description;
}

function answerOf({ answers }: Route, link: Link): string {
  const { schema, description = '', types = [] } = answers[200] ?? {};
  const json = typeof schema === 'string' ? link(schema) : description;
  return types.length === 0 ? json : `${json} (${types.join(', ')})`;
}

function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

function fields(schema: Schema, link: Link): string {
  return table(FIELD_TITLES, fieldRows(schema, link));
}

function answerFields(schema: Schema, link: Link): string {
  const rows = fieldRows(schema, link);
  return table(
    ANSWER_TITLES,
    rows.map(([field = '', type = '', , meaning = '']) => [field, type, meaning]),
  );
}

type Properties = Readonly<Record<string, Schema>>;

function queryOf(routes: readonly Route[], operationId: string, link: Link): string {
  const query = routes.find((route) => route.operationId === operationId)?.query.properties ?? {};
  return parameters(query as unknown as Properties, Object.keys(OUTPUT_PARAMETERS), link);
}

function parameters(properties: Properties, without: readonly string[], link: Link): string {
  const shown = Object.entries(properties).filter(([name]) => !without.includes(name) || name === 'UOM');
  const schema: Schema = { properties: Object.fromEntries(shown) };
  return table(['parameter', 'type', 'when absent', 'meaning'], fieldRows(schema, link));
}

function enumerations(): string {
  const rows = [...ENUMERATIONS.values()].map(({ name, values, codes }) => {
    const shown = values.map((value) => (codes[value] === undefined ? `\`${value}\`` : `\`${value}\` ${codes[value]}`));
    return [name, shown.join(', ')];
  });
  return table(['enumeration', 'values, and their numeric codes where they have one'], rows);
}
