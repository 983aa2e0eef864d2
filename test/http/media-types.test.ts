/** Answers that are no JSON, and forms with files. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { request as send } from 'node:http';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import t, { type Test } from 'tap';
import { openApiDocument } from '../../src/http/openapi.js';
import { type Route, route } from '../../src/http/route.js';
import { COMMON_ERRORS, NO_PARAMETERS } from '../../src/http/routes/shared.js';
import { Type } from '../../src/schema/typebox.js';
import { openStore } from '../../src/store/open.js';
import { KEY, serve } from '../support/http/http-app.js';
import { temporaryFolder } from '../support/service/running-service.js';

const COMMON = { tag: 'Test', auth: 'key', summary: 'Test', params: NO_PARAMETERS, query: NO_PARAMETERS } as const;
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const Anything = Type.Object({});

const picture = (method: 'GET' | 'POST', made: () => void = () => {}): Route =>
  route({
    ...COMMON,
    method,
    path: '/Picture',
    operationId: `picture${method}`,
    body: method === 'GET' ? null : { kind: 'json', schema: Anything, description: 'Anything.' },
    answers: { 200: { description: 'A picture.', types: ['image/png'] }, ...COMMON_ERRORS },
    handle: () => {
      made();
      return { type: 'image/png', body: method === 'GET' ? PNG : async () => Readable.from([PNG, PNG]) };
    },
  });

/** JSON, or the events that `events` holds. */
const stateAs = (events: () => Readable): Route =>
  route({
    ...COMMON,
    method: 'GET',
    path: '/State',
    operationId: 'state',
    body: null,
    answers: { 200: { description: 'A state.', schema: Anything, types: ['text/event-stream'] }, ...COMMON_ERRORS },
    handle: ({ prefers }) =>
      prefers('text/event-stream')
        ? { type: 'text/event-stream', body: async () => events() }
        : { body: { state: 'running' } },
  });

/** Tells of the file that it was sent, and notes where it lay. */
const upload = (paths: string[]): Route =>
  route({
    ...COMMON,
    method: 'POST',
    path: '/Upload',
    operationId: 'upload',
    body: { kind: 'form', files: { file: 'A workbook.' }, description: 'A form with a file.' },
    answers: { 200: { description: 'What it was.', schema: Anything }, ...COMMON_ERRORS },
    handle: ({ body }) => {
      const { path, name, bytes, hash } = body.files.file;
      paths.push(path);
      return { body: { name, bytes, hash, text: readFileSync(path, 'utf8').slice(0, 20) } };
    },
  });

const withKey = (headers: Record<string, string> = {}) => ({ headers: { TokenID: KEY, ...headers } });

t.test('a picture is sent as such, with a tag', async (t) => {
  const { address } = await serve(t, [picture('GET')]);
  const first = await fetch(`${address}/Picture`, withKey());
  t.equal(first.headers.get('Content-Type'), 'image/png');
  t.same(Buffer.from(await first.arrayBuffer()), PNG);
  const again = await fetch(`${address}/Picture`, withKey({ 'If-None-Match': first.headers.get('ETag')! }));
  t.equal(again.status, 304);
});

t.test('a picture is replayed as a picture, a streamed one too', async (t) => {
  const store = await openStore({ dataDir: temporaryFolder(t) });
  t.teardown(() => store.close());
  let made = 0;
  const { address } = await serve(t, [picture('POST', () => made++)], {}, store.answers);
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'one' };
  for (const replayed of [null, 'true']) {
    const answer = await fetch(`${address}/Picture`, { method: 'POST', body: '{}', ...withKey(headers) });
    t.equal(answer.headers.get('Content-Type'), 'image/png');
    t.equal(answer.headers.get('Idempotency-Replayed'), replayed);
    t.same(Buffer.from(await answer.arrayBuffer()), Buffer.concat([PNG, PNG]));
  }
  t.equal(made, 1);
});

t.test('server-sent events', { timeout: 240_000 }, async (t) => {
  const sent: Readable[] = [];
  const events = () => {
    const stream = new Readable({ read() {} });
    sent.push(stream);
    return stream;
  };
  const { address, lifecycle } = await serve(t, [stateAs(events)]);
  const open = () => fetch(`${address}/State`, withKey({ Accept: 'text/event-stream' }));

  t.same(await (await fetch(`${address}/State`, withKey())).json(), { state: 'running' }, 'only when asked for');

  const first = await open();
  t.equal(first.headers.get('Content-Type'), 'text/event-stream; charset=utf-8');
  t.match(first.headers.get('Cache-Control'), /no-store.*no-transform/);
  t.equal(first.headers.get('ETag'), null);
  const reader = first.body!.getReader();
  sent[0]!.push('data: 1\n\n');
  t.equal(Buffer.from((await reader.read()).value!).toString(), 'data: 1\n\n', 'each event goes out at once');

  const left = new Promise((resolve) => sent[0]!.once('close', resolve));
  await reader.cancel();
  await left;
  t.pass('the stream is destroyed when its reader leaves');

  const second = await open();
  await lifecycle.stop(10);
  t.equal(await second.text(), '', 'a stop ends it at once');
});

const CONTENT = `LoadTitle,Name\n${'x'.repeat(1000)}`;

function formWith(fields: readonly (readonly [name: string, content: string | Blob, fileName?: string])[]): FormData {
  const form = new FormData();
  for (const [name, content, fileName] of fields) {
    if (typeof content === 'string') form.append(name, content);
    else form.append(name, content, fileName);
  }
  return form;
}

