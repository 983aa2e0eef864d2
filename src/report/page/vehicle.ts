/** Axles and floor of a container in a page. */
import type { LoadSheet, Report } from '../model/report.js';
import type { Sheet } from '../pictures/sheet.js';
import { floorPart, type VehiclePart, vehiclePart } from '../vehicle.js';
import type { Words } from '../words/words.js';
import { type Html, html } from './html.js';
import { image } from './images.js';

const WIDE = 720;
const HALF = 400;

export function vehicleHtml(sheet: LoadSheet, report: Report, words: Words): Html | null {
  const axles = vehiclePart(sheet, report, words);
  const floor = floorPart(sheet, report, words);
  if (axles === null && floor === null) return null;
  const figure = (drawn: Sheet, title: string) =>
    html`<figure><figcaption>${title}</figcaption>${image(drawn)}</figure>`;
  const ofAxles =
    axles !== null &&
    html`<h3>${words.vehicle('title')}</h3><div class="plans one">${image(axles.sideView(WIDE))}</div>${axles.sentences.map((one) => html`<p>${one}</p>`)}${table(axles, words)}`;
  const ofFloor =
    floor !== null && html`${axles === null && html`<h3>${words.vehicle('floorTitle')}</h3>`}<p>${floor.sentence}</p>`;
  return html`${ofAxles}${ofFloor}<div class="plans">${axles !== null && figure(axles.diagram(HALF), words.vehicle('diagramTitle'))}${floor !== null && figure(floor.drawn(HALF), words.vehicle('floorTitle'))}</div>`;
}

function table({ rows, hasLeast }: VehiclePart, words: Words): Html {
  const unit = words.weightUnit;
  const head = html`<tr><th scope="col"></th><th scope="col">${words.text('axleColumn')}</th><th scope="col" class="n">${words.vehicle('load')} (${unit})</th>${hasLeast && html`<th scope="col" class="n">${words.vehicle('axleLeast')} (${unit})</th>`}<th scope="col" class="n">${words.vehicle('most')} (${unit})</th><th scope="col">${words.vehicle('margin')}</th></tr>`;
  const body = rows.map(
    ({ when, name, load, least, most, margin, isBroken }) =>
      html`<tr><td>${when}</td><td>${name}</td><td class="n">${load}</td>${hasLeast && html`<td class="n">${least}</td>`}<td class="n">${most}</td><td>${isBroken ? html`<span class="mark">${margin}</span>` : margin}</td></tr>`,
  );
  return html`<div class="scroll" tabindex="0"><table class="axles"><thead>${head}</thead><tbody>${body}</tbody></table></div>`;
}
