/** Many records are read without holding anybody else up. */
import t from 'tap';
import { openEmbeddedStore } from '../../../src/store/embedded/open.js';
import type { MasterRecord } from '../../../src/store/index.js';
import { temporaryFolder } from '../../support/service/running-service.js';
import { ANN, deletion } from '../samples.js';

const MANY = 5_000;

t.test('others have turns while thousands of records are read, all as of one moment', async (t) => {
  const { records, close } = openEmbeddedStore(temporaryFolder(t));
  t.teardown(close);
  const made = {
    company: 'C',
    kind: 'Cargo',
    uom: 'UnitMetric',
    createdAt: '2026-01-01',
    updatedAt: '2026-01-01',
  } as const;
  const names = Array.from({ length: MANY }, (_, place) => `cargo ${place}`);
  const all = names.map((name): MasterRecord => ({ ...made, name, fields: { name, length: 1 } }));
  await records.save(all);
  let turns = 0;
  const count = setImmediate(function again() {
    turns++;
    counting = setImmediate(again);
  });
  let counting = count;
  const reading = records.get('C', 'Cargo', names);
  const deleting = records.delete({ company: 'C', kind: 'Cargo', name: names.at(-1)! }, deletion(ANN));
  const found = await reading;
  clearImmediate(counting);
  await deleting;
  t.strictSame(found, all);
  t.ok(turns > MANY / 200, `${turns} turns`);
  t.strictSame(await records.get('C', 'Cargo', names.slice(-2)), [all.at(-2), null]);
});
