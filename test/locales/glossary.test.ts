/** A term is called one thing in a language, wherever it is shown, and nothing that was given up comes back. */
import t from 'tap';
import { glossary, localeFiles, wordsOf } from '../support/locale-files.js';

const { sources, terms } = glossary();
const files = localeFiles();
const english = files.get('ENG')!;
const REFERENCE = /\$t\((\w+)\)/g;
const namedIn = (text: string) => [...text.matchAll(REFERENCE)].map(([, term]) => term!);

t.test('the glossary says what each term means', async (t) => {
  t.same(Object.keys(terms), Object.keys(english['terms']!), 'the terms of English');
  for (const [term, { meaning, checked = {}, avoid = {} }] of Object.entries(terms)) {
    t.ok(meaning.length > 0, term);
    t.ok(
      [...Object.keys(checked), ...Object.keys(avoid)].every((language) => files.has(language)),
      `${term}: languages that there are`,
    );
    t.ok(
      Object.values(checked).every((source) => source in sources),
      `${term}: a source that is named`,
    );
  }
  const used = Object.values(terms).flatMap(({ checked = {} }) => Object.values(checked));
  t.same(
    Object.keys(sources).filter((source) => !used.includes(source)),
    [],
    'every source was used',
  );
});

const labels = wordsOf({ ...english, terms: {} }).filter(([, text]) => /^\$t\(\w+\)$/.test(text));

for (const [language, { terms: own, ...sections }] of files) {
  t.test(language, async (t) => {
    const texts = wordsOf(sections);
    const shown = new Map(texts);
    t.same(Object.keys(own!), Object.keys(terms), 'it has every term');
    const used = new Set(texts.flatMap(([, text]) => namedIn(text)));
    const named = language === 'ENG' ? Object.keys(terms).filter((term) => term !== 'optional') : Object.keys(terms);
    t.same(
      named.filter((term) => !used.has(term)),
      [],
      'every term is shown',
    );
    t.same(
      [...used].filter((term) => !(term in terms)),
      [],
      'no term is unknown',
    );
    t.same(
      labels.filter(([key, text]) => shown.get(key) !== text).map(([key]) => key),
      [],
      'what is a term in English is that term',
    );
    const avoided = Object.values(terms).flatMap(({ avoid = {} }) => avoid[language] ?? []);
    t.same(
      [...texts, ...wordsOf(own!)].filter(([, text]) => avoided.some((word) => text.includes(word))),
      [],
      'no word is one that was given up for a term',
    );
  });
}

t.test('in English no term is written out where it stands alone', async (t) => {
  const { terms: own, ...sections } = english;
  const written = Object.values(own!);
  t.same(
    wordsOf(sections).filter(([, text]) => written.includes(text)),
    [],
    'write $t(term) instead',
  );
});

/** Terms that people of the trade named for the reports. */
const NAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ENG: { packages: 'Packages' },
  GER: {
    ...{ packages: 'Packstücke', container: 'Container/Laderaum', containerNumber: 'Container-Nr.' },
    ...{ unitLoads: 'Ladeeinheiten', stop: 'Entladestelle', volumeUsed: 'Volumenauslastung' },
    ...{ weightUsed: 'Nutzlastauslastung', floorUsed: 'Flächenauslastung', volume: 'Volumen' },
    ...{ orientation: 'Ausrichtung', tier: 'Lage', baseHeight: 'Unterkante', optional: 'Optional' },
    ...{ sealNumber: 'Plomben-/Siegel-Nr.' },
  },
  SPN: {
    ...{ packages: 'Bultos', total: 'Total', floorUsed: 'Ocupación del piso' },
    ...{ weightUsed: 'Aprovechamiento de peso', workbook: 'Libro de Excel' },
  },
  FRN: { packages: 'Colis', total: 'Total', tare: 'Tare' },
  BRZ: { packages: 'Volumes', total: 'Total', sheet: 'Aba', loadingMetres: 'Metros lineares' },
  CHN: { container: '集装箱/车厢', loadingMetres: '占用长度(m)', sealNumber: '铅封号' },
  JPN: {
    ...{ volumeUsed: '容積積載率', weightUsed: '重量積載率', floorUsed: '床面使用率' },
    ...{ tare: '自重', loadingMetres: '占有長(m)' },
  },
  KOR: { stop: '하차지', loadingMetres: '적재 길이(m)', width: '폭', sealNumber: '씰 번호', tare: '자중' },
};

t.test('terms that the trade has one word for', async (t) => {
  for (const [language, wanted] of Object.entries(NAMED)) t.match(files.get(language)!['terms'], wanted, language);
});
