/** How lines are broken, with a font in which every sign is as wide as the next. */
import t from 'tap';
import { type EmbeddedFont, Typesetter } from '../../src/report/pdf/typesetter.js';

const FONT: EmbeddedFont = {
  id: 'F1',
  scale: 1,
  font: { hasGlyphForCodePoint: () => true, glyphForCodePoint: () => ({ advanceWidth: 1000 }) },
  layoutRun: () => ({}),
  widthOfString: (text, size) => [...text].length * size,
  encode: () => [[], []],
  ref: () => ({}),
};
const type = new Typesetter([{ plain: '', bold: '' }], () => FONT);
/** @param most signs of a line */
const lines = (text: string, most: number) => type.lines(text, most, 1, 'plain');

t.test('between words, and inside those that are longer than a line', async (t) => {
  t.same(lines('von der Stirnwand', 9), ['von der', 'Stirnwand']);
  t.same(lines('Stapellage', 6), ['Stapel', 'lage']);
});

t.test('between any two signs of Chinese, but not before what closes or after what opens', async (t) => {
  t.same(lines('距前壁毫米', 3), ['距前壁', '毫米']);
  t.same(lines('距前壁(毫米)', 4), ['距前壁', '(毫米)']);
  t.same(lines('底面高(毫米)', 5), ['底面高', '(毫米)'], 'a unit stays whole');
  t.same(lines('距左侧，毫米。', 3), ['距左', '侧，毫', '米。']);
});

t.test('what is as wide as the line to the last bit is not divided', async (t) => {
  const wide = new Typesetter([{ plain: '', bold: '' }], () => ({
    ...FONT,
    widthOfString: (text, size) => [...text].length * 0.5371 * size,
  }));
  const words = ['Stapellage', 'Orientation', 'Orientação', 'Stirnwand'];
  for (let most = 20; most < 90; most += 0.37) {
    for (const word of words) {
      const size = most / wide.widthOf(word, 1, 'plain');
      t.same(wide.lines(word, most, size, 'plain'), [word], `${word}, ${most}`);
    }
  }
});

t.test('from right to left brackets open towards what they hold, and lines go on in their direction', async (t) => {
  const drawn = (text: string) =>
    type
      .runs(text, 'plain')
      .map((run) => run.text)
      .join('');
  t.equal(drawn('ארגז (12) קרטון'), 'קרטון (12) ארגז');
  t.equal(drawn('(ארגז)'), '(ארגז)', 'the font turns the word round, not the brackets around it');
  const [first, second] = lines('ארגז ABC ארגז', 8);
  t.equal(drawn(first!), 'ABC ארגז');
  t.equal(drawn(second!), 'ארגז');
  const [, latin] = lines('ארגז קרטון AB 12 ג', 11);
  t.equal(drawn(latin!), 'ג AB 12', 'a line that begins with Latin too');
});

t.test('a word that is too long is set smaller, down to what can be read', async (t) => {
  t.same(type.undivided('Regensburg', 8, 1, 0.7, 'plain'), { lines: ['Regensburg'], size: 0.8 });
  t.same(type.undivided('Regensburg', 5, 1, 0.7, 'plain').size, 0.7);
});
