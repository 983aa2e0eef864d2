/** Faults of a row do not hide each other: of any of them together, each is listed that is listed alone. */
import t from 'tap';
import type { StoredRecords } from '../../../src/calculation/asked/stored-record.js';
import { check } from '../../../src/calculation/check.js';
import type { Issue } from '../../../src/schema/issue.js';
import { readUpload } from '../../../src/upload/read-upload.js';
import fc from '../../support/fast-check.js';
import { OPTIONS } from '../plans.js';
import { cargo, container, request } from '../requests.js';

type Fields = Readonly<Record<string, unknown>>;

/** Each has other fields than all others; `rules` are those without which it is no fault. */
interface Fault {
  readonly fields: Fields;
  readonly rules?: Fields;
}

const OF_CARGO: readonly Fault[] = [
  { fields: { name: '' } },
  { fields: { style: 'Box' } },
  { fields: { style: undefined } },
  { fields: { qty: 0 } },
  { fields: { qty: -1 } },
  { fields: { length: 0 } },
  { fields: { width: undefined, height: -3 } },
  { fields: { weight: 'x' } },
  { fields: { setRatio: 0 }, rules: { calculationType: 'SetLoad' } },
  { fields: { orientationsAllowed: 'Orientations78' } },
  { fields: { orientationPriority: 'first' } },
  { fields: { colorHexaCode: 'zz' } },
  { fields: { colorKnownName: 'blau' } },
  { fields: { isPalletized: true } },
  { fields: { maxLayersOnOrientation1: -1 } },
  { fields: { bulgeSize: 5 } },
];
const OF_CONTAINER: readonly Fault[] = [
  { fields: { containerType: 'Lorry' } },
  { fields: { length: 0 } },
  { fields: { width: 0.00001 } },
  { fields: { qty: -1 } },
  { fields: { colorHexaCode: 'zz' } },
];
const OF_RULES: readonly Fault[] = [
  { fields: { minSupportRate: 3 } },
  { fields: { stackingMatrix: [[true]] } },
  { fields: { optimizationLevel: 'best' } },
];

const pointersOf = (issues: readonly Issue[]) => new Set(issues.map(({ pointer }) => pointer));

/** Rows 1 have the faults; rows 0 and 2 have none. */
function issuesOf(ofCargo: readonly Fault[], ofContainer: readonly Fault[], ofRules: readonly Fault[]): Set<string> {
  const fields = (faults: readonly Fault[]) => Object.assign({}, ...faults.map((one) => one.fields));
  const body = request({
    cargoes: [
      cargo({ setRatio: 1 }),
      cargo({ name: 'B', setRatio: 1, ...fields(ofCargo) }),
      cargo({ name: 'C', setRatio: 1 }),
    ],
    emptyContainers: [container(), container({ name: 'U', ...fields(ofContainer) })],
    rules: {
      calculationType: 'MixLoad',
      ...Object.assign({}, ...ofCargo.map(({ rules }) => rules)),
      ...fields(ofRules),
    },
  });
  return pointersOf(check(body, OPTIONS).issues);
}

/** At most one fault of a field. */
const some = (faults: readonly Fault[]) =>
  fc
    .subarray([...faults])
    .map((chosen) =>
      chosen.filter(
        (one, place) => !chosen.slice(0, place).some((other) => Object.keys(one.fields).some((f) => f in other.fields)),
      ),
    );

t.test('any faults of a cargo, a container and the rules together are all listed', (t) => {
  for (const fault of OF_CARGO) t.not(issuesOf([fault], [], []).size, 0, JSON.stringify(fault));
  for (const fault of OF_CONTAINER) t.not(issuesOf([], [fault], []).size, 0, JSON.stringify(fault));
  for (const fault of OF_RULES) t.not(issuesOf([], [], [fault]).size, 0, JSON.stringify(fault));
  fc.assert(
    fc.property(some(OF_CARGO), some(OF_CONTAINER), some(OF_RULES), (ofCargo, ofContainer, ofRules) => {
      const alone = [
        ...ofCargo.map((fault) => issuesOf([fault], [], [])),
        ...ofContainer.map((fault) => issuesOf([], [fault], [])),
        ...ofRules.map((fault) => issuesOf([], [], [fault])),
      ].flatMap((issues) => [...issues]);
      const together = issuesOf(ofCargo, ofContainer, ofRules);
      const hidden = [...new Set(alone)].filter((pointer) => !together.has(pointer));
      const invented = [...together].filter((pointer) => !alone.includes(pointer));
      if (hidden.length + invented.length > 0) throw new Error(`hidden ${hidden}; listed besides ${invented}`);
    }),
    { numRuns: 400 },
  );
  t.end();
});

