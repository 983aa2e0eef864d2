/** kill -9 of the whole service between and during saves: no load that was answered with 200 may be lost. */
import t, { type Test } from 'tap';
import { smallRequest } from '../support/requests.js';
import { callService, postInit, temporaryFolder } from '../support/running-service.js';
import { type ServiceProcess, startProcess } from '../support/service-process.js';

const ROUNDS = 20;
const WRITERS = 4;
const KEY = 'key-of-the-crash-test';

/** What was sent and answered in all rounds so far. */
class Ledger {
  readonly sent = new Set<string>();
  readonly acknowledged = new Set<string>();
}

/** Saves loads one after the other until the service is gone. */
async function write(address: string, ledger: Ledger, name: string): Promise<void> {
  for (let number = 1; ; number++) {
    const title = `${name}-${number}`;
    ledger.sent.add(title);
    try {
      const init = postInit(smallRequest({ title, qty: 1 + (number % 5), rules: { algorithmType: 'MaxVolumeFirst' } }));
      const { status, body } = await callService(address, KEY, '/Loads?UOM=UnitMetric', init);
      if (status === 200 && body.status === 'succeed') ledger.acknowledged.add(title);
    } catch {
      return;
    }
  }
}

/** Every load that can be read, whole. */
async function savedTitles(address: string): Promise<Set<string>> {
  const titles = new Set<string>();
  let cursor = '';
  do {
    const { status, body } = await callService(address, KEY, `/Loads?limit=1000&cursor=${cursor}`, {});
    if (status === 400 && body.code === 'NoRecords') break;
    for (const { document, verification } of body.items) if (verification.valid) titles.add(document.title);
    cursor = encodeURIComponent(body.next ?? '');
  } while (cursor !== '');
  return titles;
}

async function checkNothingLost(t: Test, service: ServiceProcess, ledger: Ledger): Promise<void> {
  const saved = await savedTitles(await service.address);
  const lost = [...ledger.acknowledged].filter((title) => !saved.has(title));
  const strange = [...saved].filter((title) => !ledger.sent.has(title));
  t.strictSame(lost, [], `${ledger.acknowledged.size} acknowledged, none lost`);
  t.strictSame(strange, [], 'nothing that was never sent');
}

t.test(`kill -9, ${ROUNDS} times`, { timeout: 200_000 }, async (t) => {
  const env = {
    PORT: '0',
    DATA_DIR: temporaryFolder(t),
    WORKERS: '1',
    BOOTSTRAP_USER: 'ann@example.com',
    BOOTSTRAP_TOKEN: KEY,
    LOG_LEVEL: 'info',
  };
  const ledger = new Ledger();
  let inFlight = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const service = startProcess(t, env);
    await service.ready;
    await checkNothingLost(t, service, ledger);
    const address = await service.address;
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(address, ledger, `${round}-${writer}`));
    // Growing by 7 ms a round, the kill meets every phase of a save.
    await new Promise((resolve) => setTimeout(resolve, 60 + 7 * round));
    service.process.kill('SIGKILL');
    await Promise.all([...writers, service.ended]);
    inFlight += ledger.sent.size - ledger.acknowledged.size;
  }
  const last = startProcess(t, env);
  await last.ready;
  await checkNothingLost(t, last, ledger);
  t.ok(ledger.acknowledged.size >= ROUNDS, `${ledger.acknowledged.size} loads were acknowledged`);
  t.ok(inFlight > 0, 'some kills met a running request');
  last.process.kill('SIGTERM');
  t.equal(await last.ended, 0, 'and it still stops gracefully');
});
