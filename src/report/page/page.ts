/** A report as one page of HTML: nothing is loaded besides it, and it prints as it should. */

import { paperOf } from '../../schema/reports.js';
import { hasDoor } from '../cargo-marks.js';
import { type PrintedCode, qrCode, sideOfQr } from '../codes.js';
import { figuresOf } from '../figures.js';
import {
  blanksOf,
  calculatedBy,
  calculatedLine,
  headingOf,
  labelsText,
  massesOfVan,
  planLine,
  spaced,
  ticksOf,
  totalLine,
  verifiedLine,
} from '../heading.js';
import { areForReceivers, isForNobody, reportFor, sheetsOf } from '../layout-sheets.js';
import type { ReportView } from '../layouts.js';
import { LAYOUTS, type Layout, OF_RECEIVER, type Section } from '../layouts.js';
import { barcodeNotes, behindText } from '../manifest-cells.js';
import { labelledPallets, labelsOn, loadedPallets } from '../model/labels.js';
import { type LoadSheet, type Report, reportOf } from '../model/report.js';
import type { ReportSource } from '../model/source.js';
import { liveAddress, MOST_SHEETS, palletId, type ReportOptions } from '../report-options.js';
import { bareOf, heightsOf, isShort, layerOf, viewCaption, viewOf } from '../sheets.js';
import { stopTitle } from '../stop-cells.js';
import { sheetWarnings, warningLines } from '../warning-lines.js';
import { Words } from '../words/words.js';
import { blanksHtml } from './blanks.js';
import { Html, html } from './html.js';
import { codeImage, codeUrl, image } from './images.js';
import { SCRIPT } from './script.js';
import { sectionsHtml } from './section-parts.js';
import { style } from './style.js';
import { containersTable, manifestTable, stopsTable, unloadedTable } from './tables.js';
import { addressOf, layoutLinks, toolbar } from './toolbar.js';
import { unloadingHtml } from './unloading.js';
import { vehicleHtml } from './vehicle.js';

const WIDE = 1000;
const HALF = 480;
const THIRD = 310;
const TALLEST = 620;
const PLAN_WIDTH = 480;

export function writePage(source: ReportSource, options: ReportOptions): string {
  const words = new Words(options.look.language, source.shown.uom);
  const report = reportOf(source);
  const page = new Page(source, report, options, words);
  return page.write();
}

class Page {
  readonly #layout: Layout;
  readonly #hasLabels: boolean;
  /** Sheets are for one receiver each, with what stays behind of their cargo. */
  #hasReceivers = false;

  constructor(
    private readonly source: ReportSource,
    private readonly report: Report,
    private readonly options: ReportOptions,
    private readonly words: Words,
  ) {
    this.#layout = LAYOUTS[options.look.layout];
    this.#hasLabels = labelledPallets(source).length + loadedPallets(source).length > 0;
  }

  /** Null: whoever gets the paper is not shown the live page. */
  get #code(): PrintedCode | null {
    const { source, options, report } = this;
    return areForReceivers(source, this.#layout) ? null : qrCode(liveAddress(options, report));
  }

