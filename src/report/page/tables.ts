/** The tables of a page. */

import { cssOf, inkOn } from '../../scene/shades.js';
import { codeOf, paintOf } from '../cargo-marks.js';
import { code128 } from '../codes.js';
import type { Layout } from '../layouts.js';
import { inOrderOf, isOfEach, palletsInOrderOf, stopsWord, stopWord, totalsOf } from '../manifest-cells.js';
import type { ManifestRow } from '../model/manifest.js';
import type { LoadSheet, Report } from '../model/report.js';
import type { Paint } from '../pictures/tones.js';
import { contentsText, detailsOf } from '../step-words.js';
import { labelNumbers, labelsText, stopTable } from '../stop-cells.js';
import { sentenceIn } from '../words/sentences.js';
import type { Words } from '../words/words.js';
import { type Html, html } from './html.js';
import { codeImage } from './images.js';

/** A letter code on its colour. */
export function swatch(code: string, { colour }: Paint): Html {
  return html`<span class="sw" style="color:${cssOf(inkOn(colour))};background:${cssOf(colour)}">${code}</span>`;
}

function cargoCell(row: ManifestRow, words: Words, layout: Layout, hasBarcodes: boolean): Html {
  const code = hasBarcodes ? code128(row.name) : null;
  const details = [
    ...(layout.hasDetails && row.description !== '' ? [row.description] : []),
    ...detailsOf(row.details, words),
  ];
  return html`<bdi>${row.name}</bdi>${code && codeImage(code, row.name, 'bar')}${details.map((detail) => html`<br><span class="quiet"><bdi>${detail}</bdi></span>`)}`;
}

