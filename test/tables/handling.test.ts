/** What cells say of handling: words in the languages of the interface, marks, and faults for what is not sure. */
import t from 'tap';
import type { Cell, Table } from '../../src/tables/cell.js';
import { readHandling } from '../../src/tables/lists/handling.js';
import { readList } from '../../src/tables/lists/read-list.js';
import { readRemark } from '../../src/tables/lists/remark.js';

t.test('words for what bears nothing, in any column', async (t) => {
  const words = ['not stackable', 'do not stack', 'Nicht stapelbar', 'no apilable', 'Non gerbable', 'não empilhável'];
  for (const text of [...words, '不可堆叠', '易碎', '段積不可', '적재불가', 'fragile glass']) {
    t.strictSame(readHandling(text, null, 'Remarks'), { nothingOnTop: true }, text);
    t.strictSame(readHandling(text, 'stackable', 'Stackable'), { nothingOnTop: true }, text);
  }
  t.strictSame(readHandling('stackable', 'stackable', 'Stackable'), { nothingOnTop: false });
  t.strictSame(readHandling('no, fragile', 'stackable', 'Stackable'), { nothingOnTop: true });
  t.strictSame(readHandling('nicht kippen', 'nothingOnTop', 'Bemerkung'), { upright: true });
});

t.test('words that keep a piece on the floor, in a remark and beside others', async (t) => {
  for (const text of ['floor only', 'nur auf Boden', 'au sol uniquement', 'sólo en el suelo', 'somente no piso'])
    t.strictSame(readHandling(text, null, 'Remarks'), { floorOnly: true }, text);
  for (const text of ['仅限地面', '床置きのみ', '바닥 전용'])
    t.strictSame(readHandling(text, null, ''), { floorOnly: true }, text);
  t.strictSame(readHandling('floor only, do not stack', null, ''), { floorOnly: true, nothingOnTop: true });
  t.strictSame(readHandling('not stackable floor only', null, ''), { floorOnly: true, nothingOnTop: true });
  t.equal(readHandling('not floor only', null, ''), null);
  const rows = [
    ['Name', 'Length', 'Width', 'Height', 'Weight', 'Qty', 'Remarks'],
    ['A', 60, 40, 40, 10, 2, 'floor only'],
    ['B', 60, 40, 40, 10, 2, 'Vorsicht Glas'],
  ].map((cells, at) => ({ number: at + 1, cells }));
  const list = readList({ rows } as unknown as Table, { uom: 'UnitMetric' })!;
  t.same(
    list.rows.map(({ fields }) => fields['floorStackType']),
    ['BottomOnly', undefined],
  );
});

t.test('what denies a reason not to stack says no more than what stands beside it', async (t) => {
  for (const text of ['Stackable, not fragile', 'not fragile; stackable', 'stapelbar, nicht zerbrechlich']) {
    t.strictSame(readHandling(text, 'nothingOnTop', 'Remarks'), { nothingOnTop: false }, text);
  }
  t.strictSame(readHandling('do not stack, not fragile', null, 'Remarks'), { nothingOnTop: true });
  t.strictSame(readHandling('not fragile', null, 'Remarks'), null, 'alone it is no leave to stack');
  t.strictSame(
    readHandling('stackable, not fragile glass', null, 'Remarks'),
    null,
    'not made of glass, or glass that holds',
  );
});

t.test('what is not sure is not read', async (t) => {
  for (const text of [
    '2',
    'yes, max 1',
    'max 2 t',
    'max. 500 kg',
    'not fragile',
    'fragile: no',
    '不可叠放?',
    '-',
    '',
  ]) {
    t.equal(readHandling(text, 'stackable', 'Stackable'), null, text);
  }
  t.equal(readHandling('no, fragile', 'nothingOnTop', 'Nothing on top'), null, 'a no and a yes');
  t.equal(readHandling('yes', null, 'Remarks'), null, 'a yes to what?');
});

