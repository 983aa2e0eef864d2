/** Draws a sheet as SVG: visible faces only, one over the other, and everything flat as it is. */

import { cssOf, edgeOf } from '../../scene/shades.js';
import { type FaceShape, facesOf, type Gradient, type PathPart } from './faces.js';
import { escapedXml, shapesSvg } from './flat-svg.js';
import type { Box, Point } from './frame.js';
import type { Panel, Sheet } from './sheet.js';
import { colourOfCss, inGrey, type Paint } from './tones.js';

const FONTS = "'Noto Sans', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";

export function drawSvg(sheet: Sheet): string {
  const gradients = new Gradients();
  const panels = sheet.panels.map((panel, at) => panelSvg(panel, at, gradients));
  const clips = sheet.panels.map(({ box }, at) => `<clipPath id="c${at}">${rectangle(box)}</clipPath>`);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}" role="img" font-family="${FONTS}" stroke-linejoin="round">`,
    `<title>${escapedXml(sheet.title)}</title>`,
    `<defs>${clips.join('')}${gradients.svg()}</defs>`,
    `<rect width="100%" height="100%" fill="${cssOf(sheet.background)}"/>`,
    ...panels,
    shapesSvg(sheet.shapes),
    '</svg>\n',
  ].join('\n');
  return sheet.isGrey ? svg.replace(COLOURS, (_, hex: string) => `="${cssOf(inGrey(colourOfCss(hex)))}"`) : svg;
}

/** Of attributes: texts have no quotation marks of their own (`escapedXml`). */
const COLOURS = /="#([0-9a-f]{6})"/g;

function panelSvg({ box, frame, under, solids, paints, over }: Panel, at: number, gradients: Gradients): string {
  const faces = facesOf({ box, frame, under, solids, paints, over });
  return [
    `<g clip-path="url(#c${at})">`,
    shapesSvg(under),
    ...faces.map((face) => faceSvg(face, paints[face.place]!, gradients)),
    shapesSvg(over),
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
  const strokes = edges.map((edge) => pathData(edge)).join('');
  return `<path d="${outline}" fill="${colourOf}" ${seam}/><path d="${strokes}" fill="none" ${line}/>`;
}

/** @param digits after the point */
export function pathData(path: readonly PathPart[], digits = 2): string {
  const at = ({ x, y }: Point) => `${rounded(x, digits)} ${rounded(y, digits)}`;
  return path
    .map((part) => {
      if (part.to === 'curve') return `C${part.controls.map(at).join(' ')} ${at(part.point)}`;
      return `${part.to === 'start' ? 'M' : 'L'}${at(part.point)}`;
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

function rectangle({ x, y, width, height }: Box): string {
  return `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"/>`;
}

function rounded(value: number, digits = 2): number {
  const parts = 10 ** digits;
  return Math.round(value * parts) / parts;
}
