/** Pages and comments mention only pages, files and headings that are there. */
import { basename, dirname, join, normalize } from 'node:path';
import t from 'tap';
import { ENUMERATIONS } from '../src/schema/enums.js';
import { type Checkout, checkout, comments, commentsIn, dangling, pages } from './support/mentions.js';

t.test('what the pages mention is there', async (t) => {
  const there = checkout();
  t.same(
    pages().flatMap((page) => dangling(page, there)),
    [],
  );
});

t.test('what comments mention is there', async (t) => {
  const there = checkout();
  t.same(
    comments().flatMap((comment) => dangling(comment, there)),
    [],
  );
});

t.test('a mention that leads nowhere is found', async (t) => {
  const there: Checkout = {
    files: ['README.md', 'docs', 'docs/rules.md', 'src/rules', 'src/rules/zones.ts', 'docs/plan.svg'],
    headingsOf: (page) => (page === 'docs/rules.md' ? ['Contacts', 'What best means'] : []),
  };
  const inPage = (text: string) => dangling({ path: 'docs/rules.md', text, isPage: true }, there).length;
  const inComment = (text: string) =>
    dangling({ path: 'src/rules/zones.ts', text: commentsIn(text), isPage: false }, there).length;

  t.equal(inPage('[contacts](#contacts) [best](rules.md#what-best-means) [home](../README.md) ![](plan.svg)'), 0);
  t.equal(inPage('[a web page](https://example.com/page)'), 0, 'the web is not looked at');
  t.equal(inPage('[gone](gone.md)'), 2, 'a link, and the name in it');
  t.equal(inPage('[gone](#gone)'), 1, 'a heading');
  t.equal(inPage('`src/rules/zones.ts`, src/rules/<rule>.ts, src/rules/*.ts, zones.ts and src/rules/.'), 0);
  t.equal(inPage('`src/rules/gone.ts`'), 1, 'a file');
  t.equal(inPage('src/gone/'), 1, 'a folder');

  t.equal(inComment('/** As in docs/rules.md, Contacts and more. */'), 0);
  t.equal(inComment('/**\n * As in docs/rules.md, What best\n * means (zones.ts).\n */'), 0, 'over the end of a line');
  t.equal(inComment('/** As in docs/rules.md, Gone. */'), 1, 'a heading');
  t.equal(inComment('/** As in docs/rules.md (Gone). */'), 1, 'a heading in brackets');
  t.equal(inComment('// see https://example.com/src/gone.md'), 0, 'a page of others');
  t.equal(inComment('// see gone.md'), 1, 'a page');
  t.equal(inComment("const path = 'gone.md'; // zones.ts"), 0, 'code is not looked at');
});

t.test('README leads to every page', async (t) => {
  const all = new Map(pages().map(({ path, text }) => [path, text]));
  const reached = new Set(['README.md']);
  for (const path of reached) {
    const targets = [...all.get(path)!.matchAll(/(?:\]\(|^\[[\w-]+\]: )([^)\s#:]+\.md)\b/gm)];
    for (const [, target] of targets) {
      const page = normalize(join(dirname(path), target!));
      if (all.has(page)) reached.add(page);
    }
  }
  t.strictSame(
    [...all.keys()].filter((path) => !reached.has(path)),
    [],
  );
});

t.test('the index of how-to pages has each of them', async (t) => {
  const index = pages().find(({ path }) => path === 'docs/how-to/README.md')!.text;
  const own = pages().flatMap(({ path }) => (dirname(path) === 'docs/how-to' ? [basename(path)] : []));
  t.strictSame(
    own.filter((name) => name !== 'README.md' && !index.includes(`](${name})`)),
    [],
  );
});

/** Lines that are run (test/how-to.test.ts): what they name is known to be there, or a column of somebody's list. */
const RUN = /^```sh$[\s\S]*?^```$/gm;

/** Words of two humps: the values and codes of the interface are written so. */
const VALUE = /\b[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+\b/g;

t.test('what pages about fields call a value or a code is one', async (t) => {
  const about = (path: string) => pages().find((page) => page.path === path)!.text;
  const wordsIn = (text: string) => text.replaceAll(RUN, '').match(VALUE) ?? [];
  const values = [...ENUMERATIONS.values()].flatMap((one) => one.values);
  // These are written from the schema, and a test holds them to it.
  const written = pages().filter(({ path }) => path.startsWith('docs/reference/') || path === 'docs/codes.md');
  const known = new Set<string>([...values, ...written.flatMap(({ text }) => wordsIn(text))]);
  t.ok(wordsIn(about('docs/rules.md')).length > 40);
  const howTo = pages().flatMap(({ path }) => (path.startsWith('docs/how-to/') ? [path] : []));
  const others = ['rules', 'planning', 'pages', 'command-line', 'glossary'].map((name) => `docs/${name}.md`);
  for (const path of [...others, ...howTo]) {
    t.strictSame(
      wordsIn(about(path)).filter((word) => !known.has(word)),
      [],
      path,
    );
  }
});
