/** Finished pallets that are placed by hand: kept as they stand, their cargo taken off what is still to be loaded. */
import t, { type Test } from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { present } from '../../src/calculation/present/present.js';
import { editBufferOf, filledBufferOf } from '../../src/calculation/saved/edit-buffer-of.js';
import type { CalculationOutcome } from '../../src/calculation/types.js';
import { ALL } from './plans.js';

const engine = loadEngine();
const UNIT = { uom: 'UnitMetric', maxRunTimeSeconds: 300 } as const;

const PALLET = {
  ...{ containerType: 'Pallet', name: 'EUR', length: 1200, width: 800, height: 900 },
  ...{ palletThickness: 144, emptyWeight: 25, maxWeight: 1500, qty: 0 },
};
const ORDER = {
  title: 'Pallets by hand',
  cargoes: [
    {
      ...{ style: 'Shipcase', name: 'Carton', length: 400, width: 300, height: 300, weight: 6, qty: 100 },
      ...{ isPalletized: true, palletizing: { pallet: PALLET }, groupName: 'Shop 7' },
    },
    { style: 'Shipcase', name: 'Crate', length: 600, width: 500, height: 400, weight: 20, qty: 4 },
  ],
  emptyContainers: [{ containerType: 'Truck', name: 'Van', length: 4200, width: 2000, height: 2100, qty: 1 }],
  rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
};

const edited = (filledContainers: unknown, fillRemaining: boolean, order: object = ORDER) =>
  calculate({ ...order, filledContainers }, { ...UNIT, edit: { fillRemaining } }, engine);

function shown(outcome: CalculationOutcome) {
  if (outcome.status !== 'succeed') throw new Error(JSON.stringify(outcome.error));
  return present(outcome.load, ALL) as unknown as Shown;
}

interface Shown {
  readonly loadSummary: Record<string, number>;
  readonly warnings: readonly { code: string }[];
  readonly filledContainers: readonly {
    readonly loadSummary: Record<string, number>;
    readonly manifest: readonly { cargo: { name: string }; cargoesLoaded: number }[];
    readonly spaces: readonly Space[];
  }[];
}

interface Loaded {
  readonly loadSummary: { readonly cargoesLoaded: number };
}

interface Space {
  readonly isUnitload: boolean;
  readonly cargo: { readonly unitload: Record<string, unknown> };
  readonly placements: readonly { fillDirection: string; pos: object }[];
}

/** The pallets of a plan, as an editing buffer places them. */
function palletsIn({ filledContainers }: Shown) {
  return filledContainers[0]!.spaces
    .filter(({ isUnitload }) => isUnitload)
    .flatMap(({ cargo: { unitload }, placements }) =>
      placements.map(({ fillDirection, pos }) => ({ unitload, orientation: fillDirection, pos })),
    );
}

const plan = shown(calculate(ORDER, UNIT, engine));
const pallets = palletsIn(plan);

t.test('pallets of a plan can be placed again, some of them or all', async (t) => {
  t.ok(pallets.length >= 3, `${pallets.length} pallets`);
  const two = shown(edited([{ emptyContainer: 'Van', placements: pallets.slice(0, 2) }], false));
  const [van] = two.filledContainers;
  t.strictSame(
    palletsIn(two).map(({ orientation, pos }) => ({ orientation, pos })),
    pallets.slice(0, 2).map(({ orientation, pos }) => ({ orientation, pos })),
  );
  t.equal(van!.loadSummary['unitloadsLoaded'], 2);
});

t.test('what stands on them is not loaded once more', async (t) => {
  const { filledContainers, warnings } = shown(
    edited([{ emptyContainer: 'Van', placements: pallets.slice(0, 2) }], true),
  );
  const standing = pallets
    .slice(0, 2)
    .reduce((sum, { unitload }) => sum + (unitload as unknown as Loaded).loadSummary.cargoesLoaded, 0);
  const rows = filledContainers[0]!.manifest.filter(({ cargo }) => cargo.name === 'Carton');
  t.equal(
    rows.reduce((sum, { cargoesLoaded }) => sum + cargoesLoaded, 0),
    100 - standing,
  );
  t.strictSame(
    warnings.filter(({ code }) => code === 'NotYetApplied'),
    [],
  );
});

