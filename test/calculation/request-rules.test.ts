/** What a request means beyond the shape of its fields: names, colours, orientations, unit loads, advice. */
import { test } from 'tap';
import { cargo, codes, container, judge, request } from './requests.js';

const firstCargo = (fields: Record<string, unknown>) =>
  judge(request({ cargoes: [cargo(fields)] })).problem?.cargoes[0];

test('rows of one name may differ in what varies from stop to stop, and in nothing else', (t) => {
  const second = (fields: Record<string, unknown>) =>
    codes(judge(request({ cargoes: [cargo(), cargo({ name: 'B' }), cargo(fields)] })).allIssues);
  const stop = { qty: 9, sequence: 2, groupName: 'G', color: 3, price: 7, alias: 'x', alias2: 'y', property10: 'z' };
  t.strictSame(second(stop), []);
  t.strictSame(second({ colorKnownName: 'red', colorHexaCode: '#FF0000' }), []);
  for (const difference of [
    { length: 11 },
    { weight: 6 },
    { description: 'd' },
    { orientationsAllowed: 63 },
    { isOptional: true },
  ]) {
    t.strictSame(second(difference), ['/cargoes/2/name DuplicateName']);
  }
  t.end();
});

test('what is absent and what is said to be the default are the same row', (t) => {
  const { allIssues } = judge(request({ cargoes: [cargo(), cargo({ turnAllowedOnFloor: true, stackValue: 0 })] }));
  t.strictSame(allIssues, []);
  t.end();
});

test('colours: hexadecimal before name before number, else by place', (t) => {
  const colours = judge(
    request({
      cargoes: [
        cargo({ name: '0' }),
        cargo({ name: '1', color: 255 }),
        cargo({ name: '2', color: 255, colorKnownName: 'Dark Orange' }),
        cargo({ name: '3', colorHexaCode: '0f0', colorKnownName: 'red' }),
        ...Array.from({ length: 20 }, (_, index) => cargo({ name: `n${index}` })),
      ],
    }),
  ).request.cargoes;
  t.strictSame(
    colours.slice(0, 4).map((one) => [one['color'], one['colorHexaCode']]),
    [
      [0xd08f59, '#598FD0'],
      [255, '#FF0000'],
      [0x008cff, '#FF8C00'],
      [0x00ff00, '#00FF00'],
    ],
  );
  t.equal(colours[20]?.['colorHexaCode'], '#598FD0', 'the palette begins again');
  t.equal(judge(request()).request.emptyContainers[0]?.['colorHexaCode'], '', 'a container needs none');
  t.end();
});

test('orientations and their priority', (t) => {
  t.equal(firstCargo({ orientationsAllowed: 'Orientations 6-3 1' })?.orientations, 0b100101);
  t.equal(firstCargo({ orientationsAllowed: 'OrientationsAll' })?.orientations, 63);
  t.equal(firstCargo({ orientationsAllowed: 'orientationsbasic' })?.orientations, 3);
  t.equal(firstCargo({ orientationsAllowed: 12 })?.orientations, 12, 'a number is a mask, never digits');
  t.equal(firstCargo({ orientationsAllowed: 'Orientations12' })?.orientations, 3);
  t.equal(firstCargo({ style: 'Palletload' })?.orientations, 3, 'upright');
  t.equal(firstCargo({ style: 'Palletload', orientationsAllowed: 63 })?.orientations, 63);
  const preferred = (orientationPriority: unknown, orientationsAllowed: unknown = 'OrientationsAll') =>
    firstCargo({ orientationPriority, orientationsAllowed })?.orientationPriority;
  t.strictSame(preferred('Orientations321'), [3, 2, 1]);
  t.strictSame(preferred('Orientations321', 'Orientations12'), [2, 1], 'of those that are allowed');
  t.strictSame(preferred('Orientations321', 'Orientation1'), [], 'where there is no choice, none');
  t.strictSame(preferred(null), []);
  const object = { used: true, orientationNumberPrimary: 5, orientationNumberNearDoor: 2 };
  t.strictSame(preferred(object), [5, 2]);
  t.strictSame(preferred({ ...object, used: false }), []);
  t.end();
});

