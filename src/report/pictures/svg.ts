/** Draws a sheet as SVG: visible faces only, one over the other, and everything flat as it is. */

import { cssOf, edgeOf, INK } from '../../scene/shades.js';
import { type FaceShape, facesOf, type Gradient, type PathPart } from './faces.js';
import type { Box, Point } from './frame.js';
import type { Panel, Shape, Sheet, Text } from './sheet.js';
import { BOLD } from './text.js';
import { colourOfCss, inGrey, type Paint } from './tones.js';

const FONTS = "'Noto Sans', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";
const CAPITALS = 0.714;

export function drawSvg(sheet: Sheet): string {
  const gradients = new Gradients();
  const panels = sheet.panels.map((panel, at) => panelSvg(panel, at, gradients));
  const clips = sheet.panels.map(({ box }, at) => `<clipPath id="c${at}">${rectangle(box)}</clipPath>`);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}" role="img" font-family="${FONTS}" stroke-linejoin="round">`,
    `<title>${escaped(sheet.title)}</title>`,
    `<defs>${clips.join('')}${gradients.svg()}</defs>`,
    `<rect width="100%" height="100%" fill="${cssOf(sheet.background)}"/>`,
    ...panels,
    ...sheet.shapes.map(shapeSvg),
    '</svg>\n',
  ].join('\n');
  return sheet.isGrey ? svg.replace(COLOURS, (_, hex: string) => `="${cssOf(inGrey(colourOfCss(hex)))}"`) : svg;
}

/** Of attributes: texts have no quotation marks of their own (`escaped`). */
const COLOURS = /="#([0-9a-f]{6})"/g;

function panelSvg({ box, frame, under, solids, paints, over }: Panel, at: number, gradients: Gradients): string {
  const faces = facesOf({ box, frame, under, solids, paints, over });
  return [
    `<g clip-path="url(#c${at})">`,
    ...under.map(shapeSvg),
    ...faces.map((face) => faceSvg(face, paints[face.place]!, gradients)),
    ...over.map(shapeSvg),
    '</g>',
  ].join('\n');
}

function faceSvg({ path, fill, edges, strength }: FaceShape, { colour }: Paint, gradients: Gradients): string {
  const outline = `${pathData(path)}Z`;
  const isWhole = edges.length === 1 && edges[0]!.length >= path.length;
  const colourOf = typeof fill === 'number' ? cssOf(fill) : `url(#${gradients.idOf(fill)})`;
  // A face whose edges are all drawn carries them; one that was cut gets its own colour around it, against gaps.
  const line = `stroke="${cssOf(edgeOf(colour))}" stroke-opacity="${rounded(strength)}"`;
  const seam = typeof fill === 'number' ? `stroke="${cssOf(fill)}" stroke-width="0.6"` : '';
  if (isWhole) return `<path d="${outline}" fill="${colourOf}" ${line}/>`;
  const strokes = edges.map(pathData).join('');
  return `<path d="${outline}" fill="${colourOf}" ${seam}/><path d="${strokes}" fill="none" ${line}/>`;
}

export function pathData(path: readonly PathPart[]): string {
  return path
    .map((part) => {
      if (part.to === 'curve') return `C${part.controls.map(pair).join(' ')} ${pair(part.point)}`;
      return `${part.to === 'start' ? 'M' : 'L'}${pair(part.point)}`;
    })
    .join('');
}

/** Gradients by what they are, each once. */
class Gradients {
  readonly #known = new Map<string, string>();

  idOf({ from, to, colours }: Gradient): string {
    const stops = colours.map((colour, at) => {
      return `<stop offset="${rounded(at / (colours.length - 1))}" stop-color="${cssOf(colour)}"/>`;
    });
    const line = `x1="${rounded(from.x)}" y1="${rounded(from.y)}" x2="${rounded(to.x)}" y2="${rounded(to.y)}"`;
    const body = `gradientUnits="userSpaceOnUse" ${line}>${stops.join('')}</linearGradient>`;
    const id = this.#known.get(body) ?? `g${this.#known.size}`;
    this.#known.set(body, id);
    return id;
  }

  svg(): string {
    return [...this.#known].map(([body, id]) => `<linearGradient id="${id}" ${body}`).join('');
  }
}

export function shapeSvg(shape: Shape): string {
  switch (shape.kind) {
    case 'polygon':
      return `<polygon points="${shape.points.map(pair).join(' ')}" fill="${cssOf(shape.fill)}"${opacity('fill', shape.opacity)}/>`;
    case 'line': {
      const dashes = shape.isDashed ? ' stroke-dasharray="4 3"' : '';
      return `<polyline points="${shape.points.map(pair).join(' ')}" fill="none" stroke="${cssOf(shape.colour)}" stroke-width="${shape.width}"${opacity('stroke', shape.opacity)}${dashes}/>`;
    }
    case 'text':
      return textSvg(shape);
    case 'swatch':
      return swatchSvg(shape.box, shape.paint);
  }
}

function opacity(of: string, value: number): string {
  return value === 1 ? '' : ` ${of}-opacity="${value}"`;
}

function textSvg({ text, at, anchor, size, face, colour, axes }: Text): string {
  const weight = face === BOLD ? ' font-weight="600"' : '';
  const place =
    axes === undefined
      ? `translate(${pair(at)})`
      : `matrix(${[axes.x.x, axes.x.y, axes.y.x, axes.y.y].map(rounded).join(' ')} ${rounded(at.x)} ${rounded(at.y)})`;
  return `<text transform="${place}" y="${rounded((size * CAPITALS) / 2)}" text-anchor="${anchor}" font-size="${size}"${weight} fill="${cssOf(colour)}">${escaped(text)}</text>`;
}

function swatchSvg(box: Box, { colour }: Paint): string {
  return rectangle(box, ` fill="${cssOf(colour)}" stroke="${cssOf(INK)}" stroke-opacity="0.6"`);
}

function rectangle({ x, y, width, height }: Box, attributes = ''): string {
  return `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"${attributes}/>`;
}

function pair({ x, y }: Point): string {
  return `${rounded(x)},${rounded(y)}`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Characters that XML does not allow at all are left out. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
