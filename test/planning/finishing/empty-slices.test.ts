/** No slice of a container's length stays empty in front of cargo, where no rule asks for it. */
import t from 'tap';
import { check } from '../../../src/calculation/check.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { verify } from '../../../src/calculation/verify.js';
import { type Arrangement, extentOf, piecesIn, placementsOf } from '../../../src/domain/plan.js';
import type { Cargo, Container, LoadProblem, Rules } from '../../../src/domain/problem.js';
import { vehicleLevel } from '../../../src/domain/unit-loads.js';
import { withoutEmptySlices } from '../../../src/planning/finishing/empty-slices.js';
import { planOrder } from '../../../src/planning/plan-order.js';
import fc from '../../support/fast-check.js';
import { problemOf } from '../../support/problems/load-problems.js';

const engine = loadEngine();

/** A cube of 100 somewhere. */
const at = (x: number, y = 0, z = 0, more: Partial<Arrangement> = {}): Arrangement => ({
  cargo: 0,
  orientation: 1,
  position: { x, y, z },
  counts: { length: 1, width: 1, height: 1 },
  ...more,
});

const truck = (rules: Partial<Rules> = {}, container: Partial<Container> = {}, cargo: Partial<Cargo> = {}) =>
  problemOf([{ quantity: 9, ...cargo }], [container], rules);

function closed(problem: LoadProblem, ...arrangements: Arrangement[]): readonly Arrangement[] {
  const loaded = [arrangements.reduce((sum, one) => sum + piecesIn(one), 0)];
  const draft = { loads: [{ container: 0, arrangements, loaded, times: 1 }], left: [9 - loaded[0]!] };
  return withoutEmptySlices(problem, draft).loads[0]!.arrangements;
}

const cornersOf = (arrangements: readonly Arrangement[]) =>
  arrangements
    .flatMap((one) => [...placementsOf(one, truck().cargoes)])
    .map(({ position: { x, y, z } }) => `${x} ${y} ${z}`)
    .sort();

/** Along the length of each container, in front of cargo. */
function emptyLengths(problem: LoadProblem, plan: Parameters<typeof vehicleLevel>[1]): number[] {
  const level = vehicleLevel(problem, plan);
  return level.plan.containers.map(({ arrangements }) => {
    const spans = arrangements.map((one) => extentOf(one, level.problem.cargoes)).sort((a, b) => a.x1 - b.x1);
    let end = 0;
    let empty = 0;
    for (const { x1, x2 } of spans) {
      empty += Math.max(0, x1 - end);
      end = Math.max(end, x2);
    }
    return empty;
  });
}

t.test('what lies behind empty slices slides to the front, with all that rests on it', async (t) => {
  const rows = [at(30), at(50, 100), at(250), at(250, 0, 100), at(460, 300)];
  t.same(cornersOf(closed(truck(), ...rows)), cornersOf([at(0), at(20, 100), at(120), at(120, 0, 100), at(220, 300)]));
});

t.test('what is empty in one row only stays', async (t) => {
  const rows = [at(0), at(150), at(90, 200, 0, { counts: { length: 2, width: 1, height: 1 } })];
  t.same(closed(truck(), ...rows), rows);
});

t.test('not where something asks for the gap', async (t) => {
  const rows = [at(0), at(300)];
  const unmoved = [
    ['layer on layer', truck({ fillDirection: 'BottomToTop' }), rows],
    ['placed by hand', truck(), [at(0), at(300, 0, 0, { isKept: true })]],
    [
      'balanced',
      truck({
        balancing: {
          isLastOnly: false,
          isCentred: true,
          isSpread: false,
          maxWeightDifference: null,
          isLastSmaller: false,
          poorUtilization: 0,
        },
      }),
      rows,
    ],
  ] as const;
  for (const [why, problem, load] of unmoved) t.same(closed(problem, ...load), load, why);
});

