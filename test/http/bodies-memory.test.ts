/** BODIES_MEMORY: large bodies wait outside instead of filling the memory. */
import { once } from 'node:events';
import { connect } from 'node:net';
import t from 'tap';
import { BodiesMemory, type HeldMemory } from '../../src/http/bodies/memory.js';
import fc from '../support/fast-check.js';
import { smallRequest } from '../support/problems/requests.js';
import { until } from '../support/service/processes.js';
import { KEY, startTestService } from '../support/service/running-service.js';

const NOT_SAVED = '/Loads?loadSaved=false&UOM=UnitMetric';

t.test('whatever is held and given back, no user has more than half and nobody more than all', async (t) => {
  const arbitraryEvents = fc.array(
    fc.record({ user: fc.constantFrom('a', 'b', 'c'), bytes: fc.integer({ min: 0, max: 70 }), place: fc.nat() }),
  );
  fc.assert(
    fc.property(arbitraryEvents, (events) => {
      const memory = new BodiesMemory(100);
      const held: { user: string; bytes: number; memory: HeldMemory }[] = [];
      const sum = (user?: string) =>
        held.reduce((all, one) => all + (user === undefined || one.user === user ? one.bytes : 0), 0);
      for (const { user, bytes, place } of events) {
        const fits = sum() + bytes <= 100 && sum(user) + bytes <= 50;
        try {
          const one = memory.hold(user, { headers: { 'content-length': String(bytes) } }, 100);
          if (!fits) throw new TypeError('there was no room for it');
          held.push({ user, bytes, memory: one });
        } catch (error) {
          if (error instanceof TypeError || fits) throw error;
        }
        if (place % 3 === 0 && held.length > 0) {
          const [left] = held.splice(place % held.length, 1);
          left!.memory.leave();
          left!.memory.leave();
        }
        if (memory.held !== sum()) throw new TypeError(`${memory.held} bytes instead of ${sum()}`);
      }
    }),
  );
  t.pass('held');
});

t.test('bodies beyond the memory', { timeout: 120_000 }, async (t) => {
  const env = { MAX_BODY: '1 MiB', BODIES_MEMORY: '2 MiB' };
  const service = await startTestService(t, { engine: './naive-engine-module.js', env });
  const { hostname, port } = new URL(service.address);
  const head = `POST ${NOT_SAVED} HTTP/1.1\r\nHost: x\r\nTokenID: ${KEY}\r\nContent-Type: application/json\r\n`;

  /** Says a body and sends only its beginning. */
  async function begun(headers: string, body: string) {
    const socket = connect(Number(port), hostname);
    t.teardown(() => socket.destroy());
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    await once(socket, 'connect');
    socket.write(`${head}${headers}\r\n\r\n${body}`);
    return { socket, text: () => text };
  }

  await t.test('are refused before they are read, and taken when others have gone', async (t) => {
    const first = await begun(`Content-Length: ${2 ** 20}`, '{');
    await until(async () => (await service.post(NOT_SAVED, smallRequest())).status === 503);
    const refused = await service.post(NOT_SAVED, smallRequest());
    t.match(refused, { status: 503, body: { code: 'BodiesFull', message: /Send it again/ } });
    t.equal(refused.headers.get('Retry-After'), '5');
    t.equal((await service.call('/Account/Keys')).status, 200, 'what has no body is answered');
    first.socket.destroy();
    await until(async () => (await service.post(NOT_SAVED, smallRequest())).status === 200);
  });

  await t.test('in chunks count as they come', async (t) => {
    const half = 'x'.repeat(700 * 1024);
    const chunk = `${half.length.toString(16)}\r\n${half}\r\n`;
    const first = await begun('Transfer-Encoding: chunked', chunk);
    const second = await begun('Transfer-Encoding: chunked', chunk);
    await until(() => (first.text() + second.text()).includes('BodiesFull'));
    for (const { socket } of [first, second]) socket.destroy();
    t.equal(service.lines.filter((line) => line.includes('"level":50')).length, 0, 'nobody has to be told of it');
    await until(async () => (await service.post(NOT_SAVED, smallRequest())).status === 200);
  });
});
