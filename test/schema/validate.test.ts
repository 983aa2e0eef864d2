import { test } from 'tap';
import { LIMITS } from '../../src/schema/limits.js';
import { validateCargo, validateContainer, validateLoadRequest } from '../../src/schema/validate.js';
import { cargo, codes, container, request } from '../calculation/requests.js';

const OPTIONS = { maxRunTimeSeconds: 300 };
const issuesOf = (body: unknown) => validateLoadRequest(body, OPTIONS).issues;
const faultsOf = (body: unknown) => codes(issuesOf(body));
const ofCargo = (fields: Record<string, unknown>) => faultsOf(request({ cargoes: [cargo(fields)] }));
const ofContainer = (fields: Record<string, unknown>) => faultsOf(request({ emptyContainers: [container(fields)] }));
const ofRules = (fields: Record<string, unknown>) =>
  faultsOf(request({ rules: { calculationType: 'MixLoad', ...fields } }));

test('aliases of a request', (t) => {
  const { value, issues, warnings } = validateLoadRequest(
    {
      document: { title: ' Monday ', description: 'early', calculationType: 'unit load', createdBy: 'x' },
      cargoes: [cargo()],
      containers: [container({ containerType: 3 })],
    },
    OPTIONS,
  );
  t.strictSame(issues, []);
  t.strictSame(warnings, []);
  t.match(value, {
    title: 'Monday',
    description: 'early',
    containers: [{ containerType: 'Truck' }],
    rules: { calculationType: 'UnitLoad' },
    containersPointer: '/containers',
  });
  const own = validateLoadRequest(
    request({ document: { title: 'other', calculationType: 1 }, rules: { isSequenceUsed: true } }),
    OPTIONS,
  );
  t.strictSame(own.issues, []);
  t.match(own.value, { title: 'load', rules: { calculationType: 'SetLoad', isSequenceUsed: true } });
  t.strictSame(faultsOf({ document: { title: '..' }, cargoes: [cargo()], containers: [container({ length: -1 })] }), [
    '/containers/0/length InvalidContainerSize',
    '/document/title ValidationFailed',
  ]);
  t.end();
});

test('no rules are a MixLoad; rules without a calculation type are a fault', (t) => {
  t.match(validateLoadRequest(request(), OPTIONS).value.rules, { calculationType: 'MixLoad' });
  t.match(validateLoadRequest(request({ rules: null }), OPTIONS).value.rules, { calculationType: 'MixLoad' });
  t.strictSame(faultsOf(request({ rules: {} })), ['/rules/calculationType ValidationFailed']);
  t.strictSame(faultsOf(request({ rules: 5 })), ['/rules ValidationFailed']);
  t.end();
});

test('unknown fields are warned of, with a near miss; the same field of many cargoes once', (t) => {
  const { issues, warnings } = validateLoadRequest(
    request({
      emptyContainer: [],
      cargoes: [cargo({ lenght: 3 }), cargo({ lenght: 4 }), cargo({ [`x${'y'.repeat(5000)}`]: 1 })],
      emptyContainers: [container({ maxAxleWeight: 9 })],
      rules: { calculationType: 0, isSequencUsed: true, sequenceUsed: true, qqq: 1 },
      __proto__: null,
    }),
    OPTIONS,
  );
  t.strictSame(issues, []);
  t.strictSame(
    warnings.map(({ code, message }) => `${code}: ${message.replace(/xy+/, 'xy')}`),
    [
      'UnknownField: The field `emptyContainer` is not known and ignored; did you mean `emptyContainers`?',
      'UnknownField: The field `lenght` is not known and ignored (2 times); did you mean `length`?',
      'UnknownField: The field `xy...` is not known and ignored.',
      'UnknownField: The field `maxAxleWeight` is not known and ignored.',
      'UnknownField: The field `isSequencUsed` is not known and ignored; did you mean `isSequenceUsed`?',
      'UnknownField: The field `sequenceUsed` is not known and ignored; did you mean `isSequenceUsed`?',
      'UnknownField: The field `qqq` is not known and ignored.',
    ],
  );
  t.equal(warnings[1]?.pointer, '/cargoes/0/lenght');
  t.end();
});

