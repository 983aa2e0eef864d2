/** Reports say everything in the words, the forms and the units of their language. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { said } from '../../src/domain/coded-sentences.js';
import { ShownUnits } from '../../src/domain/shown-units.js';
import { RULES_IN_ANY_ORDER } from '../../src/planning/fills/every-rule.js';
import { sentenceIn } from '../../src/report/words/sentences.js';
import { Words } from '../../src/report/words/words.js';
import { sourceFilesOf } from '../support/source-files.js';

/** Of these it is said that there is no room. */
const HAVE_NO_ROOM = ['containment', 'extent', 'overlap', 'drop-decks'];

t.test('no text of a report stands outside the words', async (t) => {
  const files = sourceFilesOf('src').filter(({ path }) => /^src\/report\/(page|pdf|workbook)\//.test(path));
  t.ok(files.length > 10);
  for (const { path } of files) {
    const text = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
    const shown = [...text.matchAll(/>\s*([A-Za-z][a-z]{3,}[ a-z]*)\s*</g)].map(([, words]) => words);
    t.same(shown, [], path);
  }
});

t.test('numbers, units and dates have the form of the language', async (t) => {
  const german = new Words('GER', 'UnitMetric');
  t.equal(german.number(12345.678), '12.345,678');
  t.equal(german.length(1200.5), '1.200,5 mm');
  t.match(german.date('2026-11-22T19:53:11.000Z'), /^22\.11\.2026, 19:53 UTC$/);
  t.match(new Words('FRN', 'UnitEnglish').length(12), /^12\spo$/);
  t.equal(new Words('CHN', 'UnitMetric').lengthUnit, '毫米');
  t.equal(new Words('ENG', 'UnitEnglish').weight(1200.5), '1,200.5 lb');
  t.equal(german.ranges([1, 2, 3, 6]), '1–3, 6');
});

t.test('rules that may keep cargo out have their names in every language', async (t) => {
  for (const rule of RULES_IN_ANY_ORDER) {
    if (HAVE_NO_ROOM.includes(rule.id)) continue;
    t.equal(new Words('ENG', 'UnitMetric').rule(rule.id), rule.title, rule.id);
  }
});

t.test('why cargo stays behind is said in the language and the unit of the report', async (t) => {
  const units = new ShownUnits({ uom: 'UnitMetric', scale: 10 }, 'UnitHighMetric');
  const german = new Words('GER', 'UnitHighMetric');
  const heavy = said('TooHeavy', {
    piece: { weight: 1500.5 },
    container: 'Van <1>',
    more: { weight: 20 },
    most: { weight: 24_000 },
  });
  t.equal(
    sentenceIn(german, units, heavy),
    'Ein Stück wiegt 1.500,5 kg; „Van <1>“ kann noch 20 kg von seinen 24.000 kg aufnehmen.',
  );
  const big = said('TooBig', {
    size: { size: { length: 10_005, width: 100, height: 100 } },
    containers: { names: ['A', 'B'], more: 2 },
    room: { size: { length: 100, width: 100, height: 100 } },
  });
  t.match(sentenceIn(german, units, big), /^100,05\s×\s1\s×\s1 cm passt .* „A“, „B“ und 2 weitere, nimmt/);
  const forbidden = said('RuleForbids', { container: '{{rule}}', rule: 'support', fault: 'It has no support.' });
  t.equal(
    sentenceIn(german, units, forbidden),
    'In „{{rule}}“ ist Platz, aber diese Regel verbietet ihn: Auflage von unten.',
  );
  t.match(sentenceIn(new Words('ENG', 'UnitMetric'), units, forbidden), /but: It has no support\.$/);
  t.equal(sentenceIn(german, units, 'Of an earlier version.'), '');
});
