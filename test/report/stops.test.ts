/** Reports number stops as they are unloaded where an order of deliveries is asked, and call no mass verified. */
import t from 'tap';
import { sheetsOf } from '../../src/report/layout-sheets.js';
import { LAYOUTS } from '../../src/report/layouts.js';
import { reportOf } from '../../src/report/model/report.js';
import { writePage } from '../../src/report/page/page.js';
import { workOrder } from '../../src/report/work-order.js';

import { REPORT_LANGUAGES } from '../../src/schema/reports.js';
import { calculated, REQUESTS, reportOptionsOf, sourceOf } from '../support/report/report-sources.js';

const carton = (name: string, sequence: number, groupName: string) => ({
  ...{ style: 'Shipcase', name, length: 400, width: 400, height: 400, weight: 5, qty: 4, sequence, groupName },
});
const ORDER = {
  title: 'Two shops',
  cargoes: [carton('Near', 2, 'Shop A'), carton('Far', 1, 'Shop B')],
  emptyContainers: [{ containerType: 'Truck', name: 'Van', length: 4000, width: 800, height: 800, emptyWeight: 1000 }],
};
const asked = (rules: object) =>
  calculated({ ...ORDER, rules: { calculationType: 'MixLoad', optimizationLevel: 1, ...rules } });

type Steps = { containers: { steps: { name: string; stop: number | null }[] }[] };
const stopsIn = (load: ReturnType<typeof asked>) =>
  (workOrder(sourceOf(load), reportOptionsOf(load)) as Steps).containers[0]!.steps.map(({ name, stop }) => [
    name,
    stop,
  ]);

t.test('the first stop is loaded last', async (t) => {
  for (const rules of [{ isSequenceUsed: true }, { isGroupSequenceUsed: true }]) {
    const load = asked(rules);
    t.same(stopsIn(load), [
      ['Far', 2],
      ['Near', 1],
    ]);
    const page = writePage(sourceOf(load), reportOptionsOf(load));
    t.match(page, '<bdi>Stop: 1</bdi><bdi>Group: Shop A</bdi>');
    t.match(page, '<h3>Stops and groups</h3>');
    t.notMatch(page, 'Loading order');
  }
});

t.test('without an order of deliveries the rows say an order of loading', async (t) => {
  const load = asked({});
  t.same(
    stopsIn(load).map(([, stop]) => stop),
    [null, null],
  );
  const page = writePage(sourceOf(load), reportOptionsOf(load));
  t.match(page, '<bdi>Loading order: 2</bdi>');
  t.notMatch(page, '>Stop');
});

t.test('no mass is called verified, in no language', async (t) => {
  const load = asked({});
  for (const language of REPORT_LANGUAGES) {
    const page = writePage(sourceOf(load), reportOptionsOf(load, { language }));
    t.notMatch(page, /VGM/, language);
  }
  t.match(writePage(sourceOf(load), reportOptionsOf(load)), 'Gross mass (calculated)');
});

t.test('on a pallet its own weight is in the sum of its stops', (t) => {
  const { cargoes, rules, ...rest } = REQUESTS['pallets'] as { cargoes: object[]; rules: object };
  const load = calculated({
    ...rest,
    cargoes: cargoes.map((cargo, at) => ({ ...cargo, sequence: at + 1 })),
    rules: { ...rules, isSequenceUsed: true },
  });
  const source = sourceOf(load);
  const sheets = [...sheetsOf(source, reportOf(source).rows, LAYOUTS.planner)];
  t.ok(sheets.some(({ shown }) => shown === null));
  for (const { stops, manifest, own } of sheets) {
    const all = stops.rows.reduce((sum, { weight }) => sum + weight, stops.shared);
    const meant = manifest.reduce((sum, { weight }) => sum + weight, own.weight);
    t.ok(Math.abs(all - meant) < 1e-6, `${all}, not ${meant}`);
  }
  t.end();
});
