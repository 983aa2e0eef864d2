/** The service with the engine of the build. */
import { readFileSync } from 'node:fs';
import t, { type Test } from 'tap';
import { withoutLinks } from '../support/http/without-links.js';
import { smallRequest } from '../support/problems/requests.js';
import { callService, KEY, postInit, startTestService, type TestService } from '../support/service/running-service.js';

const sample = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../samples/${name}.json`, import.meta.url), 'utf8'));

/** Milliseconds that the search given up below takes at the least, on any machine: who waits for its end waits longer. */
const LEAST_OF_SEARCH = 15_000;

t.test('the real engine behind HTTP', async (t) => {
  const service = await startTestService(t);

  t.test('the same request gives the same filled containers, saved and read again too', async (t) => {
    const order = sample('mixed-order-40ft');
    const request = { ...order, rules: { ...order.rules, optimizationLevel: 1 } };
    const path = '/Loads?UOM=UnitMetric&placementsCreated=true';
    const plans: unknown[] = [];
    for (const saved of ['true', 'false', 'false']) {
      const { status, body } = await service.post(`${path}&loadSaved=${saved}`, request);
      t.equal(status, 200);
      t.match(body, { status: 'succeed', verification: { valid: true }, engine: { complete: true } });
      plans.push(withoutLinks(body.filledContainers));
    }
    t.strictSame(plans[1], plans[0]);
    t.strictSame(plans[2], plans[0]);
    const read = await service.call('/Loads?placementsCreated=true');
    t.strictSame(withoutLinks(read.body.items[0].filledContainers), plans[0]);
  });

  t.test('a client that goes away frees its thread', async (t) => {
    const long = sample('br7-problem-1');
    const request = { ...long, rules: { ...long.rules, optimizationLevel: 4 } };
    const milliseconds = await millisecondsUntilFree(t, service, request);
    t.ok(milliseconds < LEAST_OF_SEARCH / 2, `free after ${Math.round(milliseconds)} ms`);
  });
});

/** Gives a search up and asks for a quick load: how long that waited for the only thread. */
async function millisecondsUntilFree(t: Test, service: TestService, request: unknown): Promise<number> {
  const init = { ...postInit(request), signal: AbortSignal.timeout(700) };
  await callService(service.address, KEY, '/Loads?UOM=UnitHighMetric', init).then(
    () => t.fail('the search ended before it was given up'),
    () => {},
  );
  const begun = performance.now();
  const quick = smallRequest({ rules: { algorithmType: 'MaxVolumeFirst' } });
  const { headers } = await service.post('/Loads?UOM=UnitMetric&loadSaved=false', quick);
  const waited = performance.now() - begun;
  const worked = [...(headers.get('Server-Timing') ?? '').matchAll(/dur=([\d.]+)/g)].map(([, ms]) => Number(ms));
  return waited - worked.reduce((sum, milliseconds) => sum + milliseconds, 0);
}
