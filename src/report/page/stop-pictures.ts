/** What comes off at each stop, in a page. */
import { codeOf, paintOf } from '../cargo-marks.js';
import type { LoadSheet } from '../model/report.js';
import { stopPictures } from '../stop-pictures.js';
import type { Words } from '../words/words.js';
import { type Html, html } from './html.js';
import { sharedParts, stepSvg } from './step-svg.js';

/** Pixels. */
const SIZE = { wide: 230, most: 190 };

/** @param id of the sheet in the page */
export function stopPicturesHtml(sheet: LoadSheet, words: Words, id: string): Html | null {
  const drawn = stopPictures(sheet, words, SIZE.wide, SIZE.most);
  if (drawn === null) return null;
  const { pictures, stops } = drawn;
  const paint = (cargo: number) => paintOf(sheet, cargo);
  const code = (cargo: number) => codeOf(sheet, cargo);
  const own = `${id}w`;
  const figures = stops.map(
    ({ caption, place }) =>
      html`<figure class="small"><figcaption><bdi>${caption}</bdi></figcaption>${stepSvg(pictures, place, own, caption, paint, code)}</figure>`,
  );
  return html`<h3>${words.text('stopPictures')}</h3>${sharedParts(pictures, own)}<div class="views">${figures}</div>`;
}
