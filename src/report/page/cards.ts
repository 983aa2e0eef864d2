/** The cards of the loading steps. */

import type { StepSection } from '../../scene/step-facts.js';
import { code128 } from '../codes.js';
import { stopWord } from '../manifest-cells.js';
import type { LoadSheet, Report } from '../model/report.js';
import { orientationsOf, type StepCard } from '../model/step-cards.js';
import type { TierRange } from '../model/tiers.js';
import { codeOf, orientationOf, paintOf, sectionOf, stepPicturesOf } from '../sheets.js';
import { beyondText, firstText, sectionText, soFarText } from '../step-words.js';
import type { Words } from '../words/words.js';
import { type Html, html } from './html.js';
import { codeImage, image } from './images.js';
import { sharedParts, stepSvg } from './step-svg.js';
import { swatch } from './tables.js';

const WIDTH = { large: 420, small: 320 };
const TALLEST = 300;

/** @param id of the sheet in the page */
export function stepCards(
  sheet: LoadSheet,
  report: Report,
  words: Words,
  id: string,
  isLarge: boolean,
  hasBarcodes: boolean,
): Html {
  const pictures = stepPicturesOf(sheet, isLarge ? WIDTH.large : WIDTH.small, TALLEST);
  const known = new Map<string, Html>();
  const orientations = (card: StepCard): Html[] =>
    orientationsOf(card).map((part) => {
      const key = `${card.cargo} ${part.arrangement.orientation}`;
      const found = known.get(key) ?? image(orientationOf(sheet, part, words));
      known.set(key, found);
      return found;
    });
  const headings = new Map(sheet.thing.sections.map((section) => [section.steps.first, section]));
  const cards = sheet.steps.map((card, place) => {
    const title = words.text('stepPicture', { number: card.number, quantity: card.pieces, name: card.name });
    const picture = stepSvg(
      pictures,
      place,
      id,
      title,
      (cargo) => paintOf(sheet, cargo),
      (cargo) => codeOf(sheet, cargo),
    );
    const section = headings.get(card.number);
    const shown = cardOf(sheet, card, report, words, {
      id,
      picture,
      orientations: orientations(card),
      isLarge,
      hasBarcodes,
    });
    return section === undefined ? shown : html`${sectionHead(sheet, section, report, words)}${shown}`;
  });
  return html`<h3 id="${id}steps">${words.text('steps')}</h3>${sharedParts(pictures, id)}<div class="cards">${cards}</div>`;
}

/** Heading and picture of a section, above its first step. */
function sectionHead(sheet: LoadSheet, section: StepSection, report: Report, words: Words): Html {
  return html`<div class="section"><h4>${sectionText(sheet, section, report, words)}</h4>${image(sectionOf(sheet, section, words, 260, 200))}</div>`;
}

interface CardLook {
  readonly id: string;
  readonly picture: Html;
  readonly orientations: readonly Html[];
  readonly isLarge: boolean;
  readonly hasBarcodes: boolean;
}

function cardOf(sheet: LoadSheet, card: StepCard, report: Report, words: Words, look: CardLook): Html {
  const { units } = report;
  const code = look.hasBarcodes ? code128(card.name) : null;
  const weight = (value: number) => words.weight(units.weight(value));
  const number = words.text('stepOf', { number: card.number, count: sheet.steps.length });
  return html`<article class="card${look.isLarge ? '' : ' tight'}" aria-label="${number}">
<div>${look.picture}</div><div>
<div class="what"><span class="number">${words.number(card.number)}</span>${swatch(card.code, paintOf(sheet, card.cargo))}<span class="name"><bdi>${card.name}</bdi>${code && codeImage(code, card.name, 'bar')}</span><span class="big">${words.number(card.pieces)} ×</span>${look.orientations}<label class="tick"><input type="checkbox" name="${look.id}${card.number}">${words.text('done')}</label></div>
${partsTable(card, report, words)}
<p class="marks"><span>${words.text('weight')}: <b>${weight(card.weight)}</b></span><span>${firstText(sheet, card, report, words)}</span><span><b>${soFarText(sheet, card, report, words)}</b>, ${weight(card.weightSoFar)}</span>${card.stop !== null && html`<span>${words.text(stopWord(sheet))}: <b>${words.number(card.stop)}</b></span>`}${card.group !== '' && html`<span>${words.text('group')}: <b><bdi>${card.group}</bdi></b></span>`}${card.isHeavy && html`<span class="mark">${words.text('heavy', { weight: weight(card.pieceWeight) })}</span>`}${card.nothingOnTop && html`<span class="mark">${words.text('nothingOnTop')}</span>`}${card.beyond !== null && html`<span class="mark">${beyondText(sheet, card.beyond, report, words)}</span>`}${!card.isStraight && html`<span class="mark soft">${words.text('notStraight')}</span>`}</p>
</div></article>`;
}

function partsTable(card: StepCard, { units }: Report, words: Words): Html {
  const rows = card.parts.map(({ arrangement: { counts, orientation, position }, pieceSize, tiers }) => {
    const at = units.position(position);
    return html`<tr><td>${countsText(counts, words)}</td><td class="n">${orientation}</td><td class="n"><b>${words.number(at.length)}</b></td><td class="n"><b>${words.number(at.width)}</b></td><td class="n">${words.number(at.height)}</td><td class="n">${tierText(tiers, words)}</td><td class="n">${words.size(units.size(pieceSize))}</td></tr>`;
  });
  const unit = words.lengthUnit;
  return html`<div class="scroll" tabindex="0"><table><thead><tr><th scope="col" title="${words.text('countAxes')}">${words.text('count')}</th><th scope="col" class="n">${words.text('orientation')}</th><th scope="col" class="n">${words.text('fromFront')} (${unit})</th><th scope="col" class="n">${words.text('fromLeft')} (${unit})</th><th scope="col" class="n">${words.text('fromFloor')} (${unit})</th><th scope="col" class="n">${words.text('tier')}</th><th scope="col" class="n">${words.text('pieceSize')} (${unit})</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

export function countsText(
  { length, width, height }: { readonly length: number; readonly width: number; readonly height: number },
  words: Words,
): string {
  return [length, width, height].map((count) => words.number(count)).join(' × ');
}

export function tierText({ first, last }: TierRange, words: Words): string {
  return first === last ? words.number(first) : `${words.number(first)}–${words.number(last)}`;
}
