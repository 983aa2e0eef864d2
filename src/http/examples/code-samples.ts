/** An example as code: a line for a shell, a call of the TypeScript client (docs/clients.md), and of three libraries. */
import type { Route } from '../route.js';
import { calledBy } from './called.js';
import { type Example, programName, type Scalar, variableOf } from './example.js';
import { go } from './languages/go.js';
import { java } from './languages/java.js';
import { python } from './languages/python.js';

export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

export function codeSamples(route: Route, example: Example): CodeSample[] {
  const what = example.title === undefined ? '' : `: ${example.title}`;
  const called = calledBy(route, example);
  return [
    { lang: 'Shell', label: `curl${what}`, source: curl(route, example) },
    { lang: 'TypeScript', label: `TypeScript${what}`, source: typeScript(route, example) },
    { lang: 'Python', label: `Python${what}`, source: python(called) },
    { lang: 'Java', label: `Java${what}`, source: java(called) },
    { lang: 'Go', label: `Go${what}`, source: go(called) },
  ];
}

/** For a shell with STOWAGE_URL, STOWAGE_KEY and what earlier answers gave as variables. */
function curl(route: Route, example: Example): string {
  const { body, files } = example;
  const words = [
    `curl -sS ${methodOf(route, example)}"$STOWAGE_URL${addressOf(route, example)}"`,
    ...(route.auth === 'key' ? ['-H "TokenID: $STOWAGE_KEY"'] : []),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`]),
    ...Object.entries(files ?? {}).map(
      ([field, { name, text }]) => `-F ${quoted(`${field}=${text};filename=${name}`)}`,
    ),
    ...fileOf(route),
  ];
  return words.join(' \\\n  ');
}

function methodOf({ method }: Route, { body, files }: Example): string {
  const usual = body === undefined && files === undefined ? 'GET' : 'POST';
  return method === usual ? '' : `-X ${method} `;
}

/** Where an answer goes that is no text. */
function fileOf({ answers, operationId }: Route): string[] {
  const [type = ''] = answers[200]?.types ?? [];
  if (type.includes('spreadsheet') && answers[200]?.schema === undefined) return [`-o ${operationId}.xlsx`];
  return type === 'text/event-stream' ? ['-N'] : [];
}

/** Variables stand in it as `$NAME`, all else is encoded. */
function addressOf({ path }: Route, example: Example): string {
  const shown = (value: Scalar) => (variableOf(value) === null ? encodeURIComponent(value) : String(value));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => shown(example.path?.[name] ?? ''));
  const query = Object.entries(example.query ?? {}).map(([name, value]) => `${name}=${shown(value)}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/** Of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function typeScript(route: Route, example: Example): string {
  const { path, query, body, files } = example;
  const params = {
    ...(path && { path }),
    ...(query && { query }),
  };
  const parts = [
    ...(Object.keys(params).length > 0 ? [`params: ${literal(params)}`] : []),
    ...(body === undefined ? [] : [`body: ${literal(body)}`]),
    ...(files === undefined ? [] : ["body: { file: '' }", 'bodySerializer: () => form']),
    ...parseAs(route),
  ];
  const call = `stowage.api.${route.method}('${route.path}'${parts.length === 0 ? '' : `, {\n${indented(parts)}\n}`})`;
  return [...formOf(files), `const answer = answered(await ${call});`].join('\n');
}

function formOf(files: Example['files']): string[] {
  if (files === undefined) return [];
  const appended = Object.entries(files).map(
    ([field, { name, text }]) => `form.append('${field}', new Blob([${JSON.stringify(text)}]), '${name}');`,
  );
  return ['const form = new FormData();', ...appended];
}

function parseAs({ answers }: Route): string[] {
  const { schema, types = [] } = answers[200] ?? {};
  if (types.includes('text/event-stream')) return ["parseAs: 'stream'"];
  if (types.length === 0) return [];
  return schema === undefined && types.every((type) => type.startsWith('text/'))
    ? ["parseAs: 'text'"]
    : ["parseAs: 'blob'"];
}

function indented(parts: readonly string[]): string {
  return parts.map((part) => `  ${part.replaceAll('\n', '\n  ')},`).join('\n');
}

/** A variable is one of the program, in its spelling: `$PROCESS_ID` is processId. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(/^( *)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replace(/"\$([A-Z_]+)"/g, (_, name: string) => programName(name));
}
