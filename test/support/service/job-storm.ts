/**
 * Jobs while something is killed again and again: services, workers, Redis or the database. Whatever happens, each job
 * that was accepted ends, its load is saved once, and its webhook arrives at least once, signed and with one id.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Test } from 'tap';
import { isSigned, type Receiver, startReceiver } from '../http/receiver.js';
import { smallRequest } from '../problems/requests.js';
import { processWhen, until } from './processes.js';
import { callService, KEY, postInit, type TestAnswer, USER } from './running-service.js';
import type { TestServer } from './servers.js';
import { type ServiceProcess, startProcess } from './service-process.js';

export interface JobStorm {
  /** Of all processes: the store, Redis. */
  readonly settings: Readonly<Record<string, string>>;
  readonly services: number;
  readonly workers: number;
  readonly jobs: number;
  readonly kills: number;
  /** What is killed: a process of ours, or a server. */
  readonly victim: 'service' | 'worker' | TestServer;
  /** Draws the moments. */
  readonly seed: number;
  /** Milliseconds between two kills, at most; absent: 700. */
  readonly longestPause?: number;
}

export interface JobStormReport {
  readonly accepted: number;
  readonly kills: number;
  /** Times that a job was taken over from a holder that had died. */
  readonly takenOver: number;
  /** Webhooks that arrived more than once. */
  readonly repeated: number;
  /** Jobs that ended failed because their process died five times in the middle of them. */
  readonly givenUp: number;
  /** From the first request to the last end. */
  readonly seconds: number;
  /** Everything that must not be, as sentences. */
  readonly faults: readonly string[];
}

const SECRET = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
const LONGEST_PAUSE = 700;
const PATIENCE_SECONDS = 150;
const SENT_AT_ONCE = 4;

type Owner = Pick<Test, 'teardown'>;

export async function jobStorm(owner: Owner, storm: JobStorm): Promise<JobStormReport> {
  const receiver = await startReceiver();
  owner.teardown(receiver.close);
  const field = new Field(owner, storm);
  await field.ready();
  const begun = performance.now();
  let isSent = false;
  const sending = send(field, receiver, storm.jobs).finally(() => {
    isSent = true;
  });
  const killed = await killNowAndThen(field, storm, () => isSent);
  await sending;
  await field.ready();
  const processes = await ended(field);
  const seconds = (performance.now() - begun) / 1000;
  await until(async () => (await pending(field)) === 0, PATIENCE_SECONDS);
  const faults = await faultsOf(field, receiver, processes);
  const ids = receiver.received.map(({ headers }) => String(headers['webhook-id']));
  await field.stop();
  receiver.close();
  const takenOver = field.lines.filter((line) => line.includes('"job taken over"')).length;
  const repeated = ids.length - new Set(ids).size;
  const givenUp = processes.filter(isGivenUp).length;
  return { accepted: processes.length, kills: killed, takenOver, repeated, givenUp, seconds, faults };
}

/** The processes of ours, each started again when it was killed. */
class Field {
  readonly lines: string[] = [];
  readonly #services: ServiceProcess[];
  readonly #workers: ServiceProcess[];
  readonly #owner: Owner;
  readonly #env: Readonly<Record<string, string>>;

