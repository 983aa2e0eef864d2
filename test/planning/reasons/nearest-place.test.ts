/** The place that comes nearest to taking what stays behind: free or with the least in the way, never out of the room. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { calculate, editBufferOf, present } from '../../../src/calculation/index.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import type { CalculatedLoad } from '../../../src/calculation/types.js';
import { cuboidAt, orientedSize, overlaps } from '../../../src/domain/geometry.js';
import { dropDecksOf } from '../../../src/domain/grounds.js';
import { placementsOf } from '../../../src/domain/plan.js';
import { vehicleLevel } from '../../../src/domain/unit-loads.js';
import { draws } from '../../support/draws.js';
import fc from '../../support/fast-check.js';
import { arbitraryRequest } from '../../support/problems/arbitrary-request.js';

const engine = loadEngine();
const UNIT = { uom: 'UnitMetric', maxRunTimeSeconds: 300 } as const;

function planned(body: object, edit?: { fillRemaining: boolean }): CalculatedLoad {
  const outcome = calculate(body, { ...UNIT, ...(edit && { edit }) }, engine);
  if (outcome.status === 'failed') throw new Error(JSON.stringify(outcome.error));
  return outcome.load;
}

const shown = (load: CalculatedLoad) => present(load, { spacesCreated: true, placementsCreated: true, uom: null });

const truck = { containerType: 'Truck', name: 'T', length: 1000, width: 400, height: 500, maxWeight: 0, qty: 1 };
const carton = { style: 'Shipcase', name: 'Carton', length: 500, width: 400, height: 250, weight: 5, qty: 4 };
const rules = { calculationType: 'MixLoad', optimizationLevel: 1 };
const order = { title: 'x', cargoes: [carton], emptyContainers: [truck], rules };

t.test('in the way is what is loaded there', async (t) => {
  const [row] = shown(planned({ ...order, cargoes: [{ ...carton, qty: 5 }] })).unloaded;
  t.match(row, { qty: 1, place: { container: 1, size: { length: 500, width: 400, height: 250 } } });
  t.same(row!.place!.inTheWay, { cargo: 'Carton', pos: row!.place!.pos }, 'it would take the place of another');
});

t.test('a place that is free has nothing in the way: other rules forbid it', async (t) => {
  const weighed = { ...order, emptyContainers: [{ ...truck, maxWeight: 16 }] };
  const [row] = shown(planned(weighed)).unloaded;
  t.match(row, { qty: 1, reason: 'WeightLimit', place: { container: 1, inTheWay: null } });
});

t.test('none for what is larger than every container, and none in a Load that failed', async (t) => {
  const long = { ...carton, name: 'Long', length: 1200, qty: 1 };
  const [row] = shown(planned({ ...order, cargoes: [carton, long] })).unloaded;
  t.match(row, { name: 'Long', reason: 'TooBig', place: null });
});

t.test('what no door lets in is told of its door, planned and from its placements, and has no place', async (t) => {
  const high = { ...carton, name: 'High', height: 450, qty: 1 };
  const body = { ...order, cargoes: [{ ...carton, qty: 1 }, high] };
  const door = { width: 400, height: 400 };
  const shut = { ...truck, door };
  for (const emptyContainers of [[shut], [shut, { ...truck, name: 'Low', height: 300 }]]) {
    const load = planned({ ...body, emptyContainers });
    const again = planned(editBufferOf(load, 'all'), { fillRemaining: false });
    for (const one of [load, again]) {
      const [row] = shown(one).unloaded;
      t.match(row, { name: 'High', reason: 'Door', detail: /does not pass the door, 400 mm wide/, place: null });
    }
    t.same(shown(again).unloaded, shown(load).unloaded);
  }
});

t.test('a piece that was taken out by hand has its place, and no container is called full', async (t) => {
  const placements = [0, 500].map((length) => ({ cargo: 0, orientation: 1, pos: { length, width: 0, height: 0 } }));
  placements.push({ cargo: 0, orientation: 1, pos: { length: 0, width: 0, height: 250 } });
  const buffer = { ...order, filledContainers: [{ emptyContainer: 'T', placements }] };
  const [row] = shown(planned(buffer, { fillRemaining: false })).unloaded;
  t.match(row, {
    ...{ qty: 1, reason: 'NoSpaceLeft', detail: /not placed/ },
    place: { container: 1, pos: { length: 500, width: 0, height: 250 }, orientation: 'Orientation1', inTheWay: null },
  });
});

t.test('what one place alone lets break a rule was left out: another is within the axles', async (t) => {
  const box = { ...carton, length: 200, height: 200, weight: 10, qty: 5 };
  const axles = { layout: 'Rigid', steer: { position: 0, maxWeight: 25 }, drive: { position: 1000 } };
  const placements = [0, 200, 400, 600].map((length) => ({
    cargo: 0,
    orientation: 1,
    pos: { length, width: 0, height: 0 },
  }));
  const emptyContainers = [{ ...truck, axles }];
  const buffer = { ...order, cargoes: [box], emptyContainers, filledContainers: [{ emptyContainer: 'T', placements }] };
  const [row] = shown(planned(buffer, { fillRemaining: false })).unloaded;
  t.match(row, {
    qty: 1,
    reason: 'NoSpaceLeft',
    detail: /not placed/,
    place: { pos: { length: 800 }, inTheWay: null },
  });
});

t.test('what a hand took out of a plan is not told to break a rule elsewhere: its place is still there', async (t) => {
  const sample = JSON.parse(readFileSync('samples/br7-problem-1.json', 'utf8'));
  const load = planned({ ...sample, rules: { ...sample.rules, optimizationLevel: 1 } });
  const { filledContainers, ...buffer } = editBufferOf(load, 'all');
  const [filled] = filledContainers;
  let looked = 0;
  for (const [at, { cargo }] of filled!.placements!.entries()) {
    if (at % 4 !== 0) continue;
    const without = [{ ...filled, placements: filled!.placements!.toSpliced(at, 1) }];
    const outcome = calculate(
      { ...buffer, filledContainers: without },
      { ...UNIT, edit: { fillRemaining: false } },
      engine,
    );
    // Something stands on it.
    if (outcome.status === 'failed') continue;
    looked++;
    const row = outcome.load.plan.unloaded.find((one) => one.cargo === cargo);
    t.match(row, { reason: 'NoSpaceLeft', detail: { code: 'NotPlaced' }, place: { inTheWay: null } });
  }
  t.ok(looked > 0);
});

t.test('what a rule keeps out of a place that is free was not left out, in large loads too', async (t) => {
  const small = { ...carton, ...{ length: 40, width: 40, height: 50, qty: 500 } };
  const heavy = { ...carton, name: 'Heavy', weight: 9, qty: 1 };
  // More than the reasons of a quick plan are looked for among.
  const placements = Array.from({ length: small.qty }, (_, at) => {
    const pos = { length: 40 * (at % 25), width: 40 * (Math.floor(at / 25) % 10), height: 50 * Math.floor(at / 250) };
    return { cargo: 0, orientation: 1, pos };
  });
  for (const stackingRule of ['HeavierBottomFirst', undefined]) {
    const buffer = {
      ...{ ...order, cargoes: [small, heavy], rules: { ...rules, stackingRule } },
      filledContainers: [{ emptyContainer: 'T', placements }],
    };
    const [row] = shown(planned(buffer, { fillRemaining: false })).unloaded;
    t.match(row, { name: 'Heavy', place: { pos: { height: 100 }, inTheWay: null } });
    t.equal(row!.reason, stackingRule === undefined ? 'NoSpaceLeft' : 'StackingRules', row!.detail);
    t.equal(/not placed/.test(row!.detail), stackingRule === undefined);
  }
});

t.test(
  'where cargo comes off in order, a place that keeps to it comes before one that is free, unless the order is the reason',
  async (t) => {
    const piece = { ...carton, length: 250, height: 500 };
    const cargoes = [
      { ...piece, name: 'Last off', qty: 2, sequence: 1 },
      { ...piece, name: 'First off', qty: 3, sequence: 2 },
    ];
    const placed = (cargo: number, length: number) => ({ cargo, orientation: 1, pos: { length, width: 0, height: 0 } });
    const placements = [placed(0, 250), placed(1, 500), placed(1, 750)];
    const free = { pos: { length: 0 }, inTheWay: null };
    for (const isSequenceUsed of [true, false]) {
      for (const maxWeight of [16, 0]) {
        const buffer = {
          ...{ ...order, cargoes, rules: { ...rules, isSequenceUsed } },
          emptyContainers: [{ ...truck, maxWeight }],
          filledContainers: [{ emptyContainer: 'T', placements }],
        };
        const [last, first] = shown(planned(buffer, { fillRemaining: false })).unloaded;
        t.match(last, { name: 'Last off', place: free });
        t.equal(first!.name, 'First off');
        if (!isSequenceUsed) t.match(first!.place, free);
        else if (maxWeight > 0) t.match(first, { reason: 'WeightLimit', place: { inTheWay: { cargo: / off$/ } } });
        else t.match(first, { reason: 'Sequence', place: free });
      }
    }
  },
);

t.test('what is free at the door is told, not that a place further in front is not to be used', async (t) => {
  const piece = { ...carton, length: 250, height: 500, qty: 1 };
  const cargoes = [
    { ...piece, name: 'Last off', sequence: 1 },
    { ...piece, name: 'First off', sequence: 2 },
  ];
  const placements = [{ cargo: 0, orientation: 1, pos: { length: 250, width: 0, height: 0 } }];
  const filledContainers = [{ emptyContainer: 'T', placements }];
  const buffer = { ...order, cargoes, rules: { ...rules, isSequenceUsed: true }, filledContainers };
  const [row] = shown(planned(buffer, { fillRemaining: false })).unloaded;
  t.match(row, { name: 'First off', reason: 'NoSpaceLeft', place: { pos: { length: 500 }, inTheWay: null } });
});

t.test('cargo on pallets: the place of a pallet with a layer of it', async (t) => {
  const pallet = { containerType: 'Pallet', name: 'EUR', length: 400, width: 400, height: 300, palletThickness: 100 };
  const palletized = {
    ...carton,
    ...{ length: 400, height: 150, qty: 12, isPalletized: true },
    palletizing: { pallet },
  };
  const load = planned({ ...order, cargoes: [palletized] });
  const [row] = shown(load).unloaded;
  t.match(row, { name: 'Carton', place: { container: 1, size: { length: 400, width: 400, height: 250 } } });
  t.type(row!.place!.inTheWay!.cargo, 'string');
});

t.test('random orders: inside the room, beside decks, and what is in the way lies there', async (t) => {
  const seen = { rows: 0, places: 0, free: 0 };
  const bodies = fc.sample(arbitraryRequest({ isAboutPlans: true, pieces: 60, cargoes: 4 }), {
    numRuns: draws(150),
    seed: 7,
  });
  for (const body of bodies) {
    const outcome = calculate({ ...body, rules: { ...(body['rules'] as object), optimizationLevel: 1 } }, UNIT, engine);
    if (outcome.status === 'failed') continue;
    const { problem, plan } = outcome.load;
    const vehicles = vehicleLevel(problem, plan);
    for (const { cargo, place } of plan.unloaded) {
      seen.rows++;
      if (!place) continue;
      seen.places++;
      const { container, arrangements } = vehicles.plan.containers[place.container]!;
      const type = problem.containers[container]!;
      const { x1, y1, z1, x2, y2, z2 } = cuboidAt(place.position, place.size);
      const { length, width, height } = type.size;
      const [overLength, overWidth] = [type.deckReach.length, type.deckReach.width];
      const isInside = x1 >= -overLength && x2 <= length + overLength && y1 >= -overWidth && y2 <= width + overWidth;
      if (!isInside || z1 < 0 || z2 > height) t.fail(JSON.stringify({ place, type }));
      const own = cuboidAt(place.position, place.size);
      if (dropDecksOf(type).some((deck) => overlaps(deck, own))) t.fail('in a deck');
      if (problem.cargoes[cargo]!.palletizing === undefined) {
        t.same(place.size, orientedSize(problem.cargoes[cargo]!.size, place.orientation));
      }
      const met = arrangements
        .flatMap((one) => [...placementsOf(one, vehicles.problem.cargoes)])
        .filter(({ position, size }) => overlaps(cuboidAt(position, size), own));
      if (place.inTheWay === null) {
        seen.free++;
        t.equal(met.length, 0, 'a free place is free');
      } else {
        const { position: at, cargo: other } = place.inTheWay;
        const isThere = met.some(
          ({ cargo: one, position }) =>
            one === other && position.x === at.x && position.y === at.y && position.z === at.z,
        );
        t.ok(isThere, 'what is in the way lies there');
      }
    }
  }
  t.comment(JSON.stringify(seen));
  t.ok(seen.places > draws(50) && seen.free > draws(5) && seen.free < seen.places, JSON.stringify(seen));
});
