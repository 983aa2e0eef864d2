/** From what is seen at each pixel to colours: tones and edges, the picture made smooth by finer pixels. */

import type { Body } from '../../domain/bodies.js';
import { blueOf, edgeOf, greenOf, redOf, shaded } from '../../scene/shades.js';
import { extentOnPaper } from '../../scene/views.js';
import { type Frame, magnified } from './frame.js';
import { FACES, NOTHING, type Raster, ROUND_FACE, rasterise, TONE_STEPS } from './raster.js';
import type { Paint } from './tones.js';

/** Colours of every pixel: red, green, blue, opacity. */
export interface Painted {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** Share of the edges' colour in the line between two solids, and between two faces of one. */
const OUTLINE = 1;
const CREASE = 0.7;
/** A solid whose smaller side is below so many pixels gets fainter lines. */
const PIXELS_FOR_LINES = 9;
const FAINTEST = 0.16;
/** More than one face. */
const MIXED = NOTHING - 1;
const OPAQUE = 0xff000000;

/** Fine pixels along each side of one of the picture: small pictures can afford more. */
export function finenessFor(width: number, height: number): number {
  const pixels = width * height;
  return pixels <= 200_000 ? 4 : pixels <= 320_000 ? 3 : 2;
}

/** How strongly the lines of each solid are drawn, 0 to 1. */
export function lineStrengths(bodies: readonly Body[], frame: Frame): Float32Array {
  return Float32Array.from(bodies, (body) => {
    const { left, right, low, high } = extentOnPaper(body, frame.view);
    const smaller = frame.scale * Math.min(right - left, high - low);
    return Math.max(FAINTEST, Math.min(1, smaller / PIXELS_FOR_LINES));
  });
}

/** Rows of the picture that are worked on at once, so that a large one needs no more memory than a small one. */
const MOST_FINE_PIXELS = 6_000_000;

/**
 * @param paints by solid
 */
export function paint(
  bodies: readonly Body[],
  paints: readonly Paint[],
  frame: Frame,
  width: number,
  height: number,
): Painted {
  const fine = finenessFor(width, height);
  const rows = Math.max(1, Math.floor(MOST_FINE_PIXELS / (width * fine * fine)));
  const pixels = new Uint8ClampedArray(width * height * 4);
  const strengths = lineStrengths(bodies, frame);
  const [first, end] = rowsOf(bodies, frame, height);
  for (let from = first; from < end; from += rows) {
    const count = Math.min(rows, end - from);
    const moved: Frame = { ...magnified(frame, fine), top: (frame.top - from) * fine };
    // One row more below, for the lines between the bands.
    const raster = rasterise(bodies, moved, width * fine, (count + 1) * fine);
    paintBand(pixels, raster, { width, from, count, fine, paints, strengths });
  }
  return { width, height, pixels };
}

/** Those in which something is: a flat view of a long container leaves most of its picture empty. */
function rowsOf(bodies: readonly Body[], { view, scale, top }: Frame, height: number): [first: number, end: number] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const body of bodies) {
    const { low, high } = extentOnPaper(body, view);
    lowest = Math.min(lowest, low);
    highest = Math.max(highest, high);
  }
  if (lowest > highest) return [0, 0];
  return [Math.max(0, Math.floor(top - scale * highest) - 1), Math.min(height, Math.ceil(top - scale * lowest) + 1)];
}

interface Band {
  readonly width: number;
  readonly from: number;
  readonly count: number;
  readonly fine: number;
  readonly paints: readonly Paint[];
  readonly strengths: Float32Array;
}

