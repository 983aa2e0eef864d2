/**
 * Writers and readers at once on running services, and what must be true of what they saw. Every writer has a load and a
 * property of a record of its own; ten writers share a record, so that a lost update shows in a neighbour's property.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { smallRequest } from '../problems/requests.js';
import { callService, postInit, type TestAnswer } from '../service/running-service.js';

export interface Endpoint {
  readonly address: string;
  readonly key: string;
  readonly user: string;
}

export interface Tally {
  succeeded: number;
  /** When the 503s of an unreachable store came, in `performance.now()`. */
  readonly unavailable: number[];
  /** Everything that must not happen, as sentences. */
  readonly faults: string[];
  /** What a writer writes (`load 07`, `record 3 property5`) -> highest version answered with 200. */
  readonly acknowledged: Map<string, number>;
}

const WRITERS_OF_A_RECORD = 10;
const PAUSE_AFTER_503 = 100;
/** Milliseconds in which every worker must have succeeded again after the last disturbance. */
const RECOVERS_WITHIN = 30_000;

/**
 * @param endpoints services on one store; a load is written through one and read through another
 * @param workers writers, and as many readers
 * @param during the workers work while it runs, then until each has succeeded once more
 */
export async function work(
  endpoints: readonly Endpoint[],
  workers: number,
  during: (tally: Tally) => Promise<void>,
): Promise<Tally> {
  const tally: Tally = { succeeded: 0, unavailable: [], faults: [], acknowledged: new Map() };
  const endpointOf = (worker: number) => endpoints[worker % endpoints.length]!;
  await makeRecords(endpoints[0]!, workers);
  let overSince = Number.POSITIVE_INFINITY;
  const untilOver = async (turn: (round: number) => Promise<boolean>) => {
    for (let round = 1; ; round++) {
      const begun = performance.now();
      const isDone = await turn(round);
      if (begun > overSince && isDone) return;
      if (begun > overSince + RECOVERS_WITHIN) return void tally.faults.push('a worker did not recover');
    }
  };
  const jobs = Array.from({ length: workers }, (_, worker) => [
    untilOver((round) => write(endpointOf(worker), worker, round, tally)),
    untilOver((round) => read(endpointOf(worker + 1), worker, round, tally)),
  ]).flat();
  await during(tally);
  overSince = performance.now();
  await Promise.all(jobs);
  return tally;
}

/** Reads everything back once more through this service; faults go to the tally. */
export async function checkNothingLost(endpoint: Endpoint, workers: number, tally: Tally): Promise<void> {
  for (let worker = 0; worker < workers; worker++) {
    for (const round of [0, 1]) {
      if (!(await read(endpoint, worker, round, tally))) tally.faults.push(`worker ${worker} cannot read at the end`);
    }
  }
}

/** While no database can be reached: each service answers 503 with Retry-After, or the tally has a fault. */
export async function expectUnavailable(endpoints: readonly Endpoint[], tally: Tally): Promise<void> {
  const answers = await Promise.all(endpoints.map((endpoint) => attempt(endpoint, '/Database/Cargoes', {}, tally)));
  if (answers.some((body) => body !== null)) tally.faults.push('a service answered while its database was away');
}

/** Resolves once each service answers again by itself; the tally has a fault when one does not. */
export async function expectRecovery(endpoints: readonly Endpoint[], tally: Tally): Promise<void> {
  const giveUp = performance.now() + RECOVERS_WITHIN;
  for (const endpoint of endpoints) {
    while ((await attempt(endpoint, '/Database/Cargoes', {}, tally)) === null) {
      if (performance.now() > giveUp) return void tally.faults.push('a service did not recover');
    }
  }
}

const titleOf = (worker: number) => `load ${String(worker).padStart(2, '0')}`;
const recordOf = (worker: number) => `record ${Math.floor(worker / WRITERS_OF_A_RECORD)}`;
const propertyOf = (worker: number) => `property${1 + (worker % WRITERS_OF_A_RECORD)}`;

async function makeRecords(endpoint: Endpoint, workers: number): Promise<void> {
  for (let worker = 0; worker < workers; worker += WRITERS_OF_A_RECORD) {
    const record = { style: 'Shipcase', name: recordOf(worker), length: 1, width: 1, height: 1 };
    const { status } = await callService(endpoint.address, endpoint.key, '/Database/Cargoes', postInit(record));
    if (status !== 200) throw new Error(`the records cannot be made: ${status}`);
  }
}