t.test('more than there is of a cargo, and neither cargo nor unit load', async (t) => {
  const few = { ...ORDER, cargoes: [{ ...ORDER.cargoes[0], qty: 30 }, ORDER.cargoes[1]] };
  t.match(edited([{ emptyContainer: 'Van', placements: pallets }], false, few), {
    status: 'failed',
    error: {
      issues: [
        {
          pointer: '/filledContainers',
          message: /^The placed unit loads hold 100 pieces of "Carton", but the request has only 30\.$/,
        },
      ],
    },
  });
  t.match(edited([{ emptyContainer: 'Van', placements: [{ pos: {} }] }], false), {
    status: 'failed',
    error: { issues: [{ pointer: '/filledContainers/0/placements/0/cargo', message: /needs `cargo`, or `unitload`/ }] },
  });
});

t.test('unit loads first: what is placed stays, and nothing else is kept for good', async (t) => {
  const order = { ...ORDER, rules: { ...ORDER.rules, isUnitloadFirst: true } };
  const crate = { cargo: 'Crate', orientation: 1, pos: { length: 3600, width: 0, height: 0 } };
  const given = [...pallets.slice(0, 1), crate];
  const outcome = edited([{ emptyContainer: 'Van', placements: given }], true, order);
  if (outcome.status !== 'succeed') throw new Error(JSON.stringify(outcome.error));
  const { plan: planned } = outcome.load;
  t.equal(planned.containers[0]!.arrangements.filter(({ isKept }) => isKept).length, given.length);
  t.ok(planned.pallets!.length > 0, 'the rest is on pallets');
  t.equal(
    shown(outcome).loadSummary['cargoesLoaded'],
    104 - (pallets[0]!.unitload as unknown as Loaded).loadSummary.cargoesLoaded + 1,
  );
});

t.test('a pallet that is taken out, and what the search puts in its place, are pallets of one plan', async (t) => {
  const cargoes = [{ ...ORDER.cargoes[0]!, groupName: '', qty: 96 }, ORDER.cargoes[1]!];
  const planned = calculate({ ...ORDER, cargoes }, UNIT, engine);
  if (planned.status !== 'succeed') throw new Error(JSON.stringify(planned.error));
  const buffer = editBufferOf(planned.load);
  const [van] = buffer.filledContainers;
  // Nothing stands on what stands highest.
  const [away, ...rest] = van!.placements
    .filter(({ unitload }) => unitload !== undefined)
    .sort((a, b) => (b.pos.height ?? 0) - (a.pos.height ?? 0));
  const placements = van!.placements.filter((one) => one !== away);
  const less = { ...buffer, filledContainers: [{ ...van!, placements }] };
  const calculated = (body: object, fillRemaining: boolean) => {
    const outcome = calculate(body, { ...UNIT, edit: { fillRemaining } }, engine);
    if (outcome.status !== 'succeed') throw new Error(JSON.stringify(outcome.error));
    return outcome;
  };
  const without = calculated(less, false);
  const standing = (away!.unitload as unknown as Loaded).loadSummary.cargoesLoaded;
  t.equal(
    without.load.plan.pallets!.reduce((sum, { quantity }) => sum + quantity, 0),
    rest.length,
  );
  t.equal(shown(without).loadSummary['cargoesLeft'], standing);
  const filled = filledBufferOf(calculated(less, true).load, less);
  t.same(filled.cargoes, buffer.cargoes, 'the order is as it was');
  const again = calculated(filled, false);
  t.equal(
    again.load.plan.pallets!.reduce((sum, { quantity }) => sum + quantity, 0),
    rest.length + 1,
  );
  t.match(shown(again).loadSummary, { cargoesLoaded: 100, cargoesLeft: 0 });
});

