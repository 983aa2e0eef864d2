/** The tables of a page. */

import { cssOf, groundOf, inkOn } from '../../scene/shades.js';
import { type CargoList, cargoList, type ListCell } from '../cargo-list.js';
import { code128 } from '../codes.js';
import type { Layout } from '../layouts.js';
import { stopsWord, totalsOf } from '../manifest-cells.js';
import type { LoadSheet, Report } from '../model/report.js';
import type { Paint } from '../pictures/tones.js';
import { type StopCell, stopTable } from '../stop-cells.js';
import { massText, unweighedOf } from '../unweighed.js';
import { sentenceIn } from '../words/sentences.js';
import type { Words } from '../words/words.js';
import { type Html, html } from './html.js';
import { barcodeImage } from './images.js';

/** A letter code on its colour. */
export function swatch(code: string, { colour }: Paint): Html {
  const ground = groundOf(colour);
  return html`<span class="sw" style="color:${cssOf(inkOn(ground))};background:${cssOf(ground)}">${code}</span>`;
}

export function manifestTable(
  sheet: LoadSheet,
  report: Report,
  words: Words,
  layout: Layout,
  hasBarcodes: boolean,
): Html {
  return listHtml(cargoList(sheet, report, words, layout), hasBarcodes);
}

export function listHtml({ columns, rows, foot }: CargoList, hasBarcodes: boolean): Html {
  const className = (at: number) => (columns[at]!.isNumber ? 'n' : '');
  const head = columns.map(({ title }, at) => html`<th scope="col" class="${className(at)}">${title}</th>`);
  const cells = (row: readonly ListCell[]) =>
    html`<tr>${row.map((cell, at) => html`<td class="${className(at)}">${cellHtml(cell)}</td>`)}</tr>${hasBarcodes && barcodeRow(row)}`;
  const body = rows.map((row) =>
    'heading' in row
      ? html`<tr><th scope="rowgroup" colspan="${columns.length}"><bdi>${row.heading}</bdi></th></tr>`
      : cells(row),
  );
  return html`<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody><tfoot>${cells(foot)}</tfoot></table></div>`;
}

function cellHtml(cell: ListCell): Html {
  if (typeof cell === 'string') return html`<bdi>${cell}</bdi>`;
  if ('code' in cell) return swatch(cell.code, cell.paint);
  return html`<bdi>${cell.text}</bdi>${moreHtml(cell.more)}`;
}

/** Below a row, as wide as it: a barcode is wider than the column of names. */
function barcodeRow(row: readonly ListCell[]): Html | false {
  const text = row.map((cell) => (typeof cell === 'object' && 'barcode' in cell ? cell.barcode : null)).find(Boolean);
  const code = code128(text ?? '');
  return code !== null && html`<tr><td></td><td colspan="${row.length - 1}">${barcodeImage(code, text!)}</td></tr>`;
}

function textHtml(cell: StopCell): Html {
  if (typeof cell === 'string') return html`<bdi>${cell}</bdi>`;
  return html`<bdi>${cell.text}</bdi>${moreHtml(cell.more)}`;
}

function moreHtml(more: readonly string[]): Html[] {
  return more.map((detail) => html`<br><span class="quiet"><bdi>${detail}</bdi></span>`);
}

export function stopsTable(sheet: LoadSheet, report: Report, words: Words, layout: Layout): Html | null {
  if (sheet.stops.rows.length === 0) return null;
  const { columns, rows, foot } = stopTable(sheet, report, words, layout);
  const className = (at: number) => (columns[at]!.isNumber ? 'n' : '');
  const head = columns.map(({ title }, at) => html`<th scope="col" class="${className(at)}">${title}</th>`);
  const cells = (row: readonly StopCell[]) =>
    html`<tr>${row.map((cell, at) => html`<td class="${className(at)}">${textHtml(cell)}</td>`)}</tr>`;
  return html`<h3>${words.text(stopsWord(sheet))}</h3><div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows.map(cells)}</tbody><tfoot>${cells(foot)}</tfoot></table></div>`;
}

export function unloadedTable({ unloaded, units }: Report, words: Words): Html {
  if (unloaded.length === 0) return html`<p class="ok">${words.text('everythingLoaded')}</p>`;
  const rows = unloaded.map(
    ({ look, name, quantity, reason, detail }) =>
      html`<tr><td>${look && swatch(look.code, look)}</td><td><bdi>${name}</bdi></td><td class="n">${words.number(quantity)}</td><td>${words.reason(reason)}<br><span class="quiet"><bdi>${sentenceIn(words, units, detail)}</bdi></span></td></tr>`,
  );
  return html`<h2>${words.text('unloaded')}</h2><table><thead><tr><th scope="col">${words.text('code')}</th><th scope="col">${words.text('cargo')}</th><th scope="col" class="n">${words.text('quantity')}</th><th scope="col">${words.text('reason')}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

/** Every different container, with the address of its own page. */
export function containersTable(report: Report, words: Words, addressOf: (sequence: number) => string): Html {
  const rows = report.rows.map((row) => {
    const { sequences, name, shown } = row;
    const { cargoesLoaded, volumeUtilization, weightUtilization, weightTotal, weightLoaded } = shown.loadSummary;
    const gross = massText(words.number(weightTotal, 2), weightLoaded, unweighedOf(row));
    return html`<tr><td class="n">${words.ranges(sequences)}</td><td><a href="${addressOf(sequences[0]!)}"><bdi>${words.equipment(name)}</bdi></a></td><td class="n">${words.number(sequences.length)}</td><td class="n">${words.number(cargoesLoaded)}</td><td class="n">${gross}</td><td class="n">${words.percent(volumeUtilization)}</td><td class="n">${words.percent(weightUtilization)}</td></tr>`;
  });
  const each = report.rows.some(({ sequences }) => sequences.length > 1);
  const title = (text: string) => (each ? words.text('titleEach', { title: text }) : text);
  const total = totalsOf(report);
  const foot =
    !report.isAlternatives &&
    html`<tfoot><tr><td></td><td>${words.text('total')}</td><td class="n">${words.number(total.containers)}</td><td class="n">${words.number(total.packages)}</td><td class="n">${massText(words.number(total.grossMass, 2), total.cargoMass, total.unweighed)}</td><td></td><td></td></tr></tfoot>`;
  return html`<h2>${words.text('containers')}</h2><div class="scroll" tabindex="0"><table><thead><tr><th scope="col" class="n">${words.text('sequence')}</th><th scope="col">${words.text('container')}</th><th scope="col" class="n">${words.text('count')}</th><th scope="col" class="n">${title(words.text('cargoUnits'))}</th><th scope="col" class="n">${title(words.text('grossMass'))} (${words.weightUnit})</th><th scope="col" class="n">${words.text('volumeUsed')}</th><th scope="col" class="n">${words.text('weightUsed')}</th></tr></thead><tbody>${rows}</tbody>${foot}</table></div>`;
}
