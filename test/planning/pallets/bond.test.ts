/** How layers stand on each other: in columns where nothing is asked, joints broken where layers are to be rotated. */
import t from 'tap';
import { calculate } from '../../../src/calculation/calculate.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { cuboidAt, sharedArea } from '../../../src/domain/geometry.js';
import { placementsOf } from '../../../src/domain/plan.js';

const engine = loadEngine();
const PALLET = { containerType: 'Pallet', name: 'Block', length: 120, width: 100, height: 100 };

/** Of a full pallet, from the second layer on: pieces that rest on more than one of the layer below. */
function jointsBroken(unitloadLayersQtyRotated: number): number[] {
  const carton = { name: 'Carton', style: 'Shipcase', length: 40, width: 30, height: 25, weight: 5, qty: 40 };
  const request = {
    title: 'Bond',
    cargoes: [{ ...carton, isPalletized: true, palletizing: { pallet: PALLET }, unitloadLayersQtyRotated }],
    emptyContainers: [{ containerType: 'Truck', name: 'Van', length: 300, width: 200, height: 200 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  };
  const outcome = calculate(request, { uom: 'UnitHighMetric', maxRunTimeSeconds: 60 }, engine);
  if (outcome.status === 'failed') throw new Error(JSON.stringify(outcome.error));
  const { problem, plan } = outcome.load;
  const pieces = plan.pallets![0]!.arrangements.flatMap((one) => [...placementsOf(one, problem.cargoes)]);
  const layers = new Map<number, ReturnType<typeof cuboidAt>[]>();
  for (const { position, size } of pieces) {
    layers.set(position.z, [...(layers.get(position.z) ?? []), cuboidAt(position, size)]);
  }
  const fromBelow = [...layers].sort(([a], [b]) => a - b).map(([, layer]) => layer);
  return fromBelow.slice(1).map((upper, below) => {
    const joints = (one: (typeof upper)[number]) => fromBelow[below]!.filter((lower) => sharedArea(one, lower) > 0);
    return upper.filter((one) => joints(one).length > 1).length;
  });
}

t.test('columns where nothing is asked', async (t) => {
  const joints = jointsBroken(0);
  t.ok(joints.length > 1);
  t.ok(joints.every((broken) => broken === 0));
});

t.test('every rotated layer breaks joints of the one below, the others stand as those below them', async (t) => {
  const [second, ...others] = jointsBroken(1);
  t.ok(second! > 0);
  t.ok(
    others.every((broken) => broken === 0),
    'one layer is turned against the one below',
  );
  t.ok(jointsBroken(9).every((broken) => broken > 0));
});
