/** kill -9 of the whole service between and during saves, and what must be there when it is started again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { smallRequest } from '../problems/requests.js';
import { callService, postInit } from './running-service.js';
import { type ServiceProcess, startProcess } from './service-process.js';

export interface CrashReport {
  readonly rounds: number;
  /** Loads and records answered with 200. */
  readonly acknowledged: number;
  /** Saves under way when the service was killed. */
  readonly inFlight: number;
  /** Everything that must not be, as sentences. */
  readonly faults: readonly string[];
}

const WRITERS = 4;
const USER = 'ann@example.com';
const KEY = 'key-of-the-crash-test';

/** What was sent and answered in all rounds so far; loads by title, records by name. */
class Ledger {
  readonly sent = new Set<string>();
  readonly acknowledged = new Set<string>();
  inFlight = 0;
}

/**
 * Odd rounds kill during saves, each at another moment; even rounds between saves, as soon as each was answered.
 * @param owner ends the service when it is done
 * @param settings of the service: its store
 */
export async function crash(
  owner: Parameters<typeof startProcess>[0],
  settings: Readonly<Record<string, string>>,
  rounds: number,
): Promise<CrashReport> {
  const env = { PORT: '0', WORKERS: '1', BOOTSTRAP_USER: USER, BOOTSTRAP_TOKEN: KEY, ...settings };
  const ledger = new Ledger();
  const faults: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const service = startProcess(owner, env);
    await service.ready;
    faults.push(...(await faultsOf(await service.address, ledger)));
    const isDuring = round % 2 === 1;
    const saves = isDuring ? Number.POSITIVE_INFINITY : 1 + (round % 3);
    const address = await service.address;
    const writing = Array.from({ length: WRITERS }, (_, n) => write(address, ledger, `${round}-${n}`, saves));
    // Growing by 7 ms a round, the kill meets every phase of a save.
    await (isDuring ? sleep(60 + 7 * round) : Promise.all(writing));
    service.process.kill('SIGKILL');
    await Promise.all([...writing, service.ended]);
  }
  const last = startProcess(owner, env);
  await last.ready;
  faults.push(...(await faultsOf(await last.address, ledger)));
  faults.push(...(await stopFaults(last)));
  return { rounds, acknowledged: ledger.acknowledged.size, inFlight: ledger.inFlight, faults };
}

/** Saves a load, then a record, and so on, until it has saved so many of each or the service is gone. */
async function write(address: string, ledger: Ledger, writer: string, saves: number): Promise<void> {
  for (let number = 1; number <= saves; number++) {
    const name = `${writer}-${number}`;
    const rules = { algorithmType: 'MaxVolumeFirst' };
    const cargo = { style: 'Shipcase', name, length: 1, width: 1, height: 1, description: name };
    const steps = [
      ['load', '/Loads?UOM=UnitMetric', smallRequest({ title: name, qty: 1 + (number % 5), rules })],
      ['record', '/Database/Cargoes', cargo],
    ] as const;
    for (const [kind, path, body] of steps) {
      ledger.sent.add(`${kind} ${name}`);
      try {
        const answer = await callService(address, KEY, path, postInit(body));
        if (answer.status === 200 && answer.body.status === 'succeed') ledger.acknowledged.add(`${kind} ${name}`);
      } catch {
        ledger.inFlight++;
        return;
      }
    }
  }
}

/** Whatever was acknowledged is there and whole; what was under way may be there, whole; nothing else is. */
async function faultsOf(address: string, ledger: Ledger): Promise<string[]> {
  const found = new Set<string>();
  for await (const { document, verification } of itemsOf(address, '/Loads')) {
    if (verification.valid) found.add(`load ${document.title}`);
  }
  for await (const { name, description } of itemsOf(address, '/Database/Cargoes')) {
    if (name === description) found.add(`record ${name}`);
  }
  const lost = [...ledger.acknowledged].filter((one) => !found.has(one)).map((one) => `${one} is lost`);
  const strange = [...found].filter((one) => !ledger.sent.has(one)).map((one) => `${one} was never sent`);
  return [...lost, ...strange];
}

// biome-ignore lint/suspicious/noExplicitAny: items of two resources
async function* itemsOf(address: string, path: string): AsyncGenerator<any> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { status, body } = await callService(address, KEY, `${path}?limit=1000&cursor=${cursor}`, {});
    if (status === 400 && body.code === 'NoRecords') return;
    yield* body.items;
    cursor = body.next === null ? null : encodeURIComponent(body.next);
  }
}

async function stopFaults(service: ServiceProcess): Promise<string[]> {
  service.process.kill('SIGTERM');
  const code = await service.ended;
  return code === 0 ? [] : [`SIGTERM ended it with ${code}`];
}
