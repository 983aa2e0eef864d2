/**
 * What is saved is what was seen: containers, placements, spaces, sections and cargo left behind of a plan that a page
 * holds, and of the load that is read from the archive afterwards. Samples, random orders and edited plans; on the real
 * engine.
 */
import { readFileSync } from 'node:fs';
import t from 'tap';
import {
  type CalculatedLoad,
  type CalculationOptions,
  calculate,
  editBufferOf,
  present,
} from '../../src/calculation/index.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { draws, some } from '../support/draws.js';
import fc from '../support/fast-check.js';
import { arbitraryRequest, type RequestBody } from '../support/problems/arbitrary-request.js';
import { postInit, startTestService, USER } from '../support/service/running-service.js';

const engine = loadEngine();
const service = await startTestService(t);
const UNIT = { uom: 'UnitMetric', maxRunTimeSeconds: 300 } as const;
const SHOWN = 'UOM=UnitMetric&placementsCreated=true';
const OUTPUT = { spacesCreated: true, placementsCreated: true, uom: null } as const;
const AS_PLACED = { fillRemaining: false };

type Buffer = ReturnType<typeof editBufferOf>;

/** As pages calculate, before anybody saves it; null: it cannot be planned. */
function planned(body: unknown, edit?: CalculationOptions['edit']): CalculatedLoad | null {
  const outcome = calculate(body, { ...UNIT, ...(edit && { edit }) }, engine);
  return outcome.status === 'succeed' ? outcome.load : null;
}

/** What of a Load is seen; addresses and times are no part of it. */
function seenOf(load: ReturnType<typeof present>) {
  const { alternatives, filledContainers, loadSummary, unloaded, warnings } = JSON.parse(
    JSON.stringify(load),
  ) as typeof load;
  return {
    ...{ alternatives, loadSummary, unloaded, warnings },
    containers: filledContainers.map(({ reportLinks: _, ...container }) => container),
  };
}

const shownOf = (load: CalculatedLoad) => seenOf(present(load, OUTPUT));

/** But for how many spaces there were before sections cut them, which the cut ones do not tell. */
function uncounted(seen: ReturnType<typeof seenOf>) {
  return JSON.parse(JSON.stringify(seen, (name, value) => (name === 'tidiness' ? undefined : value)));
}

/** But for why cargo stays behind, which the placements alone do not always tell; warnings in any order. */
function placedOf(load: CalculatedLoad) {
  const { unloaded: _, warnings, ...seen } = uncounted(shownOf(load));
  return { ...seen, warnings: warnings.map((one: object) => JSON.stringify(one)).sort() };
}

/** Saves it, and reads it from the archive. */
async function stored(path: string, body: object, title: string) {
  const sent = await service.call(`${path}UOM=UnitMetric&loadSaved=true`, postInit({ ...body, title }));
  if (sent.body.status !== 'succeed') throw new Error(JSON.stringify(sent.body.calculationError ?? sent.body));
  const found = await service.call(`/Loads/${USER}/${encodeURIComponent(title)}?${SHOWN}`);
  return seenOf(found.body.items[0]);
}

const storedPlan = (body: object, title: string) => stored('/Loads?', body, title);
const storedPlacements = (buffer: object, title: string) =>
  stored(`/Edit/Load/${USER}?fillRemaining=false&`, buffer, title);

/** Spaces of a plan, whatever its rows of cargo are numbered. */
const spacesOf = ({ plan }: CalculatedLoad) =>
  plan.containers.map(({ arrangements, sections }) => [
    ...arrangements.map(({ orientation, position, counts }) => ({ orientation, position, counts })),
    sections,
  ]);

const SAMPLES = ['mixed-order-40ft', 'palletized-trucks', 'pallet-order', 'sets-order', 'truck-order', 'unit-loads'];

t.test('samples, as they were planned and from their placements', async (t) => {
  for (const name of some(SAMPLES)) {
    const sample = JSON.parse(readFileSync(`samples/${name}.json`, 'utf8')) as RequestBody;
    const body = { ...sample, rules: { ...(sample['rules'] as object), optimizationLevel: 1 } };
    const load = planned(body)!;
    t.same(await storedPlan(body, `${name} planned`), shownOf(load), name);
    const buffer = editBufferOf(load, 'all');
    const again = planned(buffer, AS_PLACED)!;
    t.same(await storedPlacements(buffer, `${name} placed`), shownOf(again), `${name}, from its placements`);
    t.same(spacesOf(again), spacesOf(load), `${name}: as many spaces and sections`);
    t.same(uncounted(shownOf(again)), uncounted(shownOf(load)), `${name}: pallets, figures and warnings`);
  }
});

