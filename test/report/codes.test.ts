/** The code on a print is read by a real decoder from a page of 110 dots to the inch, whatever its address carries. */
import { createCanvas } from '@napi-rs/canvas';
import decodeQR from 'qr/decode.js';
import t from 'tap';
import { qrCode, sideOfQr } from '../../src/report/codes.js';
import { reportOf } from '../../src/report/model/report.js';
import { liveAddress } from '../../src/report/report-options.js';
import { REPORT_LANGUAGES, REPORT_LAYOUTS } from '../../src/schema/reports.js';
import { calculated, REQUESTS, reportOptionsOf, sourceOf } from '../support/report/report-sources.js';

const DOTS_OF_INCH = 110;
const MARGIN = 20;
/** As a token of a load with a title in another script has it. */
const TOKEN = '88fzJNDIic5wppkBq-5a4FzEX4hja5d7jxkrMhtYrnC36BMmpVwhUmMVQczq9EE9sSlDBIRqhnDkQWvWqxtolA3sTsfY2TagrDwKPg';

/** @param off by so much of a dot it stands beside the dots */
function readAt(text: string, off: number): string | null {
  const code = qrCode(text);
  const side = (sideOfQr(code) / 72) * DOTS_OF_INCH;
  const size = Math.ceil(side) + 2 * MARGIN;
  const context = createCanvas(size, size).getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#000';
  const module = side / code.width;
  for (const { x, y, width, height } of code.bars)
    context.fillRect(MARGIN + off + x * module, MARGIN + off + y * module, width * module, height * module);
  try {
    return decodeQR({ width: size, height: size, data: context.getImageData(0, 0, size, size).data });
  } catch {
    return null;
  }
}

t.test('in every language and layout', async (t) => {
  const load = calculated(REQUESTS['cartons']!);
  const report = reportOf(sourceOf(load));
  const { addresses } = reportOptionsOf(load);
  const live = `https://stowage.logistics.example.com/Reports/${TOKEN}`;
  const texts = REPORT_LANGUAGES.flatMap((language) =>
    REPORT_LAYOUTS.map((layout) => {
      const options = reportOptionsOf(load, { language, layout }, { addresses: { ...addresses, live } });
      return liveAddress(options, report);
    }),
  );
  t.ok(texts.some((text) => text.length > 190));
  for (const text of new Set(texts)) {
    t.same(
      [0, 0.25, 0.5, 0.75].map((off) => readAt(text, off)),
      [text, text, text, text],
      text.slice(-50),
    );
  }
});
