/** A hard rule is one obvious place, three times: judged in src/rules, searched in assembly/rules, tested in test/rules. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { FIRST_RULE, ORDER_RULES, PLAN_RULES, RULES } from '../../src/rules/index.js';
import { ROOT } from '../support/source-files.js';

/**
 * Rules that the search obeys by a file of its own; a file that appears in assembly/rules is entered here. (One more,
 * extent, cuts the room before anything is searched: assembly/problem/extent.ts.)
 */
const RULES_IN_SEARCH: readonly string[] = [
  'cargo-overhang',
  'cargo-types',
  'containment',
  'drop-decks',
  'fill-quantity',
  'floor-stack-type',
  'groups-stacking-rule',
  'layers',
  'orientations',
  'over-different-cargoes',
  'pallet-overhang',
  'price-limit',
  'quantity',
  'rolls',
  'sequence',
  'stacking-height',
  'stacking-rule',
  'support',
  'supporting-weight',
  'supports-others',
  'nothing-on-top',
  'volume-limit',
  'weight-difference',
  'weight-limit',
  'zones',
];

const ALL = [FIRST_RULE, ...ORDER_RULES, ...PLAN_RULES, ...RULES];

t.test('every judged rule has its file, named after it, and its test', async (t) => {
  for (const { id, title } of ALL) {
    t.ok(existsSync(join(ROOT, `src/rules/${id}.ts`)), `src/rules/${id}.ts`);
    t.ok(existsSync(join(ROOT, `test/rules/${id}.test.ts`)), `test/rules/${id}.test.ts`);
    t.not(title, '');
  }
  t.equal(new Set(ALL.map((rule) => rule.id)).size, ALL.length, 'no id twice');
});

t.test('every rule of the search is judged and tested, too', async (t) => {
  const ids = ALL.map((rule) => rule.id);
  for (const id of RULES_IN_SEARCH) {
    t.ok(existsSync(join(ROOT, `assembly/rules/${id}.ts`)), `assembly/rules/${id}.ts`);
    t.ok(ids.includes(id), `${id} is judged`);
  }
});

t.test('the list of rules in the search is complete', async (t) => {
  const files = readdirSync(join(ROOT, 'assembly/rules')).map((name) => name.replace(/\.ts$/, ''));
  t.same(files.sort(), [...RULES_IN_SEARCH].sort());
});
