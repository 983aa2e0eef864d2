/** Steps of balancing in orders of which cargo is palletized: pallets are moved, left behind and added as cargo is. */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { present } from '../../src/calculation/present/present.js';

const engine = loadEngine();

const PALLET = { containerType: 'Pallet', name: 'Deck', length: 120, width: 80, height: 100, palletThickness: 15 };
/** Eight cartons make a layer, sixteen a pallet. */
const CARTON = {
  ...{ name: 'Carton', style: 'Shipcase', length: 40, width: 30, height: 50, weight: 10, isPalletized: true },
  palletizing: { pallet: PALLET },
};
/** Four pallets in a row. */
const VAN = { containerType: 'Truck', name: 'Van', length: 480, width: 80, height: 120 };

function answer(cargoes: readonly object[], rules: object, van: object = {}) {
  const request = {
    title: 'Balanced',
    cargoes,
    emptyContainers: [{ ...VAN, ...van }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1, ...rules },
  };
  const outcome = calculate(request, { uom: 'UnitHighMetric', maxRunTimeSeconds: 60 }, engine);
  if (outcome.status === 'failed') throw new Error(JSON.stringify(outcome.error));
  t.same(
    outcome.load.warnings.filter(({ code }) => code === 'NotYetApplied'),
    [],
  );
  return present(outcome.load, { spacesCreated: true, placementsCreated: true, uom: null });
}

/** Of a load in which all is offered together, and of one in which unit loads come first. */
const WAYS = [{}, { isUnitloadFirst: true, isUnitloadsPartialAllowedWhenUnitloadsFirst: true }];
/** Loose, on a pallet or under one. */
const SHEET = { name: 'Sheet', style: 'Shipcase', length: 120, width: 80, height: 5, weight: 1, qty: 1 };
const loose = (palletized: object) => [palletized, SHEET];

t.test('a van that is poorly used is emptied, its pallets stay behind as cartons', async (t) => {
  for (const way of WAYS) {
    const rules = { ...way, isBalancePoorUtlizationUnloaded: true, maxUtilizationForBalanceUnload: 30 };
    const { loadSummary, unloaded } = answer(loose({ ...CARTON, qty: 5 * 16 }), rules);
    t.equal(loadSummary.containersLoaded, 1);
    t.match(unloaded[0], { name: 'Carton', qty: 16, reason: 'PoorUtilization', detail: /it was emptied/ });
  }
});

t.test('optional cargo fills what the pallets leave, on pallets of its own', async (t) => {
  const fill = { isBalanceFillWithOptionalCargoes: true };
  const optional = { ...CARTON, name: 'Spare', isOptional: true, qty: 40 };
  for (const way of WAYS) {
    const order = [...loose({ ...CARTON, qty: 3 * 16 }), optional];
    const { filledContainers, unloaded } = answer(order, { ...fill, ...way });
    t.strictSame(
      filledContainers.map(({ manifest }) => manifest.map(({ cargo, cargoesLoaded }) => [cargo.name, cargoesLoaded])),
      [
        [
          ['Carton', 48],
          ['Sheet', 1],
          ['Spare', 16],
        ],
      ],
    );
    t.match(unloaded, [{ name: 'Spare', qty: 24, reason: 'NoSpaceLeft' }]);
  }
  const none = answer([{ ...CARTON, qty: 48 }, optional], { ...fill, optionalCargoesFillingAction: 'FillNone' });
  t.match(none.unloaded, [{ name: 'Spare', qty: 40 }]);
  const mixed = { palletizing: { pallet: PALLET, remainQtyToMixPallet: true } };
  const few = [
    { ...CARTON, ...mixed, qty: 8 },
    { ...optional, ...mixed, qty: 8 },
  ];
  const [van] = answer(few, fill).filledContainers;
  t.strictSame(
    van!.unitloads!.map(({ manifest }) => manifest.map(({ cargo }) => cargo.name)),
    [['Carton'], ['Spare']],
    'a mixed pallet holds what was ordered, or what is optional',
  );
});

t.test('more full pallets than were ordered fill what is left', async (t) => {
  const fill = { isBalanceFillWithAdditionalAmountofExstingCargoes: true };
  const crate = { name: 'Crate', style: 'Shipcase', length: 100, width: 75, height: 118, weight: 50, qty: 1 };
  for (const way of WAYS) {
    const { loadSummary, filledContainers } = answer([{ ...CARTON, qty: 32 }, crate], { ...fill, ...way });
    const [van] = filledContainers;
    const [cartons] = van!.manifest;
    t.match(cartons, { cargoesLoaded: 32, extraLoaded: 16, unitloadsLoaded: 3 });
    t.match(loadSummary, { unitloadsLoaded: 3, cargoesLoaded: 33 });
  }
  const extraOf = (palletizing: object, qty: number) =>
    answer([{ ...CARTON, qty, palletizing: { pallet: PALLET, ...palletizing } }], fill).loadSummary.extraLoaded;
  t.equal(extraOf({}, 48), 16);
  t.equal(
    extraOf({ partialPalletsAllowed: false }, 50),
    0,
    'two stay behind: there is no pallet of what is all loaded',
  );
  t.equal(extraOf({ pallet: { ...PALLET, qty: 3 } }, 48), 0, 'no empty pallet is left');
});

t.test('pallets are shifted to the middle as cargo is', async (t) => {
  for (const way of WAYS) {
    const { filledContainers } = answer([{ ...CARTON, qty: 16 }], { ...way, isBalanceAlignLoadCenter: true });
    const [{ cog }] = filledContainers as [(typeof filledContainers)[number]];
    t.same([cog.length, cog.width], [240, 40]);
  }
});
