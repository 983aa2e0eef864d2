/** Titles in two rows: over several columns, units below, two languages; found or chosen, in either of the rows. */
import t from 'tap';
import type { Cell, Table } from '../../src/tables/cell.js';
import { proposeColumns } from '../../src/tables/lists/list-columns.js';
import { readList } from '../../src/tables/lists/read-list.js';
import { withOneRowOfTitles } from '../../src/tables/lists/title-rows.js';

function tableOf(rows: readonly (readonly Cell[])[]): Table {
  return { sheet: 'Sheet1', rows: rows.map((cells, at) => ({ number: at + 1, cells })), delimiter: null };
}

function titlesOf(rows: readonly (readonly Cell[])[], header: number): unknown[] {
  const titled = withOneRowOfTitles(tableOf(rows), header);
  return proposeColumns(titled.table, titled.header).map(({ title, meaning, unit }) => `${title}=${meaning} ${unit}`);
}

const CARGO = ['A', 'Fridge', 14, 72, 70, 186, 78.4, 1097.6];
const GROUPS = [
  ['Code', 'Product', 'Cartons', 'Dimensions (cm)', null, null, 'Weight (kg)', null],
  [null, null, null, 'L', 'W', 'H', 'Unit', 'Total'],
  CARGO,
];
const READ = [
  ...['Code=alias null', 'Product=name null', 'Cartons=packages null', 'L (cm)=length cm', 'W (cm)=width cm'],
  ...['H (cm)=height cm', 'Unit Weight (kg)=pieceWeight kg', 'Total Weight (kg)=rowWeight kg'],
];

t.test('a title over several columns, whichever of the two rows is taken for the titles', async (t) => {
  t.strictSame(titlesOf(GROUPS, 0), READ);
  t.strictSame(titlesOf(GROUPS, 1), READ);
  // Cells merged over both rows have their text in both.
  const merged = [GROUPS[0]!, ['Code', 'Product', 'Cartons', 'L', 'W', 'H', 'Unit', 'Total'], CARGO];
  t.strictSame(titlesOf(merged, 0), READ);
  t.strictSame(titlesOf(merged, 1), READ);
  const list = readList(tableOf([['Packing list'], ...GROUPS]), { uom: 'UnitMetric' })!;
  t.equal(list.rows.length, 1);
  t.match(list.rows[0]?.measures, { length: { figure: 72, unit: 'cm' }, weight: { figure: 78.4, unit: 'kg' } });
});

t.test('Chinese and Japanese words for one package and for all of a row, below a weight', (t) => {
  const rows = (one: string, all: string) => [
    ['货号', '箱数', '外箱尺寸(CM)', null, null, '毛重(KG)', null],
    [null, null, '长', '宽', '高', one, all],
    ['HC-801', 150, 92, 48, 22, 13.6, 2040],
  ];
  t.match(titlesOf(rows('单箱', '合计'), 0).slice(5), [/=pieceWeight kg$/, /=rowWeight kg$/]);
  t.match(titlesOf(rows('每箱', '小计'), 0).slice(5), [/=pieceWeight kg$/, /=rowWeight kg$/]);
  t.match(titlesOf(rows('単重', '合計'), 0).slice(5), [/=pieceWeight kg$/, /=rowWeight kg$/]);
  t.end();
});

t.test('units below the titles, and the same titles in another language', async (t) => {
  const units = [
    ['Item', 'Qty', 'Length', 'Width', 'Height', 'Weight'],
    [null, 'pcs', '(mm)', '(mm)', '(mm)', 'kg'],
    ['A', 2, 600, 400, 300, 5],
  ];
  t.match(titlesOf(units, 0).slice(2), [/length mm$/, /width mm$/, /height mm$/, / kg$/]);
  const languages = [
    ['品名', '箱数', '尺寸', '毛重'],
    ['Description', 'Cartons', 'Measurement (cm)', 'Gross weight (kg)'],
    ['灯', 2, '40x30x20', 8],
  ];
  t.match(titlesOf(languages, 0), [/description/, /packages/, /sizes cm$/, /grossWeight kg$/]);
});

t.test('what no second row of titles is: cargo, a letterhead, a heading over the whole table', async (t) => {
  const titles = ['Item', 'Qty', 'L (cm)', 'W', 'H'];
  const same = (rows: readonly (readonly Cell[])[], header: number) => {
    const table = tableOf(rows);
    t.equal(withOneRowOfTitles(table, header).table, table);
  };
  same([titles, ['Pallet', 2, 40, 30, 20], ['Carton', 3, 40, 30, 20]], 0);
  same([['Gross weight: 1200 kg', 'Volume: 3 m3'], titles, ['A', 2, 40, 30, 20]], 1);
  same([['Packing list', null, null, null, null], titles, ['A', 2, 40, 30, 20]], 1);
  same([['Dimensions', null, null, null, null], titles, ['A', 2, 40, 30, 20]], 1);
});
