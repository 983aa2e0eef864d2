/** Lists in Chinese, Japanese and Korean, and those that programs write. */
import type { KeptList } from './kept-list.js';

export const LISTS_OF_ASIA_AND_OTHERS: readonly KeptList[] = [
  {
    what: 'Chinese packing list with sizes in one cell and the weight of one carton',
    form: 'xlsx',
    sheets: {
      装箱单: [
        ['深圳市光明灯具有限公司'],
        ['装箱单 PACKING LIST'],
        ['序号', '货号', '品名', '箱数', '每箱数量', '外箱尺寸(CM)', '单箱毛重(KG)', '体积(CBM)', '备注'],
        [1, 'GM-01', 'LED灯', 120, 24, '52*38*41', 11.5, 9.72],
        [2, 'GM-02', '灯座', 60, 50, '45*35*30', 16, 2.84],
        ['合计', null, null, 180, null, null, null, 12.56],
      ],
    },
    ...{ rows: 2, pieces: 180, kilograms: 2340, cubicMetres: 12.557 },
    first: {
      name: 'LED灯',
      alias: 'GM-01',
      qty: 120,
      pieceInside: 24,
      length: 52,
      width: 38,
      height: 41,
      weight: 11.5,
    },
  },
  {
    what: 'Japanese delivery plan in Unicode text with tabs',
    form: { delimiter: '\t', encoding: 'utf-16le' },
    sheets: {
      '': [
        ['納品先', '品番', '品名', '数量', '長さ(mm)', '幅(mm)', '高さ(mm)', '重量(kg)', '上積み禁止', '天地無用'],
        ['大阪倉庫', 'A-100', '冷蔵庫', '6', '700', '680', '1820', '78', 'はい', 'はい'],
        ['神戸店', 'A-200', '電子レンジ', '20', '520', '480', '380', '14.5', 'いいえ', 'はい'],
      ],
    },
    ...{ rows: 2, pieces: 26, kilograms: 758, cubicMetres: 7.0951, stops: 2 },
    first: {
      name: '冷蔵庫',
      alias: 'A-100',
      qty: 6,
      nothingOnTop: true,
      orientationsAllowed: 'Orientations12',
      sequence: 2,
    },
    last: { groupName: '神戸店', sequence: 1 },
  },
  {
    what: 'Korean list of a factory',
    form: 'xlsx',
    sheets: {
      포장명세서: [
        ['포장명세서'],
        [],
        [
          '번호',
          '품목코드',
          '품명',
          '박스수',
          '가로(mm)',
          '세로(mm)',
          '높이(mm)',
          '박스당 중량(kg)',
          '적재가능',
          '비고',
        ],
        [1, 'KR-11', '모니터', 40, 700, 250, 480, 9.4, '예', null],
        [2, 'KR-12', '스탠드', 40, 400, 400, 150, 4.1, '아니오', null],
        ['합계', null, null, 80, null, null, null, null, null, null],
      ],
    },
    ...{ rows: 2, pieces: 80, kilograms: 540, cubicMetres: 4.32 },
    first: { name: '모니터', alias: 'KR-11', qty: 40, width: 700, length: 250, height: 480, weight: 9.4 },
  },
  {
    what: 'the names of the interface, as its own exports have them',
    form: { delimiter: ',', encoding: 'utf-8' },
    sheets: {
      '': [
        [
          'name',
          'style',
          'length',
          'width',
          'height',
          'weight',
          'qty',
          'orientationsAllowed',
          'groupName',
          'sequence',
          'maxSupportingWeight',
        ],
        ['A', 'Shipcase', 600, 400, 300, 12.5, 10, 'Orientations123456', 'North', 2, 80],
        ['B', 'Palletload', 1200, 800, 1400, 450, 3, 'Orientations12', 'South', 1, 0],
      ],
    },
    ...{ rows: 2, pieces: 13, kilograms: 1475, cubicMetres: 4.752 },
    first: {
      name: 'A',
      style: 'Shipcase',
      length: 600,
      qty: 10,
      orientationsAllowed: 'Orientations123456',
      sequence: 2,
      maxSupportingWeight: 80,
    },
    last: { style: 'Palletload', groupName: 'South' },
  },
  {
    what: 'order of a shop: depth and width, signs for yes, quantities with words',
    form: 'xlsx',
    sheets: {
      Order: [
        ['Order 5521'],
        ['Product', 'Order qty', 'W (mm)', 'D (mm)', 'H (mm)', 'Weight each (kg)', 'This way up', 'Fragile'],
        ['Vase', '24 pcs', 300, 300, 600, 4.2, 'x', 'x'],
        ['Shelf', '10 pcs', 900, 350, 120, 17, null, null],
      ],
    },
    ...{ rows: 2, pieces: 34, kilograms: 270.8, cubicMetres: 1.674 },
    first: {
      name: 'Vase',
      qty: 24,
      width: 300,
      length: 300,
      orientationsAllowed: 'Orientations12',
      nothingOnTop: true,
    },
  },
];
