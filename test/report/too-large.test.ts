/** A report that no thread can hold says so; the next one is written. */
import t from 'tap';
import { ReportIsTooLarge, ReportPool } from '../../src/report/pool.js';
import { calculated, sourceOf, wishOf } from '../support/report-sources.js';

/** MiB; what the thread loads takes a good part of it. */
const SMALL_HEAP = 32;

/** So many cargoes, each a step of its own. */
function orderOf(cargoes: number, qty: number) {
  const load = calculated({
    title: 'Large',
    cargoes: Array.from({ length: cargoes }, (_, at) => ({
      ...{ style: 'Shipcase', name: `Cargo ${at}`, length: 400, width: 300, height: 200 + at, weight: 5, qty },
    })),
    emptyContainers: [{ containerType: 'SeaVan', name: '20 ft', length: 5890, width: 2330, height: 2380, qty: 20 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  });
  const { shown, head } = sourceOf(load);
  const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  return { form: 'html', stored: bytes(load), shown: bytes(shown), head, wish: wishOf(load) } as const;
}

t.test('a page beyond the memory of its thread', { timeout: 60_000 }, async (t) => {
  const pool = new ReportPool(null, 1, SMALL_HEAP);
  t.teardown(() => pool.close());
  await t.rejects(pool.write(orderOf(100, 20)), ReportIsTooLarge);
  t.ok((await pool.write(orderOf(2, 3)))!.length > 1000, 'a smaller one is written by the next thread');
});
