/** Sections: by hand, and of random loads of the real search over all rules. */
import t from 'tap';
import { forcedBeyond } from '../../../../bench/forced-beyond.js';
import { loadEngine } from '../../../../src/calculation/node/node-engine.js';
import type { Arrangement, LoadedContainer } from '../../../../src/domain/plan.js';
import { placementsOf } from '../../../../src/domain/plan.js';
import type { LoadProblem } from '../../../../src/domain/problem.js';
import { reachFigures } from '../../../../src/domain/reach.js';
import { bordersOf } from '../../../../src/planning/finishing/loading-order/borders.js';
import { inSections } from '../../../../src/planning/finishing/loading-order/in-sections.js';
import { waitsOf } from '../../../../src/planning/finishing/loading-order/waits.js';
import { withSections } from '../../../../src/planning/finishing/loading-order/with-sections.js';
import { planLoad } from '../../../../src/planning/plan-order.js';
import { ContainerLoad, Report } from '../../../../src/rules/index.js';
import { loadingOrder } from '../../../../src/rules/loading-order.js';
import { reachOf } from '../../../../src/rules/reach-figures.js';
import { draws } from '../../../support/draws.js';
import { cargoOf, problemOf } from '../../../support/problems/load-problems.js';
import { randomLoads } from '../../../support/problems/random-steps.js';
import { truckLoad } from '../../../support/problems/truck-loads.js';

const LOADS = draws(24);

const carton = cargoOf({ name: 'carton', size: { length: 400, width: 400, height: 400 } });
const pallet = cargoOf({ name: 'pallet', style: 'Palletload', size: { length: 1200, width: 800, height: 1000 } });
const van = { size: { length: 6000, width: 800, height: 2000 } };

const at = (
  x: number,
  z: number,
  counts: [number, number, number],
  fields: Partial<Arrangement> = {},
): Arrangement => ({
  cargo: 0,
  orientation: 1,
  position: { x, y: 0, z },
  counts: { length: counts[0], width: counts[1], height: counts[2] },
  ...fields,
});

const shown = ({ arrangements, sections }: LoadedContainer) => ({
  sections: sections!.map(({ from, to, arrangements: spaces }) => [from, to, spaces]),
  spaces: arrangements.map(({ position: { x, z }, counts: { length, width, height } }) => [
    x,
    z,
    length,
    width,
    height,
  ]),
});

t.test('a wall-to-wall block is cut at borders, each at most an arm beyond the first face left', async (t) => {
  const problem = problemOf([carton], [van]);
  const loaded = inSections(problem, { container: 0, arrangements: [at(0, 0, [10, 2, 4])] });
  t.strictSame(shown(loaded), {
    sections: [
      [0, 1200, 1],
      [1200, 2400, 1],
      [2400, 3600, 1],
      [3600, 4000, 1],
    ],
    spaces: [
      [0, 0, 3, 2, 4],
      [1200, 0, 3, 2, 4],
      [2400, 0, 3, 2, 4],
      [3600, 0, 1, 2, 4],
    ],
  });
  t.equal(loaded.uncut, 1);
  t.strictSame(reachFigures(problem, loaded), { largest: 800, beyond: 0 });
});

t.test('two tiers of pallets are loaded stack by stack, as forks reach over none', async (t) => {
  const problem = problemOf([pallet], [van]);
  const tiers = [at(0, 0, [4, 1, 1]), at(0, 1000, [4, 1, 1])];
  const loaded = inSections(problem, { container: 0, arrangements: tiers });
  t.strictSame(shown(loaded).spaces, [
    [0, 0, 1, 1, 2],
    [1200, 0, 1, 1, 2],
    [2400, 0, 1, 1, 2],
    [3600, 0, 1, 1, 2],
  ]);
  t.strictSame(reachFigures(problem, loaded), { largest: 0, beyond: 0 });
});

t.test('what rests on cargo further out goes with it, and is beyond reach', async (t) => {
  const long = cargoOf({ name: 'long', size: { length: 2400, width: 800, height: 500 } });
  const problem = problemOf([carton, long], [van]);
  const load = [at(0, 0, [1, 1, 1], { cargo: 1 }), at(0, 500, [1, 1, 1]), at(2000, 500, [1, 1, 1])];
  const loaded = inSections(problem, { container: 0, arrangements: load });
  t.strictSame(
    loaded.sections!.map(({ from, to }) => [from, to]),
    [[0, 2400]],
  );
  t.strictSame(reachFigures(problem, loaded), { largest: 2000, beyond: 1 });
});

t.test('by machine a border lies as far, and inside a section walls come one after the other', async (t) => {
  const half = cargoOf({ ...pallet, size: { length: 500, width: 800, height: 500 } });
  const byHand = { ...half, handling: 'Hand' as const };
  const load = { container: 0, arrangements: [at(0, 0, [2, 1, 2])] };
  t.strictSame(shown(inSections(problemOf([half], [van]), { ...load, arrangements: [...load.arrangements] })).spaces, [
    [0, 0, 1, 1, 2],
    [500, 0, 1, 1, 2],
  ]);
  t.strictSame(shown(inSections(problemOf([byHand], [van]), load)).spaces, [[0, 0, 2, 1, 2]]);
});

