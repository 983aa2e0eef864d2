/** Sentences in English from their codes and figures. */
import t from 'tap';
import { type Figure, inEnglish, SENTENCE_CODES, type SentenceCode, said } from '../../src/domain/coded-sentences.js';

const UNITS = { uom: 'UnitMetric', scale: 10 } as const;

const SAID: readonly (readonly [SentenceCode, Readonly<Record<string, Figure>>, string])[] = [
  [
    'TooHeavy',
    { piece: { weight: 500.004 }, container: 'Van "1"', more: { weight: 500 }, most: { weight: 1200 } },
    'One piece weighs 500.004 kg; "Van "1"" may take 500 kg more of its 1,200 kg.',
  ],
  [
    'TooBig',
    {
      size: { size: { length: 20_000, width: 12_345, height: 10 } },
      containers: { names: ['Van'] },
      room: { size: { length: 10_000, width: 10_000, height: 10_000 } },
    },
    '2,000 x 1,234.5 x 1 mm goes into no container in an allowed orientation; the largest, "Van", takes 1,000 x 1,000 x 1,000 mm.',
  ],
  [
    'EnoughForSets',
    { set: '1 x "A"', pieces: { count: 2400 }, cargoes: { names: ['A'], more: 2 }, sets: { count: 1200 } },
    'A set is 1 x "A". There are 2,400 pieces of "A" (and 2 more): enough for 1,200 sets, which are loaded.',
  ],
  [
    'PalletTooLow',
    { height: { length: 5000 }, least: { length: 6000 } },
    'A pallet of what is left would be 500 mm high; 600 mm is the least (minHeightOfPallets).',
  ],
];

t.test('figures have their units, and what is compared differs', async (t) => {
  for (const [code, values, text] of SAID) t.equal(inEnglish(UNITS, said(code, values)), text, code);
});

t.test('cargo that is kept together is named, groups as such', async (t) => {
  const kept = (names: readonly string[], more: number) =>
    inEnglish(
      UNITS,
      said('KeptTogether', {
        pieces: { count: 3 },
        kept: { kept: names.map((name) => ({ isGroup: name === 'north', name })), more },
        volume: { volume: 1e12 },
        weight: { weight: 5 },
        fields: 'one and other',
      }),
    );
  t.match(kept(['A', 'north'], 0), 'All 3 pieces of "A" and group "north" (1 m3, 5 kg) must lie');
  t.match(kept(['A', 'B', 'C'], 4), 'pieces of "A", "B", "C" and 4 more that share cargo (');
});

t.test('what an earlier version wrote is said as it is', async (t) => {
  t.equal(inEnglish(UNITS, 'No place.'), 'No place.');
  t.ok(SENTENCE_CODES.length > 30);
});
