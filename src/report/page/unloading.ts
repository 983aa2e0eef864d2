/** What comes off at each stop, in a page: where it stands, what the receiver signs, and in which order it is taken off. */
import { codeOf, paintOf } from '../cargo-marks.js';
import type { LoadSheet, Report } from '../model/report.js';
import { RECEIPT, unloadingOf } from '../unloading.js';
import type { Words } from '../words/words.js';
import { blanksHtml } from './blanks.js';
import { type Html, html } from './html.js';
import { sharedParts, stepSvg } from './step-svg.js';
import { listHtml } from './tables.js';

/** Pixels. */
const SIZE = { wide: 230, most: 190 };

/** @param id of the sheet in the page */
export function unloadingHtml(sheet: LoadSheet, report: Report, words: Words, id: string): Html | null {
  const drawn = unloadingOf(sheet, report, words, SIZE.wide, SIZE.most);
  if (drawn === null) return null;
  const { pictures, stops } = drawn;
  const paint = (cargo: number) => paintOf(sheet, cargo);
  const code = (cargo: number) => codeOf(sheet, cargo);
  const own = `${id}w`;
  const parts = stops.map(
    ({ caption, place, receipt, list }) =>
      html`<h4><bdi>${caption}</bdi></h4><figure class="small">${stepSvg(pictures, place, own, caption, paint, code)}</figure>${listHtml(list, false)}<p><b><bdi>${receipt}</bdi></b></p>${blanksHtml(sheet, { ofContainer: [], ofSheet: RECEIPT }, words)}`,
  );
  return html`<h3>${words.text('unloading')}</h3><p class="quiet">${words.text('unloadingNote')}</p>${sharedParts(pictures, own)}${parts}`;
}
