/** Calculation types other than MixLoad with palletized cargo: sets of cartons, volumes in a ratio, alternatives. */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import type { CalculationProgress } from '../../src/calculation/hooks.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { present } from '../../src/calculation/present/present.js';
import { ALL } from './plans.js';

const engine = loadEngine();

const PALLET = { containerType: 'Pallet', name: 'Deck', length: 120, width: 80, height: 100, palletThickness: 15 };
const CARTON = {
  ...{ style: 'Shipcase', length: 40, width: 30, height: 50, weight: 10, isPalletized: true },
  palletizing: { pallet: PALLET },
};
/** Sixteen make a pallet. */
const CHAIR = { ...CARTON, name: 'Chair', qty: 200, setRatio: 4, groupName: 'Dining' };
const TABLE = { ...CARTON, name: 'Table', qty: 40, setRatio: 1, height: 30, groupName: 'Dining' };
const LAMP = { ...CARTON, name: 'Lamp', qty: 90, setRatio: 1, height: 30, groupName: 'Light' };
/** Eight pallets, and half of them. */
const VAN = { containerType: 'Truck', name: 'Van', length: 480, width: 160, height: 120 };
const SMALL = { ...VAN, name: 'Small', length: 240 };

function outcomeOf(calculationType: string, cargoes: readonly object[], rules: object = {}, more: object = {}) {
  const request = {
    title: calculationType,
    cargoes,
    emptyContainers: [VAN, SMALL],
    rules: { calculationType, optimizationLevel: 1, ...rules },
    ...more,
  };
  return calculate(
    request,
    {
      uom: 'UnitHighMetric',
      maxRunTimeSeconds: 60,
      ...('filledContainers' in more ? { edit: { fillRemaining: true } } : {}),
    },
    engine,
  );
}

function answer(...request: Parameters<typeof outcomeOf>) {
  const outcome = outcomeOf(...request);
  if (outcome.status === 'failed') throw new Error(JSON.stringify(outcome.error));
  return present(outcome.load, ALL);
}

/** Pieces by cargo in each filled container. */
function loadsOf({ filledContainers }: ReturnType<typeof answer>) {
  return filledContainers.map(({ manifest }) =>
    Object.fromEntries(manifest.map(({ cargo, cargoesLoaded }) => [cargo.name, cargoesLoaded])),
  );
}

t.test('SetLoad: every container holds whole sets, on pallets and beside them', async (t) => {
  for (const table of [TABLE, { ...TABLE, isPalletized: false }]) {
    const load = answer('SetLoad', [CHAIR, table]);
    const loads = loadsOf(load);
    const idle = table.isPalletized ? [] : ['/cargoes/1/palletizing'];
    t.same(
      load.warnings.map(({ pointer }) => pointer),
      idle,
      'how a cargo that is not palletized would be',
    );
    t.equal(load.loadSummary.cargoesLoaded, 200);
    t.ok(
      loads.every((one) => one['Chair'] === 4 * one['Table']!),
      JSON.stringify(loads),
    );
    t.match(load.unloaded, [{ name: 'Chair', qty: 40, reason: 'SetIncomplete', detail: /enough for 40 sets/ }]);
    t.match(load.verification!.checks, /whole-sets/);
    t.ok(load.filledContainers.every(({ unitloads }) => unitloads!.length > 0));
  }
});

t.test('SetLoad: only full pallets, so that as many sets go in as fill them', async (t) => {
  const palletizing = { pallet: PALLET, partialPalletsAllowed: false };
  const load = answer('SetLoad', [
    { ...CHAIR, palletizing },
    { ...TABLE, isPalletized: false },
  ]);
  t.same(
    loadsOf(load).map((one) => one['Chair']! % 16),
    loadsOf(load).map(() => 0),
  );
  t.equal(load.loadSummary.cargoesLoaded, 200);
});

t.test('MultipleSetLoad: groups in containers of their own, unless they may share one', async (t) => {
  const cargoes = [CHAIR, TABLE, LAMP];
  const apart = answer('MultipleSetLoad', cargoes);
  t.ok(loadsOf(apart).every((one) => one['Lamp'] === undefined || one['Chair'] === undefined));
  t.equal(apart.loadSummary.cargoesLoaded, 290);
  const mixed = answer('MultipleSetLoad', cargoes, { isDifferentGroupAllowedOnMultiSetLoad: true });
  t.ok(loadsOf(mixed).some((one) => one['Lamp'] !== undefined && one['Chair'] !== undefined));
  t.equal(mixed.loadSummary.cargoesLoaded, 290);
});

t.test('MultipleSetLoad: extra pieces only beside those of their group', async (t) => {
  const rules = { isBalanceFillWithAdditionalAmountofExstingCargoes: true };
  const load = answer('MultipleSetLoad', [{ ...CHAIR, qty: 160 }, TABLE, { ...LAMP, isPalletized: false }], rules);
  t.ok(loadsOf(load).every((one) => one['Lamp'] === undefined || one['Chair'] === undefined));
  t.ok(load.loadSummary.extraLoaded > 0);
});

t.test('SetLoad: containers as the request would have them', async (t) => {
  // One pallet of each: the small van takes them.
  const cargoes = [
    { ...CHAIR, qty: 16 },
    { ...TABLE, qty: 4 },
  ];
  const chosen = (rules: object, more: object = {}) =>
    answer(
      'SetLoad',
      cargoes.map((cargo) => ({ ...cargo, ...more })),
      rules,
    ).filledContainers.map(({ emptyContainer }) => emptyContainer.name);
  t.same(chosen({}), ['Small']);
  t.same(chosen({ bestFitContainersSelectionType: 'BestfitMaxEmptySizeFirst' }), ['Van']);
  t.same(chosen({ bestFitContainersSelectionType: 'BestfitMaxVolUtilFirst' }), ['Small']);
  t.same(chosen({ bestFitContainersSelectionType: 'BestfitMaxLoadVolFirst' }), ['Van'], 'the first of those that do');
  t.same(
    chosen({
      bestFitContainersSelectionType: 'BestfitMaxVolUtilFirst',
      bestFitContainersSelectionMaxVolUtilThreshold: 1,
    }),
    ['Van'],
    'good enough',
  );
});