t.test('how high pieces may be stacked', async (t) => {
  const two = ['2-fach', '2fach', 'zweifach', '2x', '2 x', 'x2', '2 high', 'two high', 'max 2', 'max. 2', 'bis zu 2'];
  const others = [
    'ja, 2-fach',
    '2-fach stapelbar',
    'stackable max 2',
    '2 Lagen',
    'máx. 2',
    'jusqu’à 2',
    '2段まで',
    '2단',
    '两层',
  ];
  for (const text of [...two, ...others])
    t.strictSame(readHandling(text, 'stackable', 'Stackable'), { nothingOnTop: false, stackHeight: 2 }, text);
  for (const text of ['max 1', '1-fach', '1 high', 'einfach'])
    t.strictSame(readHandling(text, 'stackable', 'Stapelbar'), { nothingOnTop: true }, text);
  t.equal(readHandling('no, max 2', 'stackable', 'Stackable'), null, 'a no and a yes');
  t.equal(readHandling('2x', null, 'Remarks'), null, 'two of anything');
});

t.test('how high pieces may be stacked, in a remark, and what of it is not used', async (t) => {
  const heights: Readonly<Record<string, number>> = {
    ...{ 'max 3 high': 3, 'max. 2 layers': 2, '2-fach stapelbar': 2, '2 high': 2, 'stack max 4': 4, 'Max. 3 Lagen': 3 },
    ...{ 'apilable 2 alturas': 2, 'gerbable sur 2 niveaux': 2, 'empilhável até 3 camadas': 3, 'max 3 cartons high': 3 },
    ...{ 'do not stack more than 2 high': 2, 'nicht mehr als 3 Lagen': 3, 最多3层: 3, '3段積みまで': 3, '최대 2단': 2 },
  };
  for (const [text, stackHeight] of Object.entries(heights))
    t.strictSame(readRemark(text), { said: { stackHeight }, unread: [] }, text);
  const both = { said: { upright: true, stackHeight: 3 }, unread: [] };
  t.strictSame(readRemark('this side up, max 3 high'), both);
  t.strictSame(readRemark('this side up max. 3 high'), both);
  t.strictSame(readRemark('max 1 high').said, { nothingOnTop: true });
  const others = [
    '2x',
    'max 2',
    'max 2 t',
    '2 layers of film',
    'max. 3 layers of film',
    '2-fach verpackt',
    'not 2 high',
  ];
  for (const text of [...others, 'max 3 high?', 'call before delivery'])
    t.strictSame(readRemark(text), { said: {}, unread: [text] }, text);
  t.strictSame(readRemark('this side up, call before delivery; no hooks'), {
    said: { upright: true },
    unread: ['call before delivery', 'no hooks'],
  });
  t.strictSame(readRemark('do not stack, max 3 high').unread, ['max 3 high'], 'nothing is no height');
  const { fields } = read(
    ['Name', 'Cartons', 'L x W x H (cm)', 'Weight/carton (kg)', 'Remarks'],
    ['A', 4, '45x45x38', 19, 'this side up, max 3 high'],
  ).list.rows[0]!;
  t.match(fields, { orientationsAllowed: 'Orientations12', maxLayersOnOrientation1: 3, maxLayersOnOrientation2: 3 });
});

t.test('what stands on top bears its own kind', async (t) => {
  for (const text of ['top load only', 'Top only', 'nur oben laden', '顶放', '最上段のみ', 'sólo encima'])
    t.strictSame(readRemark(text), { said: { topOnly: true }, unread: [] }, text);
  t.strictSame(readRemark('not top load only').said, {});
  t.strictSame(readRemark('no load on top').said, { nothingOnTop: true });
  const { rows } = read(
    [...titles, 'Remarks'],
    ['A', ...rest, 'top load only'],
    ['B', ...rest, 'fragile, top load only'],
  ).list;
  t.strictSame(
    rows.map(({ fields }) => [fields['floorStackSupportsOthers'], fields['nothingOnTop']]),
    [
      [false, undefined],
      [undefined, true],
    ],
  );
});

t.test('rows whose words say that they are complete pallets come in as such', async (t) => {
  const styles = (title: string, ...rows: readonly (readonly [string, string])[]) =>
    read(
      ['Name', 'Qty', 'L x W x H (cm)', 'kg', title],
      ...rows.map(([name, text]) => [name, 2, '120x80x150', 400, text]),
    ).list.rows.map(({ fields, isSaidLoaded }) => [fields['style'], isSaidLoaded ?? false]);
  const [pallet, box] = [
    ['Palletload', true],
    ['Shipcase', false],
  ];
  t.strictSame(styles('Note', ['A', 'complete pallet'], ['B', 'complete pallet, do not stack'], ['C', '']), [
    pallet,
    pallet,
    box,
  ]);
  t.strictSame(styles('Note', ['A', 'Palette komplett'], ['B', '']), [pallet, box]);
  t.strictSame(
    styles(
      'Bemerkung',
      ['Komplettpalette Reiniger', ''],
      ['palette complète', ''],
      ['整托 洗衣液', ''],
      ['Pallet film', ''],
    ),
    [pallet, pallet, pallet, box],
  );
  t.strictSame(styles('Note', ['A', '40 ctns on a full pallet'], ['Not a full pallet', ''], ['C', '']), [
    box,
    box,
    box,
  ]);
});

