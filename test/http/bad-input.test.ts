/** What the service answers to requests that cannot be calculated. */
import { request as httpRequest } from 'node:http';
import t, { type Test } from 'tap';
import { smallRequest } from '../support/problems/requests.js';
import { startTestService } from '../support/service/running-service.js';

t.test('bad input', async (t) => {
  const service = await startTestService(t, { engine: './naive-engine-module.js' });
  const { post, call } = service;
  const good = smallRequest();
  const [cargo] = good.cargoes;
  const [container] = good.emptyContainers;

  for (const [what, body] of [
    ['cut short', '{"title": "x"'],
    ['empty', ''],
    ['no JSON', 'title=x'],
    ['a comma too many', '{"a": 1,}'],
    ['not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ] as const) {
    t.test(`malformed JSON is 400: ${what}`, async (t) => {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
      t.match(await call('/Loads', init), {
        status: 400,
        body: { status: 'failed', code: 'MalformedJson', message: /not valid JSON/, requestId: String },
      });
    });
  }

  for (const body of ['[]', '"text"', '12', 'null', 'true']) {
    t.test(`a body that is no object is 400: ${body}`, async (t) => {
      t.match(await post('/Loads', body), { status: 400, body: { code: 'BodyNotAnObject' } });
    });
  }

  const failed = async (t: Test, body: unknown, code: string, pointer: string) => {
    const answer = await post('/Loads?UOM=UnitMetric', body);
    t.equal(answer.status, 200);
    t.match(answer.body, { status: 'failed', filledContainers: [], calculationError: { code, message: String } });
    t.equal(typeof answer.body.message, 'string');
    const { issues } = answer.body.calculationError;
    t.ok(
      issues.some((issue: { pointer: string }) => issue.pointer === pointer),
      `${pointer} among ${JSON.stringify(issues)}`,
    );
    return answer.body;
  };

  t.test('empty lists', async (t) => {
    await failed(t, { ...good, cargoes: [] }, 'EmptyCargoList', '/cargoes');
    await failed(t, { ...good, emptyContainers: [] }, 'EmptyContainerList', '/emptyContainers');
  });

  t.test('zero and wrong sizes', async (t) => {
    await failed(t, { ...good, cargoes: [{ ...cargo, height: 0 }] }, 'InvalidCargoSize', '/cargoes/0/height');
    await failed(
      t,
      { ...good, emptyContainers: [{ ...container, length: 0 }] },
      'InvalidContainerSize',
      '/emptyContainers/0/length',
    );
    await failed(t, { ...good, cargoes: [{ ...cargo, qty: 0 }] }, 'CargoHasZeroLoadCount', '/cargoes/0/qty');
  });

  t.test('wrong types and unknown words', async (t) => {
    await failed(t, { ...good, cargoes: [{ ...cargo, qty: 'many' }] }, 'ValidationFailed', '/cargoes/0/qty');
    await failed(t, { ...good, cargoes: 'all' }, 'ValidationFailed', '/cargoes');
    const { calculationError } = await failed(
      t,
      { ...good, cargoes: [{ ...cargo, style: 'Barrel' }] },
      'ValidationFailed',
      '/cargoes/0/style',
    );
    t.match(calculationError.issues[0].allowedValues, ['Shipcase', 'Palletload', 'Roll']);
    await failed(t, { ...good, rules: {} }, 'ValidationFailed', '/rules/calculationType');
    await failed(t, { ...good, title: '' }, 'ValidationFailed', '/title');
  });

  t.test('too many pieces', async (t) => {
    await failed(t, { ...good, cargoes: [{ ...cargo, qty: 2 ** 31 }] }, 'ValidationFailed', '/cargoes/0/qty');
  });

  t.test('cargo that fits no container', async (t) => {
    const body = { ...good, cargoes: [{ ...cargo, length: 9000 }] };
    const answer = await post('/Loads?UOM=UnitMetric', body);
    t.match(answer, { status: 200, body: { status: 'failed', calculationError: { code: 'CargoIsTooBig' } } });
    t.strictSame(answer.body.filledContainers, []);
  });

  t.test('every fault is listed', async (t) => {
    const { body } = await post('/Loads', { title: 7, cargoes: [], emptyContainers: [{ containerType: 'Lorry' }] });
    t.ok(body.calculationError.issues.length >= 3);
  });

  t.test('nothing of all that was saved', async (t) => {
    t.match(await call('/Loads'), { status: 400, body: { code: 'NoRecords' } });
    for (const path of ['/Loads', '/Database/Cargoes', '/Database/Containers/Truck']) {
      t.match(
        await call(`${path}?emptyAllowed=true`),
        { status: 200, body: { count: 0, items: [], next: null } },
        path,
      );
    }
  });

  t.test('20 MB are too large', async (t) => {
    const body = JSON.stringify({ ...good, description: 'x'.repeat(20_000_000) });
    t.match(await post('/Loads', body), { status: 413, body: { code: 'BodyTooLarge', message: /16777216 bytes/ } });
  });

  t.test('missing, wrong and bearer keys', async (t) => {
    const as = async (headers: Record<string, string>) => {
      const response = await fetch(`${service.address}/Loads`, { headers });
      return { status: response.status, body: await response.json() };
    };
    t.match(await as({}), { status: 401, body: { status: 'failed', code: 'MissingKey' } });
    t.match(await as({ TokenID: 'nobody' }), { status: 401, body: { code: 'WrongKey' } });
    t.match(await as({ Authorization: 'Bearer nobody' }), { status: 401, body: { code: 'WrongScheme' } });
  });

  t.test('a body that ends before its announced length leaves no trace', async (t) => {
    await new Promise<void>((resolve) => {
      const cut = httpRequest(`${service.address}/Loads`, {
        method: 'POST',
        headers: { TokenID: 'key-of-ann', 'Content-Type': 'application/json', 'Content-Length': '1000' },
      });
      cut.on('error', () => resolve());
      cut.write('{"title":', () => setTimeout(() => cut.destroy(), 50));
    });
    t.equal((await call('/health/live')).status, 200);
  });
});
