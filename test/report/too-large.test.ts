/** A report that no thread can hold says so; the next one is written. */
import t from 'tap';
import { ReportIsTooLarge, ReportPool } from '../../src/report/pool.js';
import { deepOnly } from '../support/draws.js';
import { calculated, reportOptionsOf, sourceOf } from '../support/report/report-sources.js';

/** MiB; what the thread loads takes a good part of it. */
const SMALL_HEAP = 64;
/** Lists that take some 100 MiB in a heap, and 9 MB as text: none of them is large by itself. */
const HEAVY = Array.from({ length: 3000 }, () => Array.from({ length: 1000 }, () => []));

/** A report of two cargoes, of a load that somebody described in lists. */
function orderOf(description: unknown) {
  const load = calculated({
    title: 'Large',
    cargoes: [1, 2].map((at) => ({
      ...{ style: 'Shipcase', name: `Cargo ${at}`, length: 400, width: 300, height: 200 + at, weight: 5, qty: 3 },
    })),
    emptyContainers: [{ containerType: 'SeaVan', name: '20 ft', length: 5890, width: 2330, height: 2380, qty: 20 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  });
  const { shown, head } = sourceOf(load);
  const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  const stored = { ...load, description };
  return { form: 'html', stored: bytes(stored), shown: bytes(shown), head, options: reportOptionsOf(load) } as const;
}

t.test('a page beyond the memory of its thread', deepOnly, async (t) => {
  const pool = new ReportPool(null, 1, SMALL_HEAP);
  t.teardown(() => pool.close());
  await t.rejects(pool.write(orderOf(HEAVY)), ReportIsTooLarge);
  t.ok((await pool.write(orderOf('')))!.length > 1000, 'a smaller one is written by the next thread');
});
