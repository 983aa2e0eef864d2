import t from 'tap';
import { CONTAINER_LINE_EXAMPLE, TEXT_LINE_EXAMPLE } from '../../src/domain/text-line.js';
import { readLinesAsWritten, readTextLines } from '../../src/domain/text-lines.js';
import fc from '../support/fast-check.js';

const CARTON = { name: 'Carton A', style: 'Shipcase', length: 60, width: 40, height: 40, weight: 14, qty: 120 };

function cargo(text: string) {
  const read = readTextLines(text);
  return read.faults.length > 0 ? read.faults.map(({ message }) => message) : read.cargoes[0]?.fields;
}

t.test('one cargo, however it is written', async (t) => {
  t.same(readTextLines(TEXT_LINE_EXAMPLE), {
    uom: 'UnitHighMetric',
    cargoes: [
      {
        line: 1,
        fields: CARTON,
        words: {
          ...{ length: '60 x 40 x 40 cm', width: '60 x 40 x 40 cm', height: '60 x 40 x 40 cm' },
          ...{ weight: '14 kg', qty: 'qty 120' },
        },
        axleLines: {},
      },
    ],
    containers: [],
    faults: [],
  });
  for (const text of [
    'Carton A: qty 120; 60x40x40cm; 14kg',
    'Carton A 60 x 40 x 40 cm 14 kg x120',
    'Carton A: 60 cm by 0.4 m by 400 mm, 14000 g each, 120 pcs',
    '"Carton A": 60 × 40 * 40 cm, 120 pieces, 14,0 kg',
    'Carton A, 60 x 40 x 40 cm, 14 kilograms, quantity: 120',
    '  Carton A: 60 x 40 x 40 cm, 0.014 t, 120x',
  ]) {
    t.same(cargo(text), CARTON, text);
  }
});

t.test('rolls, stops, groups, orientations and any field', async (t) => {
  t.same(cargo('Drum: diameter 58 x 88 cm, 180 kg, 12 pcs, upright, group North Bay, stop 2'), {
    name: 'Drum',
    style: 'Roll',
    diameter: 58,
    height: 88,
    weight: 180,
    qty: 12,
    orientationsAllowed: 'OrientationsBasic',
    groupName: 'North Bay',
    sequence: 2,
  });
  t.match(cargo('A: 1 x 2 x 3 m, qty 1, any way, isOptional=true, stackCode="x, y", price=3.5, type Palletload'), {
    length: 100,
    orientationsAllowed: 'OrientationsAll',
    isOptional: true,
    stackCode: 'x, y',
    price: 3.5,
    style: 'Palletload',
  });
});

t.test('the unit is the first that is named, or that which is asked for', async (t) => {
  t.match(readTextLines('A: 24 x 16 x 16 in, 30 lb, qty 2'), {
    uom: 'UnitEnglish',
    cargoes: [{ fields: { weight: 30 } }],
  });
  t.match(readTextLines('A: 24 x 16 x 16 in, 30 lb, qty 2', 'UnitMetric').cargoes[0]?.fields, {
    length: 609.6,
    weight: 13.6078,
  });
  t.match(readTextLines('A: 2\' x 1 ft x 12", qty 1').cargoes[0]?.fields, { length: 24, width: 12, height: 12 });
  t.equal(readTextLines('into 20 ft: 5898 x 2352 x 2393 mm').uom, 'UnitMetric', 'no unit of a name');
  t.match(readTextLines('A: 24 x 16 x 16, qty 2', 'UnitMetric').cargoes[0]?.fields, { length: 24 });
});

t.test('containers', async (t) => {
  const { containers } = readTextLines(
    `# two of them\n\n${CONTAINER_LINE_EXAMPLE}\r\ninto 40 ft: 1203 x 235 x 239 cm, qty 1`,
  );
  t.match(containers, [
    {
      line: 3,
      fields: { name: 'Trailer', containerType: 'Truck', length: 1360, width: 248, height: 270, maxWeight: 24000 },
    },
    { line: 4, fields: { name: '40 ft', containerType: 'SeaVan', length: 1203, width: 235, height: 239, qty: 1 } },
  ]);
});

t.test('a fault says where it is and what to write', async (t) => {
  const text = `${TEXT_LINE_EXAMPLE}\nB: 60 x 40 cm, qty 2\nC: 60 x 40 x 40 cm, qty 1,200\nD: 1 x 1 x 1 m\n: 1 x 1 x 1 m`;
  t.match(readTextLines(text), {
    cargoes: [{ line: 1 }],
    faults: [
      { line: 2, column: 4, message: /^"60 x 40 cm" is not understood. A size has three sides/ },
      { line: 3, column: 21, message: '1,200 can be 1200 or 1.200: write one of them.' },
      { line: 4, column: 1, message: /no quantity/ },
      { line: 5, column: 1, message: /begins with a name/ },
    ],
  });
  t.match(cargo('A: 1 x 1 x 1 m, qty 2.5'), [/whole number, not 2\.5/]);
  t.match(cargo('A: 1 x 1 x 1 m, qty 2, 3 pcs'), [/second quantity/]);
  t.match(cargo('A: qty 2'), [/no size/]);
});

