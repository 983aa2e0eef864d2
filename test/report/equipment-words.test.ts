/** A finished pallet is called the same in every part of a report, as the language calls it. */
import t from 'tap';
import { writePage } from '../../src/report/page/page.js';
import { calculated, REQUESTS, reportOptionsOf, sourceOf } from '../support/report/report-sources.js';

t.test('steps and lists in German say Europalette', async (t) => {
  const request = JSON.stringify(REQUESTS['pallets']).replaceAll('"Euro pallet"', '"EUR pallet 1200 x 800"');
  const load = calculated(JSON.parse(request));
  for (const layout of ['planner', 'loader'] as const) {
    const page = writePage(sourceOf(load), reportOptionsOf(load, { layout, language: 'GER' }));
    t.match(page, /Europalette/, layout);
    t.notMatch(page.replace(/<svg.*?<\/svg>/gs, ''), /EUR pallet/, layout);
  }
});
