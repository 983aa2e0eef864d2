/** What is filled in by hand, in a page: boxes, and for containers loaded alike a column each. */
import type { Blanks } from '../heading.js';
import type { LoadSheet } from '../model/report.js';
import type { Words } from '../words/words.js';
import { type Html, html } from './html.js';

export function blanksHtml({ sequences }: LoadSheet, { ofContainer, ofSheet }: Blanks, words: Words): Html | null {
  if (ofContainer.length + ofSheet.length === 0) return null;
  const box = (key: Blanks['ofSheet'][number]) => html`<div class="blank">${words.text(key)}</div>`;
  if (sequences.length === 1) return html`<div class="blanks">${[...ofContainer, ...ofSheet].map(box)}</div>`;
  const numbers = sequences.map((sequence) => html`<th scope="col">${words.number(sequence)}</th>`);
  // Who loads, drives and receives may be somebody else for each.
  const rows = [...ofContainer, ...ofSheet].map(
    (key) => html`<tr><th scope="row">${words.text(key)}</th>${sequences.map(() => html`<td></td>`)}</tr>`,
  );
  return html`<div class="scroll" tabindex="0"><table class="columns"><thead><tr><td></td>${numbers}</tr></thead><tbody>${rows}</tbody></table></div>`;
}
