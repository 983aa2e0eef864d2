/** Pictures inside the page itself: views as images with a text of their own, codes as shapes. */
import { type DarkBar, MODULE, type PrintedCode } from '../codes.js';
import type { Sheet } from '../pictures/sheet.js';
import { drawSvg } from '../pictures/svg.js';
import { escaped, Html, html } from './html.js';

/** An image whose alternative text is the title of the sheet. */
export function image(sheet: Sheet, className = ''): Html {
  return html`<img class="${className}" alt="${sheet.title}" width="${sheet.width}" height="${sheet.height}" src=${new Html(quotedUrl(drawSvg(sheet)))}>`;
}

/** As text it takes less than in base64; apostrophes are escaped, so that it stands between them. */
function quotedUrl(svg: string): string {
  const escapes: Readonly<Record<string, string>> = { '%': '%25', '#': '%23', '&': '%26', "'": '%27', '\n': '' };
  return `'data:image/svg+xml;charset=utf-8,${svg.replace(/[%#&'\n]/g, (sign) => escapes[sign]!)}'`;
}

/** Code 128, each module as wide on paper as scanners ask. */
export function barcodeImage(code: PrintedCode, label: string): Html {
  return codeImage(code, label, 'bar', `${(code.width * MODULE.least).toFixed(2)}mm`);
}

/** @param wide as CSS says it; empty: as its class says */
export function codeImage(code: PrintedCode, label: string, className: string, wide = ''): Html {
  const width = wide === '' ? '' : ` width="${wide}"`;
  const bars = `<path d="${code.bars.map(barPath).join('')}"/>`;
  return new Html(
    `<svg class="${className}"${width} role="img" aria-label="${escaped(label)}" viewBox="0 0 ${code.width} ${code.height}" shape-rendering="crispEdges" preserveAspectRatio="none">${bars}</svg>`,
  );
}

/** The same as an image of CSS. */
export function codeUrl({ width, height, bars }: PrintedCode, side: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><path d="${bars.map(barPath).join('')}"/></svg>`;
  return `url("data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}")`;
}

function barPath({ x, y, width, height }: DarkBar): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}
