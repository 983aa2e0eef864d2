/** The sections of a sheet in a page: heading, where it is, how it is seen along the way in, and the table of its steps. */

import { codeOf, hasDoor, paintOf } from '../cargo-marks.js';
import { code128 } from '../codes.js';
import { Elevations } from '../elevations.js';
import type { LoadSheet, Report } from '../model/report.js';
import type { StepPart } from '../model/step-cards.js';
import { shapesSvg } from '../pictures/flat-svg.js';
import type { Sheet } from '../pictures/sheet.js';
import { type SectionPart, sectionParts, sectionPictures } from '../sections.js';
import { orientationOf } from '../sheets.js';
import { type StepRow, tickedSteps } from '../step-rows.js';
import {
  arrangementText,
  gapTexts,
  numberText,
  rowQuantity,
  sectionText,
  stepDetails,
  stepName,
  stepNotes,
  stepWarnings,
  uprightText,
} from '../step-words.js';
import type { Words } from '../words/words.js';
import { Html, html } from './html.js';
import { barcodeImage, image } from './images.js';
import { sharedParts, stepSvg } from './step-svg.js';
import { swatch } from './tables.js';

const WHERE = { wide: 230, tall: 190 };
/** Pixels of the widest picture of a section. */
const WIDE = 680;
const TALL = 520;

interface Look {
  /** Of the sheet in the page. */
  readonly id: string;
  readonly hasBarcodes: boolean;
  /** Above the boxes to tick. */
  readonly ticks: readonly string[];
}

export function sectionsHtml(sheet: LoadSheet, report: Report, words: Words, look: Look): Html {
  const { id } = look;
  const parts = sectionParts(sheet);
  const where = sectionPictures(sheet, parts, WHERE.wide, WHERE.tall);
  const rows = new Rows(sheet, report, words, look);
  const shown = parts.map((part, place) => {
    const text = sectionText(sheet, part, report, words);
    const paint = (cargo: number) => paintOf(sheet, cargo);
    const code = (cargo: number) => codeOf(sheet, cargo);
    const caption = words.text('whereItIs');
    const oblique =
      parts.length > 1 &&
      html`<figure><figcaption>${caption}</figcaption>${stepSvg(where, place, id, caption, paint, code)}</figure>`;
    const gaps = gapTexts(part, report, words).map((gap) => html`<p class="gap">${gap}</p>`);
    return html`<section class="part"><h4>${text}</h4><div class="seen">${oblique}${elevations(sheet, part, report, words)}</div>${gaps}${rows.table(part.rows)}</section>`;
  });
  return html`<h3 id="${id}steps">${words.text('steps')}</h3><p class="quiet">${words.text('liesNote')}</p>${sharedParts(where, id)}${rows.symbols()}${shown}`;
}

function elevations(sheet: LoadSheet, part: SectionPart, report: Report, words: Words): Html[] {
  if (part.like !== null) {
    return [html`<p class="quiet">${words.text('likeSection', { number: part.like })}</p>`];
  }
  const pictures = new Elevations(sheet, part, report.units, words);
  return part.pictures.map((shown) => {
    const drawn = pictures.of(shown, WIDE, TALL);
    return html`<figure><figcaption>${drawn.title}</figcaption>${image(drawn)}</figure>`;
  });
}

class Rows {
  /** How pieces lie: each picture stands in the page once. */
  readonly #pictures = new Map<string, { readonly id: string; readonly drawn: Sheet }>();
  readonly #ticks: readonly string[];
  readonly #hasFromDoor: boolean;

  constructor(
    private readonly sheet: LoadSheet,
    private readonly report: Report,
    private readonly words: Words,
    private readonly look: Look,
  ) {
    this.#ticks = look.ticks;
    this.#hasFromDoor = sheet.thing.scene.room.way === 'fromDoor';
  }

