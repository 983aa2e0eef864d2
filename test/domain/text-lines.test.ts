import fc from 'fast-check';
import t from 'tap';
import { CONTAINER_LINE_EXAMPLE, TEXT_LINE_EXAMPLE } from '../../src/domain/text-line.js';
import { readTextLines } from '../../src/domain/text-lines.js';

const CARTON = { name: 'Carton A', style: 'Shipcase', length: 60, width: 40, height: 40, weight: 14, qty: 120 };

function cargo(text: string) {
  const read = readTextLines(text);
  return read.faults.length > 0 ? read.faults.map(({ message }) => message) : read.cargoes[0]?.fields;
}

t.test('one cargo, however it is written', async (t) => {
  t.same(readTextLines(TEXT_LINE_EXAMPLE), {
    uom: 'UnitHighMetric',
    cargoes: [{ line: 1, fields: CARTON }],
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
  t.same(containers, [
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