export function manifestTable(
  sheet: LoadSheet,
  report: Report,
  words: Words,
  layout: Layout,
  hasBarcodes: boolean,
): Html {
  const { units } = report;
  const rows = inOrderOf(layout, sheet);
  const { own } = sheet;
  const title = (text: string) => (isOfEach(sheet) ? words.text('titleEach', { title: text }) : text);
  const hasStops = rows.some(({ stop }) => stop !== null);
  const hasGroups = rows.some(({ group }) => group !== '');
  const hasPieces = rows.some(({ pieces, quantity }) => pieces !== quantity);
  const sum = (of: (row: ManifestRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const head = html`<tr><th scope="col">${words.text('code')}</th><th scope="col">${words.text('cargo')}</th><th scope="col" class="n">${words.text('sizeAxes')} (${words.lengthUnit})</th><th scope="col" class="n">${title(words.text('quantity'))}</th>${hasPieces && html`<th scope="col" class="n">${words.text('pieces')}</th>`}<th scope="col" class="n">${words.text('weightEach')} (${words.weightUnit})</th><th scope="col" class="n">${title(words.text('weight'))} (${words.weightUnit})</th>${hasStops && html`<th scope="col" class="n">${words.text(stopWord(sheet))}</th>`}${hasGroups && html`<th scope="col">${words.text('group')}</th>`}</tr>`;
  const body = rows.map(
    (row) =>
      html`<tr><td>${swatch(row.look.code, row.look)}</td><td>${cargoCell(row, words, layout, hasBarcodes)}</td><td class="n">${words.size(units.size(row.size))}</td><td class="n">${words.number(row.quantity)}</td>${hasPieces && html`<td class="n">${words.number(row.pieces)}</td>`}<td class="n">${words.number(units.weight(row.pieceWeight))}</td><td class="n">${words.number(units.weight(row.weight), 2)}</td>${hasStops && html`<td class="n">${row.stop === null ? '' : words.number(row.stop)}</td>`}${hasGroups && html`<td><bdi>${row.group}</bdi></td>`}</tr>`,
  );
  const foot = html`<tr><td></td><td>${words.text('total')}</td><td></td><td class="n">${words.number(sum((row) => row.quantity))}</td>${hasPieces && html`<td class="n">${words.number(sum((row) => row.pieces))}</td>`}<td></td><td class="n">${words.number(
    units.weight(sum((row) => row.weight) + own.weight),
    2,
  )}</td>${hasStops && html`<td></td>`}${hasGroups && html`<td></td>`}</tr>`;
  const ownRow =
    own.weight > 0 &&
    html`<tr><td></td><td>${words.text('ownWeight')}</td><td></td><td class="n">${words.number(own.quantity)}</td>${hasPieces && html`<td></td>`}<td class="n">${words.number(units.weight(own.weight / own.quantity))}</td><td class="n">${words.number(units.weight(own.weight), 2)}</td>${hasStops && html`<td></td>`}${hasGroups && html`<td></td>`}</tr>`;
  return html`${sheet.pallets.length > 0 && palletsTable(sheet, report, words, layout)}<div class="scroll" tabindex="0"><table><thead>${head}</thead><tbody>${body}${ownRow}</tbody><tfoot>${foot}</tfoot></table></div>`;
}

/** Which finished pallets stand in a vehicle, by the codes of its steps. */
function palletsTable(sheet: LoadSheet, { units }: Report, words: Words, layout: Layout): Html {
  const pallets = palletsInOrderOf(layout, sheet);
  const hasStops = pallets.some(({ stop }) => stop !== null);
  const rows = pallets.map((pallet) => {
    const { cargo, name, contents, size, quantity, pieceWeight, weight, stop } = pallet;
    const numbers = labelNumbers(sheet, pallet);
    const labels = numbers.length > 0 && html`<br><span class="quiet">${labelsText(numbers, words)}</span>`;
    return html`<tr><td>${swatch(codeOf(sheet, cargo), paintOf(sheet, cargo))}</td><td><bdi>${name}</bdi>${labels}</td><td><bdi>${contentsText(contents, words)}</bdi></td><td class="n">${words.size(units.size(size))}</td><td class="n">${words.number(quantity)}</td><td class="n">${words.number(units.weight(pieceWeight), 2)}</td><td class="n">${words.number(units.weight(weight), 2)}</td>${hasStops && html`<td class="n">${stop === null ? '' : words.number(stop)}</td>`}</tr>`;
  });
  const sum = (of: (row: (typeof pallets)[number]) => number) => pallets.reduce((all, row) => all + of(row), 0);
  const foot = html`<tr><td></td><td>${words.text('total')}</td><td></td><td></td><td class="n">${words.number(sum(({ quantity }) => quantity))}</td><td></td><td class="n">${words.number(units.weight(sum(({ weight }) => weight)), 2)}</td>${hasStops && html`<td></td>`}</tr>`;
  return html`<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">${words.text('code')}</th><th scope="col">${words.text('unitLoads')}</th><th scope="col">${words.text('contents')}</th><th scope="col" class="n">${words.text('sizeAxes')} (${words.lengthUnit})</th><th scope="col" class="n">${words.text('quantity')}</th><th scope="col" class="n">${words.text('weightEach')} (${words.weightUnit})</th><th scope="col" class="n">${words.text('weight')} (${words.weightUnit})</th>${hasStops && html`<th scope="col" class="n">${words.text(stopWord(sheet))}</th>`}</tr></thead><tbody>${rows}</tbody><tfoot>${foot}</tfoot></table></div>`;
}

export function stopsTable(sheet: LoadSheet, report: Report, words: Words): Html | null {
  if (sheet.stops.rows.length === 0) return null;
  const { columns, rows, foot } = stopTable(sheet, report, words);
  const className = (at: number) => (columns[at]!.isNumber ? 'n' : '');
  const head = columns.map(({ title }, at) => html`<th scope="col" class="${className(at)}">${title}</th>`);
  const cells = (row: readonly string[]) =>
    html`<tr>${row.map((text, at) => html`<td class="${className(at)}"><bdi>${text}</bdi></td>`)}</tr>`;
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
  const rows = report.rows.map(({ sequences, name, shown }) => {
    const { cargoesLoaded, volumeUtilization, weightUtilization, weightTotal } = shown.loadSummary;
    return html`<tr><td class="n">${words.ranges(sequences)}</td><td><a href="${addressOf(sequences[0]!)}"><bdi>${name}</bdi></a></td><td class="n">${words.number(cargoesLoaded)}</td><td class="n">${words.number(weightTotal, 2)}</td><td class="n">${words.percent(volumeUtilization)}</td><td class="n">${words.percent(weightUtilization)}</td></tr>`;
  });
  const each = report.rows.some(({ sequences }) => sequences.length > 1);
  const title = (text: string) => (each ? words.text('titleEach', { title: text }) : text);
  const total = totalsOf(report);
  const foot =
    !report.isAlternatives &&
    html`<tfoot><tr><td class="n">${words.number(total.containers)}</td><td>${words.text('total')}</td><td class="n">${words.number(total.packages)}</td><td class="n">${words.number(total.grossMass, 2)}</td><td></td><td></td></tr></tfoot>`;
  return html`<h2>${words.text('containers')}</h2><div class="scroll" tabindex="0"><table><thead><tr><th scope="col" class="n">${words.text('sequence')}</th><th scope="col">${words.text('container')}</th><th scope="col" class="n">${title(words.text('cargoUnits'))}</th><th scope="col" class="n">${title(words.text('grossMass'))} (${words.weightUnit})</th><th scope="col" class="n">${words.text('volumeUsed')}</th><th scope="col" class="n">${words.text('weightUsed')}</th></tr></thead><tbody>${rows}</tbody>${foot}</table></div>`;
}
