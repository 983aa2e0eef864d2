/** What a caller of the pool learns while it waits. */
import t, { type Test } from 'tap';
import type { BuildOptions } from '../../../src/calculation/asked/options.js';
import type { CalculationProgress } from '../../../src/calculation/hooks.js';
import { wasmEngine } from '../../../src/calculation/node/engine-source.js';
import { CalculationPool } from '../../../src/calculation/node/pool.js';
import type { WorkerSetup } from '../../../src/calculation/node/tasks.js';
import { UnreadableLoad } from '../../../src/calculation/saved/unreadable-load.js';
import { smallRequest } from '../../support/problems/requests.js';
import { until } from '../../support/service/processes.js';

const OPTIONS: BuildOptions = {
  uom: 'UnitMetric',
  maxRunTimeSeconds: 300,
  output: { spacesCreated: false, placementsCreated: false, uom: null },
  warnings: [],
  isSaved: false,
};
const ODD: WorkerSetup = {
  engineModule: new URL('../../support/service/odd-engine-module.js', import.meta.url).href,
  engineParts: null,
};

/** One thread, ended with the test. */
function poolOf(t: Test, setup: WorkerSetup): CalculationPool {
  const pool = new CalculationPool({ threads: 1, queueLimit: 4, ...setup });
  t.teardown(() => pool.close());
  return pool;
}

const bytesOf = (body: unknown) => new TextEncoder().encode(JSON.stringify(body));

/** A request that the odd engine searches for 20 seconds. */
function slow() {
  const request = smallRequest();
  return bytesOf({ ...request, cargoes: [{ ...request.cargoes[0], name: 'Slow' }, ...request.cargoes.slice(1)] });
}

t.test('progress while a search runs', async (t) => {
  const pool = poolOf(t, ODD);
  await pool.warmUp();
  const reports: CalculationProgress[] = [];
  const times: number[] = [];
  const answer = await pool.calculate(slow(), OPTIONS, {
    signal: AbortSignal.timeout(1_700),
    onProgress: (progress) => {
      reports.push(progress);
      times.push(performance.now());
    },
  });
  t.equal(answer.kind, 'cancelled');
  t.ok(reports.length >= 3 && reports.length <= 17, `${reports.length} reports in 1.7 s`);
  const pauses = times.slice(1).map((time, place) => time - times[place]!);
  t.ok(Math.min(...pauses) >= 100, `no more than ten a second: ${pauses}`);
  for (const [place, { share, nodes }] of reports.slice(1).entries()) {
    t.ok(share >= reports[place]!.share && share <= 1, 'the share never falls');
    t.ok(nodes >= reports[place]!.nodes, 'nodes never fall');
  }
  t.ok(reports.at(-1)!.nodes > reports[0]!.nodes, 'nodes grow');
  const seen = reports.length;
  await new Promise((resolve) => setTimeout(resolve, 600));
  t.equal(reports.length, seen, 'nothing is said after the answer');
});

t.test('a calculation that waits says nothing until it has a thread', async (t) => {
  const pool = poolOf(t, ODD);
  await pool.warmUp();
  const first = pool.calculate(slow(), OPTIONS, { signal: AbortSignal.timeout(1_200) });
  const reports: CalculationProgress[] = [];
  const signal = AbortSignal.timeout(700);
  const second = await pool.calculate(slow(), OPTIONS, { signal, onProgress: (one) => reports.push(one) });
  t.strictSame([second.kind, reports], ['cancelled', []]);
  await first;
});

t.test('the best plan so far, of the real engine', async (t) => {
  const pool = poolOf(t, wasmEngine());
  const cargoes = Array.from({ length: 30 }, (_, place) => ({
    style: 'Shipcase',
    name: `C${place}`,
    length: 300 + 37 * (place % 11),
    width: 250 + 29 * (place % 7),
    height: 200 + 31 * (place % 5),
    weight: 1,
    qty: 40,
  }));
  const van = { containerType: 'SeaVan', name: 'Van', length: 5_900, width: 2_350, height: 2_390, qty: 1 };
  const body = bytesOf({
    title: 'load',
    cargoes,
    emptyContainers: [van],
    rules: { calculationType: 'MixLoad', optimizationLevel: 3 },
  });
  const best: number[] = [];
  const nodes: number[] = [];
  const stop = new AbortController();
  const onProgress = (progress: CalculationProgress) => {
    best.push(progress.bestVolume);
    nodes.push(progress.nodes);
    if (progress.bestVolume > 0) stop.abort();
  };
  const answer = await pool.calculate(body, OPTIONS, { signal: stop.signal, onProgress });
  t.equal(answer.kind, 'cancelled');
  t.ok(best.at(-1)! > 1 && best.at(-1)! < 5.9 * 2.35 * 2.39, `cubic metres: ${best}`);
  t.ok(nodes.at(-1)! > 0);
});

