import { test } from 'tap';
import { present, presentContainer, presentFailure } from '../../../src/calculation/present/present.js';
import type { Arrangement } from '../../../src/domain/plan.js';
import { ALL, BRIEF, calculated, conforms } from '../plans.js';
import { cargo, container, request } from '../requests.js';

/** Six of A (10 x 8 x 6) on the floor, two of B (5 x 5 x 5) on top of them. */
const BODY = request({
  cargoes: [
    cargo({ qty: 7, weight: 2, pieceInside: 3, price: 4 }),
    cargo({ name: 'B', length: 5, width: 5, height: 5, weight: 1, qty: 2, price: 1 }),
  ],
  emptyContainers: [
    container({ length: 40, width: 16, height: 20, qty: 3, emptyWeight: 100, maxWeight: 28, maxPrice: 52 }),
  ],
  rules: { calculationType: 0 },
});
const PLAN: Arrangement[] = [
  { cargo: 0, orientation: 1, position: { x: 0, y: 0, z: 0 }, counts: { length: 3, width: 2, height: 1 } },
  { cargo: 1, orientation: 1, position: { x: 0, y: 0, z: 6 }, counts: { length: 2, width: 1, height: 1 } },
];

test('what is loaded of each group, where a rule about groups is in use', (t) => {
  const [first, second] = BODY['cargoes'] as readonly Record<string, unknown>[];
  const groupsOf = (rules: Record<string, unknown>) => {
    const cargoes = [
      { ...first, groupName: 'south', sequence: 5 },
      { ...second, groupName: 'north', sequence: 2 },
    ];
    const body = { ...BODY, cargoes, rules: { calculationType: 0, ...rules } };
    return present(calculated(t, body, [PLAN]), ALL).filledContainers[0]?.cargoGroups;
  };
  const expected = [
    { name: 'north', sequence: 2, cargoesLoaded: 2, piecesLoaded: 2, volumeLoaded: 0.1447, weightLoaded: 2 },
    { name: 'south', sequence: 5, cargoesLoaded: 6, piecesLoaded: 18, volumeLoaded: 1.6667, weightLoaded: 12 },
  ];
  t.strictSame(groupsOf({ isGroupUsed: true }), expected);
  t.strictSame(groupsOf({ isGroupsToPrefContainers: true }), expected);
  t.equal(groupsOf({ isSequenceUsed: true }), null, 'no rule about groups');
  t.end();
});

test('the figures of a container, worked out by hand', (t) => {
  const load = present(calculated(t, BODY, [PLAN]), ALL);
  const [filled] = load.filledContainers;
  t.equal(filled?.name, 'T 1');
  t.strictSame(filled?.actualSize, { length: 40, width: 16, height: 20 });
  t.strictSame(filled?.loadSize, { length: 30, width: 16, height: 11 });
  // 12 lb of A around (15, 8, 3), 2 lb of B around (5, 2.5, 8.5).
  t.strictSame(filled?.cog, { length: 13.5714, width: 7.2143, height: 3.7857 });
  t.strictSame(filled?.loadSummary, {
    cargoesLoaded: 8,
    piecesLoaded: 20,
    unitloadsLoaded: 0,
    volumeLoaded: 1.8113, // 6 * 480 + 2 * 125 = 3130 in3 of 1728
    volumeUtilization: 24.4531, // 3130 of 12800
    vollumeUtilizationToLoadHeight: 44.4602, // 3130 of 40 * 16 * 11 = 7040
    floorLoaded: 3.3333, // 480 in2 of 144
    floorUtilization: 75,
    weightLoaded: 14,
    weightTotal: 114,
    weightUtilization: 50,
    dimWeight: 18.8554, // 3130 / 166
    dimWeightFactor: 166,
    priceLoaded: 26,
    pricetUtilization: 50,
    priceUtilization: 50,
    cargoesPerLayer: 0,
    layersLoaded: 0,
    layersPerUnitload: 0,
    extraLoaded: 0,
    loadingMeters: 0.762, // 30 in
    linearFeet: 2.5,
  });
  t.strictSame(filled?.tidiness, { spaces: 2, clusters: 2, loadLength: 30 });
  t.match(filled?.manifest, [
    { sequence: 1, cargo: { name: 'A' }, cargoesLoaded: 6, piecesLoaded: 18, volumeUtilization: 22.5 },
    { sequence: 2, cargo: { name: 'B' }, cargoesLoaded: 2, piecesLoaded: 2, volumeUtilization: 1.9531 },
  ]);
  t.match(filled?.manifest[0], { weightUtilization: 42.8571, priceUtilization: 46.1538 });
  t.end();
});

