/** The interface definition judges bodies as the service does, and says everything that a client needs to know. */
import t from 'tap';
import { openApiDocument } from '../../src/http/openapi.js';
import { isKept } from '../../src/http/route.js';
import { allRoutes } from '../../src/http/routes/index.js';
import { withDefaults } from '../../src/schema/defaults.js';
import { validateCargo, validateContainer, validateShape } from '../../src/schema/validate.js';
import { faultsOf } from '../support/http/declared.js';
import { smallRequest } from '../support/problems/requests.js';

// biome-ignore lint/suspicious/noExplicitAny: a document of any shape
type Json = any;

const nothing = {} as never;
const ROUTES = allRoutes(nothing, nothing, nothing);
const document: Json = openApiDocument(ROUTES, {
  title: '',
  version: '',
  description: '',
});
const { paths, components } = document;

const CARGO = { style: 'Shipcase', name: 'A', length: 1, width: 2, height: 3 };
const ROLL = { style: 'Roll', name: 'R', diameter: 1, height: 2 };
const CONTAINER = { containerType: 'Truck', name: 'T', length: 1, width: 2, height: 3 };

t.test('what the service refuses the definition refuses, and what it takes the definition takes', async (t) => {
  const cargoes: readonly (readonly [boolean, object])[] = [
    [true, CARGO],
    [true, { ...CARGO, uom: 'UnitMetric', warnings: [] }],
    [true, ROLL],
    [true, { style: 'Palletload', name: 'U', unitload: { name: 'u' } }],
    [false, { ...CARGO, name: '' }],
    [false, { ...CARGO, name: ' ' }],
    [false, { ...CARGO, name: '..' }],
    [false, { ...CARGO, name: '\ud800' }],
    [true, { ...CARGO, name: '\ud83d\ude9a' }],
    [true, { ...CARGO, orientationsAllowed: 'Orientations123' }],
    [true, { ...CARGO, orientationsAllowed: 63 }],
    [false, { ...CARGO, orientationsAllowed: 0 }],
    [false, { ...CARGO, orientationsAllowed: 'Orientations127' }],
    [false, { ...CARGO, orientationPriority: 'Orientations' }],
    [true, { ...CARGO, colorHexaCode: '#FF8800', colorKnownName: 'navy' }],
    [false, { ...CARGO, colorHexaCode: 'FF' }],
    [false, { ...CARGO, colorKnownName: 'nuvy' }],
    [true, { ...CARGO, palletizing: { pallet: { ...CONTAINER, containerType: 'Pallet' } } }],
  ];
  for (const [isTaken, cargo] of cargoes) {
    const name = JSON.stringify(cargo);
    t.equal(validateCargo(cargo).issues.length === 0, isTaken, `service: ${name}`);
    t.equal(faultsOfSent('CargoRecord', cargo).length === 0, isTaken, `definition: ${name}`);
  }
  // Generators make no class of what depends on other fields: the service checks it, and descriptions say it.
  for (const cargo of [
    { ...CARGO, length: 0 },
    { style: 'Shipcase', name: 'A' },
    { ...ROLL, diameter: 0 },
    { ...CARGO, palletizing: { pallet: CONTAINER } },
  ]) {
    t.not(validateCargo(cargo).issues.length, 0, `service: ${JSON.stringify(cargo)}`);
  }
  const containers: readonly (readonly [boolean, object])[] = [
    [true, CONTAINER],
    [false, { ...CONTAINER, name: '' }],
    [false, { ...CONTAINER, name: undefined }],
    [false, { ...CONTAINER, height: 0 }],
    [false, { ...CONTAINER, height: undefined }],
    [false, { ...CONTAINER, colorHexaCode: 'x' }],
  ];
  for (const [isTaken, container] of containers) {
    const name = JSON.stringify(container);
    t.equal(validateContainer(container).issues.length === 0, isTaken, `service: ${name}`);
    t.equal(faultsOfSent('ContainerRecord', container).length === 0, isTaken, `definition: ${name}`);
  }
  const { containerType: _, ...untyped } = CONTAINER;
  t.strictSame(faultsOfSent('ContainerRecord', untyped), [], 'the type is in the path');
});

/** Bodies may hold what nobody knows. */
function faultsOfSent(name: string, value: object): readonly string[] {
  const { uom: _uom, warnings: _warnings, ...known } = value as Record<string, unknown>;
  return faultsOf(name, known);
}

t.test('empty lists and empty dates are refused', async (t) => {
  t.strictSame(faultsOf('LoadRequest', smallRequest()), []);
  t.not(faultsOf('LoadRequest', { ...smallRequest(), cargoes: [] }).length, 0);
  t.not(faultsOf('LoadRequest', { ...smallRequest(), emptyContainers: [] }).length, 0);
  t.strictSame(faultsOf('NewKey', { name: 'k', expiresAt: null }), []);
  for (const expiresAt of ['2027-01-31', '2027-01-31T08:00:00Z', '2027-01-31T08:00:00.5+01:00']) {
    t.strictSame(faultsOf('NewKey', { name: 'k', expiresAt }), [], expiresAt);
  }
  t.not(faultsOf('NewKey', { name: 'k', expiresAt: '' }).length, 0);
  const createdAt = new RegExp(parameter('/Loads', 'get', 'createdAt').schema.pattern);
  for (const [text, isDate] of [
    ['2026-11-20', true],
    ['2026-11-01/2026-11-30', true],
    ['2026-11-20T08:00:00Z', true],
    ['', false],
    ['today', false],
  ] as const) {
    t.equal(createdAt.test(text), isDate, text);
  }
});

