/** Pictures of loading steps in a page: each face stands in it once, and every step shows a choice of them. */

import { cssOf, edgeOf, groundOf, INK, inkOn, shaded } from '../../scene/shades.js';
import type { Roundness } from '../pictures/faces.js';
import { shapesSvg } from '../pictures/flat-svg.js';
import { plateOf } from '../pictures/step-labels.js';
import type { StepPictures } from '../pictures/step-pictures.js';
import { type FaceTone, stepTones } from '../pictures/step-tones.js';
import { pathData } from '../pictures/svg.js';
import type { Paint } from '../pictures/tones.js';
import { escaped, Html } from './html.js';

/** What all pictures of one container share. @param id begins the names of its parts in the page */
export function sharedParts({ faces, under, over }: StepPictures, id: string): Html {
  const paths = faces.map(({ path }, at) => `<path id="${id}f${at}" d="${pathData(path, 1)}Z"/>`);
  const joints = faces.map(({ joints: lines }, at) =>
    lines.length === 0 ? '' : `<path id="${id}j${at}" d="${lines.map((line) => pathData(line, 1)).join('')}"/>`,
  );
  const shades = faces.map(({ round }, at) => (round === null ? '' : shadeSvg(round, `${id}s${at}`)));
  const room = [`<g id="${id}u">${shapesSvg(under)}</g>`, `<g id="${id}o">${shapesSvg(over)}</g>`];
  return new Html(
    `<svg class="shared" width="0" height="0" aria-hidden="true"><defs>${paths.join('')}${joints.join('')}${shades.join('')}${room.join('')}</defs></svg>`,
  );
}

/** White and black over what is filled with its colour. */
function shadeSvg({ from, to, tones }: Roundness, id: string): string {
  const stops = tones.map((tone, at) => {
    const offset = (at / (tones.length - 1)).toFixed(3);
    return `<stop offset="${offset}"${tone > 0 ? ' stop-color="#ffffff"' : ''} stop-opacity="${Math.abs(tone).toFixed(3)}"/>`;
  });
  const [x1, y1, x2, y2] = [from.x, from.y, to.x, to.y].map((value) => value.toFixed(1));
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`;
}

/**
 * @param step its place
 * @param paintAt of a cargo
 * @param codeAt its letter
 */
export function stepSvg(
  pictures: StepPictures,
  step: number,
  id: string,
  title: string,
  paintAt: (cargo: number) => Paint,
  codeAt: (cargo: number) => string,
): Html {
  const { width, height, bodies } = pictures;
  const { labels, hidden } = pictures.pictures[step]!;
  const faces = runs(stepTones(pictures, step, paintAt)).map((run) => group(run, id));
  const edges = hidden.map((points) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')}`);
  const dashed = edges.length === 0 ? '' : `<path d="${edges.join('')}" class="hid"/>`;
  const texts = labels.map((label) => {
    const { body, at, size, tone } = label;
    const { cargo } = bodies[body]!;
    const ground = groundOf(shaded(paintAt(cargo).colour, tone ?? 0));
    const plate = plateOf(label, codeAt(cargo));
    const under =
      plate === null
        ? ''
        : `<rect x="${plate.x.toFixed(1)}" y="${plate.y.toFixed(1)}" width="${plate.width.toFixed(1)}" height="${plate.height.toFixed(1)}" fill="${cssOf(ground)}"/>`;
    return `${under}<text x="${at.x.toFixed(1)}" y="${(at.y + 0.36 * size).toFixed(1)}" font-size="${size.toFixed(1)}" fill="${cssOf(inkOn(ground))}">${escaped(codeAt(cargo))}</text>`;
  });
  return new Html(
    `<svg class="step" role="img" viewBox="0 0 ${width} ${height}"><title>${escaped(title)}</title><use href="#${id}u"/>${faces.join('')}<use href="#${id}o"/>${dashed}${texts.join('')}</svg>`,
  );
}

interface Run {
  readonly isNew: boolean;
  readonly places: FaceTone[];
}

/** Faces in a row that are outlined the same. */
function runs(tones: readonly FaceTone[]): Run[] {
  const found: Run[] = [];
  for (const tone of tones) {
    const last = found.at(-1);
    if (last?.isNew === tone.isNew) last.places.push(tone);
    else found.push({ isNew: tone.isNew, places: [tone] });
  }
  return found;
}

function group({ isNew, places }: Run, id: string): string {
  const uses = places.map(({ face, fill, hasJoints, round }) => {
    const joints = isNew && hasJoints ? `<use href="#${id}j${face}" class="jn" stroke="${cssOf(edgeOf(fill))}"/>` : '';
    const shades = round === null ? '' : `<use href="#${id}f${face}" fill="url(#${id}s${face})" stroke="none"/>`;
    return `<use href="#${id}f${face}" fill="${cssOf(fill)}"/>${shades}${joints}`;
  });
  // In ink, so that light cargo stands out from what was loaded before in grey print, too.
  return `<g ${isNew ? `stroke="${cssOf(INK)}" class="nw"` : 'class="od"'}>${uses.join('')}</g>`;
}
