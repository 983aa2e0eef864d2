/** The definition in OpenAPI 3.0: answers of the running service are as it says, and nothing of 3.1 is left in it. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import t from 'tap';
import { faultsOfAnswer } from '../support/http/declared.js';
import { smallRequest } from '../support/problems/requests.js';
import { startTestService } from '../support/service/running-service.js';

// biome-ignore lint/suspicious/noExplicitAny: a document of any shape
type Json = any;

/** A schema of 3.0 as a validator of JSON Schema reads it. */
function ofJsonSchema(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(ofJsonSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, exclusiveMinimum, ...rest } = Object.fromEntries(
    Object.entries<Json>(schema).map(([keyword, value]) => [
      keyword,
      keyword === 'default' ? value : ofJsonSchema(value),
    ]),
  );
  const limited = exclusiveMinimum === true ? { ...rest, exclusiveMinimum: rest['minimum'] } : rest;
  return nullable === true ? { anyOf: [limited, { type: 'null' }] } : limited;
}

t.test('the definition in OpenAPI 3.0', async (t) => {
  const service = await startTestService(t, { engine: './naive-engine-module.js' });
  const response = await fetch(`${service.address}/openapi-3.0.json`);
  const document: Json = await response.json();
  const latest: Json = await (await fetch(`${service.address}/openapi.json`)).json();

  t.test('needs no key, and says what the other says', async (t) => {
    t.equal(response.status, 200);
    t.equal(document.openapi, '3.0.3');
    t.strictSame(Object.keys(document.paths), Object.keys(latest.paths));
    t.strictSame(Object.keys(document.components.schemas), Object.keys(latest.components.schemas));
  });

  t.test('has no keyword of 3.1', async (t) => {
    const faults: string[] = [];
    const look = (value: Json, place: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if (Array.isArray(value.type) || value.type === 'null') faults.push(`${place}: one type`);
      if (typeof value.exclusiveMinimum === 'number') faults.push(`${place}: a limit and a flag`);
      for (const keyword of ['const', 'patternProperties', 'identifier']) {
        if (keyword in value && !place.endsWith('/properties')) faults.push(`${place}: ${keyword}`);
      }
      for (const [name, part] of Object.entries(value)) {
        if (!['default', 'example', 'examples', 'x-codeSamples'].includes(name)) look(part, `${place}/${name}`);
      }
    };
    look(document, '');
    t.strictSame(faults, []);
  });

  t.test('answers are as both say', async (t) => {
    const request = {
      ...smallRequest(),
      cargoes: smallRequest().cargoes.map((cargo: object) => ({
        ...cargo,
        orientationsAllowed: 3,
        orientationPriority: null,
        emptyContainersFavorite: [{ name: 'Nowhere' }, 'Elsewhere'],
        handling: null,
        property1: 'Grüße 箱',
      })),
    };
    const query = 'placementsCreated=true&spacesCreated=true&reportCreated=true&requestCreated=true';
    const calls = [
      ['Load', 'POST', `/Loads?UOM=UnitMetric&${query}`, request],
      ['LoadDatabaseSearchResponse', 'GET', '/Loads', undefined],
      [
        'LoadDatabaseSearchResponse',
        'GET',
        '/Loads/ann@example.com/Small?placementsCreated=true&requestCreated=true',
        undefined,
      ],
      ['ShownSettings', 'GET', '/Account/Settings', undefined],
      ['KeyList', 'GET', '/Account/Keys', undefined],
      ['Error', 'GET', '/Loads/ann@example.com/Nothing', undefined],
    ] as const;
    // All are called before the first is judged: validators take so long to make that connections may be closed meanwhile.
    const answers = [];
    for (const [, , path, body] of calls) {
      answers.push(body === undefined ? await service.call(path) : await service.post(path, body));
    }
    const ajv = new Ajv2020({ strict: false, validateFormats: false, inlineRefs: false, code: { optimize: false } });
    ajv.addSchema({ $id: 'api', components: ofJsonSchema(document.components) });
    for (const [index, [name, method, path]] of calls.entries()) {
      const { status, body } = answers[index]!;
      t.strictSame(faultsOfAnswer(method, path, { status, type: 'application/json', body }), [], `3.1: ${path}`);
      const validate = ajv.compile({ $ref: `api#/components/schemas/${name}` });
      t.ok(validate(body), `3.0: ${path} ${JSON.stringify(validate.errors)}`);
    }
  });

  t.test('an answer that is not as it says is told', async (t) => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'api', components: ofJsonSchema(document.components) });
    const isLoad = ajv.compile({ $ref: 'api#/components/schemas/KeyList' });
    t.notOk(isLoad({ status: 'succeed', message: 'OK', warnings: [], count: -1, items: 'none' }));
  });
});
