/** Letters of pictures. */
import t from 'tap';
import { drawn, fontFor, isDrawable, PLAIN, shortened, widthOf } from '../../../src/report/pictures/text.js';

const TEXTS = [
  ['Chinese', '冷藏货物', 'Stowage SC'],
  ['Japanese', '冷凍みかん', 'Stowage JP'],
  ['Korean', '냉동식품 12', 'Stowage KR'],
] as const;

t.test('Latin, Greek and Cyrillic', async (t) => {
  for (const text of ['Crème brûlée', 'Ψωμί', 'Ящик № 5']) t.ok(isDrawable(text), text);
  t.equal(fontFor('Carton', 12, PLAIN), '12px "Stowage Plain"');
});

for (const [name, text, face] of TEXTS) {
  t.test(name, async (t) => {
    t.equal(drawn(text), text);
    t.match(fontFor(text, 12, PLAIN), new RegExp(face));
    t.ok(widthOf(text, 12, PLAIN) > 40, 'its letters are as wide as they are');
    t.match(shortened(text.repeat(9), 100, 12, PLAIN), /…$/);
  });
}

t.test('what no font has is a dot', async (t) => {
  t.equal(drawn('Carton 𓀀'), 'Carton ·');
  t.equal(drawn('あ한'), '··', 'no font has both');
});
