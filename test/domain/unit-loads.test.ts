/** A palletized order as two problems and plans, with plans made by hand. */
import t from 'tap';
import { figuresOf } from '../../src/calculation/present/loaded-figures.js';
import { present } from '../../src/calculation/present/present.js';
import { favouritesFull } from '../../src/calculation/resolve/favourite-warnings.js';
import { readCalculatedLoad, SAVED_FORM } from '../../src/calculation/saved/saved-load.js';
import type { CalculatedLoad } from '../../src/calculation/types.js';
import { verify } from '../../src/calculation/verify.js';
import type { LoadPlan } from '../../src/domain/plan.js';
import type { LoadProblem } from '../../src/domain/problem.js';
import { palletLevel, vehicleLevel } from '../../src/domain/unit-loads.js';
import { ALL, conforms } from '../calculation/plans.js';
import { containerOf, palletizingOf, problemOf } from '../support/problems/load-problems.js';
import { at } from '../support/rules/judging.js';

const PALLET = containerOf({
  containerType: 'Pallet',
  name: 'Deck',
  quantity: 3,
  size: { length: 200, width: 100, height: 250 },
  emptyWeight: 20,
  thickness: 15,
  deckReach: { length: 20, width: 0 },
});
const PROBLEM: LoadProblem = {
  ...problemOf(
    [
      // Four on a pallet, two of them loose.
      {
        name: 'A',
        quantity: 14,
        weight: 10,
        pieceInside: 6,
        price: 2,
        groupName: 'North',
        sequence: 3,
        palletizing: palletizingOf({}),
      },
      {
        name: 'B',
        quantity: 3,
        weight: 5,
        size: { length: 110, width: 100, height: 50 },
        sequence: 1,
        palletizing: palletizingOf({}),
      },
    ],
    [{ name: 'Truck', quantity: 1, emptyWeight: 1000, maxWeight: 500 }],
  ),
  pallets: [PALLET],
};
/** Two pallets of four A, one of two A and, over one end of the deck, one B; two pieces of A loose. */
const PLAN: LoadPlan = {
  containers: [
    { container: 0, arrangements: [at(2, 0, 0, 0, 1, [1, 2, 1]), at(3, 200, 0, 0), at(0, 420, 0, 0, 1, [2, 1, 1])] },
  ],
  pallets: [
    { container: 0, arrangements: [at(0, 0, 0, 0, 1, [2, 1, 2])], quantity: 2 },
    { container: 0, arrangements: [at(0, 0, 0, 0, 1, [1, 1, 2]), at(1, 100, 0, 0)], quantity: 1 },
  ],
  unloaded: [
    { cargo: 0, quantity: 2, reason: 'PalletIncomplete', detail: '' },
    { cargo: 1, quantity: 2, reason: 'PalletIncomplete', detail: '' },
  ],
  search: { nodes: 0, complete: true, volumeBound: 0, containerBound: null },
};
const MILLION = 1_000_000;

t.test('without pallets the level is the plan itself', async (t) => {
  const plain = problemOf([{ quantity: 1 }]);
  const plan = { ...PLAN, pallets: undefined, unloaded: [] };
  const level = vehicleLevel(plain, plan);
  t.equal(level.problem, plain);
  t.equal(level.plan, plan);
  t.equal(palletLevel(plain, plan), null);
});

t.test('the cargoes of the vehicles: what is loose, then a Palletload for each finished pallet', async (t) => {
  const { problem, plan } = vehicleLevel(PROBLEM, PLAN);
  t.strictSame(
    problem.cargoes.map(({ name, style, quantity }) => [name, style, quantity]),
    [
      ['A', 'Shipcase', 4],
      ['B', 'Shipcase', 2],
      ['A', 'Palletload', 2],
      ['A + B', 'Palletload', 1],
    ],
  );
  t.match(problem.cargoes[2], {
    size: { length: 200, width: 100, height: 215 },
    weight: 60,
    volume: 4 * MILLION,
    price: 8,
    pieceInside: 24,
    groupName: 'North',
    sequence: 3,
    orientations: 0b11,
    contents: [{ cargo: 0, quantity: 4 }],
  });
  t.match(problem.cargoes[3], {
    size: { length: 210, width: 100, height: 215 },
    weight: 45,
    groupName: '',
    sequence: 0,
    contents: [
      { cargo: 0, quantity: 2 },
      { cargo: 1, quantity: 1 },
    ],
  });
  t.strictSame(Object.keys(plan), ['containers', 'unloaded', 'search']);
  t.strictSame(palletLevel(PROBLEM, PLAN)!.plan.containers, [PLAN.pallets![0], PLAN.pallets![0], PLAN.pallets![1]]);
});

