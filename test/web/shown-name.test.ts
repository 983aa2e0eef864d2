/** Common containers are called as the language calls them, wherever pages show them; names of others stay. */
import t from 'tap';
import { EQUIPMENT_OF_SAMPLES, USUAL_EQUIPMENT } from '../../src/domain/usual-equipment.js';
import { headingOf } from '../../src/web/viewer/describe.js';
import { Words } from '../../src/web/viewer/words.js';
import { wordsOf } from '../../src/web/words/languages.js';
import { shownName } from '../../src/web/words/shown-name.js';
import { language, words } from '../../src/web/words/words.js';

t.before(async () => {
  words.value = await wordsOf('GER');
  language.value = 'GER';
});
// Tests that share the process show other languages.
t.teardown(async () => {
  words.value = await wordsOf('ENG');
  language.value = 'ENG';
});

t.test('each has a name in German; what somebody named has the one that it was given', (t) => {
  for (const name of [...Object.values(USUAL_EQUIPMENT), ...Object.values(EQUIPMENT_OF_SAMPLES)]) {
    t.not(shownName(name), name, name);
  }
  t.equal(shownName('40 ft high cube'), '40-Fuß-High-Cube');
  t.equal(shownName('Semi-trailer 13.6 m 12'), 'Auflieger 13,6 m 12', 'one of several of a type');
  for (const name of ['Unser Auflieger', '40 ft high cube, blau', '12', '']) t.equal(shownName(name), name);
  t.end();
});

t.test('above a picture', (t) => {
  const name = {
    kind: 'container',
    place: 0,
    number: 1,
    count: 1,
    quantity: 1,
    name: 'EUR pallet 1200 x 800',
  } as const;
  t.match(headingOf(name, new Words(words.value.viewer, 'de')), /Europalette$/);
  t.end();
});
