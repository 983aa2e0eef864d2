/** Results are kept as JSON with one run a line. */
import t from 'tap';
import { compactJson } from '../../bench/results.js';
import fc from '../support/fast-check.js';

const RUN = { brClass: 9, problem: 1, support: 'full', effort: 20000000, percent: 91.40886458519583, fault: null };

t.test('a run is a line, whatever its length', async (t) => {
  const runs = [{ ...RUN, title: 'x'.repeat(200) }, RUN];
  t.equal(compactJson({ runs }).split('\n').length, runs.length + 4);
  t.equal(compactJson({ machine: { cores: 2 }, date: 'today' }), '{"machine":{"cores":2},"date":"today"}');
});

t.test('nothing of it is lost', async () => {
  fc.assert(fc.property(fc.json(), (json) => t.same(JSON.parse(compactJson(JSON.parse(json))), JSON.parse(json))));
});
