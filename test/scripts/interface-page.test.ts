/** docs/interface.md and docs/reference/ say what the code does: run `npm run docs` and `npm run format` when one of these fails. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { codeSections } from '../../scripts/docs/code-sections.js';
import { indexSections, referenceSections } from '../../scripts/docs/interface-sections.js';
import { drawOrientations } from '../../scripts/docs/orientations-drawing.js';
import { linksInto, marksOf, type ReferencePage, referencePages } from '../../scripts/docs/reference.js';
import { sectionOf, writeSections } from '../../scripts/docs/sections.js';
import { anchorOf } from '../../scripts/site/anchors.js';
import { problemOf } from '../../src/http/errors.js';
import { ERRORS } from '../../src/schema/code-catalogue.js';
import { FAILURE_CODES, type FailureCode } from '../../src/schema/codes.js';
import { REQUEST_SCHEMAS } from '../../src/schema/request-schemas.js';
import { ServiceFailure } from '../../src/service/failures.js';
import { headingsIn } from '../support/mentions.js';
import { ROOT } from '../support/source-files.js';

const index = readFileSync(`${ROOT}docs/interface.md`, 'utf8');
const pages = referencePages(new URL(`file://${ROOT}docs/reference/`));

const FORMER_ANCHORS =
  'conventions names numbers limits units colours operations building-a-load comparing-settings output-options loadrequest cargo cargorecord cargoreference emptycontainer rules unitload unit-loads editbuffer accountsettings newkey newlink load filledcontainer shownfilledcontainer space databaseresponse loaddatabasesearchresponse showneditbuffer massloadsresponse cargodatabasesearchresponse containerdatabasesearchresponse storedcargo storedcontainer comparisonresponse comparedload queuedload builtload process processwithload processlist delivery deliverylist linklist madelink keylist madekey webhooksecret shownsettings liveness readiness issue warning error enumerations errors warnings cargo-left-behind master-data searches archive uploads work-in-the-background webhooks edits authentication account-settings settings'.split(
    ' ',
  );

/** Tables are aligned after they are written. */
const plain = (text: string) => text.replace(/-{3,}/g, '---').replace(/\s+/g, ' ').trim();

t.test('the tables of operations, fields, parameters and enumerations are those of the code', async (t) => {
  for (const [name, text] of Object.entries(referenceSections(pages))) {
    const of = pages.filter((page) => marksOf(page).includes(name));
    t.same(
      of.map((page) => plain(sectionOf(page.text, name))),
      [plain(text)],
      `${name}: run \`npm run docs\``,
    );
  }
});

t.test('the way into the reference has every operation and every heading', async (t) => {
  for (const [name, text] of Object.entries(indexSections(pages))) {
    t.equal(plain(sectionOf(index, name)), plain(text), `${name}: run \`npm run docs\``);
  }
});

t.test('an address of the time when the reference was one page still leads to its heading', async (t) => {
  const anchors = new Set([
    ...headingsIn(index).map(anchorOf),
    ...[...index.matchAll(/<a id="([\w-]+)">/g)].map(([, id]) => id!),
  ]);
  for (const anchor of FORMER_ANCHORS) t.ok(anchors.has(anchor), `docs/interface.md#${anchor}`);
});

t.test('a link goes to the page that has the heading', async (t) => {
  const two: ReferencePage[] = [
    { file: 'one.md', text: '# One\n\n## Cargo\n' },
    { file: 'two.md', text: '# Two words\n' },
  ];
  const link = linksInto(two);
  t.equal(link('Cargo'), '[Cargo](one.md#cargo)');
  t.equal(link('UOMEnum', 'Two words'), '[UOMEnum](two.md#two-words)');
  t.throws(() => link('Gone'), /no page of docs\/reference\/ has the heading Gone/);
});

t.test('docs/codes.md explains every code, as the catalogue does', async (t) => {
  const codes = readFileSync(`${ROOT}docs/codes.md`, 'utf8');
  for (const [name, text] of Object.entries(codeSections())) {
    t.equal(plain(sectionOf(codes, name)), plain(text), `${name}: run \`npm run docs\``);
  }
});

t.test('each failed call of the catalogue has the status with which it is answered', async (t) => {
  for (const [code, { status }] of Object.entries(ERRORS)) {
    if (FAILURE_CODES.includes(code as FailureCode)) {
      t.equal(problemOf(new ServiceFailure(code as FailureCode, '')).status, status, code);
    }
  }
});

t.test('a page without the marks of a section is refused', async (t) => {
  t.throws(() => writeSections(new URL(`file://${ROOT}README.md`), { gone: '' }), /there is no <!-- gone: begin -->/);
});

t.test('the orientations are drawn from the table of the rules', async (t) => {
  t.equal(readFileSync(`${ROOT}docs/orientations.svg`, 'utf8'), drawOrientations());
});

t.test('docs/rules.md says what every rule does', async (t) => {
  const rules = readFileSync(`${ROOT}docs/rules.md`, 'utf8');
  const { calculationType: _, ...fields } = REQUEST_SCHEMAS.Rules.properties;
  t.same(
    Object.keys(fields).filter((field) => !rules.includes(field) && !/SolutionsNames$/.test(field)),
    [],
  );
});

t.test('docs/reference/settings.md has every setting, and no other', async (t) => {
  const files = ['config.ts', 'config/keeping.ts', 'config/people.ts'];
  const source = files.map((file) => readFileSync(`${ROOT}src/${file}`, 'utf8')).join('');
  const read = new Set([...source.matchAll(/\benv, '([A-Z_]+)'/g)].map(([, name]) => name!));
  const rows = readFileSync(`${ROOT}docs/reference/settings.md`, 'utf8').matchAll(/^\| ([A-Z_, ]+) \|/gm);
  const shown = new Set([...rows].flatMap(([, names]) => names!.split(', ')));
  t.ok(read.size > 20);
  t.same(
    [...read].filter((name) => !shown.has(name)),
    [],
    'read and not shown',
  );
  t.same(
    [...shown].filter((name) => !source.includes(`'${name}'`)),
    [],
    'shown and not read',
  );
});
