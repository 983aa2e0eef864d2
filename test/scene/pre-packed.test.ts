/** Pre-packed unit loads are shown as what stands on them; what cannot be read, or is no pallet, as one piece. */
import t from 'tap';
import { sceneOf } from '../../src/scene/scene.js';
import { sharedLoad } from '../../src/scene/shared-load.js';
import { calculated } from '../support/report/report-sources.js';

const PALLET = {
  containerType: 'Pallet',
  name: 'Euro',
  length: 1200,
  width: 800,
  palletThickness: 144,
  emptyWeight: 25,
};

const space = (height: number, z: number, style = 'Shipcase') => ({
  cargo: { name: 'Inside', style, price: 7 },
  cargoOrientation: 'Orientation1',
  arrangement: { length: 2, width: 2, height: 1 },
  pos: { length: 0, width: 0, height: z },
  size: { length: 1200, width: 800, height },
});

const unitload = (spaces: unknown, more: object = {}) => ({
  name: 'Packed',
  emptyContainer: PALLET,
  actualSize: { length: 1200, width: 800, height: 1800 },
  loadSize: { length: 1200, width: 800, height: 700 },
  loadSummary: { cargoesLoaded: 8, weightTotal: 300 },
  spaces,
  ...more,
});

function loadOf(packed: object, uom: 'UnitMetric' | 'UnitHighMetric' = 'UnitMetric') {
  const by = uom === 'UnitMetric' ? 1 : 0.1;
  return calculated(
    {
      title: 'Packed before',
      cargoes: [
        { style: 'Palletload', name: 'Packed', qty: 3, unitload: packed },
        { style: 'Shipcase', name: 'Loose', length: 400 * by, width: 300 * by, height: 200 * by, weight: 5, qty: 4 },
      ],
      emptyContainers: [
        {
          containerType: 'Truck',
          name: 'Van',
          length: 4200 * by,
          width: 1300 * by,
          height: 2100 * by,
          maxWeight: 2500,
        },
      ],
      rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
    },
    uom,
  );
}

const cartons = (load: ReturnType<typeof loadOf>) =>
  sceneOf(load, 0).solids.filter(({ kind, cargo }) => kind === 'cargo' && cargo === 0);

t.test('each carton and the pallet under them, where the unit load stands', async (t) => {
  const load = loadOf(unitload([space(400, 0), space(300, 400)]));
  const { solids } = sceneOf(load, 0);
  const seen = cartons(load);
  t.equal(seen.length, 3 * 8);
  t.equal(seen.filter(({ isFurther }) => isFurther !== true).length, 3, 'three pieces');
  t.equal(solids.filter(({ kind }) => kind === 'pallet').length, 3 * 13);
  const [low, high] = [seen[0]!, seen[4]!];
  t.equal(low.z1, 144);
  t.same([low.z2, high.z1, high.z2], [544, 544, 844]);
  t.same(sceneOf({ ...load, ...sharedLoad(load) }, 0).solids, solids, 'the view shows the same');
  t.notMatch(JSON.stringify(sharedLoad(load)), /"price":7/);
});

t.test('of what is left out the view gives the names alone', async (t) => {
  const { request, ...load } = loadOf(unitload(undefined));
  const leftOut = [
    { at: 1, uom: 'UnitMetric', cargo: { name: 'Sofa', groupName: 'South', price: 7 } },
    { cargo: null },
  ];
  t.same(sharedLoad({ ...load, request: { ...request, leftOut } }).request.leftOut, [
    { cargo: { name: 'Sofa', groupName: 'South' } },
    { cargo: {} },
  ]);
});

t.test('in another unit than the request', async (t) => {
  const load = loadOf(unitload([space(700, 0)], { uom: 'UnitMetric' }), 'UnitHighMetric');
  t.equal(cartons(load).length, 3 * 4);
});

for (const [what, packed] of Object.entries({
  'without spaces': unitload(undefined),
  'with less than it says': unitload([space(300, 0)]),
  'with what nobody can read': unitload([space(700, 0), { arrangement: 'two' }, null]),
  'of more pieces than anybody draws': unitload([
    { ...space(700, 0), arrangement: { length: 1e9, width: 1e9, height: 1 } },
  ]),
  'in a closed carton': unitload([space(700, 0)], {
    emptyContainer: { ...PALLET, containerType: 'Carton', height: 844 },
  }),
})) {
  t.test(`${what} it is one piece`, async (t) => {
    const load = loadOf(packed);
    t.equal(cartons(load).length, 3);
    t.same(sceneOf({ ...load, ...sharedLoad(load) }, 0).solids, sceneOf(load, 0).solids);
  });
}
