/** flatPalletTop: whole layers on the pallets of a cargo; what they leave over goes to mixed pallets, or stays behind. */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { present } from '../../src/calculation/present/present.js';
import { ALL } from './plans.js';

const engine = loadEngine();
const PALLET = { containerType: 'Pallet', name: 'Deck', length: 120, width: 80, height: 100, palletThickness: 15 };
/** Eight in a layer, four layers on a pallet. */
const CARTON = { style: 'Shipcase', length: 40, width: 30, height: 25, weight: 10, isPalletized: true };

/** Pieces by cargo on each pallet, and what stays behind. */
function planned(palletizing: object, quantities: readonly number[]) {
  const request = {
    title: 'flat tops',
    cargoes: quantities.map((qty, place) => ({
      ...{ name: `carton ${place + 1}`, ...CARTON, qty },
      palletizing: { pallet: PALLET, flatPalletTop: true, ...palletizing },
    })),
    emptyContainers: [{ containerType: 'Truck', name: 'Truck', length: 720, width: 245, height: 130, qty: 0 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  };
  const outcome = calculate(request, { uom: 'UnitHighMetric', maxRunTimeSeconds: 60 }, engine);
  if (outcome.status === 'failed') throw new Error(JSON.stringify(outcome.error));
  const { filledContainers, unloaded } = present(outcome.load, ALL);
  const pallets = filledContainers.flatMap(({ unitloads = [] }) =>
    unitloads.flatMap(({ qty, unitload }) => {
      const { manifest } = unitload as (typeof filledContainers)[number];
      return Array<Record<string, number>>(qty).fill(
        Object.fromEntries(manifest.map(({ cargo, cargoesLoaded }) => [cargo.name, cargoesLoaded])),
      );
    }),
  );
  return { pallets, unloaded: unloaded.map(({ name, qty, reason }) => ({ name, qty, reason })) };
}

t.test('the top layer is whole, and the rest stays behind', async (t) => {
  const { pallets, unloaded } = planned({}, [50]);
  t.same(pallets, [{ 'carton 1': 32 }, { 'carton 1': 16 }]);
  t.same(unloaded, [{ name: 'carton 1', qty: 2, reason: 'PalletIncomplete' }]);
});

t.test('the rest goes to mixed pallets, whose top is that of several cargoes', async (t) => {
  const { pallets, unloaded } = planned({ remainQtyToMixPallet: true }, [50, 36]);
  const isMixed = (pallet: Record<string, number>) => Object.keys(pallet).length > 1;
  t.same(
    pallets.filter((pallet) => !isMixed(pallet)),
    [{ 'carton 1': 32 }, { 'carton 2': 32 }],
  );
  t.same(pallets.filter(isMixed), [{ 'carton 1': 18, 'carton 2': 4 }]);
  t.same(unloaded, []);
});

t.test('a rest of one cargo alone goes there too, so that nothing stays behind', async (t) => {
  const { pallets, unloaded } = planned({ remainQtyToMixPallet: true }, [50]);
  t.same(pallets, [{ 'carton 1': 32 }, { 'carton 1': 18 }]);
  t.same(unloaded, []);
});
