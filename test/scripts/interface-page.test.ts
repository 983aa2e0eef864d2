/** docs/interface.md says what the code does: run `npm run docs` and `npm run format` when one of these fails. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { codeSections } from '../../scripts/docs/code-sections.js';
import { interfaceSections } from '../../scripts/docs/interface-sections.js';
import { drawOrientations } from '../../scripts/docs/orientations-drawing.js';
import { sectionOf, writeSections } from '../../scripts/docs/sections.js';
import { problemOf } from '../../src/http/errors.js';
import { ERRORS } from '../../src/schema/code-catalogue.js';
import { FAILURE_CODES, type FailureCode } from '../../src/schema/codes.js';
import { REQUEST_SCHEMAS } from '../../src/schema/node.js';
import { ServiceFailure } from '../../src/service/failures.js';
import { ROOT } from '../support/source-files.js';

const page = readFileSync(`${ROOT}docs/interface.md`, 'utf8');

/** Tables are aligned after they are written. */
const plain = (text: string) => text.replace(/-{3,}/g, '---').replace(/\s+/g, ' ').trim();

t.test('the tables of operations, fields, parameters and enumerations are those of the code', async (t) => {
  for (const [name, text] of Object.entries(interfaceSections())) {
    t.equal(plain(sectionOf(page, name)), plain(text), `${name}: run \`npm run docs\``);
  }
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