  write(): string {
    const { report, words, options } = this;
    const code = this.#code;
    const pageParts = [words.text('page'), ` ${words.text('pageOf', { pages: '\u0000' })}`.split('\u0000')] as const;
    const css = style({
      paper: paperOf(options.look, words.uom),
      title: report.title,
      plan: `${planLine(report, words)} · ${verifiedLine(report, words)}`,
      date: `${calculatedLine(report, words)} ·`,
      page: [pageParts[0], pageParts[1][0] ?? '', pageParts[1][1] ?? ''],
      code: code === null ? 'none' : codeUrl(code, `${(sideOfQr(code) / 72) * 25.4}mm`),
    });
    const title = `${report.title} – ${words.text('report')}`;
    const body = html`${options.look.isToolbarShown && toolbar(options, words, this.#hasLabels)}<main>${!report.isVerified && this.#watermark()}${this.#head()}${this.#sheets()}${this.#layout.hasUnloaded && !this.#hasReceivers && unloadedTable(report, words)}</main>`;
    return `<!doctype html>\n${
      html`<html lang="${words.tag}" data-plan="${report.head.digest}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${css}</style></head><body>${body}<script>${new Html(SCRIPT)}</script></body></html>`
        .text
    }\n`;
  }

  #head(): Html {
    const { report, words, options } = this;
    const live =
      this.#code !== null &&
      html`<div class="live">${codeImage(this.#code, words.text('livePage'), 'qr')}${words.text('livePage')}</div>`;
    const more =
      options.container === null
        ? false
        : html`<p class="screen"><a href="${addressOf(options, {}, '', null)}">${words.text('wholeLoad')}</a></p>`;
    return html`<header class="head"><div><p class="quiet">${words.text('report')} · ${words.text(options.look.layout)}</p><h1><bdi>${report.title}</bdi></h1>${report.description !== '' && html`<p><bdi>${report.description}</bdi></p>`}<p>${calculatedBy(report, words)}</p><p><span class="digest">${planLine(report, words)}</span> · <span class="${report.isVerified ? 'ok' : ''}">${verifiedLine(report, words)}</span></p>${!options.look.isToolbarShown && layoutLinks(options, words, this.#hasLabels)}${more}</div>${live}</header>${this.#notes()}`;
  }

  #notes(): Html {
    const { report, words, options } = this;
    const { head } = report;
    const total = totalLine(report, options.look.layout, words);
    const behind = behindText(report, this.#layout, words);
    const isOld = options.print !== null && options.print !== head.digest;
    const old = {
      print: spaced(options.print ?? ''),
      date: words.date(head.calculatedAt),
      digest: spaced(head.digest),
    };
    return html`${isOld && html`<p class="note warn" role="alert">${words.text('printIsOld', old)}</p>`}${options.print !== null && !isOld && html`<p class="note">${words.text('printIsNew')}</p>`}${options.isLinkOld && html`<p class="note">${words.text('linkIsOld')}</p>`}${!report.isVerified && html`<p class="note warn">${words.text('notVerifiedLine')}</p>`}${total !== null && html`<p><b>${total}</b></p>`}${behind !== null && html`<p class="note warn">${behind}</p>`}${report.isAlternatives && html`<p class="note">${words.text('optionsNote')}</p>`}${this.#warnings()}`;
  }

  #warnings(): Html | false {
    const { report, words, options } = this;
    const lines = warningLines(report, options.look.layout, words);
    if (lines.length === 0) return false;
    return html`<div class="note warn"><strong>${words.text('warnings')}</strong><ul>${lines.map(({ text, details }) => html`<li>${text}${details.map((detail) => html`<br><span class="quiet"><bdi>${detail}</bdi></span>`)}</li>`)}</ul></div>`;
  }