async function write(endpoint: Endpoint, worker: number, version: number, tally: Tally): Promise<boolean> {
  const isLoad = version % 2 === 1;
  const name = isLoad ? titleOf(worker) : `${recordOf(worker)} ${propertyOf(worker)}`;
  const path = isLoad
    ? `/Loads?UOM=UnitMetric&loadShared=${isSharedAt(version)}`
    : `/Database/Cargoes/${encodeURIComponent(recordOf(worker))}`;
  const init = isLoad
    ? postInit(versionedRequest(name, version))
    : { ...postInit({ [propertyOf(worker)]: String(version) }), method: 'PUT' };
  const body = await attempt(endpoint, path, init, tally);
  if (body === null) return false;
  if (body.status !== 'succeed') tally.faults.push(`${name}: ${JSON.stringify(body).slice(0, 500)}`);
  tally.acknowledged.set(name, version);
  return true;
}

/** In turn the load and the record that the writer of this number works on. */
async function read(endpoint: Endpoint, worker: number, round: number, tally: Tally): Promise<boolean> {
  const known = new Map(tally.acknowledged);
  const fault = (text: string) => tally.faults.push(text);
  if (round % 2 === 1) {
    const title = titleOf(worker);
    const path = `/Loads/${endpoint.user}/${encodeURIComponent(title)}`;
    const body = await attempt(endpoint, path, {}, tally);
    if (body === null) return false;
    const acknowledged = known.get(title) ?? 0;
    if (body.code === 'NoRecords') {
      if (acknowledged > 0) fault(`${title}: version ${acknowledged} is lost`);
      return true;
    }
    const [version, ...others] = new Set(versionsIn(body.items[0]));
    if (others.length > 0 || version === undefined) fault(`${title}: a mixture of ${version}, ${others.join(', ')}`);
    else if (version < acknowledged) fault(`${title}: version ${version} after ${acknowledged} was acknowledged`);
    return true;
  }
  const name = recordOf(worker);
  const body = await attempt(endpoint, `/Database/Cargoes/${encodeURIComponent(name)}`, {}, tally);
  if (body === null) return false;
  for (let n = 1; n <= WRITERS_OF_A_RECORD; n++) {
    const acknowledged = known.get(`${name} property${n}`) ?? 0;
    const version = Number(body[`property${n}`] ?? 0);
    if (version < acknowledged) fault(`${name} property${n}: ${version} after ${acknowledged} was acknowledged`);
  }
  return true;
}

/** The body of an answer that a healthy service gives; null for a 503, after a pause. */
async function attempt(
  endpoint: Endpoint,
  path: string,
  init: RequestInit,
  tally: Tally,
): Promise<TestAnswer['body'] | null> {
  const { status, headers, body } = await callService(endpoint.address, endpoint.key, path, init);
  if (status === 200 || (status === 400 && body.code === 'NoRecords')) {
    tally.succeeded++;
    return body;
  }
  if (status === 503 && body.code === 'StoreUnavailable' && headers.has('Retry-After')) {
    tally.unavailable.push(performance.now());
  } else tally.faults.push(`${path}: ${status} ${JSON.stringify(body).slice(0, 500)}`);
  await sleep(PAUSE_AFTER_503);
  return null;
}

const isSharedAt = (version: number) => version % 4 === 1;

/** The version stands in every part of the load: cargoes, container, quantity, and the head of the saved load. */
function versionedRequest(title: string, version: number) {
  const { cargoes, emptyContainers, ...rest } = smallRequest({ title, qty: version });
  const alias = String(version);
  return {
    ...rest,
    description: alias,
    cargoes: cargoes.map((cargo) => ({ ...cargo, qty: 1 + (version % 7), alias })),
    emptyContainers: emptyContainers.map((container) => ({ ...container, description: alias })),
    rules: { ...rest.rules, algorithmType: 'MaxVolumeFirst' },
  };
}

/** What each part of a load that was read says its version is. */
function versionsIn(load: TestAnswer['body']): number[] {
  const [container] = load.filledContainers;
  const said = [container.emptyContainer.description, ...container.manifest.map((row: Row) => row.cargo.alias)];
  const version = Number(said[0]);
  const loaded = container.manifest.map((row: Row) => row.cargoesLoaded);
  const isOfIt =
    load.document.isShared === isSharedAt(version) && loaded.every((count: number) => count === 1 + (version % 7));
  return [...said.map(Number), isOfIt ? version : Number.NaN];
}

interface Row {
  readonly cargo: { readonly alias: string };
  readonly cargoesLoaded: number;
}