t.test('each slice that may be closed, where not all may', async (t) => {
  const zone = {
    name: 'no load',
    position: { x: 100, y: 0, z: 0 },
    size: { length: 150, width: 500, height: 500 },
    maxWeight: 0,
    allowedGroups: ['none of them'],
  };
  const problem = truck({}, { zones: [zone] });
  const load = closed(problem, at(0), at(250), at(500));
  t.same(cornersOf(load), cornersOf([at(0), at(250), at(350)]), 'a zone between the first two');
});

t.test('of random loads in two rows nothing is lost, and they get no longer', async () => {
  const starts = fc.array(fc.record({ gap: fc.nat(80), y: fc.constantFrom(0, 100) }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(starts, (pieces) => {
      const ends = [0, 0];
      const load = pieces.map(({ gap, y }) => {
        const x = ends[y / 100]! + gap;
        ends[y / 100] = x + 100;
        return at(x, y);
      });
      const problem = truck();
      const arrangements = closed(problem, ...load);
      const plan = (of: readonly Arrangement[]) => ({
        containers: [{ container: 0, arrangements: of }],
        unloaded: [],
        search: { nodes: 0, complete: true, volumeBound: 0, containerBound: null },
      });
      const end = (of: readonly Arrangement[]) => Math.max(...of.map((one) => extentOf(one, problem.cargoes).x2));
      const [empty] = emptyLengths(problem, plan(load));
      const sum = arrangements.reduce((count, one) => count + piecesIn(one), 0);
      return (
        emptyLengths(problem, plan(arrangements))[0] === 0 &&
        end(arrangements) === end(load) - empty! &&
        sum === load.length
      );
    }),
  );
});

const boxes = (name: string, length: number, width: number, height: number, weight: number, qty: number) => ({
  style: 'Shipcase',
  ...{ name, length, width, height, weight, qty },
});

t.test('plans of loose and of palletized cargo have none', async (t) => {
  const pallet = { containerType: 'Pallet', name: 'Euro', length: 1200, width: 800, height: 1200 };
  const euro = { ...pallet, palletThickness: 144, emptyWeight: 25, maxWeight: 900 };
  const onPallets = { isPalletized: true, palletizing: { pallet: euro, remainQtyToMixPallet: true } };
  const trailer = { containerType: 'Truck', name: 'Trailer', length: 13600, width: 2480, height: 2700 };
  const seaVan = { containerType: 'SeaVan', name: '20ft', length: 5890, width: 2330, height: 2380 };
  const palletized = {
    title: 'pallets',
    cargoes: [
      { ...boxes('K', 400, 300, 250, 8, 70), groupName: 'A', ...onPallets },
      { ...boxes('M', 380, 280, 220, 6, 95), groupName: 'A', ...onPallets },
      { ...boxes('N', 600, 400, 300, 12, 21), groupName: 'B', ...onPallets },
      { ...boxes('O', 300, 200, 180, 3, 40), groupName: 'B', ...onPallets },
    ],
    emptyContainers: [{ ...trailer, maxWeight: 24000, qty: 1 }],
    rules: { MixPallet: euro, calculationType: 'MixLoad', optimizationLevel: 2 },
  };
  const loose = {
    title: 'boxes',
    cargoes: [
      boxes('A1', 600, 400, 300, 10, 40),
      boxes('A2', 500, 350, 450, 14, 20),
      boxes('B1', 800, 600, 500, 30, 14),
      boxes('B2', 450, 450, 450, 12, 25),
    ],
    emptyContainers: [{ ...seaVan, maxWeight: 21700, qty: 1 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  };
  for (const request of [palletized, loose]) {
    const { problem, issues } = check(request, { uom: 'UnitMetric', maxRunTimeSeconds: 300 });
    t.same(issues, []);
    const plan = planOrder(problem!, { engine });
    t.same(plan.unloaded, []);
    t.same(verify(problem!, plan).faults, []);
    t.same(emptyLengths(problem!, plan), [0]);
  }
});
