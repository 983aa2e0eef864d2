/**
 * Which solid is seen at each pixel: a depth buffer over the faces of cuboids and the true surfaces of cylinders. A pixel
 * shows what is hit by the ray through its middle, so that whatever lies before hides what lies behind, for any load.
 */
import { ACROSS, type Axis, type Body, highOf, lowOf } from '../../domain/bodies.js';
import { coveredFaces } from '../../scene/covered-faces.js';
import { roundToneOf, toneOf } from '../../scene/shades.js';
import { dot, extentOnPaper, facesSeen, rangeAlong, type Vector } from '../../scene/views.js';
import type { Frame } from './frame.js';

/** Faces of a solid: across x, y and z (of a cylinder, its end), and a cylinder's round side. */
export const FACE_OF: Readonly<Record<Axis, number>> = { x: 0, y: 1, z: 2 };
export const ROUND_FACE = 3;
export const FACES = 4;
export const NOTHING = -1;

/** Tones are kept in so many steps to all white, or to all black. */
export const TONE_STEPS = 200;

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Place of the solid times `FACES` plus its face, or `NOTHING`; row by row. */
  readonly ids: Int32Array;
  /** Along the view's `toward`; what is nearer to the eye has more. */
  readonly depths: Float32Array;
  /** Of `TONE_STEPS`. */
  readonly tones: Int8Array;
}

/** Pictures are drawn one after the other, so that one set of buffers serves them all. */
let kept = { ids: new Int32Array(0), depths: new Float32Array(0), tones: new Int8Array(0) };

function emptyRaster(width: number, height: number): Raster {
  const size = width * height;
  if (kept.ids.length < size) {
    kept = { ids: new Int32Array(size), depths: new Float32Array(size), tones: new Int8Array(size) };
  }
  return {
    width,
    height,
    ids: kept.ids.subarray(0, size).fill(NOTHING),
    depths: kept.depths.subarray(0, size).fill(Number.NEGATIVE_INFINITY),
    tones: kept.tones.subarray(0, size),
  };
}

/** @returns what is good until the next call */
export function rasterise(bodies: readonly Body[], frame: Frame, width: number, height: number): Raster {
  const raster = emptyRaster(width, height);
  const { toward } = frame.view;
  const faces = facesSeen(frame.view).map((face) => ({ ...face, covered: coveredFaces(bodies, face.axis, face.side) }));
  const nearness = Float64Array.from(bodies, (body) => rangeAlong(body, toward)[1]);
  // What is near comes first: most of what it hides is then never written.
  const order = Uint32Array.from(bodies, (_, place) => place).sort((a, b) => nearness[b]! - nearness[a]!);
  for (const place of order) {
    const body = bodies[place]!;
    if (body.axis !== null) {
      drawCylinder(raster, frame, body, body.axis, place);
      continue;
    }
    for (const { axis, side, covered } of faces) {
      if (covered[place] === 0) drawFace(raster, frame, body, place, axis, side);
    }
  }
  return raster;
}

const UNIT: Readonly<Record<Axis, Vector>> = {
  x: { x: 1, y: 0, z: 0 },
  y: { x: 0, y: 1, z: 0 },
  z: { x: 0, y: 0, z: 1 },
};

function drawFace(raster: Raster, frame: Frame, body: Body, place: number, axis: Axis, side: 1 | -1): void {
  const { view, scale, left, top } = frame;
  const [u, v] = ACROSS[axis];
  const at = side > 0 ? highOf(body, axis) : lowOf(body, axis);
  const corner = { x: body.x1, y: body.y1, z: body.z1, [axis]: at } as Vector;
  const lengthU = highOf(body, u) - lowOf(body, u);
  const lengthV = highOf(body, v) - lowOf(body, v);
  const normal = { x: 0, y: 0, z: 0, [axis]: side } as Vector;
  drawParallelogram(raster, {
    x: left + scale * dot(view.right, corner),
    y: top - scale * dot(view.up, corner),
    depth: dot(view.toward, corner),
    ux: scale * view.right[u] * lengthU,
    uy: -scale * view.up[u] * lengthU,
    udepth: view.toward[u] * lengthU,
    vx: scale * view.right[v] * lengthV,
    vy: -scale * view.up[v] * lengthV,
    vdepth: view.toward[v] * lengthV,
    id: place * FACES + FACE_OF[axis],
    tone: Math.round(TONE_STEPS * toneOf(normal)),
  });
}

/** A corner on paper, and the two edges from it, each with its depth. */
interface Parallelogram {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly ux: number;
  readonly uy: number;
  readonly udepth: number;
  readonly vx: number;
  readonly vy: number;
  readonly vdepth: number;
  readonly id: number;
  readonly tone: number;
}

