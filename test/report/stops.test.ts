/** Reports number stops as they are unloaded where an order of deliveries is asked, and call no mass verified. */
import t from 'tap';
import { writePage } from '../../src/report/page/page.js';
import { workOrder } from '../../src/report/work-order.js';

import { REPORT_LANGUAGES } from '../../src/schema/reports.js';
import { calculated, reportOptionsOf, sourceOf } from '../support/report/report-sources.js';

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