/** Planned, then edited so often without a change; fails when a plan is refused or loses something. */
function editedAgain(t: Test, order: object, times: number): void {
  const planned = calculate(order, UNIT, engine);
  if (planned.status !== 'succeed') throw new Error(JSON.stringify(planned.error));
  let { load } = planned;
  for (let edit = 1; edit <= times; edit++) {
    const { filledContainers, ...request } = editBufferOf(load);
    const again = edited(filledContainers, false, request);
    if (again.status !== 'succeed') throw new Error(`edit ${edit}: ${JSON.stringify(again.error)}`);
    t.equal(shown(again).loadSummary['cargoesLeft'], 0);
    ({ load } = again);
  }
}

t.test('without groups, in their sequence, what was planned is accepted as it stands', async (t) => {
  const cargoes = ['First', 'Second', 'Third'].map((name, row) => ({
    ...{ ...ORDER.cargoes[0]!, name, groupName: '', qty: row === 0 ? 25 : 24, isPalletized: row !== 1 },
    palletizing: { pallet: PALLET, remainQtyToVehicle: true },
  }));
  editedAgain(t, { ...ORDER, cargoes, rules: { ...ORDER.rules, isGroupSequenceUsed: true } }, 3);
});

t.test('pallets of one cargo carry each other and more of it, as they did in the plan', async (t) => {
  const carton = { ...ORDER.cargoes[0]!, floorStackSupportsOthers: false, maxLayersAllowedOverDifferentCargoes: false };
  const cargoes = [{ ...carton, qty: 41, palletizing: { pallet: PALLET, remainQtyToVehicle: true } }];
  const [truck] = ORDER.emptyContainers;
  // One place on the floor, for two pallets and loose cartons on them.
  const emptyContainers = [{ ...truck!, length: 1200, width: 800, height: 2400 }];
  const low = { ...PALLET, height: 600 };
  const stacked = cargoes.map((cargo) => ({ ...cargo, palletizing: { ...cargo.palletizing, pallet: low } }));
  editedAgain(t, { ...ORDER, cargoes: stacked, emptyContainers }, 2);
});

t.test('a finished carton is as high as its cargo, as it was in the plan', async (t) => {
  const carton = { ...PALLET, containerType: 'Carton', palletThickness: 0, height: 900 };
  const cargoes = [{ ...ORDER.cargoes[0]!, qty: 16, palletizing: { pallet: carton } }];
  const emptyContainers = [{ ...ORDER.emptyContainers[0]!, height: 650 }];
  editedAgain(t, { ...ORDER, cargoes, emptyContainers }, 2);
});

t.test('a pallet of several cargoes bears what the weakest does', async (t) => {
  const palletizing = { pallet: PALLET, remainQtyToMixPallet: true };
  const carton = { ...ORDER.cargoes[0]!, palletizing, qty: 4 };
  const cargoes = [
    { ...carton, name: 'Strong', maxSupportingWeight: 90 },
    { ...carton, name: 'Weak', maxSupportingWeight: 40, maxLayersAllowedOverDifferentCargoes: false },
    { ...carton, name: 'Plain', floorStackSupportsOthers: false },
  ];
  const planned = calculate({ ...ORDER, cargoes }, UNIT, engine);
  if (planned.status !== 'succeed') throw new Error(JSON.stringify(planned.error));
  const { filledContainers, ...request } = editBufferOf(planned.load);
  const again = edited(filledContainers, true, request);
  if (again.status !== 'succeed') throw new Error(JSON.stringify(again.error));
  const [, , , placed] = again.load.problem.cargoes;
  t.match(placed, {
    maxSupportingWeight: 40,
    maxLayersAllowedOverDifferentCargoes: false,
    floorStackSupportsOthers: false,
  });
});
