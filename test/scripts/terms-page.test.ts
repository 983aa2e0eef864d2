/** docs/reference/glossary.md says what src/locales says: run `npm run docs` when this fails. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { sectionOf } from '../../scripts/docs/sections.js';
import { termSections } from '../../scripts/docs/term-sections.js';
import { ROOT } from '../support/source-files.js';

/** Tables are aligned after they are written. */
const plain = (text: string) => text.replace(/-{3,}/g, '---').replace(/\s+/g, ' ').trim();
const page = readFileSync(`${ROOT}docs/reference/glossary.md`, 'utf8');

t.test('the terms of every language', async (t) => {
  for (const [name, text] of Object.entries(termSections())) {
    t.equal(plain(sectionOf(page, name)), plain(text), `${name}: run \`npm run docs\``);
  }
});

t.test('a term is where it is shown, and what was not checked is marked', async (t) => {
  const { terms } = termSections();
  const stop = terms!.split('\n').find((row) => row.includes('Entladestelle'))!;
  t.match(stop, /Stop \? \| Entladestelle \? \|.*\| reports, 3-D view, all pages, import of lists \|$/);
  t.match(terms!, /\| Packages \(1\) \| Packstücke \(1\) \|/);
});
