/** Nothing is left out: every field that is a rule has its row, every soft rule and search setting its tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { FIRST_RULE, ORDER_RULES, PLAN_RULES, RULES } from '../../src/rules/index.js';
import { STACKING_RULE } from '../../src/schema/enums.js';
import { nameOf } from '../support/rules/rule-rows.js';
import { ROOT } from '../support/source-files.js';
import { ALL_ROWS } from './in-search/rows/index.js';

/** Rules that no field of a request switches on or off alone; their own tests plant what breaks them. */
const ALWAYS_THERE: readonly string[] = [
  'well-formed',
  'quantity',
  'loading-order',
  'unit-load',
  'palletizing',
  'optional-cargo',
  'extra-cargo',
  'poor-containers',
  'container-types',
];

/** Fields that rules read beside the one that has the row. */
const READ_BESIDE: Readonly<Record<string, string>> = {
  diameter: 'style',
  weight: 'maxWeight',
  price: 'maxPrice',
  stackValue: 'stackingRule',
  stackCode: 'stackingRule',
  sequence: 'isSequenceUsed',
  groupName: 'isGroupSequenceUsed',
  isIdenticalCargoStayInOneContainerWhenNotSpread: 'isSpreadIdenticalCargoAllowed',
  palletOverhangLength: 'palletOverhang',
  palletOverhangWidth: 'palletOverhang',
  palletUnderhangLength: 'palletUnderhang',
  palletUnderhangWidth: 'palletUnderhang',
};

const SOFT: readonly string[] = [
  'emptyContainersFavorite',
  'isGroupsToPrefContainers',
  'isGroupUsed',
  'isSameAlias1TogetherInSameGroup',
  'isSameAlias2TogetherInSameAlias1AndGroup',
  'sequence over containers',
  'faceOpen',
  'orientationPriority',
];

const SETTINGS: readonly string[] = [
  'isEmptySpaceMerged',
  'isCargoSizeConsolidated',
  'isTuned',
  'maxSearchDepth',
  'Interlocked',
  'maxSearchVolPerncentage',
];

const sourceOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

t.test('every hard rule has a row, and its own test plants what breaks it', async (t) => {
  for (const { id } of [FIRST_RULE, ...ORDER_RULES, ...PLAN_RULES, ...RULES]) {
    const hasRow = ALL_ROWS.some((row) => row.rule === id);
    t.equal(hasRow, !ALWAYS_THERE.includes(id), `${id} has a row`);
    t.ok(sourceOf(`test/rules/${id}.test.ts`).includes(`'${id}'`), `${id} is planted`);
  }
});

t.test('every field of a rule has a row', async (t) => {
  const shown = new Set(ALL_ROWS.map((row) => row.field));
  for (const rule of [...PLAN_RULES, ...RULES].filter(({ id }) => !ALWAYS_THERE.includes(id))) {
    for (const named of rule.fields) {
      const field = named.replace('emptyContainers.', '');
      t.ok(shown.has(READ_BESIDE[field] ?? field), `${rule.id}: ${field}`);
    }
  }
});

t.test('every stacking rule has a row', async (t) => {
  const forbidding = STACKING_RULE.values.filter((name) => name !== 'BestFit' && name !== 'FloorStack');
  const shown = ALL_ROWS.filter((row) => row.field === 'stackingRule').map((row) => row.case?.split(',')[0]);
  t.same([...shown].sort(), [...forbidding].sort());
});

t.test('no row twice', async (t) => {
  const names = ALL_ROWS.map(nameOf);
  t.same(
    names.filter((name, i) => names.indexOf(name) !== i),
    [],
  );
});

t.test('every soft rule decides a load, every search setting changes a search', async (t) => {
  const tests = [
    [SOFT, sourceOf('test/rules/in-search/soft-rules.test.ts')],
    [SETTINGS, sourceOf('test/rules/in-search/search-settings.test.ts')],
  ] as const;
  for (const [names, source] of tests) {
    for (const name of names) t.ok(new RegExp(`['\`]${name}\\b`).test(source), name);
  }
});