t.test('from above a section is a metre high; on pallets and in cartons it is a layer', async (t) => {
  const column = () => ({ container: 0, arrangements: [at(0, 0, [1, 1, 4])] });
  const open = problemOf([carton], [{ ...van, vehicleType: 'OpenTop' }]);
  t.strictSame(shown(inSections(open, column())).sections, [
    [0, 1200, 1],
    [1200, 1600, 1],
  ]);
  const onPallet = problemOf([carton], [{ ...van, containerType: 'Pallet' }]);
  t.strictSame(shown(inSections(onPallet, column())).sections, [
    [0, 400, 1],
    [400, 800, 1],
    [800, 1200, 1],
    [1200, 1600, 1],
  ]);
});

t.test(
  `of ${LOADS} random loads every piece lies in one section, in a valid order, and both judges see one figure`,
  async (t) => {
    let several = 0;
    for (const { problem: drawn, loaded } of randomLoads(loadEngine(), LOADS, 7)) {
      const problem = withArms(drawn, loaded);
      const before = piecesOf(problem, loaded);
      const after = inSections(problem, loaded);
      if (after.sections!.length > 1) several++;
      t.strictSame(piecesOf(problem, after), before, 'the same pieces');
      t.equal(
        after.sections!.reduce((sum, { arrangements }) => sum + arrangements, 0),
        after.arrangements.length,
      );
      const ends = after.sections!.map((section) => section[isByBase(problem, loaded) ? 'from' : 'to']);
      t.strictSame(
        ends,
        [...new Set(ends)].sort((a, b) => a - b),
        'sections follow each other along the way',
      );
      const report = new Report('loading-order', 0);
      loadingOrder.check(new ContainerLoad(problem, after), report);
      t.strictSame(report.faults, []);
      t.strictSame({ ...reachFigures(problem, after) }, { ...reachOf(problem, after) });
      t.strictSame(inSections(problem, { ...loaded, arrangements: [...loaded.arrangements] }), after, 'the same again');
    }
    t.ok(several > 0);
  },
);

t.test('borders lie within a window of the first face left', async (t) => {
  for (const { problem, loaded } of randomLoads(loadEngine(), LOADS / 3, 8)) {
    const waits = waitsOf(problem, problem.containers[loaded.container]!, loaded.arrangements);
    for (const window of [100, 400]) {
      let before = Number.NEGATIVE_INFINITY;
      for (const border of bordersOf(waits, window)) {
        let least = Number.POSITIVE_INFINITY;
        let next = Number.POSITIVE_INFINITY;
        waits.faces.forEach((face, piece) => {
          if (waits.outermost[piece]! <= before) return;
          next = Math.min(next, waits.outermost[piece]!);
          if (waits.outermost[piece]! <= face + waits.limits[piece]!) least = Math.min(least, face);
        });
        if (border > least + window && border !== next) t.fail(`${border} is beyond ${least} + ${window}`);
        before = border;
      }
      t.equal(before, Math.max(...waits.outermost));
    }
  }
});

function piecesOf({ cargoes }: LoadProblem, { arrangements }: LoadedContainer): string[] {
  return arrangements.flatMap((one) => [...placementsOf(one, cargoes)].map((piece) => JSON.stringify(piece))).sort();
}

function isByBase({ containers }: LoadProblem, { container }: LoadedContainer): boolean {
  return ['Pallet', 'Carton'].includes(containers[container]!.containerType);
}

/** The containers drawn are a metre long at most: arms reach a quarter of them. */
function withArms(problem: LoadProblem, { container }: LoadedContainer): LoadProblem {
  const maxLoadingReach = Math.floor(problem.containers[container]!.size.length / 4);
  return { ...problem, rules: { ...problem.rules, maxLoadingReach } };
}

t.test('what was added lies against what is kept, and is no arrangement with it', async (t) => {
  const problem = problemOf([{ ...carton, quantity: 4 }], [van]);
  const kept = { isKept: true as const };
  const arrangements = [at(0, 0, [2, 1, 1], kept), at(0, 400, [1, 1, 1], kept), at(400, 400, [1, 1, 1])];
  const loaded = inSections(problem, { container: 0, arrangements });
  t.same(
    loaded.arrangements.map(({ position: { x, z }, isKept }) => [x, z, isKept === true]),
    [
      [0, 0, true],
      [0, 400, true],
      [400, 400, false],
    ],
  );
});

t.test('of a tour nothing is beyond reach but what no order helps', async (t) => {
  const engine = loadEngine();
  const trailer = { size: { length: 1360, width: 248, height: 270 }, least: 0.4, most: 0.7 };
  for (const tour of [2, 3, 4, 5, 7, 9]) {
    const drawn = truckLoad(tour, { optimizationLevel: 1, isSequenceUsed: true }, trailer);
    const cargoes = drawn.cargoes.map((cargo, place) => ({ ...cargo, sequence: 1 + (place % 7) }));
    const problem: LoadProblem = { ...drawn, cargoes, uom: 'UnitHighMetric' };
    for (const loaded of withSections(problem, planLoad(problem, { engine })).containers) {
      const { byWaits, byRank } = forcedBeyond(problem, loaded);
      t.equal(reachFigures(problem, loaded).beyond, byWaits + byRank, `tour ${tour}`);
    }
  }
});