t.test('bodies of the database mode, changes, null settings', async (t) => {
  const byName = {
    title: 'L',
    cargoes: [{ name: 'A', qty: 1 }],
    emptyContainers: [{ containerType: 'Truck', name: 'T' }],
  };
  t.strictSame(faultsOf('StoredLoadRequest', byName), []);
  t.not(faultsOf('LoadRequest', byName).length, 0);
  t.match(paths['/Loads'].post.requestBody.content['application/json'].schema.anyOf, [
    { $ref: '#/components/schemas/LoadRequest' },
    { $ref: '#/components/schemas/StoredLoadRequest' },
  ]);
  t.strictSame(faultsOf('CargoChange', { length: 5, alias: null }), []);
  t.not(faultsOf('CargoChange', { length: -5 }).length, 0);
  t.strictSame(faultsOf('SettingsChange', { isEasyLoadUsed: null, prefixOfSolutionsNames: null }), []);
  t.strictSame(validateShape('AccountSettings', { isEasyLoadUsed: null }).issues, []);
  t.not(faultsOf('SettingsChange', { isEasyLoadUsed: 'yes' }).length, 0);
});

function parameter(path: string, method: string, name: string): Json {
  return paths[path][method].parameters.find((one: Json) => one.name === name);
}

t.test('units, types, headers, statuses', async (t) => {
  for (const path of ['/Loads', '/Upload/Loads', '/Database/Cargoes', '/Database/Containers/{type}']) {
    t.equal(parameter(path, 'post', 'UOM').schema.default, 'UnitEnglish', path);
  }
  t.equal(parameter('/Loads', 'get', 'UOM').schema.default, undefined, 'reads keep the unit of the load');
  t.strictSame(parameter('/Database/Containers/{type}', 'post', 'type').schema, {
    $ref: '#/components/schemas/ContainerTypeEnum',
  });
  t.strictSame(components.schemas.ContainerTypeEnum.enum, ['Carton', 'Pallet', 'SeaVan', 'Truck', 'ULD']);
  t.ok(parameter('/Loads', 'post', 'Idempotency-Key'));
  t.notOk(parameter('/Account/Keys', 'post', 'Idempotency-Key'), 'a secret is never kept');
  t.ok(parameter('/Loads', 'get', 'If-None-Match'));
  t.ok(parameter('/Processes/{processId}/Events', 'get', 'Last-Event-ID'));
  for (const [path, methods] of Object.entries<Json>(paths)) {
    for (const [method, { responses, parameters }] of Object.entries<Json>(methods)) {
      const name = `${method} ${path}`;
      for (const status of [400, 404, 405, 500, 503]) t.ok(responses[status], `${status} of ${name}`);
      t.ok(
        parameters.some((one: Json) => one.name === 'X-Request-Id'),
        name,
      );
    }
  }
  t.ok(paths['/Loads'].get.responses[304]);
  t.notOk(paths['/Loads'].post.responses[304]);
});

t.test('every call whose answers are kept for their key says that the key may be refused', async (t) => {
  t.same(
    ROUTES.filter((route) => isKept(route) && !(409 in route.answers)).map(({ operationId }) => operationId),
    [],
  );
});

t.test('figures of a unit load that were not sent are answered as null', async (t) => {
  const { value } = validateCargo({ style: 'Palletload', name: 'U', unitload: { loadSummary: { cargoesLoaded: 2 } } });
  const { unitload } = withDefaults('CargoRecord', value);
  t.equal(unitload?.loadSummary?.floorLoaded, null);
  t.strictSame(faultsOf('AnsweredUnitLoad', unitload), []);
});

t.test('what is answered has no limits of what is sent, and none of our own keywords is shown', async (t) => {
  const seen = new Set<string>();
  const limits = /"(minLength|maxLength|maximum|pattern|maxItems)":[\d"]/;
  const look = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const text = JSON.stringify(components.schemas[name]);
    t.notMatch(text, limits, name);
    for (const [, next] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) look(next!);
  };
  for (const name of ['Load', 'StoredCargo', 'StoredContainer', 'ShownEditBuffer', 'ShownSettings', 'ProcessList'])
    look(name);
  t.notMatch(JSON.stringify(document), /"x-(?!codeSamples")/);
});

const isNull = (form: Json) => form.type === 'null';
const typeOf = ({ type, $ref }: Json) => type ?? ($ref.endsWith('Enum') ? 'string' : 'object');

t.test('what generators of clients stumble over is nowhere', async (t) => {
  const faults: string[] = [];
  const look = (value: Json, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const fault = (what: string) => faults.push(`${place}: ${what}`);
    if (typeof value.$ref === 'string' && Object.keys(value).length > 1) fault('something beside a reference');
    if (Array.isArray(value.enum) && !/^\/components\/schemas\/\w+Enum$/.test(place)) fault('a list without a name');
    for (const forms of [value.anyOf, value.oneOf].filter(Array.isArray)) {
      if (value.properties !== undefined) fault('a union that has fields of its own');
      if (forms.length > 1 + forms.filter(isNull).length && value.default !== undefined) fault('a default of a union');
      if (forms.some((form: Json) => form.anyOf ?? form.oneOf)) fault('a union in a union');
      if (forms.some((form: Json) => !form.type && !form.$ref && !form.allOf)) fault('a form that is no type');
    }
    if (new Set(value.oneOf?.map(typeOf)).size !== (value.oneOf?.length ?? 0)) fault('a choice between like forms');
    for (const [name, part] of Object.entries(value)) {
      if (!['default', 'example', 'examples', 'x-codeSamples'].includes(name)) look(part, `${place}/${name}`);
    }
  };
  look({ paths, components }, '');
  t.strictSame(faults, []);
});
