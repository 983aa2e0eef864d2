import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { mergePatch } from '../../../src/lib/merge-patch.js';
import { MasterData } from '../../../src/service/records/master-data.js';
import { openEmbeddedStore } from '../../../src/store/embedded/open.js';
import fc from '../../support/fast-check.js';
import { ANN } from '../../support/http/http-app.js';

function open(t: Test): MasterData {
  const folder = mkdtempSync(join(tmpdir(), 'stowage-master-data-'));
  const store = openEmbeddedStore(folder);
  t.teardown(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return new MasterData(store.records);
}

const CRATE = { style: 'ship case', name: ' Crate ', length: 10, width: 20.5, height: 30, weight: 1.25 };
const ALL = { contains: {}, limit: 10 };

t.test('records are stored in their unit and shown in any', async (t) => {
  const data = open(t);
  t.strictSame((await data.save('acme', 'Cargo', CRATE, 'UnitEnglish')).names, ['Crate'], 'trimmed');
  t.match(await data.read('acme', 'Cargo', 'Crate', 'UnitMetric'), { style: 'Shipcase', length: 254, width: 520.7 });
  t.match(await data.read('acme', 'Cargo', 'Crate', 'UnitHighMetric'), { length: 25.4, weight: 0.567 });
  t.match(await data.read('acme', 'Cargo', 'Crate', 'UnitEnglish'), { length: 10, weight: 1.25, isOptional: false });
  for (const [company, name] of [
    ['other', 'Crate'],
    ['acme', 'crate'],
  ] as const) {
    await t.rejects(data.read(company, 'Cargo', name, 'UnitMetric'), { code: 'NoRecords' });
  }
});

t.test('English -> Metric -> English keeps lengths to 4 decimals and weights within 0.0002', async (t) => {
  const data = open(t);
  const size = fc.integer({ min: 1, max: 10_000_000 }).map((n) => n / 10_000);
  const weight = fc.integer({ min: 0, max: 100_000_000 }).map((n) => n / 10_000);
  await fc.assert(
    fc.asyncProperty(size, size, size, weight, async (length, width, height, weight) => {
      const cargo = { style: 'Shipcase', name: 'round', length, width, height, weight };
      await data.save('acme', 'Cargo', cargo, 'UnitEnglish');
      const metric = await data.read('acme', 'Cargo', 'round', 'UnitMetric');
      t.strictSame((await data.save('acme', 'Cargo', metric, 'UnitMetric')).warnings, []);
      const english = await data.read('acme', 'Cargo', 'round', 'UnitEnglish');
      const same = english['length'] === length && english['width'] === width && english['height'] === height;
      return same && Math.abs((english['weight'] as number) - weight) <= 0.0002;
    }),
    { numRuns: 100 },
  );
});

t.test('a merge patch changes what it names', async (t) => {
  const data = open(t);
  await data.save('acme', 'Cargo', { ...CRATE, alias: 'C1', palletizing: { flatPalletTop: true } }, 'UnitEnglish');
  await data.save('acme', 'Cargo', { ...CRATE, name: 'Second', alias: 'C1' }, 'UnitMetric');
  const patch = { length: 254, alias: null, palletizing: { remainQtyToVehicle: true } };
  t.strictSame((await data.patchCargo('acme', 'Crate', patch, 'UnitMetric')).names, ['Crate']);
  const crate = await data.read('acme', 'Cargo', 'Crate', 'UnitEnglish');
  t.match(crate, {
    length: 10,
    width: 20.5,
    alias: '',
    palletizing: { flatPalletTop: true, remainQtyToVehicle: true },
  });
  t.strictSame((await data.patchCargo('acme', 'ALIAS', { alias: 'C1', weight: 7 }, 'UnitMetric')).names, ['Second']);
  t.match(await data.read('acme', 'Cargo', 'Second', 'UnitMetric'), { weight: 7 });
  t.strictSame((await data.patchCargo('acme', 'name', { name: 'Second', alias: 'C2' }, 'UnitMetric')).names, [
    'Second',
  ]);
  t.strictSame((await data.patchCargo('acme', 'Second', { name: 'Third' }, 'UnitMetric')).names, ['Third']);
  await t.rejects(data.patchCargo('acme', 'Third', { name: 'Crate' }, 'UnitMetric'), { code: 'ValidationFailed' });
  await t.rejects(data.patchCargo('acme', 'Third', { length: -1, width: 'x' }, 'UnitMetric'), {
    code: 'ValidationFailed',
    issues: [{ pointer: '/length' }, { pointer: '/width' }],
  });
  await t.rejects(data.patchCargo('acme', 'Third', { name: null }, 'UnitMetric'), { code: 'ValidationFailed' });
  await t.rejects(data.patchCargo('acme', 'nothing', {}, 'UnitMetric'), { code: 'NoRecords' });
  await t.rejects(data.patchCargo('acme', 'alias', { alias: 'c2' }, 'UnitMetric'), { code: 'NoRecords' });
  await t.rejects(data.patchCargo('acme', 'alias', { weight: 2 }, 'UnitMetric'), { code: 'ValidationFailed' });
  await t.rejects(data.patchCargo('acme', 'Third', [], 'UnitMetric'), { code: 'BodyNotAnObject' });
});

t.test('many at once: all or nothing', async (t) => {
  const data = open(t);
  const good = [CRATE, { ...CRATE, name: 'Two' }];
  const bad = [CRATE, { ...CRATE, name: '..' }, 7, { ...CRATE, style: 'Bag', odd: 1 }];
  const issues = [{ pointer: '/1/name' }, { pointer: '/2' }, { pointer: '/3/style' }];
  await t.rejects(data.saveCargoes('acme', bad, 'UnitEnglish'), { code: 'ValidationFailed', issues });
  await t.rejects(data.saveCargoes('acme', { cargoes: bad }, 'UnitEnglish'), {
    code: 'ValidationFailed',
    issues: issues.map(({ pointer }) => ({ pointer: `/cargoes${pointer}` })),
  });
  for (const body of [null, {}, [], { cargoes: [] }, { cargoes: {} }, 'x', Array(10_001).fill(CRATE)]) {
    await t.rejects(data.saveCargoes('acme', body, 'UnitEnglish'), { code: 'ValidationFailed', issues: [{}] });
  }
  await t.rejects(data.search('acme', 'Cargo', ALL, 'UnitEnglish'), { code: 'NoRecords' }, 'nothing was stored');
  t.strictSame((await data.saveCargoes('acme', good, 'UnitEnglish')).names, ['Crate', 'Two']);
  t.strictSame((await data.saveCargoes('acme', { cargoes: good }, 'UnitEnglish')).names, ['Crate', 'Two']);
  t.equal((await data.search('acme', 'Cargo', ALL, 'UnitEnglish')).items.length, 2);
});

t.test('containers go by type and name', async (t) => {
  const data = open(t);
  const van = { name: 'Van', length: 100, width: 50, height: 50 };
  await data.save('acme', 'Truck', van, 'UnitEnglish');
  await data.save('acme', 'SeaVan', { ...van, containerType: 'sea van', length: 200 }, 'UnitEnglish');
  await t.rejects(data.save('acme', 'Truck', { ...van, containerType: 'ULD' }, 'UnitEnglish'), {
    code: 'ValidationFailed',
    issues: [{ pointer: '/containerType' }],
  });
  await t.rejects(data.save('acme', 'Truck', { ...van, name: undefined }, 'UnitEnglish'), {
    code: 'ValidationFailed',
    issues: [{ pointer: '/name' }],
  });
  t.match(await data.read('acme', 'Truck', 'Van', 'UnitEnglish'), { containerType: 'Truck', length: 100 });
  t.match(await data.read('acme', 'SeaVan', 'Van', 'UnitMetric'), { containerType: 'SeaVan', length: 5080 });
  const caller = { ...ANN, company: 'acme' };
  await data.delete(caller, 'Truck', 'Van');
  await t.rejects(data.delete(caller, 'Truck', 'Van'), { code: 'NoRecords' });
  t.equal((await data.search('acme', 'SeaVan', ALL, 'UnitEnglish')).items.length, 1);
  await t.rejects(data.search('acme', 'SeaVan', { ...ALL, cursor: '%' }, 'UnitEnglish'), { code: 'BadCursor' });
  await t.rejects(data.search('acme', 'SeaVan', { ...ALL, createdAt: '%' }, 'UnitEnglish'), { code: 'BadDate' });
});

t.test('merge patch, the examples of RFC 7396', async (t) => {
  const examples: readonly [unknown, unknown, unknown][] = [
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'foo' }, null, null],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ];
  for (const [target, patch, result] of examples) t.strictSame(mergePatch(target, patch), result);
  mergePatch({}, JSON.parse('{"__proto__": {"polluted": true}}'));
  t.notOk('polluted' in {});
});
