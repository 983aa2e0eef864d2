/** Tables of a PDF that go on on the next page: under their heading and their titles once more. */
import t from 'tap';
import { writePdf } from '../../src/report/pdf/document.js';
import { Words } from '../../src/report/words/words.js';
import { pdfPages } from '../support/report/pdf-text.js';
import { calculated, reportOptionsOf, sourceOf } from '../support/report/report-sources.js';

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
      const options = reportOptionsOf(load, { language, layout: 'customer', uom });
      await writePdf(sourceOf(load, uom), options, null, (chunk) => chunks.push(chunk));
      const words = new Words(language, uom);
      const again = words.text('continued', { title: words.text('manifest') });
      t.ok(again.includes(words.text('manifest')) && !again.includes('{'), again);
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

t.test('no figure is divided, and no heading stands alone at the foot of a page', async (t) => {
  const load = calculated({
    title: 'Lang genug, um die Bilder auf die nächste Seite zu schieben: '.repeat(3).slice(0, 140),
    description: 'Bemerkung '.repeat(40),
    cargoes: Array.from({ length: 3 }, (_, at) => ({
      ...{ style: 'Shipcase', name: `Gestell ${at + 1}`, length: 1200, width: 1200, height: 1500 },
      ...{ weight: 1234.5678, qty: 3, groupName: `Auftrag ${at}`, pieceInside: 12, sequence: at + 1 },
    })),
    emptyContainers: [{ containerType: 'Truck', name: 'T', length: 13600, width: 2480, height: 2700 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1, isSequenceUsed: true },
  });
  for (const layout of ['planner', 'loader', 'customer'] as const) {
    const chunks: Uint8Array[] = [];
    await writePdf(sourceOf(load, 'UnitMetric'), reportOptionsOf(load, { language: 'GER', layout }), null, (chunk) =>
      chunks.push(chunk),
    );
    const words = new Words('GER', 'UnitMetric');
    const pages = pdfPages(Buffer.concat(chunks)).map(({ pieces }) => pieces);
    const hasList = pages.some((pieces) => pieces.includes(words.text('manifest')));
    t.ok(!hasList || pages.some((pieces) => pieces.includes('1.234,5678')), `${layout}: the weight of one, whole`);
    const last = (pieces: readonly string[]) => pieces.filter((piece) => piece.trim() !== '').slice(-6);
    for (const key of ['views', 'manifest', 'figures'] as const) {
      const heading = words.text(key);
      // The foot of a page comes after what stands on it: its three texts, and a page number.
      const page = pages.find((pieces) => pieces.includes(heading));
      t.notOk(page !== undefined && last(page).includes(heading), `${layout}: ${heading}`);
    }
  }
});