t.test('the limits of the cargo on a pallet are those of the pallet, the strictest first', async (t) => {
  const cargoes = [
    { ...PROBLEM.cargoes[0]!, maxSupportingWeight: 0, favourites: ['x', 'y'], floorStackSupportsOthers: false },
    { ...PROBLEM.cargoes[1]!, maxSupportingWeight: 30, favourites: ['y'], floorStackType: 'NoBottom' as const },
  ];
  const { problem } = vehicleLevel({ ...PROBLEM, cargoes }, PLAN);
  t.match(problem.cargoes[3], {
    maxSupportingWeight: 30,
    favourites: ['y'],
    floorStackSupportsOthers: false,
    floorStackType: null,
  });
  const containers = [...PROBLEM.containers, containerOf({ name: 'y' })];
  t.match(favouritesFull({ ...PROBLEM, cargoes, containers }, PLAN), [
    { pointer: '/cargoes/0/emptyContainersFavorite', message: /^12 of 14 pieces of "A"/ },
    { pointer: '/cargoes/1/emptyContainersFavorite', message: /^1 of 3 pieces of "B"/ },
  ]);
});

t.test('figures of a vehicle count what stands on its pallets, and weigh the pallets too', async (t) => {
  const { problem, plan } = vehicleLevel(PROBLEM, PLAN);
  const { total, byCargo, weightTotal } = figuresOf(problem, plan.containers[0]!, []);
  t.match(total, { cargoes: 13, pieces: 73, unitLoads: 3, weight: 185, volume: 12.55 * MILLION, price: 24 });
  t.equal(weightTotal, 1185);
  t.match(
    [...byCargo],
    [
      [0, { cargoes: 12, pieces: 72, unitLoads: 3, weight: 120 }],
      [1, { cargoes: 1, pieces: 1, unitLoads: 1, weight: 5 }],
    ],
  );
  const pallets = palletLevel(PROBLEM, PLAN)!;
  t.match(figuresOf(pallets.problem, pallets.plan.containers[2]!, []), {
    total: { cargoes: 3, weight: 25 },
    loadSize: { length: 210, width: 100, height: 200 },
  });
});

t.test('both levels are verified', async (t) => {
  const sound = verify(PROBLEM, PLAN);
  t.strictSame(sound.faults, []);
  t.ok(sound.valid);
  const faultsOf = (plan: Partial<LoadPlan>, problem = PROBLEM) => verify(problem, { ...PLAN, ...plan }).faults;
  const [full, mixed] = PLAN.pallets!;

  t.match(
    faultsOf({ pallets: [full!, { ...mixed!, arrangements: [at(0, 0, 0, 20, 1, [1, 1, 2]), at(1, 100, 0, 0)] }] }),
    [{ rule: 'support', cargo: 'A', container: null, pallet: 1 }],
    'a piece that floats above a deck',
  );
  t.match(
    faultsOf({
      containers: [
        {
          container: 0,
          arrangements: [at(2, 0, 0, 0, 1, [1, 2, 1]), at(3, 190, 0, 0), at(0, 420, 0, 0, 1, [2, 1, 1])],
        },
      ],
    }),
    [{ rule: 'overlap', container: 0 }],
    'a pallet with overhang that reaches into another',
  );
  t.match(faultsOf({}, { ...PROBLEM, pallets: [{ ...PALLET, quantity: 2 }] }), [
    { rule: 'container-quantity', message: /3 containers "Deck" are filled; there are 2/ },
  ]);
  t.match(
    faultsOf({ pallets: [{ ...full!, quantity: 3 }, mixed!] }).map(({ rule }) => rule),
    ['container-quantity'],
  );
  const palletizing = { mixedPallet: 0, areGroupsMixed: true, minHeight: 0 };
  const how = { ...palletizing, isHeightChosen: false, areUnitLoadsFirst: false, arePartialsFirst: false };
  const built = { ...PROBLEM, rules: { ...PROBLEM.rules, palletizing: how } };
  t.match(
    faultsOf({ pallets: [{ ...full!, quantity: 3 }, mixed!] }, built).filter(({ message }) => /finished/.test(message)),
    [{ rule: 'palletizing', message: 'Of 3 finished pallets 1 2 stand in the vehicles.' }],
  );
  t.match(
    faultsOf({ unloaded: [] }).map(({ rule, cargo }) => [rule, cargo]),
    [
      ['quantity', 'A'],
      ['quantity', 'B'],
    ],
  );
});

t.test('pallets that make no sense are refused at once', async (t) => {
  const [full] = PLAN.pallets!;
  for (const pallet of [
    { ...full!, container: 1 },
    { ...full!, quantity: 0 },
    { ...full!, quantity: 1e12 },
    { ...full!, arrangements: [] },
    { ...full!, arrangements: [at(2, 0, 0, 0)] },
  ]) {
    const { faults } = verify(PROBLEM, { ...PLAN, pallets: [pallet, PLAN.pallets![1]!] });
    t.ok(faults.length > 0 && faults.every(({ rule }) => rule === 'well-formed'), faults[0]?.message ?? 'refused');
  }
  t.match(verify(PROBLEM, { ...PLAN, pallets: undefined }).faults, [
    { rule: 'well-formed', message: /unknown cargo 2/ },
    { rule: 'well-formed', message: /unknown cargo 3/ },
  ]);
});

