/** Tables of a PDF that go on on the next page: under their heading and their titles once more. */
import t from 'tap';
import { writePdf } from '../../src/report/pdf/document.js';
import { Words } from '../../src/report/words/words.js';
import { pdfPages } from '../support/pdf-text.js';
import { calculated, sourceOf, wishOf } from '../support/report-sources.js';

const ROWS = 120;

t.test('a manifest of several pages names itself on each', async (t) => {
  const load = calculated({
    title: 'Many rows',
    cargoes: Array.from({ length: ROWS }, (_, at) => ({
      ...{ style: 'Shipcase', name: `Carton ${at + 1}`, length: 400, width: 300, height: 200, weight: 5, qty: 1 },
    })),
    emptyContainers: [{ containerType: 'Truck', name: 'T', length: 6000, width: 2400, height: 2400 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
  });
  for (const language of ['ENG', 'GER', 'JPN'] as const) {
    for (const uom of ['UnitMetric', 'UnitEnglish'] as const) {
      const chunks: Uint8Array[] = [];
      const wish = wishOf(load, { language, layout: 'customer', uom });
      await writePdf(sourceOf(load, uom), wish, null, (chunk) => chunks.push(chunk));
      const words = new Words(language, uom);
      const again = words.text('continued', { title: words.text('manifest') });
      const pages = pdfPages(Buffer.concat(chunks)).map(({ pieces }) => pieces);
      const going = pages.filter((pieces, at) => at > 0 && pieces.some((text) => /^Carton \d+$/.test(text)));
      t.ok(going.length >= 2, `${language}, ${uom}: ${pages.length} pages`);
      const areNamed = going.map((pieces) =>
        [again, words.text('manifest')].some((title) => pieces.join('').includes(title)),
      );
      t.notOk(areNamed.includes(false), `${language}, ${uom}`);
    }
  }
});
