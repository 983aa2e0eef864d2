/** Titles as people write them above their columns. */
import t from 'tap';
import { orderOfSides, readTitle } from '../../src/tables/lists/title.js';

const MEANT: readonly (readonly [title: string, meaning: string, unit?: string])[] = [
  ['Item code', 'alias'],
  ['Cartons', 'packages'],
  ['Length [mm]', 'length', 'mm'],
  ['Weight per carton (kg)', 'pieceWeight', 'kg'],
  ['Destination', 'destination'],
  ['Tilt allowed', 'tiltAllowed'],
  ['SKU', 'alias'],
  ['Product description', 'description'],
  ['Pcs', 'pieces'],
  ['Dims (LxWxH) mm', 'sizes', 'mm'],
  ['Gross kg/pc', 'pieceWeight', 'kg'],
  ['Stackable', 'stackable'],
  ['This side up', 'upright'],
  ['Delivery stop', 'stop'],
  ['Artikel-Nr.', 'alias'],
  ['Bezeichnung', 'name'],
  ['B (cm)', 'width', 'cm'],
  ['Länge', 'length'],
  ['LAENGE_MM', 'length', 'mm'],
  ['Höhe in cm', 'height', 'cm'],
  ['L (in.)', 'length', 'in'],
  ['Height, in', 'height', 'in'],
  ['G.W. (KGS)', 'grossWeight', 'kg'],
  ['Total G.W. (KGS)', 'rowWeight', 'kg'],
  ['N.W.', 'netWeight'],
  ['N.W./ctn (kgs)', 'netWeight', 'kg'],
  ['N.W. / ctn (kg)', 'netWeight', 'kg'],
  ['G.W./ctn (kgs)', 'pieceWeight', 'kg'],
  ['G.W. / ctn (kg)', 'pieceWeight', 'kg'],
  ['CBM', 'volume'],
  ['Measurement (m3)', 'sizes'],
  ['Pcs/Ctn', 'pieceInside'],
  ['Bruttogewicht gesamt [kg]', 'rowWeight', 'kg'],
  ['Packstücke', 'packages'],
  ['Anzahl Kolli', 'packages'],
  ['Maße LxBxH (mm)', 'sizes', 'mm'],
  ['Nicht stapelbar', 'nothingOnTop'],
  ['Ne pas gerber', 'nothingOnTop'],
  ['Désignation', 'name'],
  ['Qté', 'packages'],
  ['Poids brut total (kg)', 'rowWeight', 'kg'],
  ['Largeur (cm)', 'width', 'cm'],
  ['Ancho cm', 'width', 'cm'],
  ['Largo (m)', 'length', 'm'],
  ['Nº de bultos', 'packages'],
  ['Peso unitario', 'pieceWeight'],
  ['Gewicht', 'weight'],
  ['Gewicht je Karton in kg', 'pieceWeight', 'kg'],
  ['Total weight', 'rowWeight'],
  ['Comprimento (mm)', 'length', 'mm'],
  ['Empilhável', 'stackable'],
  ['外箱尺寸(cm)', 'sizes', 'cm'],
  ['毛重（公斤）', 'grossWeight', 'kg'],
  ['长(mm)', 'length', 'mm'],
  ['件数', 'packages'],
  ['長さ(mm)', 'length', 'mm'],
  ['総重量', 'rowWeight'],
  ['天地無用', 'upright'],
  ['가로(mm)', 'width', 'mm'],
  ['박스당 중량(kg)', 'pieceWeight', 'kg'],
  ['하차지', 'stop'],
  ['Remarks', 'remark'],
];

t.test('a title says what its column means, and in which unit', async (t) => {
  for (const [title, meaning, unit = null] of MEANT) {
    const found = readTitle(title);
    t.strictSame([found?.meaning, found?.unit], [meaning, unit], title);
  }
});

t.test('what nobody calls a column is no title', async (t) => {
  for (const text of ['ACME Export GmbH', '', '12', 'Hamburg', 'x'.repeat(500)]) t.equal(readTitle(text), null, text);
});

t.test('a title may name the sides in another order', async (t) => {
  t.strictSame(orderOfSides('Dims (HxWxL) mm'), ['height', 'width', 'length']);
  t.strictSame(orderOfSides('Maße B x L x H'), ['width', 'length', 'height']);
  t.strictSame(orderOfSides('Medidas (L x A x A)'), ['length', 'width', 'height']);
  t.strictSame(orderOfSides('Size'), ['length', 'width', 'height']);
});
