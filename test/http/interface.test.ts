/** The interface definition of the real routes. */
import t from 'tap';
import { faultsOf, faultsOfAnswer } from '../support/http/declared.js';
import { smallRequest } from '../support/problems/requests.js';
import { startTestService } from '../support/service/running-service.js';

// biome-ignore lint/suspicious/noExplicitAny: a document of any shape
type Json = any;

function refsIn(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : refsIn(part),
  );
}

t.test('the interface definition', async (t) => {
  const service = await startTestService(t, { engine: './naive-engine-module.js' });
  const response = await fetch(`${service.address}/openapi.json`);
  const document: Json = await response.json();

  t.test('needs no key and describes the calls of the contract', async (t) => {
    t.equal(response.status, 200);
    for (const [path, method] of [
      ['/Loads', 'post'],
      ['/Loads', 'get'],
      ['/Loads/{userId}', 'get'],
      ['/Loads/{userId}/{title}', 'get'],
      ['/Loads/{userId}/{title}', 'delete'],
      ['/Loads/{userId}/{title}/{filledContainerSeq}', 'get'],
      ['/health/ready', 'get'],
    ] as const) {
      const operation = document.paths[path]?.[method];
      t.ok(operation?.operationId, `${method} ${path}`);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = operation.parameters.filter((parameter: Json) => parameter.in === 'path');
      t.strictSame(described.map((parameter: Json) => parameter.name).sort(), inPath.sort());
    }
    t.strictSame(document.paths['/health/ready'].get.security, []);
  });

  t.test('every reference leads somewhere, every operation has a name of its own', async (t) => {
    for (const ref of new Set(refsIn(document))) {
      const target = ref
        .slice(2)
        .split('/')
        .reduce((value: Json, step) => value?.[step], document);
      t.ok(ref.startsWith('#/') && target, ref);
    }
    const operations = Object.values<Json>(document.paths).flatMap((methods) => Object.values<Json>(methods));
    const names = operations.map((operation) => operation.operationId);
    t.equal(new Set(names).size, names.length);
  });

  // Every call of every HTTP test is held to it (support/http/declared.ts); here is that this can fail.
  t.test('an answer that is not as it says is told', async (t) => {
    const told = (status: number, body: unknown, type = 'application/json') =>
      faultsOfAnswer('DELETE', '/loads/ann%40example.com/Small?x=1', { status, type, body });
    const done = { status: 'succeed', message: 'OK', count: 1, names: ['Small'], warnings: [] };
    t.strictSame(told(200, done), []);
    t.match(told(200, { ...done, extra: 1 }), [/additional properties.*extra/]);
    t.match(told(200, { ...done, status: 'done' }), [/^\/status/]);
    t.match(told(200, { ...done, warnings: [{ code: 'Nonsense', pointer: '', message: '' }] }), [
      /^\/warnings\/0\/code/,
    ]);
    t.match(told(200, done, 'image/png'), [/media type image\/png is not declared/]);
    t.match(told(201, done), [/status 201 is not declared/]);
    t.not(told(400, done).length, 0);
  });

  t.test('query names that nobody knows are warned about', async (t) => {
    const { processId } = (await service.post('/Loads?multiProcessed=true', smallRequest())).body.document;
    const process = `/Processes/${processId}`;
    const paths = ['/Loads', '/Processes', process, '/Webhooks/Deliveries', '/Account/Keys', '/Account/Settings'];
    await service.post('/Loads?UOM=UnitMetric', smallRequest());
    for (const path of [...paths, '/Account/WebhookSecret', '/health/live', '/health/ready']) {
      const { status, body } = await service.call(`${path}?unknwon=1`);
      t.match({ status, warnings: body.warnings }, { status: 200, warnings: [{ code: 'UnknownField' }] }, path);
    }
    const cancelled = await service.call(`${process}?unknwon=1`, { method: 'DELETE' });
    t.match(cancelled, { status: 200, body: { warnings: [{ pointer: '?unknwon' }] } });
    await service.call('/Loads/ann@example.com/Small', { method: 'DELETE' });
  });

  t.test('real answers are as it says', async (t) => {
    const built = await service.post('/Loads?UOM=UnitMetric&placementsCreated=true', smallRequest());
    t.equal(built.status, 200);
    t.match((await service.post('/Loads', { ...smallRequest(), cargoes: [] })).body, { status: 'failed' });
    const paths = ['/Loads', '/Loads/ann@example.com/Small/1', '/Account/Keys', '/Account/Settings', '/health/ready'];
    for (const path of [...paths, '/Account/WebhookSecret?unknown=1', '/openapi.json']) {
      t.equal((await service.call(path)).status, 200, path);
    }
    t.equal((await service.call('/Loads/ann@example.com/Small', { method: 'DELETE' })).status, 200);
    t.match(await service.call('/Loads'), { status: 400, body: { code: 'NoRecords' } });
    t.match(await service.call('/Loads?limit=x'), { status: 400, body: { issues: [{ code: 'OutOfRange' }] } });
    t.strictSame(faultsOf('LoadRequest', smallRequest()), []);
  });
});
