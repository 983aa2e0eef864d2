/** Cargo on which nothing may stand goes on top of other leftovers, where that needs fewer pallets and loads as much. */
import t from 'tap';
import { check } from '../../../src/calculation/check.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { planOrder } from '../../../src/planning/plan-order.js';

const engine = loadEngine();
const PALLET = { containerType: 'Pallet', name: 'Euro', length: 1200, width: 800, height: 1656, palletThickness: 144 };

/** Of cartons of four to a layer, some of which carry nothing. @returns how many pallets stand, and what stays behind */
function planned(trailerHeight: number, optimizationLevel: number, palletizing: object = {}) {
  const carton = { style: 'Shipcase', length: 600, width: 400, weight: 10 };
  const { problem } = check(
    {
      title: 'Low pallets',
      cargoes: [
        { ...carton, name: 'Tins', height: 250, qty: 12 },
        { ...carton, name: 'Cereals', height: 300, qty: 8, nothingOnTop: true },
      ],
      emptyContainers: [
        {
          containerType: 'Truck',
          name: 'Van',
          length: 2400,
          width: 900,
          height: trailerHeight,
          maxWeight: 5000,
          qty: 1,
        },
      ],
      rules: {
        calculationType: 'MixLoad',
        optimizationLevel,
        isPalletized: true,
        palletizing: { isUsed: true, remainQtyToMixPallet: true, ...palletizing },
        MixPallet: PALLET,
      },
    },
    { uom: 'UnitMetric', maxRunTimeSeconds: 60 },
  );
  const { pallets = [], unloaded } = planOrder(problem!, { engine });
  const standing = pallets.reduce((sum, { quantity }) => sum + quantity, 0);
  return { standing, left: unloaded.reduce((sum, { quantity }) => sum + quantity, 0) };
}

t.test('nothing stands on cereals, which stand on tins', async (t) => {
  for (const level of [1, 2]) t.same(planned(2600, level), { standing: 2, left: 0 }, `level ${level}`);
});

t.test('a cargo by itself makes as many as before', async (t) => {
  t.equal(planned(2600, 1, { remainQtyToMixPallet: false }).standing, 3);
});