t.test('whatever is written: every line is cargo, container or fault, in time', async (t) => {
  const word = fc.constantFrom(
    '60',
    'x',
    ' ',
    'cm',
    ',',
    ':',
    '"',
    'qty',
    'into ',
    'kg',
    '=',
    'group',
    '1,000',
    '\n',
    'ø',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 3 })), { maxLength: 40 }), (words) => {
      const text = words.join('');
      const { cargoes, containers, faults } = readTextLines(text);
      const told = new Set([...cargoes, ...containers, ...faults].map(({ line }) => line));
      const lines = text.split(/\r?\n/);
      const silent = lines.filter(
        (line, at) => !told.has(at + 1) && line.trim() !== '' && !line.trimStart().startsWith('#'),
      );
      return silent.length === 0;
    }),
    { numRuns: 300 },
  );
  const begun = process.cpuUsage();
  readTextLines(`A: ${'1 x '.repeat(20_000)}`);
  readTextLines(`A ${'1,'.repeat(20_000)}`);
  const { user, system } = process.cpuUsage(begun);
  t.ok(user + system < 4e6, `${(user + system) / 1e6} s of processor time`);
});

const TRAILER = 'into Trailer: 13.5 x 2.44 x 2.9 m, max 24 t';

t.test('axles stand below their container, one line a group', async (t) => {
  const text = [
    TRAILER,
    'axles steer: at -1660 mm, empty 5950 kg',
    'axles drive: at 2.14 m, empty 4107 kg, max 11.5 t, share 20 %, driven',
    'Axles TRAILER: at 930, 3 axles, spacing 1310 mm; max 24 t min 500 kg',
    'axles kingpin: at 167 empty 2248 kg',
    'axles gross: max 40 t',
    'Axles rear: 60 x 40 x 40 cm, 90 kg, qty 2',
    'into Truck: 6 x 2 x 2 m',
    'axles drive: at 4 m, not driven, share 30 % of truck',
    'axles steer: at 0 m, driven, share 20 %',
  ].join('\n');
  const trailer = {
    layout: 'SemiTrailer',
    steer: { position: -166, emptyWeight: 5950 },
    drive: { position: 214, emptyWeight: 4107, maxWeight: 11_500, minShare: 20, driven: true },
    trailer: { position: 930, count: 3, spacing: 131, maxWeight: 24_000, minWeight: 500 },
    kingpin: { position: 167, emptyWeight: 2248 },
    maxGrossWeight: 40_000,
  };
  const truck = {
    layout: 'Rigid',
    drive: { position: 400, driven: false, minShareOfVehicle: 30 },
    steer: { position: 0, driven: true, minShare: 20 },
  };
  const { faults, cargoes, containers } = readTextLines(text);
  t.same(faults, []);
  t.match(cargoes, [{ line: 7, fields: { name: 'Axles rear', qty: 2 } }], 'a size makes it cargo');
  t.same(
    containers.map(({ fields }) => fields['axles']),
    [trailer, truck],
  );
  t.same(containers[1]!.axleLines, { drive: 9, steer: 10 });
  const written = readLinesAsWritten(text, 'UnitEnglish').lines.filter(({ isContainer }) => isContainer);
  t.same(
    written.map(({ fields, uom }) => [fields['axles'], uom]),
    [
      [trailer, 'UnitHighMetric'],
      [truck, 'UnitHighMetric'],
    ],
  );
});

t.test('what is wrong with axles is told with its line and column', async (t) => {
  for (const [line, column, message] of [
    ['axles rear: at 2 m', 7, /"rear" carries nothing; axles are steer, drive, trailer, kingpin, gross/],
    ['axles drive: max 11 t', 7, /where: add "at 2140 mm"/],
    ['axles gross: driven', 14, /"driven" is not said of gross/],
    ['axles gross:', 7, /how much: add "max 40 t"/],
    ['axles kingpin: at 1 m, 3 axles', 24, /"3 axles" is not said of kingpin/],
    ['axles drive: at 2 m, at 3 m', 22, /a second position/],
    ['axles drive: at 1,200 mm', 14, /1,200 can be/],
    ['axles drive: 2 m from the wall', 14, /"2 m from the wall" is not understood/],
    ['axles steer: at 3 m', 1, /steer a second time/],
  ] as const) {
    const { faults } = readTextLines([TRAILER, 'axles steer: at 0 m', line].join('\n'));
    t.match(faults, [{ line: 3, column, message }], line);
    t.equal(faults.length, 1, line);
  }
  t.match(readTextLines('axles drive: at 2 m').faults, [{ line: 1, column: 1, message: /below their container/ }]);
});