t.test('what a row of a name shares with another is judged where neither has a fault', (t) => {
  const codesOf = (second: Fields) => {
    const { issues } = check(request({ cargoes: [cargo(), cargo(second)] }), OPTIONS);
    return issues.map(({ code, pointer }) => `${pointer} ${code}`);
  };
  t.strictSame(codesOf({ weight: 'x', length: 11 }), [
    '/cargoes/1/weight ValidationFailed',
    '/cargoes/1/name DuplicateName',
  ]);
  t.strictSame(codesOf({ weight: 'x' }), ['/cargoes/1/weight ValidationFailed'], 'no difference in what is faulty');
  t.end();
});

t.test('a unit load without a size, beside faults of its own row and of others', (t) => {
  const packed = cargo({ name: 'B', length: 0, qty: 0, unitload: { loadSize: { length: 0, width: 9, height: 9 } } });
  const { issues } = check(request({ cargoes: [cargo({ style: 'Box' }), packed] }), OPTIONS);
  t.strictSame([...pointersOf(issues)], ['/cargoes/0/style', '/cargoes/1/qty', '/cargoes/1/length']);
  t.end();
});

t.test('a name that is not in the master data is told beside other faults of its row', (t) => {
  const storedCargoes: StoredRecords = { A: { record: cargo(), uom: 'UnitEnglish' } };
  const { issues } = check(
    request({
      cargoes: [
        { name: 'A', qty: -1 },
        { name: 'Z', qty: -1 },
        { name: 'A', qty: 0 },
      ],
    }),
    {
      ...OPTIONS,
      storedCargoes,
    },
  );
  t.strictSame([...pointersOf(issues)], ['/cargoes/0/qty', '/cargoes/1/qty', '/cargoes/1/name', '/cargoes/2/qty']);
  t.end();
});

t.test('rows of uploads', async (t) => {
  const HEADER = ['LoadTitle', 'Name', 'Style', 'Length', 'Width', 'Height', 'Weight', 'Qty', 'Color', 'Palletized'];
  const SOUND = ['A', 'Carton', 'Shipcase', '40', '30', '20', '5', '2', '', ''];
  const FAULTS = {
    Style: 'Box',
    Length: '0',
    Width: 'wide',
    Height: '-1',
    Weight: 'x',
    Qty: '0',
    Color: 'Reed',
    Palletized: 'yes',
  };
  const bytes = (rows: readonly (readonly string[])[]) =>
    new TextEncoder().encode(rows.map((row) => row.join(';')).join('\n'));
  const columnsOf = async (faults: Partial<typeof FAULTS>) => {
    const faulty = HEADER.map((header, column) => faults[header as keyof typeof FAULTS] ?? SOUND[column]!);
    const containers = bytes([
      ['ContainerType', 'Name', 'Length', 'Width', 'Height'],
      ['Truck', 'T', '400', '200', '200'],
    ]);
    const { loads } = await readUpload({
      file: { name: 'load.csv', bytes: bytes([HEADER, faulty]) },
      containers: { name: 'containers.csv', bytes: containers },
    });
    const [load] = loads;
    const { issues } = check(load!.request, { ...OPTIONS, source: load! });
    return issues.map(({ row, column }) => `${row} ${column}`).sort();
  };
  t.strictSame(await columnsOf({}), []);
  const all = Object.keys(FAULTS).map((column) => `2 ${column === 'Palletized' ? 'palletizing.pallet' : column}`);
  t.strictSame(await columnsOf(FAULTS), all.sort());
  t.strictSame(await columnsOf({ Style: 'Box', Qty: '0' }), ['2 Qty', '2 Style']);
});
