/** Readers and writers at once on one database, and what must be true of them afterwards. */
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { type Store, StoreUnavailable } from '../../../src/store/index.js';
import { ANN, cargo } from '../samples.js';
import { versionedLoad, versionOf } from './versions.js';

export interface Tally {
  /** Title -> highest version acknowledged. */
  readonly saved: Map<string, number>;
  /** Increments of the shared counter that were acknowledged, and those of unknown outcome. */
  counted: number;
  unknown: number;
  unavailable: number;
  /** Calls that succeeded. */
  succeeded: number;
  readonly faults: string[];
}

/** Before `work`: what the counters count on. */
export async function prepare(store: Store): Promise<void> {
  await store.records.save([cargo('acme', 'counter', { weight: 0 })]);
}

/**
 * On each store so many workers, each a writer of loads, a reader of loads and a counter, work while `during` runs,
 * then until each has succeeded once more.
 */
export async function work(stores: readonly Store[], workers: number, during: () => Promise<void>): Promise<Tally> {
  const tally: Tally = { saved: new Map(), counted: 0, unknown: 0, unavailable: 0, succeeded: 0, faults: [] };
  let isOver = false;
  let version = 0;
  const attempt = async (action: () => Promise<unknown>): Promise<boolean> => {
    try {
      await action();
      tally.succeeded++;
      // The embedded store reads at once: without a pause its readers would let nobody else have a turn.
      await nextTurn();
      return true;
    } catch (error) {
      if (error instanceof StoreUnavailable) tally.unavailable++;
      else tally.faults.push(String((error as Error).stack));
      await sleep(50);
      return false;
    }
  };
  const untilOver = async (turn: () => Promise<boolean>) => {
    let succeeded = false;
    while (!isOver || (!succeeded && tally.faults.length === 0)) succeeded = (await turn()) && isOver;
  };
  const jobs = stores.flatMap((store) =>
    Array.from({ length: workers }, (_, worker) => [
      untilOver(() => {
        const mine = ++version;
        const title = `load ${stores.indexOf(store)} ${worker}`;
        return attempt(async () => {
          await store.loads.save(versionedLoad(title, mine));
          tally.saved.set(title, mine);
        });
      }),
      untilOver(() =>
        attempt(async () => {
          const load = await store.loads.get(ANN, ANN.user, `load 0 ${worker}`);
          if (load) versionOf(load);
        }),
      ),
      untilOver(async () => {
        const isDone = await attempt(() =>
          store.records.change('acme', 'Cargo', ['counter'], (record) => ({
            ...record,
            fields: { ...record.fields, weight: Number(record.fields['weight']) + 1 },
          })),
        );
        if (isDone) tally.counted++;
        else tally.unknown++;
        await sleep(20);
        return isDone;
      }),
    ]).flat(),
  );
  await during();
  isOver = true;
  await Promise.all(jobs);
  return tally;
}

/** Every way in which the store did not keep its word; empty when it did. */
export async function brokenPromises(store: Store, tally: Tally): Promise<string[]> {
  const broken = [...tally.faults];
  for (const [title, version] of tally.saved) {
    const load = await store.loads.get(ANN, ANN.user, title);
    if (!load || versionOf(load) < version) broken.push(`${title}: version ${version} is lost`);
  }
  const [counter] = await store.records.get('acme', 'Cargo', ['counter']);
  const count = Number(counter!.fields['weight']);
  if (count < tally.counted) broken.push(`${count} counted, ${tally.counted} acknowledged`);
  if (count > tally.counted + tally.unknown) broken.push(`${count} counted, ${tally.counted + tally.unknown} tried`);
  return broken;
}