test('the figures of the load', (t) => {
  const load = present(calculated(t, BODY, [PLAN]), BRIEF);
  t.strictSame(load.loadSummary, {
    cargoesLoaded: 8,
    piecesLoaded: 20,
    cargoesLeft: 1,
    piecesLeft: 3,
    unitloadsLoaded: 0,
    weightAdded: 14,
    volumeUtilization: 24.4531,
    weightUtilization: 50,
    containersLoaded: 1,
    containersLeft: 2,
    volumeLoaded: 1.8113,
    weightLoaded: 14,
    priceLoaded: 26,
    extraLoaded: 0,
  });
  t.strictSame(load.unloaded, [{ name: 'A', qty: 1, reason: 'NoSpaceLeft', detail: 'No space is left.', place: null }]);
  t.match(load, { status: 'succeed', message: 'OK', calculationError: null, uom: 'UnitEnglish' });
  t.strictSame(load.units, {
    length: 'in',
    area: 'ft2',
    weight: 'lb',
    volume: 'ft3',
    weightPerLength: 'lb/ft',
    pressure: 'lb/ft2',
  });
  t.match(load.engine, {
    algorithmType: 'Optimization',
    optimizationLevel: 2,
    searchNodes: 7,
    seed: 1,
    complete: true,
    volumeBound: 0.5787,
    containerBound: 1,
  });
  t.strictSame(load.verification, { valid: true, checks: ['overlap', 'support'] });
  t.end();
});

test('spaces and placements, in the order of loading', (t) => {
  const [filled] = present(calculated(t, BODY, [PLAN]), ALL).filledContainers;
  const spaces = filled?.spaces ?? [];
  t.match(spaces[0], {
    sequence: 1,
    isEmpty: false,
    cargoesLoaded: 6,
    piecesLoaded: 18,
    volumeLoaded: 1.6667,
    weightLoaded: 12,
    cargoOrientation: 'Orientation1',
    cargo: { name: 'A', style: 'Shipcase', colorHexaCode: '#598FD0' },
    arrangement: { length: 3, width: 2, height: 1 },
    pos: { length: 0, width: 0, height: 0 },
    size: { length: 30, width: 16, height: 6 },
    isUnitload: false,
  });
  t.equal(spaces[0]?.placements?.length, 6);
  t.strictSame(spaces[0]?.placements?.[3], {
    sequence: 4,
    fillDirection: 'Orientation1',
    pos: { length: 10, width: 8, height: 0 },
    size: { length: 10, width: 8, height: 6 },
  });
  t.strictSame(
    spaces.map(({ isEmpty }) => isEmpty),
    [false, false, ...spaces.slice(2).map(() => true)],
    'empty spaces come last',
  );
  const empty = spaces.slice(2).reduce((sum, { size }) => sum + size.length * size.width * size.height, 0);
  t.equal(empty, 40 * 16 * 20 - 3130);
  t.end();
});

test('spaces and placements only where they are asked for', (t) => {
  const load = calculated(t, BODY, [PLAN]);
  t.notOk('spaces' in present(load, BRIEF).filledContainers[0]!);
  const withSpaces = present(load, { ...BRIEF, spacesCreated: true }).filledContainers[0]!;
  t.notOk('placements' in withSpaces.spaces![0]!);
  const implied = present(load, { ...BRIEF, placementsCreated: true }).filledContainers[0]!;
  t.equal(implied.spaces?.[1]?.placements?.length, 2);
  t.end();
});

test('a load is shown in another unit', (t) => {
  const load = calculated(t, BODY, [PLAN]);
  const shown = present(load, { ...ALL, uom: 'UnitMetric' });
  t.strictSame(shown.units, {
    length: 'mm',
    area: 'm2',
    weight: 'kg',
    volume: 'm3',
    weightPerLength: 'kg/m',
    pressure: 'kg/m2',
  });
  const [filled] = shown.filledContainers;
  t.equal(filled?.uom, 'UnitMetric');
  t.strictSame(filled?.actualSize, { length: 1016, width: 406.4, height: 508 });
  t.equal(filled?.loadSummary.volumeLoaded, 0.0513);
  t.equal(filled?.loadSummary.floorLoaded, 0.3097);
  t.equal(filled?.loadSummary.weightLoaded, 6.3503);
  t.equal(filled?.loadSummary.weightUtilization, 50);
  t.equal(filled?.loadSummary.dimWeight, 8.5486); // 51291.51 cm3 / 6000
  t.equal(filled?.loadSummary.dimWeightFactor, 6000);
  t.match(filled?.emptyContainer, { length: 1016, emptyWeight: 45.3592, qty: 3, price: 0 });
  t.match(filled?.manifest[0]?.cargo, { length: 254, weight: 0.9072, qty: 7 });
  t.strictSame(filled?.spaces?.[0]?.size, { length: 762, width: 406.4, height: 152.4 });
  t.end();
});

test('everything presented is what the published schemas say', (t) => {
  const body = { ...BODY, title: 't', colour: 1 };
  const load = calculated(t, body, [
    PLAN,
    PLAN.slice(0, 1).map((one) => ({ ...one, counts: { ...one.counts, length: 1 } })),
  ]);
  for (const output of [ALL, BRIEF, { ...ALL, uom: 'UnitHighMetric' as const }])
    conforms(t, 'Load', present(load, output));
  conforms(t, 'FilledContainer', presentContainer(load, 2, ALL));
  t.equal(presentContainer(load, 3, ALL), null);
  t.equal(presentContainer(load, 0, ALL), null);
  const issues = [{ pointer: '/cargoes', code: 'EmptyCargoList', message: 'none' } as const];
  conforms(t, 'Load', presentFailure({ code: 'EmptyCargoList', message: 'none', issues }, [], 'UnitMetric'));
  t.end();
});