test('null is the same as absent', (t) => {
  t.strictSame(ofCargo({ unitload: null, orientationPriority: null, weight: null, alias: null, qty: 3 }), []);
  t.strictSame(ofCargo({ qty: null }), ['/cargoes/0/qty ValidationFailed']);
  t.strictSame(ofContainer({ zones: null, vehicleType: null, vehicleDropDeckRearSize: null }), []);
  t.end();
});

test('every limit names itself and what was sent', (t) => {
  const over: readonly [faults: string[], expected: string][] = [
    [ofCargo({ length: LIMITS.size + 1 }), '/cargoes/0/length ValidationFailed'],
    [ofCargo({ weight: 1.1e9 }), '/cargoes/0/weight ValidationFailed'],
    [ofCargo({ price: 1.1e9 }), '/cargoes/0/price ValidationFailed'],
    [ofCargo({ name: 'n'.repeat(256) }), '/cargoes/0/name ValidationFailed'],
    [ofCargo({ name: '.' }), '/cargoes/0/name ValidationFailed'],
    [ofCargo({ name: '  ' }), '/cargoes/0/name ValidationFailed'],
    [ofCargo({ description: 'd'.repeat(51) }), '/cargoes/0/description ValidationFailed'],
    [ofCargo({ property7: 'd'.repeat(51) }), '/cargoes/0/property7 ValidationFailed'],
    [ofCargo({ qty: 1_000_001 }), '/cargoes/0/qty ValidationFailed'],
    [ofCargo({ qty: 2 ** 31 }), '/cargoes/0/qty ValidationFailed'],
    [ofCargo({ qty: 1.5 }), '/cargoes/0/qty ValidationFailed'],
    [ofContainer({ width: LIMITS.size + 1 }), '/emptyContainers/0/width ValidationFailed'],
    [ofRules({ optimizationLevel: 5 }), '/rules/optimizationLevel ValidationFailed'],
    [ofRules({ optimizationLevel: 0 }), '/rules/optimizationLevel ValidationFailed'],
    [ofRules({ minSupportRate: 1.01 }), '/rules/minSupportRate ValidationFailed'],
    [ofRules({ maxRunTimeSeconds: 301 }), '/rules/maxRunTimeSeconds ValidationFailed'],
    [faultsOf(request({ title: 't'.repeat(256) })), '/title ValidationFailed'],
    [faultsOf(request({ title: '..' })), '/title ValidationFailed'],
    [faultsOf(request({ title: '' })), '/title ValidationFailed'],
    [
      faultsOf(request({ emptyContainers: Array.from({ length: 101 }, () => container()) })),
      '/emptyContainers ValidationFailed',
    ],
  ];
  for (const [faults, expected] of over) t.strictSame(faults, [expected]);
  const most = cargo({
    length: LIMITS.size,
    weight: 1e9,
    price: 1e9,
    name: 'n'.repeat(255),
    description: '\u{1F4E6}'.repeat(50),
    qty: 1_000_000,
  });
  t.strictSame(faultsOf(request({ title: 't'.repeat(255), cargoes: [most] })), []);
  t.match(
    issuesOf(request({ cargoes: [cargo({ length: 2e6 })] }))[0]?.message,
    /from 0 to 1,000,000; 2,000,000 was sent/,
  );
  const rows = Array.from({ length: 10_001 }, (_, index) => ({ ...cargo(), name: `c${index}` }));
  t.strictSame(faultsOf(request({ cargoes: rows })), ['/cargoes ValidationFailed']);
  t.end();
});

test('numbers: what JSON overflows to is none, text is none, with a hint', (t) => {
  t.strictSame(ofCargo(JSON.parse('{"weight": 1e999}')), ['/cargoes/0/weight ValidationFailed']);
  const [issue] = issuesOf(request({ cargoes: [cargo({ weight: ' 12.5 ' })] }));
  t.match(issue, { message: '`weight` must be a number; " 12.5 " was sent.', hint: 'send 12.5 without quotes' });
  const [flag] = issuesOf(request({ rules: { calculationType: 0, isGroupUsed: 'True' } }));
  t.match(flag, { message: '`isGroupUsed` must be true or false; "True" was sent.', hint: 'send true without quotes' });
  t.end();
});