/** Row by row, from the first to the last pixel whose middle is inside. */
function drawParallelogram(raster: Raster, face: Parallelogram): void {
  const { x, y, ux, uy, vx, vy } = face;
  const determinant = ux * vy - uy * vx;
  if (determinant === 0) return;
  const perX = (face.udepth * vy - face.vdepth * uy) / determinant;
  const perY = (face.vdepth * ux - face.udepth * vx) / determinant;
  const { width, height, ids, depths, tones } = raster;
  const firstRow = Math.max(0, Math.ceil(y + Math.min(0, uy) + Math.min(0, vy) - 0.5));
  const lastRow = Math.min(height - 1, Math.ceil(y + Math.max(0, uy) + Math.max(0, vy) - 0.5) - 1);
  for (let row = firstRow; row <= lastRow; row++) {
    // In the face's own coordinates the row is a line; both coordinates stay within 0 and 1.
    const down = row + 0.5 - y;
    const [fromU, toU] = within((down * -vx) / determinant, vy / determinant);
    const [fromV, toV] = within((down * ux) / determinant, -uy / determinant);
    const from = Math.max(0, Math.ceil(x + Math.max(fromU, fromV) - 0.5));
    const to = Math.min(width - 1, Math.ceil(x + Math.min(toU, toV) - 0.5) - 1);
    let depth = face.depth + perX * (from + 0.5 - x) + perY * down;
    for (let at = row * width + from; at <= row * width + to; at++) {
      if (depth > depths[at]!) {
        depths[at] = depth;
        ids[at] = face.id;
        tones[at] = face.tone;
      }
      depth += perX;
    }
  }
}

/** Where `start + per * x` lies between 0 and 1. */
function within(start: number, per: number): [from: number, to: number] {
  if (per === 0) return start >= 0 && start < 1 ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : [0, -1];
  const zero = -start / per;
  const one = (1 - start) / per;
  return per > 0 ? [zero, one] : [one, zero];
}

/** Each pixel's ray is cut with the round side, and where that misses with the end that is seen. */
function drawCylinder(raster: Raster, frame: Frame, body: Body, axis: Axis, place: number): void {
  const { view, scale, left, top } = frame;
  const { right, up, toward } = view;
  const { width, height, ids, depths, tones } = raster;
  const [u, v] = ACROSS[axis];
  const radius = (highOf(body, u) - lowOf(body, u)) / 2;
  const centreU = (highOf(body, u) + lowOf(body, u)) / 2;
  const centreV = (highOf(body, v) + lowOf(body, v)) / 2;
  const end = toward[axis] > 0 ? highOf(body, axis) : lowOf(body, axis);
  const endNormal = toward[axis] > 0 ? UNIT[axis] : { x: 0, y: 0, z: 0, [axis]: -1 };
  const endTone = Math.round(TONE_STEPS * toneOf(endNormal as Vector));
  const roundId = place * FACES + ROUND_FACE;
  const endId = place * FACES + FACE_OF[axis];
  const a = toward[u] * toward[u] + toward[v] * toward[v];
  const across = Math.sqrt(a);
  const paper = extentOnPaper(body, view);
  const firstRow = Math.max(0, Math.floor(top - scale * paper.high));
  const lastRow = Math.min(height - 1, Math.ceil(top - scale * paper.low));
  const first = Math.max(0, Math.floor(left + scale * paper.left));
  const last = Math.min(width - 1, Math.ceil(left + scale * paper.right));
  for (let row = firstRow; row <= lastRow; row++) {
    const t = (top - row - 0.5) / scale;
    for (let column = first; column <= last; column++) {
      const s = (column + 0.5 - left) / scale;
      const at = row * width + column;
      const qu = s * right[u] + t * up[u] - centreU;
      const qv = s * right[v] + t * up[v] - centreV;
      const along = s * right[axis] + t * up[axis];
      const b = toward[u] * qu + toward[v] * qv;
      const c = qu * qu + qv * qv - radius * radius;
      const root = b * b - a * c;
      if (a > 0 && root < 0) continue;
      const depth = a > 0 ? (Math.sqrt(root) - b) / a : Number.NEGATIVE_INFINITY;
      const reached = along + depth * toward[axis];
      if (a > 0 && reached >= lowOf(body, axis) && reached <= highOf(body, axis)) {
        if (depth <= depths[at]!) continue;
        const normal = {
          x: 0,
          y: 0,
          z: 0,
          [u]: (qu + depth * toward[u]) / radius,
          [v]: (qv + depth * toward[v]) / radius,
        };
        depths[at] = depth;
        ids[at] = roundId;
        const facing = dot(normal as Vector, toward) / across;
        tones[at] = Math.round(TONE_STEPS * roundToneOf(normal as Vector, facing));
        continue;
      }
      if (toward[axis] === 0) continue;
      const endDepth = (end - along) / toward[axis];
      const eu = qu + endDepth * toward[u];
      const ev = qv + endDepth * toward[v];
      if (eu * eu + ev * ev >= radius * radius || endDepth <= depths[at]!) continue;
      depths[at] = endDepth;
      ids[at] = endId;
      tones[at] = endTone;
    }
  }
}