  #watermark(): Html {
    const lines = Array.from(
      { length: 60 },
      (_, at) => html`<span style="top:${at * 420 + 220}px">${this.words.text('notVerified')}</span>`,
    );
    return html`<div class="water" aria-hidden="true">${lines}</div>`;
  }

  #sheets(): readonly Html[] {
    const { report, source, words, options } = this;
    const { rows } = report;
    const chosen =
      options.container === null ? rows : rows.filter(({ sequences }) => sequences.includes(options.container!));
    const list =
      rows.length > 1 &&
      options.container === null &&
      containersTable(report, words, (sequence) => addressOf(options, {}, '', sequence));
    if (chosen.length > MOST_SHEETS) return [html`${list}`];
    const sheets = Array.from(sheetsOf(source, chosen, this.#layout), (sheet, at) => this.#sheet(sheet, `s${at}`));
    return [html`${list}`, ...sheets];
  }

  #sheet(sheet: LoadSheet, id: string): Html {
    const { report, words } = this;
    const { receiver } = sheet;
    if (receiver !== undefined) {
      this.#hasReceivers = true;
      const title = stopTitle(sheet, receiver.stop, [receiver.group], words);
      const parts = [sheet, ...(sheet.further ?? [])].map(
        (one) =>
          html`<p>${headingOf(one, report, words)}: <bdi>${words.equipment(one.name)}</bdi></p>${OF_RECEIVER.map((section) => this.#section(section, one, id))}`,
      );
      const nothing = html`<p class="note warn">${words.text('stopNothing', { stop: title })}</p>`;
      return html`<section class="sheet" id="${id}"><h2><bdi>${title}</bdi></h2>${isForNobody(sheet) ? nothing : parts}${unloadedTable(reportFor(report, sheet), words)}</section>`;
    }
    const parts = this.#layout.sections.map((section) => this.#section(section, sheet, id));
    const numbers = labelsOn(sheet);
    const anchors = numbers.map((number) => html`<a id="${palletId(number)}"></a>`);
    const warnings = sheetWarnings(sheet, report, this.options.look.layout, words).map(
      (text) => html`<p class="note warn">${text}</p>`,
    );
    const labels =
      sheet.shown !== null && numbers.length > 0 && html`<p class="quiet">${labelsText(numbers, words)}</p>`;
    return html`<section class="sheet" id="${id}"><h2>${anchors}${headingOf(sheet, report, words)} <span class="quiet"><bdi>${words.equipment(sheet.name)}</bdi></span></h2>${labels}${warnings}${parts}</section>`;
  }

  #section(section: Section, sheet: LoadSheet, id: string): Html | null {
    const { report, words, options } = this;
    const { layout, hasBarcodes } = options.look;
    switch (section) {
      case 'blanks':
        return html`${blanksHtml(sheet, blanksOf(sheet, layout), words)}${massesOfVan(sheet, report, this.#layout, words).map((text) => html`<p><b>${text}</b></p>`)}`;
      case 'figures': {
        const rows = figuresOf(sheet, report, words, layout);
        return html`<h3>${words.text('figures')}</h3><dl class="figures">${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
      }
      case 'vehicle':
        return vehicleHtml(sheet, report, words);
      case 'views':
        return html`<h3>${words.text('views')}</h3><div class="views">${this.#layout.views.map((view) => this.#view(sheet, view))}</div>`;
      case 'manifest':
        return html`<h3>${words.text('manifest')}</h3>${manifestTable(sheet, report, words, this.#layout, hasBarcodes)}${hasBarcodes && barcodeNotes(sheet, words).map((note) => html`<p class="quiet">${note}</p>`)}`;
      case 'stops':
        return stopsTable(sheet, report, words, this.#layout);
      case 'unloading':
        return unloadingHtml(sheet, report, words, id);
      case 'layers':
        // Of what has no door the pictures of the steps are plans already.
        if (!hasDoor(sheet)) return null;
        return html`<h3>${words.text('layersTitle')}</h3><p class="quiet">${words.text('layersNote')}</p><div class="plans">${sheet.layers.map(
          (layer) => {
            const wide = bareOf(sheet, layer, words, PLAN_WIDTH, PLAN_WIDTH) === 0 ? PLAN_WIDTH : WIDE;
            const drawn = layerOf(sheet, layer, words, wide, PLAN_WIDTH);
            return html`<figure><figcaption>${drawn.title}</figcaption>${image(drawn)}</figure>`;
          },
        )}</div>`;
      case 'heights': {
        const textOf = (scaled: number) => words.number(report.units.length(scaled), 0);
        return html`<h3>${words.text('heights')} (${words.lengthUnit})</h3><p class="quiet">${words.text('heightsNote')}</p><div class="plans one"><figure>${image(heightsOf(sheet, words, textOf, isShort(sheet) ? 340 : WIDE, PLAN_WIDTH))}</figure></div>`;
      }
      case 'steps':
        return sectionsHtml(sheet, report, words, { id, hasBarcodes, ticks: ticksOf(sheet, words) });
    }
  }

  #view(sheet: LoadSheet, view: ReportView): Html {
    const { words } = this;
    const isEnd = view === 'rear' || view === 'front';
    const [className, width] =
      view === 'diagram' ? ['wide', WIDE] : isEnd || isShort(sheet) ? ['small', THIRD] : ['', HALF];
    const drawn = viewOf(sheet, view, words, width, view === 'diagram' ? TALLEST : 400);
    return html`<figure class="${className}"><figcaption>${viewCaption(sheet, words, view)}</figcaption>${image(drawn)}</figure>`;
  }
}
