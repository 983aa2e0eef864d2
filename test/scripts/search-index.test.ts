/** What the search of the pages finds. */
import MiniSearch from 'minisearch';
import t from 'tap';
import { foundIn, searchIndex } from '../../scripts/site/search-index.js';
import { find, SEARCH_OPTIONS } from '../../scripts/site/search-options.js';

const CARGO = {
  address: '/docs/reference-cargo',
  markdown: `<!-- Generated. -->

# Cargo

A product to **load**.

| field | meaning |
| --- | --- |
| \`nothingOnTop\` | Nothing rests on it. |
| \`maxSupportingWeight\` | Most weight on top; see [rules](../rules.md). |

## Rolls

- A roll is a \`cylinder\`.
`,
};

t.test('a section and each row of its tables are found by themselves', async (t) => {
  t.same(foundIn(CARGO), [
    {
      address: '/docs/reference-cargo#cargo',
      title: 'nothingOnTop',
      page: 'Cargo',
      text: 'Nothing rests on it.',
      isRow: true,
    },
    {
      address: '/docs/reference-cargo#cargo',
      title: 'maxSupportingWeight',
      page: 'Cargo',
      text: 'Most weight on top; see rules.',
      isRow: true,
    },
    {
      address: '/docs/reference-cargo#cargo',
      title: 'Cargo',
      page: 'Cargo',
      text: 'A product to load. field meaning',
      isRow: false,
    },
    {
      address: '/docs/reference-cargo#rolls',
      title: 'Rolls',
      page: 'Cargo',
      text: 'A roll is a cylinder.',
      isRow: false,
    },
  ]);
});

t.test('names are found whole, in parts, begun and misspelt', async (t) => {
  const script = searchIndex([CARGO]);
  const json = JSON.parse(script.slice('export default '.length, -';\n'.length)) as string;
  const index = MiniSearch.loadJSON(json, SEARCH_OPTIONS);
  const first = (words: string) => find(index, words, 1)[0]?.title;
  t.equal(first('nothingontop'), 'nothingOnTop');
  t.equal(first('supporting weight'), 'maxSupportingWeight');
  t.equal(first('cylind'), 'Rolls');
  t.equal(first('maxSuportingWeight'), 'maxSupportingWeight');
  t.equal(first('what is a roll of paper'), 'Rolls', 'some of the words, where nothing has all');
  t.equal(first('webhook'), undefined);
});