test('a pre-packed unit load is its outer size, its whole weight and its pieces', (t) => {
  const unitload = {
    uom: 'UnitHighMetric',
    actualSize: { length: 120, width: 80, height: 200 },
    loadSize: { length: 125, width: 79, height: 150 },
    emptyContainer: {
      containerType: 'Pallet',
      length: 120,
      width: 80,
      height: 200,
      palletThickness: 15,
      emptyWeight: 25,
    },
    loadSummary: { cargoesLoaded: 30, piecesLoaded: 60, weightLoaded: 300 },
  };
  const metric = judge(request({ cargoes: [{ style: 'Palletload', name: 'U', qty: 2, unitload }] }), {
    uom: 'UnitMetric',
  });
  t.strictSame(metric.allIssues, []);
  t.match(metric.problem?.cargoes[0], {
    size: { length: 1250, width: 800, height: 1650 },
    weight: 325,
    pieceInside: 60,
    quantity: 2,
  });
  const carton = {
    emptyContainer: { containerType: 'Carton', length: 30, width: 20, height: 10 },
    loadSummary: { weightTotal: 9 },
  };
  t.match(firstCargo({ unitload: carton, pieceInside: 4 }), {
    size: { length: 30, width: 20, height: 10 },
    weight: 9,
    pieceInside: 4,
  });
  t.end();
});

test('advice on requests that may not mean what they say', (t) => {
  const metric = judge(
    request({
      cargoes: [cargo({ orderPieces: 9, pieceInside: 2, isOptional: true })],
      emptyContainers: [container({ length: 590, width: 235, height: 239 }), container({ containerType: 'Pallet' })],
      rules: { calculationType: 0, isEasyLoadUsed: true, prefixOfSolutionsNames: 'P', maxCargoTypesPerContainer: 0 },
    }),
    { uom: 'UnitMetric' },
  );
  t.strictSame(codes(metric.allWarnings), [
    '/cargoes/0/isOptional OptionalTakenAsOrdinary',
    '/cargoes/0/orderPieces OrderPiecesShort',
    '/emptyContainers/0/length LooksLikeOtherUnit',
    '/emptyContainers/1/length LooksLikeOtherUnit',
    '/rules/isEasyLoadUsed ReadOnlyRule',
    '/rules/prefixOfSolutionsNames ReadOnlyRule',
  ]);
  t.strictSame(codes(judge(request({ emptyContainers: [container()] })).allWarnings), []);
  const hovering = judge(request({ rules: { calculationType: 0, isSafeStackingUsed: false } }));
  t.strictSame(codes(hovering.allWarnings), ['/rules/isSafeStackingUsed Unsupported']);
  t.end();
});

test('sets without a ratio, and more pieces than can be planned', (t) => {
  const sets = judge(
    request({ cargoes: [cargo(), cargo({ name: 'B', setRatio: 2 })], rules: { calculationType: 'SetLoad' } }),
  );
  t.strictSame(codes(sets.allIssues), ['/cargoes/0/setRatio CargoHasZeroSetCount']);
  const many = judge(request({ cargoes: [cargo({ qty: 600_000 }), cargo({ name: 'B', qty: 400_001 })] }));
  t.strictSame(codes(many.allIssues), ['/cargoes ValidationFailed']);
  t.match(many.allIssues[0]?.message, /1,000,000 pieces.*1,000,001/);
  t.end();
});

test('a square stacking matrix fits the cargoes', (t) => {
  const issues = (stackingMatrix: unknown[]) =>
    codes(
      judge(request({ cargoes: [cargo(), cargo({ name: 'B' })], rules: { calculationType: 0, stackingMatrix } }))
        .allIssues,
    );
  t.strictSame(
    issues([
      [true, false],
      [true, true],
    ]),
    [],
  );
  t.strictSame(issues([{ bottomCargo: 'A', topCargo: '*' }]), []);
  for (const wrong of [[[true, false]], [[true], [true]], [[true, false], { bottomCargo: 'A', topCargo: 'B' }]]) {
    t.strictSame(issues(wrong), ['/rules/stackingMatrix ValidationFailed']);
  }
  t.end();
});