t.test('marks are a yes; a cross is a no where people mean one', async (t) => {
  for (const mark of ['○', '◯', '〇', '✓', '✔', '√', 'x', 'X']) {
    t.strictSame(readHandling(mark, 'upright', '天地無用'), { upright: true }, mark);
  }
  t.strictSame(readHandling('×', 'stackable', '段積み可'), { nothingOnTop: true });
  t.strictSame(readHandling('X', 'stackable', '적재가능'), { nothingOnTop: true });
  t.strictSame(readHandling('O', 'nothingOnTop', '적재불가'), { nothingOnTop: true });
  t.equal(readHandling('×', 'stackable', 'Stackable'), null);
});

function read(...rows: readonly (readonly Cell[])[]) {
  const table: Table = { sheet: '', rows: rows.map((cells, at) => ({ number: at + 1, cells })), delimiter: null };
  const list = readList(table, { uom: 'UnitMetric' })!;
  return {
    meanings: list.columns.map(({ meaning }) => meaning),
    tops: list.rows.map(({ fields }) => fields['nothingOnTop'] ?? fields['orientationsAllowed'] ?? null),
    faults: list.rows.flatMap(({ row, faults }) => faults.map(({ kind, found }) => [row, kind, found])),
    doubtful: list.rows.flatMap(({ row, doubtful }) => doubtful.map(({ kind, found }) => [row, kind, found])),
    list,
  };
}
const titles = ['Name', 'Pallets', 'L x W x H (cm)', 'Weight/pallet (kg)'];
const rest = [1, '120x80x150', 300];

t.test('a column of handling stays where most of it is read, and what is not is planned carefully', async (t) => {
  const { meanings, tops, faults, doubtful, list } = read(
    [...titles, 'Stackable'],
    ['A', ...rest, 'not stackable'],
    ['B', ...rest, 'stackable'],
    ['C', ...rest, 'no, fragile'],
    ['D', ...rest, 'max 2 t'],
    ['E', ...rest, '2-fach'],
  );
  t.equal(meanings[4], 'stackable');
  t.strictSame(tops, [true, null, true, true, null]);
  t.strictSame(faults, [], 'no such cell keeps the other rows from being planned');
  t.strictSame(doubtful, [[5, 'noFlag', 'max 2 t']]);
  const { maxLayersOnOrientation1: upright, maxLayersOnOrientation3: lying } = list.rows[4]!.fields;
  t.strictSame([upright, lying], [2, undefined], 'in the orientations that are allowed');
  t.strictSame(
    read([...titles, '天地無用'], ['A', ...rest, '○'], ['B', ...rest, '']).tops,
    ['Orientations12', null],
    'no pallet is laid down because it is not marked',
  );
});

t.test('remarks are read as far as they are on handling', async (t) => {
  const remarks = (...texts: string[]) =>
    read([...titles, 'Remarks'], ...texts.map((text, at) => [`C${at}`, ...rest, text]));
  t.strictSame(remarks('do not stack', '', 'fragile, top load only').tops, [true, null, true]);
  t.strictSame(remarks('nicht stapelbar', 'nicht kippen').tops, [true, 'Orientations12']);
  const others = remarks('do not stack', 'call before delivery');
  t.strictSame([others.meanings[4], others.tops, others.faults], ['remark', [true, null], []]);
  const german = remarks(
    'bitte nicht kippen - nicht stapelbar',
    'Anlieferung bis 12 Uhr',
    'stapelbar',
    'zerbrechlich?',
  );
  t.strictSame(
    [german.tops, german.faults],
    [[true, null, null, null], []],
    'what is not forbidden for sure is not read',
  );
  t.equal(remarks('call before delivery', 'stackable').meanings[4], null);
});

