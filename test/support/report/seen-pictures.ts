/** Whether pictures show what a ray finds: the pixels of the depth buffer, and the vector picture made pixels again. */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Body } from '../../../src/domain/bodies.js';
import { facesOf, type PathPart } from '../../../src/report/pictures/faces.js';
import { type Frame, frameIn } from '../../../src/report/pictures/frame.js';
import { FACES, NOTHING, rasterise } from '../../../src/report/pictures/raster.js';
import type { Scene, Solid } from '../../../src/scene/scene.js';
import { extentOnPaper, VIEWS, type ViewName } from '../../../src/scene/views.js';
import { seenAt } from '../rules/rays.js';

export const WIDTH = 160;
export const HEIGHT = 120;
/** Shares of the container's size, below which two surfaces are as good as one. */
const TIE = 1e-6;

export function frameOf(scene: Scene, name: ViewName): Frame {
  const view = VIEWS[name];
  return frameIn({ x: 4, y: 4, width: WIDTH - 8, height: HEIGHT - 8 }, view, extentOnPaper(scene.extent, view));
}

export function byDepthBuffer(bodies: readonly Body[], frame: Frame): Int32Array {
  const { ids } = rasterise(bodies, frame, WIDTH, HEIGHT);
  return Int32Array.from(ids, (id) => (id === NOTHING ? -1 : (id / FACES) | 0));
}

/**
 * Pixels at which the depth buffer shows another body than the ray finds.
 * @param step of so many pixels along each side one is looked at
 */
export function wrongPixels(bodies: readonly Body[], frame: Frame, step = 1): string[] {
  const places = byDepthBuffer(bodies, frame);
  const wrong: string[] = [];
  const least = TIE * Math.max(...bodies.map(({ x2, y2, z2 }) => Math.max(x2, y2, z2)));
  for (let row = 0; row < HEIGHT; row += step) {
    for (let column = row % step; column < WIDTH; column += step) {
      const hit = seenAt(bodies, frame, column, row);
      const found = places[row * WIDTH + column]!;
      if (found === hit.place || (hit.place >= 0 && found >= 0 && hit.lead < least)) continue;
      if (isAtOutline(bodies, frame, column, row, hit.place)) continue;
      wrong.push(`${frame.view.name} ${column},${row}: ${found} instead of ${hit.place}`);
    }
  }
  return wrong;
}

/** Whether the ray passes an outline so closely that rounding decides. */
function isAtOutline(bodies: readonly Body[], frame: Frame, column: number, row: number, place: number): boolean {
  const by = 1e-6;
  return [
    [by, 0],
    [-by, 0],
    [0, by],
    [0, -by],
  ].some(([x, y]) => seenAt(bodies, frame, column + x!, row + y!).place !== place);
}

const TIMES = 3;
/** Parts of a pixel, and how many on each side: what is thinner than a pixel may pass between the rays of all of them. */
const PART = 0.05;
const PARTS = 13;

/** Whether a ray within the width of a line of the picture finds the body, or it is too thin for any. */
function isSeenBeside(bodies: readonly Body[], frame: Frame, column: number, row: number, place: number): boolean {
  if (bodies[place] === undefined) return false;
  const { left, right, low, high } = extentOnPaper(bodies[place], frame.view);
  const reach = PART * PARTS;
  const isNear =
    column + 0.5 >= frame.left + frame.scale * left - reach &&
    column + 0.5 <= frame.left + frame.scale * right + reach &&
    row + 0.5 >= frame.top - frame.scale * high - reach &&
    row + 0.5 <= frame.top - frame.scale * low + reach;
  if (!isNear) return false;
  if (frame.scale * Math.min(right - left, high - low) < PART) return true;
  const parts = Array.from({ length: 2 * PARTS + 1 }, (_, at) => (at - PARTS) * PART);
  return parts.some((x) => parts.some((y) => seenAt(bodies, frame, column + x, row + y).place === place));
}

/**
 * Where nothing is seen: whether the line around a body may lie there, and mix its colour with that of nothing. Of the
 * body as little may stick out as no ray finds.
 */
function isOutlineBeside(bodies: readonly Body[], frame: Frame, column: number, row: number): boolean {
  return bodies.some((body) => isSeenBeside([body], frame, column, row, 0));
}

/** Pixels, away from every border, at which the faces drawn one over the other show another body than the depth buffer. */
export async function wrongVectorPixels(solids: readonly Solid[], frame: Frame): Promise<string[]> {
  const ids = rasterise(solids, frame, WIDTH, HEIGHT).ids.slice();
  const paints = solids.map(() => ({ colour: 0 }));
  const box = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  const faces = facesOf({ box, frame, under: [], solids, paints, over: [] });
  const paths = faces.map(({ path, place }) => {
    // Four bits in each part of the colour, in the middle of their range: what is mixed of alike stays alike.
    const colour = `#${[8, 4, 0].map((bits) => `${(((place + 1) >> bits) & 15).toString(16)}8`).join('')}`;
    return `<path d="${data(path)}Z" fill="${colour}" stroke="${colour}" stroke-width="0.6" stroke-linejoin="round"/>`;
  });
  const size = `width="${WIDTH * TIMES}" height="${HEIGHT * TIMES}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="${WIDTH}" height="${HEIGHT}" fill="#000"/>${paths.join('')}</svg>`;
  const canvas = createCanvas(WIDTH * TIMES, HEIGHT * TIMES);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(Buffer.from(svg)), 0, 0);
  const pixels = context.getImageData(0, 0, WIDTH * TIMES, HEIGHT * TIMES).data;
  const wrong: string[] = [];
  for (let row = 1; row < HEIGHT - 1; row++) {
    for (let column = 1; column < WIDTH - 1; column++) {
      const id = ids[row * WIDTH + column]!;
      const around = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => ids[(row + y) * WIDTH + column + x]!));
      // Where two faces meet, what lies under both shines through a little.
      if (around.some((other) => other !== id)) continue;
      const place = id === NOTHING ? -1 : (id / FACES) | 0;
      const at = 4 * ((row * TIMES + 1) * WIDTH * TIMES + column * TIMES + 1);
      const found = ((pixels[at]! >> 4) << 8) + ((pixels[at + 1]! >> 4) << 4) + (pixels[at + 2]! >> 4) - 1;
      if (found === place) continue;
      const isExcused =
        place < 0 ? isOutlineBeside(solids, frame, column, row) : isSeenBeside(solids, frame, column, row, found);
      if (!isExcused) {
        wrong.push(`${frame.view.name} ${column},${row}: ${found} instead of ${place}`);
      }
    }
  }
  return wrong;
}

function data(path: readonly PathPart[]): string {
  return path
    .map((part) => {
      const points = part.to === 'curve' ? [...part.controls, part.point] : [part.point];
      return { start: 'M', line: 'L', curve: 'C' }[part.to] + points.map(({ x, y }) => `${x},${y}`).join(' ');
    })
    .join('');
}
