/** What an address of a report shows that leads nowhere any more, for people. */
import type { ReportLanguage } from '../../schema/reports.js';
import { Words } from '../words/words.js';
import { Html, html } from './html.js';

const STYLE = new Html(
  'body{margin:0;background:#eef1f4;color:#1f2933;font:16px/1.5 "Noto Sans","Segoe UI",Arial,sans-serif}' +
    'main{max-width:34em;margin:12vh auto;padding:24px 32px;background:#fff;border-top:5px solid #b3261e}' +
    'h1{font-size:22px;line-height:1.25;margin:0 0 8px}',
);

export function missingPage(language: ReportLanguage): string {
  const words = new Words(language, 'UnitMetric');
  const title = words.text('missingTitle');
  const page = html`<html lang="${words.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${words.text('missingText')}</p></main></body></html>`;
  return `<!doctype html>\n${page.text}\n`;
}