t.test('cells tell a column of units, whatever its title', async (t) => {
  for (const title of ['Unité', 'Unité dim.', 'Dim.', 'Spalte 5', '单位', 'Unidade', '단위', '単位']) {
    const { list } = read(
      ['Name', 'Pieces', 'Length', 'Width', 'Height', title],
      ['A', 4, 1.2, 0.8, 0.95, 'm'],
      ['B', 30, 600, 400, 350, 'mm'],
      ['C', 2, 80, 60, 210, 'cm'],
    );
    t.strictSame(
      list.rows.map(({ measures }) => measures.length?.unit),
      ['m', 'mm', 'cm'],
      title,
    );
  }
});

t.test('a count of pallets names nothing, and a divided weight has four places', async (t) => {
  const { list } = read(
    ['Pallet no.', 'Article', 'Cartons', 'Dims (cm)', 'Total weight (kg)'],
    ['P1', 'Lamps', 12, '120x80x150', 94.8],
    ['P2', 'Chairs', 3, '120x100x180', 100],
    ['2 pallets', '', 15, '', 194.8],
  );
  t.strictSame(
    list.rows.map(({ measures }) => measures.weight?.figure),
    [7.9, 33.3333],
  );
  t.match(list.leftOut, [{ row: 4, kind: 'total' }]);
});

t.test('a column of remarks on handling is read cell by cell, and what else it says is no fault', async (t) => {
  const cells = ['FRAGILE - THIS SIDE UP', 'Do not stack', 'This side up', 'Top load only', 'See drawing 7'];
  for (const title of ['Remarks', 'Marks', 'Handling', 'Handling instructions']) {
    const { meanings, tops, faults } = read([...titles, title], ...cells.map((text, at) => [`C${at}`, ...rest, text]), [
      'D',
      ...rest,
      '',
    ]);
    t.equal(meanings[4], 'remark', title);
    t.strictSame(tops.slice(0, 4), [true, true, 'Orientations12', null], title);
    t.strictSame(faults, [], title);
  }
});

t.test('what is allowed in Japanese', async (t) => {
  t.strictSame(read([...titles, '段積み'], ['A', ...rest, '不可'], ['B', ...rest, '可']).tops, [true, null]);
  t.strictSame(read([...titles, '積重ね禁止'], ['A', ...rest, '○'], ['B', ...rest, '']).tops, [true, null]);
});

const pieces = ['Name', 'Cartons', 'L x W x H (cm)', 'Weight/carton (kg)'];
const UPRIGHT = 'Orientations12';
const ANY = 'OrientationsAll';

t.test('who marks what is kept upright lets the other rows lie', async (t) => {
  const sidesOf = (title: string, ...marks: readonly Cell[]) =>
    read([...pieces, title], ...marks.map((mark, at) => [`C${at}`, 4, '60x40x30', 12, mark])).list.rows.map(
      ({ fields }) => fields['orientationsAllowed'] ?? null,
    );
  t.strictSame(sidesOf('nicht kippen', 'x', null, 'x', ''), [UPRIGHT, ANY, UPRIGHT, ANY]);
  t.strictSame(sidesOf('This way up', 'Y', 'N', 'N', ''), [UPRIGHT, ANY, ANY, ANY]);
  t.strictSame(sidesOf('Upright', 'ja', 'nein', '–', 0, false), [UPRIGHT, ANY, ANY, ANY, ANY]);
  t.strictSame(sidesOf('Upright', null, ''), [null, null], 'a column that nobody filled in says nothing');
  t.strictSame(sidesOf('Handling', 'this side up', 'nicht kippen', ''), [UPRIGHT, UPRIGHT, null], 'words of one piece');
});

t.test('a remark may ask and answer in one cell', async (t) => {
  const tops = ['stapelbar: nein', 'Stackable=no', 'stackable no', 'gerbable : non', 'apilable: no', '可堆叠：否'];
  for (const text of tops) t.strictSame(readHandling(text, null, 'Bemerkung'), { nothingOnTop: true }, text);
  t.match(readHandling('kippbar nein', null, 'Bemerkung'), { upright: true });
  t.match(readHandling('THIS WAY UP / do not stack', null, 'Handling'), { upright: true, nothingOnTop: true });
  t.equal(readHandling('stackable 1', null, 'Remarks'), null, 'layers, perhaps');
});
