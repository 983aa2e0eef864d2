/** The collection of requests for Bruno (examples/bruno), from the examples of the interface: `bru run` makes them in turn. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressPart, calledBy } from '../../src/http/examples/called.js';
import type { Example, From } from '../../src/http/examples/example.js';
import { STORY } from '../../src/http/examples/story.js';
import { allRoutes } from '../../src/http/routes/index.js';

const COLLECTION = { version: '1', name: 'Stowage', type: 'collection' };

const LOCAL = `vars {
  url: http://127.0.0.1:8080
  STOWAGE_KEY: the key that the first start prints
  LISTENER_URL: https://example.com/webhooks
}
`;

/** @param folder written anew */
export function writeCollection(folder: URL): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(new URL('environments/', folder), { recursive: true });
  mkdirSync(new URL('files/', folder));
  writeFileSync(new URL('bruno.json', folder), `${JSON.stringify(COLLECTION, null, 2)}\n`);
  writeFileSync(new URL('environments/local.bru', folder), LOCAL);
  for (const [at, example] of STORY.entries()) {
    const name = `${String(at + 1).padStart(3, '0')} ${example.of}`;
    writeFileSync(new URL(`${name.replace(' ', '-')}.bru`, folder), requestOf(name, at + 1, example));
    for (const { name: file, text } of Object.values(example.files ?? {})) {
      writeFileSync(new URL(`files/${file}`, folder), text);
    }
  }
}

const nothing = {} as never;
const ROUTES = new Map(allRoutes(nothing, nothing, nothing).map((route) => [route.operationId, route]));

function requestOf(name: string, seq: number, example: Example): string {
  const { method, address, needsKey } = calledBy(ROUTES.get(example.of)!, example);
  const { body, files = {}, gives = {} } = example;
  const isForm = Object.keys(files).length > 0;
  const kind = body !== undefined ? 'json' : isForm ? 'multipartForm' : 'none';
  return [
    block('meta', [`name: ${name}`, 'type: http', `seq: ${seq}`]),
    block(method.toLowerCase(), [`url: {{url}}${address.map(shown).join('')}`, `body: ${kind}`, 'auth: none']),
    ...(needsKey ? [block('headers', ['TokenID: {{STOWAGE_KEY}}'])] : []),
    ...(body === undefined ? [] : [block('body:json', JSON.stringify(body, null, 2).split('\n'))]),
    ...(isForm
      ? [
          block(
            'body:multipart-form',
            Object.entries(files).map(([field, file]) => `${field}: @file(files/${file.name})`),
          ),
        ]
      : []),
    ...(Object.keys(gives).length > 0 ? [block('script:post-response', Object.entries(gives).map(kept))] : []),
  ].join('\n');
}

function shown({ kind, text }: AddressPart): string {
  return kind === 'variable' ? `{{${text}}}` : text;
}

/** A value of the answer, for the requests behind. */
function kept([name, { pointer, step }]: [string, From]): string {
  const value = `res.getBody()${pointer
    .split('/')
    .slice(1)
    .map((key) => `[${JSON.stringify(key)}]`)
    .join('')}`;
  const part = step === undefined ? value : `${value}.replace(/^\\w+:\\/\\/[^/]+\\//, "").split(/[/?]/)[${step}]`;
  return `bru.setVar("${name}", ${part});`;
}

function block(name: string, lines: readonly string[]): string {
  return `${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}