t.test('what no door lets in says so when the load is opened again', async (t) => {
  const box = { style: 'Shipcase', length: 1000, width: 1000, weight: 10, qty: 1 };
  const cargoes = [
    { ...box, name: 'Low', height: 1000 },
    { ...box, name: 'High', length: 2100, width: 1900, height: 2640 },
  ];
  const size = { length: 11998, width: 2330, height: 2655 };
  const van = { containerType: 'SeaVan', name: '40 ft', ...size, door: { width: 2286, height: 2566 }, qty: 1 };
  const body = { cargoes, emptyContainers: [van], rules: { calculationType: 'MixLoad', optimizationLevel: 1 } };
  const said = { name: 'High', reason: 'Door', detail: /does not pass the door, 2,286 mm wide and 2,566 mm high/ };
  t.match((await storedPlan(body, 'Behind a door')).unloaded, [said]);
  const read = await service.call(`/Edit/Load/${USER}?UOM=UnitMetric&load=Behind%20a%20door`);
  const { uom: _, updatedAt: __, warnings: ___, ...buffer } = read.body;
  t.match(shownOf(planned(buffer, AS_PLACED)!).unloaded, [{ ...said, place: null }]);
  t.match((await storedPlacements(buffer, 'Behind a door, edited')).unloaded, [{ ...said, place: null }]);
});

/** Of each. */
const RANDOM = draws(50, 9);

t.test('random orders, and as many plans that were edited', async (t) => {
  const bodies = fc.sample(arbitraryRequest({ isAboutPlans: true, pieces: 20, cargoes: 4 }), {
    numRuns: 400,
    seed: 41,
  });
  const seen = { orders: 0, left: 0, alternatives: 0, otherSpaces: 0, edited: 0, reasons: new Map<string, number>() };
  for (const [number, random] of bodies.entries()) {
    if (seen.orders >= RANDOM && seen.edited >= RANDOM) break;
    const body = { ...random, rules: { ...(random['rules'] as object), optimizationLevel: 1 } };
    const load = planned(body);
    if (load === null) continue;
    if (seen.orders < RANDOM) {
      t.same(await storedPlan(body, `order ${number}`), shownOf(load), `order ${number}`);
      seen.orders++;
      if (load.plan.unloaded.length > 0) seen.left++;
    }
    if (load.plan.alternatives) {
      seen.alternatives++;
      const all = editBufferOf(load, 'all');
      t.same(await storedPlacements(all, `options ${number}`), shownOf(planned(all, AS_PLACED)!), `options ${number}`);
      continue;
    }
    const buffer = editBufferOf(load);
    const again = planned(buffer, AS_PLACED)!;
    t.same(placedOf(again), placedOf(load), `${number}: what lies where, its figures and warnings`);
    if (JSON.stringify(spacesOf(again)) !== JSON.stringify(spacesOf(load))) seen.otherSpaces++;
    const edited = withoutOne(buffer, number);
    const shown = edited && planned(edited, AS_PLACED);
    if (!shown || seen.edited >= RANDOM) continue;
    seen.edited++;
    t.same(await storedPlacements(edited, `edited ${number}`), shownOf(shown), `edited ${number}`);
    for (const { reason } of shown.plan.unloaded) seen.reasons.set(reason, (seen.reasons.get(reason) ?? 0) + 1);
  }
  t.comment(JSON.stringify({ ...seen, reasons: Object.fromEntries(seen.reasons) }));
  t.equal(seen.orders, RANDOM);
  t.equal(seen.edited, RANDOM);
  t.ok(seen.left > draws(10, 1), 'some leave cargo behind');
  t.ok(seen.otherSpaces <= 2, `${seen.otherSpaces} have other spaces when found from their placements`);
  t.ok(seen.reasons.size >= 3, 'reasons are told apart');
});

/** A piece taken out by hand; null: nothing would be left. */
function withoutOne(buffer: Buffer, number: number): Buffer | null {
  const [first, ...others] = buffer.filledContainers;
  const placements = first!.placements.toSpliced((number * 7) % first!.placements.length, 1);
  if (placements.length === 0) return null;
  return { ...buffer, filledContainers: [{ ...first!, placements }, ...others] };
}