t.test('MultipleSetLoad: what names a container lies in it', async (t) => {
  const other = { ...VAN, name: 'Other' };
  const order = (...favourites: readonly string[]) => {
    const cargoes = [CHAIR, TABLE, LAMP].map((cargo, place) => ({
      ...cargo,
      emptyContainersFavorite: favourites[place] === undefined ? [] : [favourites[place]],
    }));
    const load = answer('MultipleSetLoad', cargoes, {}, { emptyContainers: [VAN, other] });
    return load.filledContainers.map(({ manifest, emptyContainer }) => ({
      container: emptyContainer.name,
      cargo: manifest[0]!.cargo.name,
    }));
  };
  const lamps = order(...['Van', 'Van', 'Other']).filter(({ cargo }) => cargo === 'Lamp');
  t.ok(lamps.length > 0 && lamps.every(({ container }) => container === 'Other'), JSON.stringify(lamps));
  const chairs = order(...['Other', 'Other', 'Van']).filter(({ cargo }) => cargo !== 'Lamp');
  t.ok(chairs.length > 0 && chairs.every(({ container }) => container === 'Other'), JSON.stringify(chairs));
});

for (const calculationType of ['SetLoad', 'SetLoadByVolume', 'UnitLoad']) {
  t.test(`${calculationType}: while it is planned, progress is told`, async (t) => {
    const told: CalculationProgress[] = [];
    const request = {
      title: calculationType,
      cargoes: [CHAIR, TABLE, { ...LAMP, isPalletized: calculationType !== 'UnitLoad' }],
      emptyContainers: [VAN, SMALL],
      rules: { calculationType, optimizationLevel: calculationType === 'SetLoad' ? 1 : 2 },
    };
    const options = { uom: 'UnitHighMetric', maxRunTimeSeconds: 60 } as const;
    calculate(request, options, engine, { onProgress: (one) => told.push(one) });
    t.ok(told.length > 3, `${told.length} times`);
    for (const figure of ['share', 'nodes', 'bestVolume'] as const) {
      const figures = told.map((one) => one[figure]);
      // Of sets several plans are made, one after the other.
      const mayFall = figure === 'bestVolume' && calculationType === 'SetLoad';
      t.ok(mayFall || figures.every((one, i) => one >= (figures[i - 1] ?? 0)), `${figure}: ${figures}`);
    }
    // It is no measure of what is done that jumps to its end.
    t.ok(told[Math.floor(told.length / 3)]!.share < 0.8, 'there is more to come');
    t.ok(told.at(-1)!.share <= 1 && told.at(-1)!.bestVolume > 0);
  });
}

t.test('SetLoadByVolume: volumes in their ratio over the whole load', async (t) => {
  const load = answer('SetLoadByVolume', [CHAIR, { ...TABLE, qty: 400 }]);
  const loaded = (name: string) => loadsOf(load).reduce((sum, one) => sum + (one[name] ?? 0), 0);
  t.match(load.verification!.checks, /sets-by-volume/);
  t.equal(loaded('Chair'), 200, 'there are no more of them');
  const ratio = (loaded('Chair') * CHAIR.height) / (loaded('Table') * TABLE.height);
  t.ok(Math.abs(ratio - 4) < 0.1, `${ratio}`);
});

t.test('UnitLoad: each cargo on its pallets in one container of each type, beside what goes loose', async (t) => {
  const load = answer('UnitLoad', [CHAIR, { ...LAMP, isPalletized: false }]);
  t.equal(load.alternatives, true);
  t.same(loadsOf(load), [{ Chair: 128 }, { Chair: 64 }, { Lamp: 90 }, { Lamp: 90 }]);
  t.match(load.unloaded, [{ name: 'Chair', qty: 72, reason: 'NoContainerLeft', detail: /128 of 200/ }]);
  const [van] = load.filledContainers;
  t.match(van!.loadSummary, { unitloadsLoaded: 8, cargoesPerLayer: 8, layersLoaded: 1 });
  const nested = van!.unitloads![0]!.unitload as (typeof load)['filledContainers'][number];
  t.match(nested.loadSummary, { cargoesPerLayer: 8, layersLoaded: 2 });
});

t.test('what can stand on no pallet is named', async (t) => {
  for (const type of ['SetLoad', 'SetLoadByVolume']) {
    const outcome = outcomeOf(type, [CHAIR, { ...TABLE, length: 400 }]);
    t.match(outcome, { status: 'failed', error: { issues: [{}, { message: /does not fit on a pallet/ }] } });
  }
});

t.test('nothing can be placed by hand beside sets on pallets', async (t) => {
  const placements = [{ cargo: 'Table', orientation: 1, pos: {} }];
  const outcome = outcomeOf(
    'SetLoad',
    [CHAIR, TABLE],
    {},
    {
      filledContainers: [{ emptyContainer: 'Van', placements }],
    },
  );
  t.match(outcome, {
    status: 'failed',
    error: {
      issues: [
        {
          pointer: '/filledContainers',
          message: /^SetLoad cannot complete cargo that is placed by hand to whole sets with cargo on pallets/,
          hint: /MixLoad/,
        },
      ],
    },
  });
});
