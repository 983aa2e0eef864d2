import type { Test } from 'tap';
import { type MasterRecord, NameTaken, type RecordSearch } from '../../../src/store/index.js';
import { ANN, at, cargo, deletion } from '../samples.js';
import type { OpenStore } from './open-store.js';

export async function recordsContract(t: Test, open: OpenStore): Promise<void> {
  const store = await open();
  t.teardown(() => store.close());
  const { records } = store;
  const cargoNames = async (
    contains: RecordSearch['contains'],
    rest: Partial<RecordSearch> = {},
  ): Promise<string[]> => {
    const page = await records.search({ company: 'acme', kind: 'Cargo', contains, limit: 100, ...rest });
    return page.items.map((record) => record.name).sort();
  };

  await t.test('records come back as saved, in the order of the names', async (t) => {
    const fields = { 'odd.$key': [1, null, { deep: 0.1 }], groupName: 'Stop A', description: '"q"' };
    const saved = [cargo('acme', 'Bolt', fields), cargo('acme', 'bolt'), cargo('other', 'Bolt', { weight: 9 })];
    t.strictSame(await records.save(saved), saved);
    t.strictSame(await records.get('acme', 'Cargo', ['bolt', 'none', 'Bolt']), [saved[1], null, saved[0]]);
    t.strictSame(await records.get('other', 'Cargo', ['Bolt']), [saved[2]]);
    t.strictSame(await records.get('acme', 'Truck', ['Bolt']), [null], 'kinds are apart');
  });

  await t.test('the same name overwrites, createdAt stays, search terms follow', async (t) => {
    await records.save([cargo('acme', 'over', { alias: 'FIRST' }, at(1))]);
    const [again] = await records.save([cargo('acme', 'over', { alias: 'SECOND' }, at(5))]);
    t.equal(again!.createdAt, at(1));
    t.equal(again!.updatedAt, at(5));
    t.strictSame(await cargoNames({ alias: 'first' }), []);
    t.strictSame(await cargoNames({ alias: 'second' }), ['over']);
    await records.save([cargo('acme', 'dup', { alias: 'ONE' }), cargo('acme', 'dup', { alias: 'TWO' })]);
    t.strictSame(await cargoNames({ alias: 'one' }), []);
    t.strictSame(await cargoNames({ alias: 'two' }), ['dup'], 'the last of one name in one call wins');
  });

  await t.test('filters match parts without regard to case, all together', async (t) => {
    await records.save([
      cargo('find', 'Müller 100% (x)', { alias: 'A.*', alias2: 'Ω1', groupName: 'North' }),
      cargo('find', 'MÜLLER 200', { alias: 'b', groupName: 'south' }),
      cargo('find', 'plain', { alias: 7, groupName: 'NORTH-WEST' }),
    ]);
    const names = (contains: RecordSearch['contains']) => cargoNames(contains, { company: 'find' });
    t.strictSame(await names({ name: 'müll' }), ['MÜLLER 200', 'Müller 100% (x)']);
    t.strictSame(await names({ name: '% (' }), ['Müller 100% (x)']);
    t.strictSame(await names({ alias: '.*' }), ['Müller 100% (x)']);
    t.strictSame(await names({ alias2: 'ω' }), ['Müller 100% (x)']);
    t.strictSame(await names({ groupName: 'NORTH' }), ['Müller 100% (x)', 'plain']);
    t.strictSame(await names({ groupName: 'north', name: 'LAIN' }), ['plain']);
    t.strictSame(await names({ groupName: 'north', name: 'nothing' }), []);
    t.strictSame(await names({ name: '' }), ['MÜLLER 200', 'Müller 100% (x)', 'plain']);
  });

  await t.test('a name that has every three characters of the part, not the part', async (t) => {
    const saved = [
      'Crate steel bolts SKU-1',
      'm8 x 40',
      'm8 x 4',
      'x 40 m8 x',
      'two  blanks',
      'two blanks',
      '🚚🚚 🚛🚛',
    ];
    await records.save(saved.map((name, n) => cargo('blanks', name, {}, at(n))));
    const names = (name: string) => cargoNames({ name }, { company: 'blanks' });
    t.strictSame(await names('bolts steel'), []);
    t.strictSame(await names('L BOLTS s'), ['Crate steel bolts SKU-1']);
    t.strictSame(await names('steel bolts sku'), ['Crate steel bolts SKU-1']);
    t.strictSame(await names('8 x 4'), ['m8 x 4', 'm8 x 40']);
    t.strictSame(await names('M8 X 40'), ['m8 x 40']);
    t.strictSame(await names(' x 40'), ['m8 x 40']);
    t.strictSame(await names('m8 x '), ['m8 x 4', 'm8 x 40']);
    t.strictSame(await names('wo  bl'), ['two  blanks']);
    t.strictSame(await names('wo bla'), ['two blanks']);
    t.strictSame(await names('🚚🚚 🚛🚛'), ['🚚🚚 🚛🚛']);
    t.strictSame(await names('🚛🚛 🚚🚚'), []);
    await records.change('blanks', 'Cargo', ['m8 x 4'], (record) => ({ ...record, name: 'bolts steel' }));
    t.strictSame(await names('bolts steel'), ['bolts steel']);
    t.strictSame(await names('m8 x '), ['m8 x 40']);
  });

  await t.test('a change is all or nothing and loses no update', async (t) => {
    await records.save([cargo('acme', 'c1', { weight: 0 }), cargo('acme', 'c2', { weight: 0 })]);
    const add = (record: MasterRecord): MasterRecord => ({
      ...record,
      fields: { ...record.fields, weight: Number(record.fields['weight']) + 1 },
    });
    t.equal(await records.change('acme', 'Cargo', ['c1', 'missing'], add), null);
    await t.rejects(
      records.change('acme', 'Cargo', ['c1', 'c2'], (record) => {
        if (record.name === 'c2') throw new Error('no');
        return add(record);
      }),
      /no/,
    );
    await t.rejects(
      records.change('acme', 'Cargo', ['c1'], (record) => ({ ...record, company: 'other' })),
      RangeError,
    );
    const weights = async () =>
      (await records.get('acme', 'Cargo', ['c1', 'c2'])).map((record) => record!.fields['weight']);
    t.strictSame(await weights(), [0, 0]);
    await Promise.all(Array.from({ length: 20 }, () => records.change('acme', 'Cargo', ['c1', 'c2'], add)));
    t.strictSame(await weights(), [20, 20]);
  });

  await t.test('the same records saved by many at once', async (t) => {
    const batch = (n: number) =>
      Array.from({ length: 20 }, (_, i) => cargo('many', `m${(i * 7 + n) % 25}`, { weight: n }));
    const saved = await Promise.all(Array.from({ length: 12 }, (_, n) => records.save(batch(n))));
    t.equal(saved.flat().length, 240);
    const found = await records.search({ company: 'many', kind: 'Cargo', contains: {}, limit: 100 });
    t.equal(found.items.length, 25);
  });

  await t.test('a change may rename a record, not take the name of another', async (t) => {
    await records.save([cargo('acme', 'r1', { alias: 'one' }), cargo('acme', 'r2', { alias: 'two' })]);
    const renameTo = (name: string) => (record: MasterRecord) => ({ ...record, name });
    await t.rejects(records.change('acme', 'Cargo', ['r1'], renameTo('r2')), NameTaken);
    await t.rejects(records.change('acme', 'Cargo', ['r1', 'r2'], renameTo('r3')), NameTaken);
    t.match(await records.get('acme', 'Cargo', ['r1', 'r2', 'r3']), [{ name: 'r1' }, { name: 'r2' }, null]);
    t.match(await records.change('acme', 'Cargo', ['r1'], renameTo('r4')), [{ name: 'r4', fields: { alias: 'one' } }]);
    t.match(await records.get('acme', 'Cargo', ['r1', 'r4']), [null, { name: 'r4' }]);
    t.strictSame(await cargoNames({ name: 'r1' }), []);
    t.strictSame(await cargoNames({ name: 'r4', alias: 'one' }), ['r4']);
  });

  await t.test('delete, dates and pages', async (t) => {
    const many = Array.from({ length: 12 }, (_, n) => cargo('paged', `p${n}`, {}, at(n)));
    await records.save(many);
    t.ok(await records.delete({ company: 'paged', kind: 'Cargo', name: 'p7' }, deletion(ANN)));
    t.notOk(await records.delete({ company: 'paged', kind: 'Cargo', name: 'p7' }, deletion(ANN)));
    const first = await records.search({ company: 'paged', kind: 'Cargo', contains: {}, limit: 5 });
    t.strictSame(
      first.items.map((record) => record.name),
      ['p11', 'p10', 'p9', 'p8', 'p6'],
    );
    await records.save([cargo('paged', 'late', {}, at(50))]);
    const second = await records.search({
      company: 'paged',
      kind: 'Cargo',
      contains: {},
      limit: 50,
      cursor: first.next!,
    });
    t.strictSame(
      second.items.map((record) => record.name),
      ['p5', 'p4', 'p3', 'p2', 'p1', 'p0'],
    );
    t.equal(second.next, null);
    t.strictSame(await cargoNames({ name: 'p' }, { company: 'paged', createdFrom: at(2), createdTo: at(4) }), [
      'p2',
      'p3',
    ]);
  });
}