  table(rows: readonly StepRow[]): Html {
    const { words, sheet } = this;
    const unit = words.lengthUnit;
    const along = hasDoor(sheet) ? words.text('fromFront') : words.text('fromFrontSide');
    const head = html`<tr><th scope="col">${words.text('stepColumn')}</th><th scope="col">${words.text('code')}</th><th scope="col">${words.text('cargo')}</th><th scope="col" class="n">${words.text('quantity')}</th><th scope="col">${words.text('arrangement')}, ${words.text('pieceSize')} (${unit})</th><th scope="col">${words.text('howItLies')}</th><th scope="col" class="n">${along}${this.#hasFromDoor && html`<br>${words.text('fromDoor')}`} (${unit})</th><th scope="col" class="n">${words.text('fromLeft')}<br>${words.text('fromFloor')} (${unit})</th>${this.#ticks.map((text) => html`<th scope="col">${text}</th>`)}</tr>`;
    return html`<div class="scroll" tabindex="0"><table class="steps"><thead>${head}</thead>${rows.map((row) => this.#row(row))}</table></div>`;
  }

  /** What the rows show again and again, once they are written. */
  symbols(): Html {
    const symbols = [...this.#pictures.values()].map(
      ({ id, drawn: { width, height, shapes } }) =>
        `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${shapesSvg(shapes)}</symbol>`,
    );
    return new Html(`<svg class="shared" width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`);
  }

  #pictureOf(part: StepPart): Html {
    const { cargo, orientation } = part.arrangement;
    const key = JSON.stringify([orientation, part.pieceSize, this.sheet.thing.problem.cargoes[cargo]!.style]);
    const { id, drawn } = this.#pictures.get(key) ?? {
      id: `${this.look.id}o${this.#pictures.size}`,
      drawn: orientationOf(this.sheet, part, this.words),
    };
    this.#pictures.set(key, { id, drawn });
    return html`<svg role="img" aria-label="${drawn.title}"><use href="#${id}"/></svg>`;
  }

  #row(row: StepRow): Html {
    const { sheet, report, words, look } = this;
    const { card } = row;
    const code = look.hasBarcodes ? code128(card.name) : null;
    const upright = uprightText(card, words).map((text) => html`<br><span class="mark">${text}</span>`);
    const details = stepDetails(card, words).map((text) => html`<br><span class="quiet"><bdi>${text}</bdi></span>`);
    const [first, ...others] = card.parts;
    const span = card.parts.length === 1 ? false : new Html(` rowspan="${card.parts.length}"`);
    const quantity = rowQuantity(sheet, row, words).join(' ');
    const number = numberText(row, words);
    const ticked = tickedSteps(row);
    const tick = (container: string, place: number) => {
      const boxes = ticked.map((step, at) => {
        const label = `${words.text('step', { number: ticked.length === 1 ? number : words.number(step) })}: ${container}`;
        const box = html`<input type="checkbox" aria-label="${label}" name="${look.id}-${step}-${place}">`;
        return ticked.length === 1 ? box : html`${at > 0 && html`<br>`}<small>${words.number(step)}</small>${box}`;
      });
      return html`<td${span} class="tick">${boxes}</td>`;
    };
    const notes = stepNotes(sheet, row, report, words).map((text) => html`<bdi>${text}</bdi>`);
    const warnings = stepWarnings(sheet, row, report, words).map((text) => html`<span class="mark">${text}</span>`);
    const more = others.map((part) => html`<tr>${this.#part(part)}</tr>`);
    return html`<tbody><tr><td${span} class="number">${number}</td><td${span}>${swatch(card.code, paintOf(sheet, card.cargo))}</td><td${span} class="name"><bdi>${stepName(card, sheet, words)}</bdi>${upright}${details}</td><td${span} class="n big">${quantity}</td>${this.#part(first!)}${this.#ticks.map(tick)}</tr>${more}<tr class="notes"><td colspan="2"></td><td colspan="${6 + this.#ticks.length}">${code && barcodeImage(code, card.name)}<div class="marks">${notes}${warnings}</div></td></tr></tbody>`;
  }

  #part(part: StepPart): Html {
    const { sheet, words } = this;
    const { units } = this.report;
    const { counts, position } = part.arrangement;
    const at = units.position(position);
    const picture = this.#pictureOf(part);
    const end = position.x + counts.length * part.pieceSize.length;
    const toDoor = units.length(sheet.thing.container.size.length - end);
    return html`<td><b class="whole">${arrangementText(sheet, counts, words)}</b><br><small>${words.size(units.size(part.pieceSize))}</small></td><td class="lies">${picture}</td><td class="n"><b>${words.number(at.length)}</b>${this.#hasFromDoor && html`<br>${words.number(toDoor)}`}</td><td class="n"><b>${words.number(at.width)}</b><br>${words.number(at.height)}</td>`;
  }
}
