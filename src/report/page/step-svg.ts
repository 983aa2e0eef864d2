/** Pictures of loading steps in a page: each face stands in it once, and every step shows a choice of them. */

import { plateOf } from '../pictures/step-labels.js';
import type { Roundness, StepPictures } from '../pictures/step-pictures.js';
import { type FaceTone, stepTones } from '../pictures/step-tones.js';
import { hatchPatterns, pathData, shapeSvg } from '../pictures/svg.js';
import { cssOf, inkOn, lineColourOn, lit, type Paint, WHITE } from '../pictures/tones.js';
import { escaped, Html } from './html.js';

/** What all pictures of one container share. @param id begins the names of its parts in the page */
export function sharedParts({ faces, under, over }: StepPictures, id: string): Html {
  const paths = faces.map(({ path }, at) => `<path id="${id}f${at}" d="${pathData(path)}Z"/>`);
  const joints = faces.map(({ joints: lines }, at) =>
    lines.length === 0 ? '' : `<path id="${id}j${at}" d="${lines.map(pathData).join('')}"/>`,
  );
  const shades = faces.map(({ light, round }, at) => (round === null ? '' : shadeSvg(round, light, `${id}s${at}`)));
  const room = [
    `<g id="${id}u">${under.map(shapeSvg).join('')}</g>`,
    `<g id="${id}o">${over.map(shapeSvg).join('')}</g>`,
  ];
  return new Html(
    `<svg class="shared" width="0" height="0" aria-hidden="true"><defs>${hatchPatterns()}${paths.join('')}${joints.join('')}${shades.join('')}${room.join('')}</defs></svg>`,
  );
}

/** Darkness over what is filled as where it is brightest. */
function shadeSvg({ from, to, lights }: Roundness, brightest: number, id: string): string {
  const stops = lights.map((light, at) => {
    const offset = (at / (lights.length - 1)).toFixed(3);
    return `<stop offset="${offset}" stop-opacity="${(1 - light / brightest).toFixed(3)}"/>`;
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
  const faces = runs(stepTones(pictures, step, paintAt)).map(({ tone, places }) => group(tone, places, id));
  const dashed = hidden.map(
    (points) => `<path d="M${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}" class="hid"/>`,
  );
  const texts = labels.map((label) => {
    const { body, at, size, light } = label;
    const { cargo } = bodies[body]!;
    const plate = plateOf(label, codeAt(cargo));
    const under =
      plate === null
        ? ''
        : `<rect x="${plate.x.toFixed(1)}" y="${plate.y.toFixed(1)}" width="${plate.width.toFixed(1)}" height="${plate.height.toFixed(1)}" fill="${cssOf(lit(paintAt(cargo).colour, light!))}"/>`;
    return `${under}<text x="${at.x.toFixed(1)}" y="${(at.y + 0.36 * size).toFixed(1)}" font-size="${size.toFixed(1)}" fill="${cssOf(inkOn(paintAt(cargo).colour))}">${escaped(codeAt(cargo))}</text>`;
  });
  return new Html(
    `<svg class="step" role="img" viewBox="0 0 ${width} ${height}"><title>${escaped(title)}</title><use href="#${id}u"/>${faces.join('')}<use href="#${id}o"/>${dashed.join('')}${texts.join('')}</svg>`,
  );
}

interface Run {
  readonly tone: FaceTone;
  readonly places: FaceTone[];
}

/** Faces in a row that look the same. */
function runs(tones: readonly FaceTone[]): Run[] {
  const found: Run[] = [];
  for (const tone of tones) {
    const last = found.at(-1);
    if (last !== undefined && last.tone.fill === tone.fill && last.tone.isNew === tone.isNew && !tone.isNew) {
      last.places.push(tone);
    } else found.push({ tone, places: [tone] });
  }
  return found;
}

function group({ fill, isNew, hatch }: FaceTone, places: readonly FaceTone[], id: string): string {
  const uses = places.map(({ face, hasJoints, round }) => {
    const joints = isNew && hasJoints ? `<use href="#${id}j${face}" class="jn"/>` : '';
    const shaded = round === null ? '' : `<use href="#${id}f${face}" fill="url(#${id}s${face})" stroke="none"/>`;
    const hatched =
      hatch === 'none' ? '' : `<use href="#${id}f${face}" fill="url(#h${hatch}${inkOn(fill) === WHITE ? 'w' : 'b'})"/>`;
    return `<use href="#${id}f${face}"/>${shaded}${hatched}${joints}`;
  });
  const line = isNew ? `stroke="${cssOf(lineColourOn(fill))}" class="nw"` : 'class="od"';
  return `<g fill="${cssOf(fill)}" ${line}>${uses.join('')}</g>`;
}