test('an unknown value lists the allowed ones and the nearest', (t) => {
  const [issue] = issuesOf(request({ emptyContainers: [container({ containerType: 'Trukc' })] }));
  t.strictSame(issue, {
    pointer: '/emptyContainers/0/containerType',
    code: 'ValidationFailed',
    message: '`containerType` must be one of Carton, Pallet, SeaVan, Truck, ULD; "Trukc" was sent.',
    allowedValues: ['Carton', 'Pallet', 'SeaVan', 'Truck', 'ULD'],
    hint: 'did you mean `Truck`?',
  });
  const [code] = issuesOf(request({ rules: { calculationType: 9 } }));
  t.match(code, { pointer: '/rules/calculationType', message: /; 9 was sent/, allowedValues: /MixLoad/ });
  t.strictSame(ofContainer({ vehicleType: 'Boat' }), ['/emptyContainers/0/vehicleType ValidationFailed']);
  t.end();
});

test('orientations', (t) => {
  for (const allowed of ['Orientations', 'Orientations7', 'sideways', 0, 64, 'Orientation']) {
    t.strictSame(ofCargo({ orientationsAllowed: allowed }), [
      '/cargoes/0/orientationsAllowed InvalidCargoOrientations',
    ]);
  }
  for (const allowed of ['', 'Orientations21', 'orientations 1-2', 'OrientationsAll', 'Orientation6', 1, 63]) {
    t.strictSame(ofCargo({ orientationsAllowed: allowed }), []);
  }
  t.strictSame(ofCargo({ orientationsAllowed: true }), ['/cargoes/0/orientationsAllowed ValidationFailed']);
  t.strictSame(ofCargo({ orientationPriority: 'x' }), ['/cargoes/0/orientationPriority InvalidCargoOrientations']);
  t.strictSame(ofCargo({ orientationPriority: { used: true, orientationNumberPrimary: 3 } }), []);
  t.strictSame(ofCargo({ orientationPriority: { orientationNumberPrimary: 7 } }), [
    '/cargoes/0/orientationPriority/orientationNumberPrimary ValidationFailed',
  ]);
  t.end();
});

test('forms with several shapes have precise faults', (t) => {
  t.strictSame(ofRules({ stackingMatrix: [{ bottomCargo: 'A', topCargo: '*' }] }), []);
  t.strictSame(ofRules({ stackingMatrix: [[true]] }), []);
  t.strictSame(ofRules({ stackingMatrix: [{ bottomCargo: 'A' }, [1], 'x'] }), [
    '/rules/stackingMatrix/0/topCargo ValidationFailed',
    '/rules/stackingMatrix/1/0 ValidationFailed',
    '/rules/stackingMatrix/2 ValidationFailed',
  ]);
  t.strictSame(ofCargo({ emptyContainersFavorite: ['T', { name: 'U' }, {}, 4] }), [
    '/cargoes/0/emptyContainersFavorite/2/name ValidationFailed',
    '/cargoes/0/emptyContainersFavorite/3 ValidationFailed',
  ]);
  t.end();
});

test('colours', (t) => {
  t.strictSame(ofCargo({ color: 255, colorHexaCode: '', colorKnownName: '' }), []);
  t.strictSame(ofCargo({ colorHexaCode: '#12Fg00' }), ['/cargoes/0/colorHexaCode ValidationFailed']);
  const [issue] = issuesOf(request({ cargoes: [cargo({ colorKnownName: 'Oragne' })] }));
  t.match(issue, { pointer: '/cargoes/0/colorKnownName', hint: 'did you mean `orange`?' });
  t.end();
});

