import { test } from 'tap';
import type { StoredRecords } from '../../../src/calculation/asked/stored-record.js';
import { containerKey, namesToLookUp } from '../../../src/calculation/asked/stored-records.js';
import { convertRecord } from '../../../src/calculation/convert-record.js';
import { cargo, codes, container, judge, request } from '../requests.js';

const CARGOES: StoredRecords = {
  A: { uom: 'UnitMetric', record: { ...cargo({ length: 254, width: 100, height: 50.8, weight: 2, color: 9 }) } },
  B: { uom: 'UnitEnglish', record: { style: 'Shipcase', name: 'B', length: 5, width: 5, height: 5 } },
};
const CONTAINERS: StoredRecords = {
  [containerKey('Truck', 'T')]: {
    uom: 'UnitMetric',
    record: container({ length: 10_000, width: 2540, height: 2540, emptyWeight: 1 }),
  },
};

test('details come from the record, in the unit of the request', (t) => {
  const {
    problem,
    request: echoed,
    allIssues,
    allWarnings,
  } = judge(
    request({
      cargoes: [
        { name: 'A', qty: 9, length: 77, weight: 99, groupName: 'G', property2: 'p' },
        { name: 'B', qty: 1 },
      ],
      emptyContainers: [{ containerType: 'truck', name: 'T', qty: 2, length: 5 }],
    }),
    { storedCargoes: CARGOES, storedContainers: CONTAINERS },
  );
  t.strictSame(allIssues, []);
  t.match(echoed.cargoes[0], {
    length: 10,
    width: 3.9371,
    height: 2,
    qty: 9,
    groupName: 'G',
    property2: 'p',
    color: 9,
  });
  t.equal(problem?.cargoes[0]?.weight, 2 / 0.45359237);
  t.equal(problem?.cargoes[0]?.quantity, 9);
  t.match(echoed.emptyContainers[0], { length: 393.7007, width: 100, qty: 2 });
  t.strictSame(
    codes(allWarnings),
    [
      ...['/cargoes/0/length NoEffect', '/cargoes/0/weight NoEffect', '/cargoes/0/width Rounded'],
      ...['/emptyContainers/0/length NoEffect', '/emptyContainers/0/length Rounded'],
    ],
    '100 mm are rounded up, 10,000 mm down; what the records overrule is said',
  );
  t.end();
});

test('every missing name is listed, besides the other faults', (t) => {
  const { allIssues } = judge(
    request({
      cargoes: [{ name: 'X', qty: 1 }, { name: 'A', qty: 0 }, { name: 'Y', qty: 1 }, { name: 'B' }],
      emptyContainers: [{ containerType: 'Pallet', name: 'T' }],
    }),
    { storedCargoes: CARGOES, storedContainers: CONTAINERS },
  );
  t.strictSame(codes(allIssues), [
    '/cargoes/0/name CargoNotInDatabase',
    '/cargoes/1/qty CargoHasZeroLoadCount',
    '/cargoes/2/name CargoNotInDatabase',
    '/cargoes/3/qty CargoHasZeroLoadCount',
    '/emptyContainers/0/name ContainerNotInDatabase',
  ]);
  t.end();
});

test('a colour of the request replaces that of the record, whatever its form', (t) => {
  const stored: StoredRecords = { A: { uom: 'UnitEnglish', record: cargo({ colorHexaCode: '#FF0000' }) } };
  const colourOf = (fields: object) =>
    judge(request({ cargoes: [{ name: 'A', ...fields }] }), { storedCargoes: stored }).request.cargoes[0]?.[
      'colorHexaCode'
    ];
  t.equal(colourOf({}), '#FF0000');
  t.equal(colourOf({ colorKnownName: 'Blue' }), '#0000FF');
  t.equal(colourOf({ color: 0x00ff00 }), '#00FF00');
  t.end();
});

test('names to look up, each once, whatever else is wrong', (t) => {
  t.strictSame(
    namesToLookUp({
      cargoes: [{ name: ' A ' }, { name: 'A' }, { name: 5 }, null, 'x'],
      containers: [
        { containerType: 3, name: 'T' },
        { containerType: 'Truck', name: 'T' },
        { containerType: 'no', name: 'U' },
      ],
      rules: { rulesName: ' House ' },
    }),
    { rules: ['House'], cargoes: ['A'], containers: [{ containerType: 'Truck', name: 'T' }] },
  );
  for (const body of [null, 5, [], {}, { cargoes: 5 }])
    t.strictSame(namesToLookUp(body), { rules: [], cargoes: [], containers: [] });
  t.end();
});

test('a record in another unit: lengths and weights, also of what is inside', (t) => {
  const shown = convertRecord(
    'CargoRecord',
    {
      style: 'Roll',
      name: 'R',
      diameter: 1,
      weight: 1,
      qty: 3,
      price: 4,
      bulgeSize: { length: 2 },
      palletizing: { pallet: { containerType: 'Pallet', length: 40, maxWeight: 100, qty: 5 } },
      unitload: { uom: 'UnitEnglish', actualSize: { length: 40 } },
    },
    'UnitEnglish',
    'UnitHighMetric',
  );
  t.strictSame(shown, {
    style: 'Roll',
    name: 'R',
    diameter: 2.54,
    weight: 0.4536,
    qty: 3,
    price: 4,
    bulgeSize: { length: 5.08 },
    palletizing: { pallet: { containerType: 'Pallet', length: 101.6, maxWeight: 45.3592, qty: 5 } },
    unitload: { uom: 'UnitEnglish', actualSize: { length: 40 } },
  });
  t.end();
});
