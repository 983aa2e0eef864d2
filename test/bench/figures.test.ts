/** The main job of docs/first-load.md shows what `npm run figures` measured: run it when this fails. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { blockOf, requestOf, shownOf } from '../../bench/figures.js';
import { ROOT } from '../support/source-files.js';

t.test('the figures of the main job are those of its result', async (t) => {
  const page = readFileSync(`${ROOT}docs/first-load.md`, 'utf8');
  const { results } = JSON.parse(readFileSync(`${ROOT}bench/results/figures.json`, 'utf8'));
  t.strictSame(requestOf(page), results.request, 'of the request that the page sends');
  t.equal(shownOf(page), blockOf(results.answer));
  t.throws(() => requestOf('# Another page'), /no main job/);
});