test('containers: sizes, decks, pallets inside cargo and rules', (t) => {
  t.strictSame(ofContainer({ length: 0 }), ['/emptyContainers/0/length InvalidContainerSize']);
  t.strictSame(ofContainer({ vehicleDropDeckFrontSize: { length: 10, height: 50 } }), [
    '/emptyContainers/0/vehicleDropDeckFrontSize InvalidContainerSize',
  ]);
  t.strictSame(ofCargo({ palletizing: { pallet: container({ containerType: 'Truck' }) } }), [
    '/cargoes/0/palletizing/pallet/containerType ValidationFailed',
  ]);
  t.strictSame(ofRules({ MixPallet: { containerType: 'Pallet', length: 48, width: 40 } }), [
    '/rules/MixPallet/height InvalidContainerSize',
  ]);
  t.end();
});

test('master data records', (t) => {
  const valid = validateCargo({ ...cargo({ style: 'ship case', name: ' A1 ' }), qty: undefined });
  t.strictSame(valid.issues, []);
  t.match(valid.value, { style: 'Shipcase', name: 'A1', length: 10 });
  t.notOk('qty' in valid.value && valid.value.qty !== undefined, 'a record needs no quantity');
  t.strictSame(codes(validateCargo({ name: 'A', style: 'Roll', length: 'x' }).issues), [
    '/diameter InvalidCargoSize',
    '/length ValidationFailed',
  ]);
  t.strictSame(codes(validateCargo(5).issues), [' ValidationFailed']);
  t.strictSame(codes(validateContainer(container()).issues), []);
  t.strictSame(codes(validateContainer({ containerType: 'Pallet', length: 48, width: 40, height: 60 }).issues), [
    '/name ValidationFailed',
  ]);
  t.match(validateContainer(container({ nmae: 1 })).warnings, [{ code: 'UnknownField', pointer: '/nmae' }]);
  t.end();
});

test('names alone are enough when the details come from the master data', (t) => {
  const body = { title: 'x', cargoes: [{ name: 'A' }], containers: [{ containerType: 'Truck', name: 'T' }] };
  const named = validateLoadRequest(body, { ...OPTIONS, cargoesFromDatabase: true, containersFromDatabase: true });
  t.strictSame(named.issues, []);
  t.ok(faultsOf(body).includes('/cargoes/0/length InvalidCargoSize'));
  t.end();
});

test('a body of millions of faults is answered in bounded work', (t) => {
  const matrix = Array.from({ length: 200 }, () => new Array(1000).fill(5));
  const cargoes = Array.from({ length: 3000 }, () => ({ length: 'x', width: 'y', height: 'z', qty: 'n' }));
  const { issues } = validateLoadRequest({ cargoes, rules: { calculationType: 0, stackingMatrix: matrix } }, OPTIONS);
  t.equal(issues.length, 10_001);
  t.match(issues.at(-1)?.message, /more faults are not listed/);
  t.end();
});

test('a choice that may be null is told its values, as any other', (t) => {
  const [floor] = issuesOf(request({ cargoes: [cargo({ floorStackType: 'BottomOnli' })] }));
  t.match(floor, {
    pointer: '/cargoes/0/floorStackType',
    message: '`floorStackType` must be one of BestFit, BottomOnly, NoBottom; "BottomOnli" was sent.',
    allowedValues: ['BestFit', 'BottomOnly', 'NoBottom'],
    hint: 'did you mean `BottomOnly`?',
  });
  for (const [field, first] of [
    ['vehicleType', 'Dry'],
    ['palletType', 'Wood2WaysDoube'],
    ['cartonType', 'Tuck'],
  ] as const) {
    const issues = issuesOf(request({ emptyContainers: [container({ [field]: 'none' })] }));
    t.equal(issues.length, 1);
    t.match(issues[0]?.message, new RegExp(`must be one of ${first}, .*; "none" was sent`));
    t.equal(issues[0]?.allowedValues?.[0], first);
  }
  t.end();
});

test('orientations with a wrong digit are told which', (t) => {
  const [issue] = issuesOf(request({ cargoes: [cargo({ orientationsAllowed: 'Orientations127' })] }));
  t.match(issue?.message, /1 to 6; 7 in "Orientations127" is none/);
  const [two] = issuesOf(request({ cargoes: [cargo({ orientationPriority: 'Orientations0128' })] }));
  t.match(two?.message, /1 to 6; 0 and 8 in "Orientations0128" are none/);
  t.end();
});
