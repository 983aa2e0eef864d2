/** The bar above a page: print, the other forms, and the same page in other layouts, languages and units. */

import type { Uom } from '../../domain/words.js';
import { LANGUAGES } from '../../locales/languages.js';
import {
  paperOf,
  queryOf,
  REPORT_LABEL_SIZES,
  REPORT_LANGUAGES,
  REPORT_LAYOUTS,
  REPORT_PAPERS,
  type ReportLabelSize,
  type ReportLook,
} from '../../schema/reports.js';
import type { ReportOptions } from '../report-options.js';
import type { Label } from '../words/vocabularies.js';
import type { Words } from '../words/words.js';
import { type Html, html } from './html.js';

const UNITS: readonly (readonly [Uom, Label])[] = [
  ['UnitMetric', 'unitsMetric'],
  ['UnitHighMetric', 'unitsHighMetric'],
  ['UnitEnglish', 'unitsEnglish'],
];

/** For whom a page is. */
const READERS = REPORT_LAYOUTS.filter((layout) => layout !== 'labels');

/** @param hasLabels the load has pallets */
export function toolbar(options: ReportOptions, words: Words, hasLabels: boolean): Html {
  const { look } = options;
  const to = (change: Partial<ReportLook>, text: string, isHere: boolean, lang = '') =>
    html`<a href="${addressOf(options, change)}"${isHere && html` aria-current="true"`}${lang !== '' && html` lang="${lang}"`}>${text}</a>`;
  return html`<nav class="toolbar screen" aria-label="${words.text('report')}">
<div><button type="button" class="print">${words.text('print')}</button> <a href="${addressOf(options, {}, 'pdf')}">${words.text('pdf')}</a> <a href="${addressOf(options, {}, 'xlsx')}">${words.text('workbook')}</a> <a href="${addressOf(options, {}, 'json')}">${words.text('workOrder')}</a>${viewLinks(options, words, ' ')}</div>
<div><span>${words.text('layout')}</span>${READERS.map((layout) => to({ layout }, words.text(layout), layout === look.layout))}</div>${
    hasLabels &&
    html`
<div><span>${words.text('labels')}</span>${labelLinks(options)}</div>`
  }
<div><span>${words.text('language')}</span>${REPORT_LANGUAGES.map((language) => to({ language }, LANGUAGES[language].name, language === look.language))}</div>
<div><span>${words.text('units')}</span>${UNITS.map(([uom, key]) => to({ uom }, words.text(key), uom === words.uom))}</div>
<div><span>${words.text('paper')}</span>${REPORT_PAPERS.map((paper) => to({ paper }, paper, paper === paperOf(look, words.uom)))}</div>
</nav>`;
}

/** To the labels of the pallets, as PDFs of each size. */
function labelLinks(options: ReportOptions): Html[] {
  return REPORT_LABEL_SIZES.map(
    (labelSize) =>
      html` <a href="${addressOf(options, { layout: 'labels', labelSize }, 'pdf')}">${LABEL_SIZE_NAMES[labelSize]}</a>`,
  );
}

const LABEL_SIZE_NAMES: Readonly<Record<ReportLabelSize, string>> = {
  A6: 'A6',
  '100x150': '100\u00a0×\u00a0150\u00a0mm',
};

/** The links to the other layouts, which every page has; and to the labels, where there are pallets. */
export function layoutLinks(options: ReportOptions, words: Words, hasLabels: boolean): Html {
  const links = READERS.filter((layout) => layout !== options.look.layout).map(
    (layout, at) => html`${at > 0 && ' · '}<a href="${addressOf(options, { layout })}">${words.text(layout)}</a>`,
  );
  return html`<p class="screen quiet">${words.text('layout')}: ${words.text(options.look.layout)} · ${links}${viewLinks(options, words, ' · ')}${hasLabels && html` · ${words.text('labels')}:${labelLinks(options)}`}</p>`;
}

/** To the 3-D view, at the container that the page shows, and to the page of the dock. */
function viewLinks({ addresses, container }: ReportOptions, words: Words, before: string): Html[] {
  const { view, dock } = addresses;
  const place = container === null ? '' : `#sheet=${container}`;
  return [
    ...(view === null ? [] : [html`${before}<a href="${view}${place}">${words.text('view3d')}</a>`]),
    ...(dock === null ? [] : [html`${before}<a href="${dock}">${words.text('dockPage')}</a>`]),
  ];
}

/** @param sequence of a container; absent: what the page shows now */
export function addressOf(
  options: ReportOptions,
  change: Partial<ReportLook>,
  ending = '',
  sequence = options.container,
): string {
  const place = sequence === null ? '' : `/${sequence}`;
  return `${options.addresses.load}${place}${ending && `.${ending}`}${queryOf({ ...options.look, ...change })}`;
}