function paintBand(
  pixels: Uint8ClampedArray,
  raster: Raster,
  { width, from, count, fine, paints, strengths }: Band,
): void {
  const { ids, tones } = raster;
  // Red in the low byte, opacity in the high one: as pixels lie in memory on machines that begin with the low byte.
  const colours = new Uint32Array(pixels.buffer);
  const reds = Uint8Array.from(paints, ({ colour }) => redOf(colour));
  const greens = Uint8Array.from(paints, ({ colour }) => greenOf(colour));
  const blues = Uint8Array.from(paints, ({ colour }) => blueOf(colour));
  const across = raster.width;
  const samples = fine * fine;
  const lines = paints.map(({ colour }) => edgeOf(colour));
  const half = fine >> 1;
  const evenRows = new EvenRows(raster, width, fine);
  let [known, knownColour] = [NOTHING, 0];
  for (let y = 0; y < count; y++) {
    const isEven = evenRows.at(y);
    for (let x = 0; x < width; x++) {
      const corner = y * fine * across + x * fine;
      const id = ids[corner]!;
      const pixel = (from + y) * width + x;
      const hasNoLines = isEven[x] === 1;
      if (hasNoLines) {
        if (id === NOTHING) continue;
        const solid = (id / FACES) | 0;
        if (id % FACES !== ROUND_FACE) {
          if (id !== known) {
            known = id;
            knownColour = OPAQUE | shaded(paints[solid]!.colour, tones[corner]! / TONE_STEPS);
          }
          colours[pixel] = knownColour;
          continue;
        }
      }
      const at = pixel * 4;
      let red = 0;
      let green = 0;
      let blue = 0;
      let covered = 0;
      for (let j = 0; j < fine; j++) {
        for (let i = 0; i < fine; i++) {
          const at = corner + j * across + i;
          const id = ids[at]!;
          if (id === NOTHING) continue;
          covered++;
          const solid = (id / FACES) | 0;
          const tone = tones[at]! / TONE_STEPS;
          const own = 1 - Math.abs(tone);
          const white = 255 * Math.max(0, tone);
          const r = reds[solid]! * own + white;
          const g = greens[solid]! * own + white;
          const b = blues[solid]! * own + white;
          // A line is as wide as a pixel of the picture: half of it on each side of a border.
          let line = 0;
          for (let away = 1; away <= half && !hasNoLines; away++) {
            line = Math.max(
              line,
              lineBetween(id, x * fine + i + away < across ? ids[at + away]! : id, strengths),
              lineBetween(id, x * fine + i >= away ? ids[at - away]! : id, strengths),
              lineBetween(id, at + away * across < ids.length ? ids[at + away * across]! : id, strengths),
              lineBetween(id, at >= away * across ? ids[at - away * across]! : id, strengths),
            );
          }
          const ink = lines[solid]!;
          red += r + (redOf(ink) - r) * line;
          green += g + (greenOf(ink) - g) * line;
          blue += b + (blueOf(ink) - b) * line;
        }
      }
      if (covered === 0) continue;
      pixels[at] = red / covered;
      pixels[at + 1] = green / covered;
      pixels[at + 2] = blue / covered;
      pixels[at + 3] = (255 * covered) / samples;
    }
  }
}

/** Around which pixels of the picture nothing but one face is seen: those that no line touches. */
class EvenRows {
  /** By fine row, modulo as many as one pixel looks at: the face that is seen along each pixel, or `MIXED`. */
  readonly #seen: Int32Array[];
  readonly #even: Uint8Array;
  #next = 0;

  constructor(
    private readonly raster: Raster,
    private readonly width: number,
    private readonly fine: number,
  ) {
    this.#seen = Array.from({ length: fine + 2 * (fine >> 1) }, () => new Int32Array(width));
    this.#even = new Uint8Array(width);
  }

  /** Of a row of the picture, to be asked from above; what lies beyond the band counts as the same. */
  at(y: number): Uint8Array {
    const { raster, fine } = this;
    const half = fine >> 1;
    const first = Math.max(0, y * fine - half);
    const end = Math.min(raster.height, (y + 1) * fine + half);
    for (; this.#next < end; this.#next++) this.#read(this.#next);
    const rows = Array.from({ length: end - first }, (_, at) => this.#seen[(first + at) % this.#seen.length]!);
    const [one, ...others] = rows as [Int32Array, ...Int32Array[]];
    for (let x = 0; x < this.width; x++) this.#even[x] = one[x] === MIXED ? 0 : 1;
    for (const row of others) {
      for (let x = 0; x < this.width; x++) if (row[x] !== one[x]) this.#even[x] = 0;
    }
    return this.#even;
  }

  #read(row: number): void {
    const { raster, fine, width } = this;
    const { ids } = raster;
    const seen = this.#seen[row % this.#seen.length]!;
    const half = fine >> 1;
    const begin = row * raster.width;
    for (let x = 0; x < width; x++) {
      const from = begin + Math.max(0, x * fine - half);
      const to = begin + Math.min(raster.width, (x + 1) * fine + half);
      const id = ids[from]!;
      let at = from + 1;
      while (at < to && ids[at] === id) at++;
      seen[x] = at < to ? MIXED : id;
    }
  }
}

/** Share of the edges' colour at a fine pixel beside another one. */
function lineBetween(id: number, other: number, strengths: Float32Array): number {
  if (id === other) return 0;
  const solid = (id / FACES) | 0;
  if (other === NOTHING) return OUTLINE * strengths[solid]!;
  const beside = (other / FACES) | 0;
  return solid === beside ? CREASE * strengths[solid]! : OUTLINE * Math.min(strengths[solid]!, strengths[beside]!);
}
