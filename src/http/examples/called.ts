/** An example as the call that it makes, in no language yet. */
import type { Route } from '../route.js';
import { type Example, type Scalar, variableOf } from './example.js';

export interface Called {
  readonly method: string;
  /** Of the address, behind that of the service: texts and variables that earlier answers gave, in turn. */
  readonly address: readonly AddressPart[];
  readonly needsKey: boolean;
  /** Null: no body is sent. */
  readonly body: SentBody | null;
  readonly answers: 'json' | 'text' | 'bytes' | 'events';
}

export interface AddressPart {
  readonly kind: 'text' | 'variable';
  readonly text: string;
}

export interface SentBody {
  readonly type: string;
  readonly text: string;
  /** Lines as they stand; a form has other ends of lines. */
  readonly isPlain: boolean;
}

const BOUNDARY = 'form-of-stowage';

export function calledBy(route: Route, example: Example): Called {
  return {
    method: route.method,
    address: addressOf(route, example),
    needsKey: route.auth === 'key',
    body: bodyOf(example),
    answers: answersOf(route),
  };
}

/** What holds a value that an earlier answer gave is `$NAME` in an example. */
function addressOf({ path }: Route, example: Example): AddressPart[] {
  const parts: AddressPart[] = [];
  const text = (more: string) => {
    const last = parts.at(-1);
    if (last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: last.text + more };
    else parts.push({ kind: 'text', text: more });
  };
  const value = (one: Scalar) => {
    const name = variableOf(one);
    if (name === null) text(encodeURIComponent(one));
    else parts.push({ kind: 'variable', text: name });
  };
  for (const [at, piece] of path.split(/\{(\w+)\}/).entries()) {
    if (at % 2 === 0) text(piece);
    else value(example.path?.[piece] ?? '');
  }
  for (const [at, [name, one]] of Object.entries(example.query ?? {}).entries()) {
    text(`${at === 0 ? '?' : '&'}${name}=`);
    value(one);
  }
  return parts.filter((part) => part.text !== '');
}

function bodyOf({ body, files }: Example): SentBody | null {
  if (body !== undefined) return { type: 'application/json', text: JSON.stringify(body, null, 2), isPlain: true };
  if (files === undefined) return null;
  const parts = Object.entries(files).map(
    ([field, { name, text }]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${text}\r\n`,
  );
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    text: `${parts.join('')}--${BOUNDARY}--\r\n`,
    isPlain: false,
  };
}

function answersOf({ answers }: Route): Called['answers'] {
  const { schema, types = [] } = answers[200] ?? {};
  if (types.includes('text/event-stream')) return 'events';
  if (types.length === 0) return 'json';
  return schema === undefined && types.every((type) => type.startsWith('text/')) ? 'text' : 'bytes';
}