const LOAD: CalculatedLoad = {
  version: SAVED_FORM,
  engineVersion: '1.0.0',
  title: 'Pallets',
  description: '',
  request: {
    cargoes: PROBLEM.cargoes.map(({ name, style, size, weight, quantity }) => ({
      name,
      style,
      ...size,
      weight,
      qty: quantity,
    })),
    emptyContainers: [{ containerType: 'Truck', name: 'Truck', length: 1000, width: 500, height: 500 }],
    pallets: [{ containerType: 'Pallet', name: 'Deck', length: 200, width: 100, height: 250, palletThickness: 15 }],
    rules: {},
  },
  problem: PROBLEM,
  plan: PLAN,
  warnings: [],
  checks: [],
  solutionNames: null,
};

t.test('a saved load comes back as it was, and says nothing of what it has none of', async (t) => {
  t.strictSame(readCalculatedLoad(JSON.parse(JSON.stringify(LOAD))), LOAD);
  const kept: LoadPlan = {
    containers: [
      { container: 0, arrangements: [{ ...at(0, 0, 0, 0), isKept: true }], extra: [{ cargo: 0, quantity: 1 }] },
    ],
    alternatives: true,
    unloaded: [],
    search: PLAN.search,
  };
  t.strictSame(JSON.parse(JSON.stringify(kept)), kept);
});

t.test('presented: vehicle, pallet, carton', async (t) => {
  const shown = present(readCalculatedLoad(JSON.parse(JSON.stringify(LOAD))), ALL);
  conforms(t, 'Load', shown);
  t.match(shown.loadSummary, {
    cargoesLoaded: 13,
    piecesLoaded: 73,
    unitloadsLoaded: 3,
    cargoesLeft: 4,
    weightLoaded: 185,
  });
  const [truck] = shown.filledContainers;
  t.match(truck?.manifest, [
    { cargo: { name: 'A' }, cargoesLoaded: 12, unitloadsLoaded: 3 },
    { cargo: { name: 'B' }, cargoesLoaded: 1, unitloadsLoaded: 1 },
  ]);
  const [full, mixed, loose] = truck!.spaces!;
  t.match(full, {
    isUnitload: true,
    cargoesLoaded: 8,
    piecesLoaded: 48,
    unitloadsLoaded: 2,
    weightLoaded: 120,
    cargo: {
      style: 'Palletload',
      name: 'Deck 1',
      length: 200,
      height: 215,
      weight: 60,
      qty: 2,
      unitload: {
        emptyContainer: { name: 'Deck' },
        loadSummary: { cargoesLoaded: 4, piecesLoaded: 24, weightTotal: 60 },
      },
    },
  });
  t.match(mixed?.cargo, {
    name: 'Deck 2',
    unitload: { sequence: 2, manifest: [{ cargoesLoaded: 2 }, { cargoesLoaded: 1 }] },
  });
  t.match(loose, { isUnitload: false, cargo: { name: 'A', style: 'Shipcase' }, cargoesLoaded: 2 });
});

t.test('alternatives are no sum: of each cargo the container with most of it counts', async (t) => {
  const problem = problemOf([{ name: 'A', quantity: 5, weight: 1 }], [{}, {}], { calculationType: 'UnitLoad' });
  const plan: LoadPlan = {
    containers: [
      { container: 0, arrangements: [at(0, 0, 0, 0, 1, [2, 1, 1])] },
      { container: 1, arrangements: [at(0, 0, 0, 0, 1, [4, 1, 1])] },
    ],
    alternatives: true,
    unloaded: [{ cargo: 0, quantity: 1, reason: 'NoContainerLeft', detail: '' }],
    search: PLAN.search,
  };
  t.ok(verify(problem, plan).valid);
  const containers = LOAD.request.emptyContainers;
  const request = { ...LOAD.request, emptyContainers: [...containers, ...containers], pallets: undefined };
  const shown = present({ ...LOAD, request, problem, plan }, ALL);
  t.match(shown, {
    alternatives: true,
    loadSummary: { cargoesLoaded: 4, containersLoaded: 1, cargoesLeft: 1, weightLoaded: 4 },
  });
  conforms(t, 'Load', shown);
});

t.test('pieces beyond the order weigh, but are not counted as loaded', async (t) => {
  const problem = problemOf([{ name: 'A', quantity: 3, weight: 2 }], [{}], { isExtraCargoAllowed: true });
  const loaded = { container: 0, arrangements: [at(0, 0, 0, 0, 1, [5, 1, 1])], extra: [{ cargo: 0, quantity: 2 }] };
  const plan: LoadPlan = { containers: [loaded], unloaded: [], search: PLAN.search };
  t.ok(verify(problem, plan).valid);
  const shown = present({ ...LOAD, problem, plan }, ALL);
  t.match(shown.loadSummary, { cargoesLoaded: 3, extraLoaded: 2, weightLoaded: 10 });
  t.match(shown.filledContainers[0], {
    loadSummary: { extraLoaded: 2 },
    manifest: [{ cargoesLoaded: 3, extraLoaded: 2 }],
  });
});