/** Several containers, so that others have something to do. */
function several(optimizationLevel: number): Uint8Array {
  const request = smallRequest();
  const cargoes = [3, 4, 5, 7].map((side, place) => ({
    ...request.cargoes[0],
    ...{ name: `Carton ${place}`, length: 130 * side, width: 90 * side, height: 600 + 37 * place, qty: 40 - 4 * side },
  }));
  const van = { containerType: 'SeaVan', name: 'Van', length: 5_900, width: 2_350, height: 2_390, qty: 0 };
  const rules = { calculationType: 'MixLoad', optimizationLevel };
  return bytesOf({ title: 'Several', cargoes, emptyContainers: [van], rules });
}

t.test('idle threads work ahead, and leave for whoever comes', async (t) => {
  const pool = new CalculationPool({ threads: 3, queueLimit: 4, ...wasmEngine() });
  t.teardown(() => pool.close());
  await pool.warmUp();
  const { signal } = new AbortController();
  const planned = async () => {
    const answer = await pool.calculate(several(2), OPTIONS, { signal });
    return answer.kind === 'calculated' ? Buffer.from(answer.response).toString() : answer.kind;
  };
  const [beside] = await Promise.all([planned(), planned(), planned()]);
  t.ok((await planned()) === beside, 'the same plan in whatever threads there are');

  const stop = new AbortController();
  const long = pool.calculate(several(4), OPTIONS, { signal: stop.signal });
  await until(() => pool.lent === 2);
  const begun = performance.now();
  const short = bytesOf(smallRequest({ rules: { calculationType: 'MixLoad', optimizationLevel: 1 } }));
  const answer = await pool.calculate(short, OPTIONS, { signal, user: 'another' });
  t.equal(answer.kind, 'calculated');
  t.ok(performance.now() - begun < 2_000, 'it does not wait for the long one');
  await until(() => pool.lent === 2);
  stop.abort();
  t.equal((await long).kind, 'cancelled');
  await until(() => pool.lent === 0);
  t.equal(pool.running, 0);

  const job = new AbortController();
  const background = pool.calculate(several(4), OPTIONS, { signal: job.signal, isJob: true });
  await until(() => pool.lent === 1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  t.equal(pool.lent, 1, 'one thread is left to those who wait for their answer');
  job.abort();
  await background;
});

t.test('a plan that is sent as it is waits for no search', async (t) => {
  const pool = poolOf(t, ODD);
  await pool.warmUp();
  const end = new AbortController();
  const searching = pool.calculate(slow(), OPTIONS, { signal: end.signal });
  const { user, ...request } = { user: 'another', ...smallRequest() };
  const placements = [{ cargo: 'Carton B', pos: { length: 0, width: 0, height: 0 } }];
  const buffer = bytesOf({ ...request, filledContainers: [{ emptyContainer: '20 ft', placements }] });
  const { signal } = new AbortController();
  const placed = await pool.calculate(buffer, { ...OPTIONS, edit: { fillRemaining: false } }, { signal, user });
  t.match(placed, { kind: 'calculated', figures: { loadSummary: { cargoesLoaded: 1 } } });
  t.equal(pool.running, 1, 'that search goes on');
  end.abort();
  t.equal((await searching).kind, 'cancelled');
});

t.test('a saved load of a later form is refused by its class', async (t) => {
  const pool = poolOf(t, ODD);
  const stored = bytesOf({ version: 99, request: {}, problem: {}, plan: {} });
  const { output } = OPTIONS;
  await t.rejects(pool.present({ stored, output, warnings: [], filledContainer: null }), UnreadableLoad);
});

t.test('a request is checked while all threads that search are busy', async (t) => {
  const pool = poolOf(t, ODD);
  await pool.warmUp();
  const end = new AbortController();
  const searching = pool.calculate(slow(), OPTIONS, { signal: end.signal });
  const check = (body: Uint8Array) => pool.check({ body, options: OPTIONS });
  t.match(await check(slow()), { kind: 'sound', title: 'Small', warnings: [] });
  t.match(await check(new TextEncoder().encode('{')), { kind: 'malformed', message: String });
  t.match(await check(bytesOf([])), { kind: 'notAnObject', sent: 'an array' });
  const failed = await check(bytesOf({ ...smallRequest(), cargoes: [] }));
  const load = failed.kind === 'failed' ? JSON.parse(Buffer.from(failed.response).toString()) : null;
  t.match(load, { status: 'failed', filledContainers: [], calculationError: { code: 'EmptyCargoList' } });
  end.abort();
  t.equal((await searching).kind, 'cancelled');
});
