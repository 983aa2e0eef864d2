/** A long report is small: its structure is packed and what is drawn alike is in it once; readers of PDFs find all of it. */
import t from 'tap';
import { writePdf } from '../../src/report/pdf/document.js';
import { objectsOf, packedIn, pdfPages } from '../support/report/pdf-text.js';
import { calculated, REQUESTS, reportOptionsOf, sourceOf } from '../support/report/report-sources.js';

async function pdfOf(name: string): Promise<Buffer> {
  const load = calculated(REQUESTS[name]!);
  const chunks: Uint8Array[] = [];
  await writePdf(sourceOf(load), reportOptionsOf(load, { layout: 'loader' }), null, (chunk) => chunks.push(chunk));
  return Buffer.concat(chunks);
}

t.test('every object is where the table says', async (t) => {
  const bytes = await pdfOf('cartons');
  const objects = objectsOf(bytes);
  const text = bytes.toString('latin1');
  const [, from] = /startxref\n(\d+)\n%%EOF\s*$/.exec(text)!;
  const [, id] = /^(\d+) 0 obj\n/.exec(text.slice(Number(from)))!;
  const { head, stream } = objects.get(Number(id))!;
  t.match(head, /\/Type \/XRef/);
  const packed = packedIn(objects);
  const kinds = [0, 0, 0];
  for (let object = 0; object < stream!.length / 7; object++) {
    const [kind, first, second] = [0, 1, 5].map((at, field) => stream!.readUIntBE(object * 7 + at, [1, 4, 2][field]!));
    kinds[kind!]!++;
    if (kind === 1) t.ok(text.startsWith(`${object} 0 obj\n`, first), `object ${object}`);
    if (kind === 2) t.same(packed.get(object)?.place, [first, second], `packed object ${object}`);
  }
  t.equal(kinds[0], 1);
  t.ok(kinds[2]! > kinds[1]!, 'most are packed');
  const structure = [...packed.values()].map((one) => one.text);
  t.ok(structure.some((one) => one.includes('/StructTreeRoot')));
  t.ok(structure.some((one) => one.includes('/S /H1')));
});

t.test('what is drawn alike is in the document once', async (t) => {
  const bytes = await pdfOf('pallets');
  const used = [...objectsOf(bytes).values()].flatMap(({ head, stream }) =>
    head.includes('/Subtype') ? [] : [...(stream?.toString('latin1').matchAll(/\/Drawing\d+ Do/g) ?? [])].map(String),
  );
  t.ok(used.length > 1.5 * new Set(used).size, `${used.length} of ${new Set(used).size}`);
  t.ok(pdfPages(bytes).every(({ pieces }) => pieces.length > 3));
});
