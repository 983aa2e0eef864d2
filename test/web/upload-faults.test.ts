/** Faults of uploads are said by the page in its own sentences, with sheet, row and column. */
import { setImmediate } from 'node:timers/promises';
import t from 'tap';
import { check } from '../../src/calculation/check.js';
import { readUpload } from '../../src/upload/read-upload.js';
import { LIST_WORDS } from '../../src/web/import/words.js';
import { uploadFault, uploadRefusal } from '../../src/web/pages/upload/fault-text.js';
import { type Language, wordsOf } from '../../src/web/words/languages.js';
import { language, words } from '../../src/web/words/words.js';

// Figures are written as where the reader is.
Object.assign(globalThis, { navigator: { languages: ['en-GB'] } });

// Tests that share the process show other languages.
t.before(() => shown('ENG'));

/** Words of lists follow the language by themselves. */
async function shown(wanted: Language): Promise<void> {
  language.value = wanted;
  words.value = await wordsOf(wanted);
  await LIST_WORDS[wanted]();
  await setImmediate();
}

const bytesOf = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\n'));
const containers = {
  name: 'containers.csv',
  bytes: bytesOf(['ContainerType;Name;Length;Width;Height', 'Truck;T;13600;2450;2700']),
};

async function said(lines: readonly string[]): Promise<string[]> {
  const { loads } = await readUpload({ file: { name: 'list.csv', bytes: bytesOf(lines) }, containers }, 'UnitMetric');
  const [load] = loads;
  const { issues } = check(load!.request, { uom: 'UnitMetric', maxRunTimeSeconds: 1, source: load! });
  return issues.map(uploadFault);
}

t.test('columns that people call so', async (t) => {
  t.strictSame(
    await said([
      'LoadTitle;Item;Cartons;Dims mm;Weight per carton;Fragile',
      'A;C0;many;400x300;12;',
      'A;C1;3;400x300x200;heavy;perhaps',
      'A;C2;3;400x300x200;4;no',
      'A;C3;3;400x300x200;4;no',
    ]),
    [
      'Cargoes, Row 2: Cartons must be a number: “many” is none',
      'Cargoes, Row 2: “400x300” is not three sizes, such as 400 x 300 x 200',
      'Cargoes, Row 3: Weight per carton must be a number: “heavy” is none',
      'Cargoes, Row 3: Fragile must be yes or no: “perhaps” is neither',
    ],
  );
});

t.test('columns by the names of the interface, and what is missing', async (t) => {
  const sentences = await said([
    'LoadTitle;Name;Style;Qty;Length;Width;Height;Palletized',
    'A;C0;Shipcase;2;400;wide;200;maybe',
    'A;C1;;2;400;;200;no',
  ]);
  t.strictSame(sentences, [
    'Cargoes, Row 2: Width must be a number: “wide” is none',
    'Cargoes, Row 2: Palletized must be yes or no: “maybe” is neither',
    'Cargoes, Row 3: Style is missing',
    'Cargoes, Row 3: Width is missing',
  ]);
});

t.test('limits, choices and what is no load, in the language of the page', async (t) => {
  await shown('GER');
  t.teardown(() => shown('ENG'));
  t.strictSame(
    await said([
      'LoadTitle;Name;Style;Qty;Length;Width;Height;Weight;Color;OrientationsAllowed',
      ';C0;Shipcase;1;400;300;200;5;;',
      'A;C1;Sack;2.5;-400;300;200;-5;rot;',
      'A;C2;Shipcase;0;0;300;200;5;;Orientations9',
    ]),
    ['Cargoes, Zeile 2: LoadTitle fehlt'],
  );
  t.strictSame(
    await said([
      'LoadTitle;Name;Style;Qty;Length;Width;Height;Weight;Color;OrientationsAllowed',
      'A;C1;Shipcase;2.5;-400;300;200;-5;rot;',
      'A;C2;Shipcase;0;0;300;200;5;;Orientations9',
    ]),
    [
      'Cargoes, Zeile 2: Length muss zwischen 0 und 1.000.000 liegen, nicht bei „-400“',
      'Cargoes, Zeile 2: Weight muss zwischen 0 und 1.000.000.000 liegen, nicht bei „-5“',
      'Cargoes, Zeile 2: Qty muss eine ganze Zahl sein: „2.5“ ist keine',
      'Cargoes, Zeile 2: Color: „rot“ wird nicht verstanden',
      'Cargoes, Zeile 3: Length muss mehr als 0 sein: „0“ ist es nicht',
      'Cargoes, Zeile 3: OrientationsAllowed: „Orientations9“ wird nicht verstanden',
      'Cargoes, Zeile 3: Qty muss mehr als 0 sein: „0“ ist es nicht',
    ],
  );
});

t.test('what is none of those that there are, and why a whole file is refused', async (t) => {
  t.strictSame(await said(['LoadTitle;Name;Style;Qty;Length;Width;Height', 'A;C1;Sack;2;400;300;200']), [
    'Cargoes, Row 2: Style: “Sack” is none of Shipcase, Palletload, Roll',
  ]);
  const refused = async (lines: readonly string[]) => {
    const file = { name: 'list.csv', bytes: bytesOf(lines) };
    return readUpload({ file, containers }, 'UnitMetric').then(String, (error: Error) => uploadRefusal(error.message));
  };
  t.equal(await refused(['']), 'list.csv is empty.');
  t.equal(await refused(['LoadTitle;Name;Style;Qty']), 'Cargoes: it has titles, but no rows below them.');
  t.match(await refused(['a;b;c', '1;2;3']), /^Cargoes, row 1: no titles of columns were found/);
  t.equal(uploadRefusal('Something else.'), 'Something else.');
});