  constructor(owner: Owner, { settings, services, workers }: JobStorm) {
    this.#owner = owner;
    this.#env = {
      ...{ PORT: '0', WORKERS: '1', BOOTSTRAP_USER: USER, BOOTSTRAP_TOKEN: KEY, BOOTSTRAP_COMPANY: 'Example' },
      ...{ BOOTSTRAP_WEBHOOK_SECRET: SECRET, WEBHOOK_ALLOW: '127.0.0.0/8' },
      ...settings,
    };
    this.#services = Array.from({ length: services }, () => startProcess(owner, this.#env));
    this.#workers = Array.from({ length: workers }, () => startProcess(owner, this.#env, 'worker'));
  }

  async ready(): Promise<void> {
    await Promise.all([...this.#services, ...this.#workers].map(({ ready }) => ready));
  }

  /** Calls any of the services, until one answers something else than 503. */
  async call(path: string, init: RequestInit = {}): Promise<TestAnswer> {
    const giveUp = performance.now() + 1000 * PATIENCE_SECONDS;
    for (let turn = 0; ; turn++) {
      try {
        const service = this.#services[turn % this.#services.length]!;
        const answer = await callService(await service.address, KEY, path, init);
        if (answer.status !== 503) return answer;
      } catch (error) {
        if (performance.now() > giveUp) throw error;
      }
      if (performance.now() > giveUp) throw new Error(`${path} is not answered`);
      await sleep(100);
    }
  }

  /** kill -9, and started again. */
  async kill(kind: 'service' | 'worker', draw: number): Promise<void> {
    const processes = kind === 'service' ? this.#services : this.#workers;
    const place = draw % processes.length;
    const killed = processes[place]!;
    killed.process.kill('SIGKILL');
    await killed.ended;
    this.lines.push(...killed.lines);
    processes[place] = startProcess(this.#owner, this.#env, kind === 'service' ? 'main' : 'worker');
    await processes[place].ready;
  }

  async stop(): Promise<void> {
    const all = [...this.#services, ...this.#workers];
    for (const { process: child } of all) child.kill('SIGTERM');
    await Promise.all(all.map(({ ended }) => ended));
    this.lines.push(...all.flatMap(({ lines }) => lines));
  }
}

/** A request that is not answered is sent again under another title: it may have been accepted, or not. */
async function send(field: Field, receiver: Receiver, jobs: number): Promise<void> {
  const address = `/Loads?multiProcessed=true&UOM=UnitMetric&webhookListenerURLToNewLoad=${receiver.address}`;
  let next = 0;
  const sender = async () => {
    while (next < jobs) {
      const number = next++;
      const request = smallRequest({ title: `Job ${number}`, qty: 20 + (number % 50) });
      const { status, body } = await field.call(address, postInit(request));
      if (status !== 200 || body.message !== 'Queued') throw new Error(`not queued: ${JSON.stringify(body)}`);
    }
  };
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, sender));
}

async function killNowAndThen(field: Field, storm: JobStorm, isSent: () => boolean): Promise<number> {
  const random = numbers(storm.seed);
  const { longestPause = LONGEST_PAUSE } = storm;
  for (let kill = 0; kill < storm.kills; kill++) {
    await sleep(random() * longestPause);
    if (isSent() && (await unfinished(field)) === 0) return kill;
    if (typeof storm.victim === 'string') {
      await field.kill(storm.victim, Math.floor(random() * 1000));
    } else {
      await storm.victim.kill();
      await sleep(random() * longestPause);
      await storm.victim.restart();
    }
  }
  return storm.kills;
}

async function itemsOf(field: Field, path: string): Promise<TestAnswer['body'][]> {
  const items = [];
  for (let cursor = ''; ; ) {
    const { body } = await field.call(`${path}?limit=1000&cursor=${cursor}`);
    items.push(...(body.items ?? []));
    if (!body.next) return items;
    cursor = encodeURIComponent(body.next);
  }
}

async function unfinished(field: Field): Promise<number> {
  return (await itemsOf(field, '/Processes')).filter(({ finishedAt }) => finishedAt === null).length;
}

async function pending(field: Field): Promise<number> {
  return (await itemsOf(field, '/Webhooks/Deliveries')).filter(({ state }) => state === 'pending').length;
}

async function ended(field: Field): Promise<TestAnswer['body'][]> {
  const processes = await itemsOf(field, '/Processes');
  for (const { processId } of processes) {
    await processWhen((path) => field.call(path), processId, undefined, PATIENCE_SECONDS);
  }
  return itemsOf(field, '/Processes');
}

async function faultsOf(field: Field, receiver: Receiver, processes: readonly TestAnswer['body'][]): Promise<string[]> {
  const faults: string[] = [];
  const loads = new Map((await itemsOf(field, '/Loads')).map(({ document }) => [document.title, document]));
  const ofProcess = new Map<string, Set<string>>();
  for (const received of receiver.received) {
    const id = String(received.headers['x-process-id']);
    if (!isSigned(received, SECRET)) faults.push(`a webhook of ${id} is signed wrongly`);
    if (JSON.parse(received.body).document.processId !== id) faults.push(`a webhook of ${id} carries another load`);
    ofProcess.set(id, (ofProcess.get(id) ?? new Set()).add(String(received.headers['webhook-id'])));
  }
  const titles = processes.map(({ title }) => title);
  for (const process of processes) {
    const { processId, state, progress, title, error } = process;
    const known = ofProcess.get(processId)?.size ?? 0;
    if (known !== 1) faults.push(`${processId} was told under ${known} ids`);
    if (isGivenUp(process)) continue;
    if (state !== 'done' || progress !== 1) faults.push(`${processId} ended ${state} at ${progress}: ${error}`);
    const document = loads.get(title);
    const isOnce = titles.indexOf(title) === titles.lastIndexOf(title);
    if (!document) faults.push(`${title} was not saved`);
    else if (isOnce && document.processId !== processId) faults.push(`${title} was saved by another process`);
    else if (isOnce && document.createdAt !== document.updatedAt) faults.push(`${title} was saved twice`);
  }
  const saved = new Set(processes.filter((process) => !isGivenUp(process)).map(({ title }) => title));
  if (loads.size !== saved.size) faults.push(`${loads.size} loads of ${saved.size} titles`);
  return faults;
}

function isGivenUp({ state, error }: TestAnswer['body']): boolean {
  return state === 'failed' && /died 5 times/.test(error);
}

/** From 0 to 1, the same for the same seed (a linear congruential generator: Numerical Recipes, 7.1). */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
