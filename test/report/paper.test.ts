/** Loaders carry what is printed: a step takes no more of a page than it needs. */
import t from 'tap';
import { writePdf } from '../../src/report/pdf/document.js';
import { pdfPages } from '../support/report/pdf-text.js';
import { calculated, dock, quickly, reportOptionsOf, sourceOf } from '../support/report/report-sources.js';

/** Pages at most; they were 97, 25 and 7 when words below a step had no room beside its picture. */
const MOST: readonly (readonly [load: string, pages: number])[] = [
  ['many', 90],
  ['reefer', 18],
  ['stops', 6],
];

for (const [name, most] of MOST) {
  t.test(name, async (t) => {
    const load = calculated(quickly(dock(name)));
    const chunks: Uint8Array[] = [];
    const options = reportOptionsOf(load, { layout: 'loader', language: 'GER', paper: 'A4' });
    await writePdf(sourceOf(load), options, null, (chunk) => chunks.push(chunk));
    const { length } = pdfPages(Buffer.concat(chunks));
    t.ok(length <= most, `${length} pages`);
  });
}
