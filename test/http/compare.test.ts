/** Requests under settings, side by side, over HTTP. */
import t from 'tap';
import { type PlanFigures, paretoMarks } from '../../src/calculation/compared/pareto.js';
import { smallRequest } from '../support/problems/requests.js';
import { startTestService } from '../support/service/running-service.js';

const service = await startTestService(t, { env: { WORKERS: '2' } });
const compare = (body: unknown, query = '') => service.post(`/Loads/Compare?UOM=UnitMetric${query}`, body);
const settings = [
  { label: 'as sent' },
  { label: 'no support', rules: { minSupportRate: 0, optimizationLevel: 1 } },
  { label: 'first fit', rules: { algorithmType: 'MaxVolumeFirst', optimizationLevel: null } },
];

t.test('each item is what POST /Loads answers under these rules; nothing is saved', async (t) => {
  const requests = [smallRequest(), smallRequest({ title: 'Large', qty: 900 })];
  const { status, body } = await compare({ requests, settings }, '&spacesCreated=true');
  t.match({ status, body }, { status: 200, body: { status: 'succeed', message: 'OK', count: 6 } });
  t.same(
    body.items.map(({ request, title, label }: Record<string, unknown>) => [request, title, label]),
    [0, 1].flatMap((request) => settings.map(({ label }) => [request, ['Small', 'Large'][request], label])),
  );
  for (const item of body.items) {
    const { load, loadSummary, containers, searchNodes, seconds, valid } = item;
    t.same(loadSummary, load.loadSummary);
    t.match(item, { containers: load.filledContainers.length, searchNodes: load.engine.searchNodes, valid: true });
    t.ok(containers >= 1 && searchNodes >= 0 && seconds >= 0 && valid);
  }
  const request = { ...requests[1]!, rules: { ...requests[1]!.rules, minSupportRate: 0 } };
  const { body: alone } = await service.post('/Loads?UOM=UnitMetric&spacesCreated=true&loadSaved=false', request);
  t.same(body.items[4].load, alone);
  t.equal((await service.call('/Loads')).body.code, 'NoRecords');
});

t.test('what no other setting of the same request beats is marked', async (t) => {
  const capped = { label: 'capped', rules: { maxSearchVolPerncentage: 30 } };
  const requests = [smallRequest({ qty: 500 }), smallRequest({ title: 'Other', qty: 30 })];
  const { body } = await compare({ requests, settings: [capped, settings[0]] });
  const figures = body.items.map(({ loadSummary, ...item }: PlanFigures & { loadSummary: PlanFigures }) => ({
    ...item,
    ...loadSummary,
  }));
  const marks = body.items.map(({ pareto }: { pareto: boolean }) => pareto);
  t.same(marks, [...paretoMarks(figures.slice(0, 2)), ...paretoMarks(figures.slice(2))]);
  t.equal(marks[1], true, 'fewer containers');
});

t.test('warnings of items stand on top too, each once, where it was sent', async (t) => {
  const misspelt = { label: 'misspelt', rules: { minSuportRate: 0 } };
  const own = { ...smallRequest(), colour: 1, rules: { calculationType: 'MixLoad', seeed: 1 } };
  const both = [settings[0], misspelt];
  const warningsOf = async (body: object, query = '') => {
    const answer = await compare(body, query);
    t.equal(answer.status, 200);
    return answer.body.warnings.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`);
  };
  t.same((await warningsOf({ request: own, settings: both })).sort(), [
    '/request/colour UnknownField',
    '/request/rules/seeed UnknownField',
    '/settings/1/rules/minSuportRate UnknownField',
  ]);
  const requests = [smallRequest(), { ...own, cargoes: [] }];
  t.same((await warningsOf({ requests, settings: both }, '&lmit=3')).sort(), [
    '/requests/1/colour UnknownField',
    '/requests/1/rules/seeed UnknownField',
    '/settings/1/rules/minSuportRate UnknownField',
    '?lmit UnknownField',
  ]);
  t.same(await warningsOf({ request: smallRequest(), settings: [settings[0]] }), []);
  const small = smallRequest();
  const priced = { ...small, emptyContainers: small.emptyContainers.map((one: object) => ({ ...one, price: 900 })) };
  const { body } = await compare({ request: priced, settings: [settings[0]] });
  t.match(body, { warnings: { length: 0 }, items: [{ containerPrice: 900, load: { warnings: { length: 0 } } }] });
});

t.test('a faulty request fails its own items only', async (t) => {
  const { status, body } = await compare({ requests: [smallRequest({ qty: 0 }), smallRequest()], settings });
  t.match({ status, body }, { status: 200, body: { status: 'succeed', message: '3 of 6 calculations failed.' } });
  t.match(body.items[0], {
    valid: false,
    pareto: false,
    load: { status: 'failed', calculationError: { issues: [{ pointer: '/cargoes/0/qty' }] } },
  });
  const { body: none } = await compare({ request: {}, settings: [{ label: 'a' }] });
  t.match(none, { status: 'failed', items: [{ title: '', load: { calculationError: { code: String } } }] });
});

t.test('what cannot be compared is 400, with every fault where it is', async (t) => {
  const pointers = async (body: unknown) => {
    const answer = await compare(body);
    t.equal(answer.status, 400);
    return (answer.body.issues ?? []).map(({ pointer }: { pointer: string }) => pointer);
  };
  const request = smallRequest();
  t.same(await pointers({}), ['/requests', '/settings']);
  t.same(await pointers({ request, requests: [request], settings }), ['/requests']);
  t.same(await pointers({ requests: [request, 5], settings: ['x'] }), [
    '/requests/1',
    '/settings/0',
    '/settings/0/label',
  ]);
  t.same(
    await pointers({
      request,
      settings: [
        { label: 'a', rules: { minSupportRate: 80 } },
        { label: 'a', rules: { stackingRule: 'Bestfit!', optimizationLevel: 'high' } },
        { label: '', rules: [] },
      ],
    }),
    [
      '/settings/0/rules/minSupportRate',
      '/settings/1/rules/optimizationLevel',
      '/settings/1/rules/stackingRule',
      '/settings/2/label',
      '/settings/2/rules',
      '/settings/1/label',
    ],
  );
  const many = Array.from({ length: 51 }, (_, place) => ({ label: `s${place}` }));
  t.match((await compare({ requests: [request, request], settings: many })).body, {
    message: /^2 requests x 51 settings are 102 calculations; at most 100/,
  });
  t.match((await compare('{')).body, { code: 'MalformedJson' });
  t.match((await compare([])).body, { code: 'BodyNotAnObject' });
});
