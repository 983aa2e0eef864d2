/** The page of changes is made from the definitions, and nothing that was given out is gone. */
import t from 'tap';
import { definition } from '../../scripts/changes/definition.js';
import { differenceOf } from '../../scripts/changes/difference.js';
import { changesPage, keptSurfaces } from '../../scripts/changes/page.js';
import { surfaceOf } from '../../scripts/changes/surface.js';
import { ROOT } from '../support/source-files.js';

const KEPT = keptSurfaces(`${ROOT}docs/changes`);
const today = surfaceOf(definition());

/** Fields of a pallet that stood inside a cargo: it has all fields of an EmptyContainer, to which it refers. */
const REFERRED: readonly string[] = ['Cargo', 'CargoRecord', 'CargoReference'].map(
  (name) => `${name}.palletizing.pallet`,
);

t.test('nothing that an earlier definition had is gone', async (t) => {
  t.ok(KEPT.length > 1);
  for (const { day, surface } of KEPT) {
    const removed = differenceOf(surface, today).removed.filter((thing) => !REFERRED.includes(thing));
    t.same(removed, [], day);
  }
});

t.test('what is new, gone and otherwise', async (t) => {
  const before = { 'GET /a': 'A', 'GET /a query b': 'string', 'A.x': 'number', 'A.y.z': 'string' };
  const after = {
    'GET /a': 'B',
    'GET /a query c': 'string',
    'GET /new': 'N',
    'GET /new query d': 'a',
    'A.x': 'number',
    'N.o': 'p',
  };
  t.strictSame(differenceOf(before, after), {
    added: ['GET /a query c', 'GET /new', 'N'],
    removed: ['GET /a query b', 'A.y'],
    changed: [{ thing: 'GET /a', from: 'A', to: 'B' }],
  });
  const page = changesPage([{ day: '2026-01-01', surface: before }], after);
  t.match(page, /## Since 2026-01-01\n\n- \*\*Gone:\*\* `GET \/a query b`/);
  t.match(page, '- New: `GET /new`: N');
  t.match(page, '- Reads otherwise: `GET /a`: A, now B');
});

t.test('the surface has every parameter and every field', async (t) => {
  t.match(today, {
    'POST /Loads': 'BuiltLoad',
    'POST /Loads query UOM': 'UnitEnglish, UnitMetric, UnitHighMetric',
    'Load.unloaded[].qty': 'integer',
    'Cargo.bulgeSize.length': 'number',
  });
});
