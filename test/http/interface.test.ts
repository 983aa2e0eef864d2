/** The interface definition of the real routes. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import t from 'tap';
import { smallRequest } from '../support/requests.js';
import { startTestService } from '../support/running-service.js';

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

  t.test('real answers are as it says', async (t) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    ajv.addSchema(document, 'api');
    const conforms = (t: { ok(value: unknown, message: string): void }, name: string, body: unknown) => {
      const validate = ajv.compile({ $ref: `api#/components/schemas/${name}` });
      t.ok(validate(body), `${name}: ${JSON.stringify(validate.errors?.slice(0, 3))}`);
    };
    const built = await service.post('/Loads?UOM=UnitMetric&placementsCreated=true', smallRequest());
    conforms(t, 'Load', built.body);
    conforms(t, 'Load', (await service.post('/Loads', { ...smallRequest(), cargoes: [] })).body);
    conforms(t, 'LoadDatabaseSearchResponse', (await service.call('/Loads')).body);
    conforms(t, 'FilledContainer', (await service.call('/Loads/ann@example.com/Small/1')).body);
    conforms(t, 'DatabaseResponse', (await service.call('/Loads/ann@example.com/Small', { method: 'DELETE' })).body);
    conforms(t, 'Error', (await service.call('/Loads')).body);
    conforms(t, 'Error', (await service.call('/Loads?limit=x')).body);
    conforms(t, 'LoadRequest', smallRequest());
  });
});