t.test('a form with a file', async (t) => {
  const store = await openStore({ dataDir: temporaryFolder(t) });
  t.teardown(() => store.close());
  const paths: string[] = [];
  const { address } = await serve(t, [upload(paths)], { maxUpload: 64 * 1024 }, store.answers);
  const post = async (body: RequestInit['body'], headers: Record<string, string> = {}) => {
    const init = { method: 'POST', body, ...withKey(headers), duplex: 'half' };
    const answer = await fetch(`${address}/Upload`, init as RequestInit);
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
  };

  await t.test('is read, and gone afterwards', async (t) => {
    const { status, body } = await post(formWith([['file', new Blob([CONTENT]), '../../etc/loads.csv']]));
    t.equal(status, 200);
    t.same(body, {
      name: 'loads.csv',
      bytes: CONTENT.length,
      hash: createHash('sha256').update(CONTENT).digest('hex'),
      text: CONTENT.slice(0, 20),
    });
    t.notOk(existsSync(dirname(paths.at(-1)!)), 'nothing is left of it');
  });

  await t.test('is the same for its idempotency key, whatever its boundary', async (t) => {
    const once = (content: string) =>
      post(formWith([['file', new Blob([content]), 'loads.csv']]), { 'Idempotency-Key': 'one' });
    const before = paths.length;
    const first = await once('one');
    const again = await once('one');
    t.strictSame(again.body, first.body);
    t.equal(again.headers.get('Idempotency-Replayed'), 'true');
    t.equal((await once('two')).status, 409);
    t.equal(paths.length, before + 1);
  });

  await t.test('without a type of its own it is a file still', async (t) => {
    const text = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nLoadTitle\r\n--b--\r\n';
    const { body } = await post(text, { 'Content-Type': 'multipart/form-data; boundary=b' });
    t.match(body, { name: 'a.csv', text: 'LoadTitle' });
  });

  const file = (bytes: number) => new Blob(['x'.repeat(bytes)]);
  const faults: readonly [string, FormData, number, RegExp][] = [
    ['no file', formWith([['note', 'hello']]), 400, /"file" must hold one file; there is none/],
    [
      'two files',
      formWith([
        ['file', file(1), 'a'],
        ['file', file(1), 'b'],
      ]),
      400,
      /it holds 2/,
    ],
    [
      'another field',
      formWith([
        ['file', file(1), 'a'],
        ['book', file(1), 'b'],
      ]),
      400,
      /"book" has a file, but files are read only from "file"/,
    ],
    ['an empty file', formWith([['file', file(0), 'a']]), 400, /empty/],
    ['too large a file', formWith([['file', file(64 * 1024 + 1), 'a']]), 413, /larger than the limit of 65536/],
    ['a file much too large', formWith([['file', file(200 * 1024), 'a']]), 413, /larger than the limit/],
    ['too large a field', formWith([['note', 'x'.repeat(70_000)]]), 413, /larger than the limit/],
  ];
  for (const [name, form, status, message] of faults) {
    await t.test(`${name} is refused`, async (t) => t.match(await post(form), { status, body: { message } }));
  }

  await t.test('what is no form, or no whole one, is refused', async (t) => {
    const ofForm = { 'Content-Type': 'multipart/form-data; boundary=b' };
    t.match(await post('{}', { 'Content-Type': 'application/json' }), {
      status: 400,
      body: { code: 'WrongContentType' },
    });
    t.match(await post('x', { 'Content-Type': 'multipart/form-data' }), {
      status: 400,
      body: { code: 'WrongContentType' },
    });
    t.match(await post('hello', ofForm), { status: 400, body: { code: 'BadForm' } });
    t.match(await post('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf', ofForm), {
      status: 400,
      body: { code: 'BadForm' },
    });
  });

  await t.test('a header of a part without end, of unknown length, is cut off', async (t) => {
    async function* endless() {
      yield Buffer.from('--b\r\nContent-Disposition: form-data; name="');
      for (let sent = 0; sent < 200; sent++) yield Buffer.alloc(1024, 'x');
    }
    const body = Readable.toWeb(Readable.from(endless())) as ReadableStream;
    t.match(await post(body, { 'Content-Type': 'multipart/form-data; boundary=b' }), { status: 413 });
  });

  await t.test('a sender that leaves half way leaves nothing behind', async (t) => {
    const before = paths.length;
    await leaveHalfWay(t, `${address}/Upload`);
    t.equal((await post(formWith([['file', file(10), 'a']]))).status, 200);
    t.equal(paths.length, before + 1);
  });
});

function leaveHalfWay(t: Test, url: string): Promise<void> {
  return new Promise((resolve) => {
    const headers = { TokenID: KEY, 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': '5000' };
    const request = send(url, { method: 'POST', headers });
    request.on('error', () => resolve());
    request.on('response', () => t.fail('it was answered'));
    request.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf', () =>
      request.destroy(),
    );
  });
}

t.test('the interface definition tells the media types', (t) => {
  const info = { title: 'T', version: '1', description: 'D' };
  const document = openApiDocument([picture('GET'), stateAs(() => Readable.from([])), upload([])], info);
  t.match(document, {
    paths: {
      '/Picture': {
        get: { responses: { 200: { content: { 'image/png': { schema: { type: 'string', format: 'binary' } } } } } },
      },
      '/State': {
        get: {
          responses: {
            200: { content: { 'application/json': Object, 'text/event-stream': { schema: { type: 'string' } } } },
          },
        },
      },
      '/Upload': {
        post: {
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: { required: ['file'], properties: { file: { format: 'binary', description: 'A workbook.' } } },
              },
            },
          },
        },
      },
    },
  });
  t.end();
});
