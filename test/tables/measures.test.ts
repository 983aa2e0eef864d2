/** Figures and sizes as people type them into cells. */
import t from 'tap';
import { readMeasure, readSizes } from '../../src/tables/lists/measures.js';

t.test('a figure keeps what was typed beside it', async (t) => {
  const read = (text: string, mark: 'comma' | 'point' | null = null) => {
    const found = readMeasure(text, mark);
    return found && [found.figure, found.unit];
  };
  t.strictSame(read('600 mm'), [600, 'mm']);
  t.strictSame(read('600'), [600, null]);
  t.strictSame(read('12,5kg'), [12.5, 'kg']);
  t.strictSame(read('1.020,50'), [1020.5, null]);
  t.strictSame(read('1.200', 'comma'), [1200, null]);
  t.strictSame(read('1.200', 'point'), [1.2, null]);
  t.strictSame(read('1.200', null), null, 'nothing says whether it is a thousand');
  t.strictSame(read('23 5/8"'), [23.625, 'in']);
  t.strictSame(read('9-1/2 in'), [9.5, 'in']);
  t.strictSame(read('9½"'), [9.5, 'in']);
  t.strictSame(read('¾ in'), [0.75, 'in']);
  t.strictSame(read('5\' 9 1/2"'), [69.5, 'in']);
  t.strictSame(read('9 3/2"'), null, 'no fraction');
  t.strictSame(read('12/8', null), null, 'two figures');
  t.strictSame(read('24"'), [24, 'in']);
  t.strictSame(read('5\' 11"'), [71, 'in']);
  t.strictSame(read('40 公斤'), [40, 'kg']);
  t.strictSame(read('heavy'), null);
  t.strictSame(read('12 boxes'), null);
});

t.test('all sizes in one cell', async (t) => {
  const read = (text: string) => {
    const found = readSizes(text, null);
    return found && [...found.sides.map(({ figure }) => figure), found.sides.at(-1)!.unit, found.isRound];
  };
  t.strictSame(read('400x300x200'), [400, 300, 200, null, false]);
  t.strictSame(read('400*300*200 mm'), [400, 300, 200, 'mm', false]);
  t.strictSame(read('40 × 30 × 20'), [40, 30, 20, null, false]);
  t.strictSame(read('40 X 30,5 X 20 cm'), [40, 30.5, 20, 'cm', false]);
  t.strictSame(read('L40cm x W30cm x H20cm'), [40, 30, 20, 'cm', false]);
  t.strictSame(read('400/300/200'), [400, 300, 200, null, false]);
  t.strictSame(read('400 300 200'), [400, 300, 200, null, false]);
  t.strictSame(read('40 30 20 cm'), [40, 30, 20, 'cm', false]);
  t.strictSame(read('12 by 10 by 8 in'), [12, 10, 8, 'in', false]);
  t.strictSame(read('20" x 12" x 9 1/2"'), [20, 12, 9.5, 'in', false]);
  t.strictSame(read('20-3/4 x 12½ x 9 in'), [20.75, 12.5, 9, 'in', false]);
  t.strictSame(read('3/4/8'), [3, 4, 8, null, false]);
  t.strictSame(read('Ø 580 x 880 mm'), [580, 880, 'mm', true]);
  t.strictSame(read('５００×４００×３００'), [500, 400, 300, null, false]);
  t.strictSame(read('400x300'), null);
  t.strictSame(read('XL'), null);
  t.strictSame(read('400x300x200 kg'), null);
});
