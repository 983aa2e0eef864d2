/**
 * The visible faces of a panel's solids as flat shapes, in an order in which each may be drawn over those before it. What
 * vector pictures and PDFs draw instead of pixels.
 */
import { ACROSS, type Axis, type Body, highOf, lowOf } from '../../domain/bodies.js';
import type { Colour } from '../../scene/looks.js';
import { drawingOrder, type Fragment } from '../../scene/order.js';
import { roundToneOf, shaded, type Tone, toneOf } from '../../scene/shades.js';
import { extentOnPaper, facesSeen, type Vector } from '../../scene/views.js';
import { type Frame, magnified, movedBy, onPaper, type Point } from './frame.js';
import { lineStrengths } from './paint.js';
import { FACE_OF, FACES, NOTHING, ROUND_FACE, rasterise } from './raster.js';
import { seenFlat } from './seen-flat.js';
import type { Panel } from './sheet.js';

/** A closed outline: straight lines, and curves by two control points and an end. */
export type PathPart =
  | { readonly to: 'start' | 'line'; readonly point: Point }
  | { readonly to: 'curve'; readonly controls: readonly [Point, Point]; readonly point: Point };

export interface FaceShape {
  /** Place of the solid in the panel. */
  readonly place: number;
  readonly face: number;
  readonly path: readonly PathPart[];
  readonly fill: Colour | Gradient;
  /** Edges of the solid, which a cut through it is not. */
  readonly edges: readonly (readonly PathPart[])[];
  /** Of the edges, 0 to 1. */
  readonly strength: number;
}

/** Colours along a line; they run straight across it. */
export interface Gradient {
  readonly from: Point;
  readonly to: Point;
  /** At even steps. */
  readonly colours: readonly Colour[];
}

/** A face as it is shaded, whatever its colour. */
export interface ShapeOfFace extends Pick<FaceShape, 'face' | 'path' | 'edges'> {
  /** Of a round side null: it goes over from one to the next. */
  readonly tone: Tone | null;
  readonly round: Roundness | null;
}

/** Tones along a line on paper, at even steps from its one end to the other; straight across it is the same. */
export interface Roundness {
  readonly from: Point;
  readonly to: Point;
  readonly tones: readonly Tone[];
}

/** Pixels in which it is looked for what is seen at all, along the longer side of the panel: more where solids are thin. */
const LOOKED_AT_LEAST = 1200;
const LOOKED_AT_MOST = 2400;
const PIXELS_OF_THINNEST = 3;
/** The same where there are cylinders, each pixel of which costs many times that of a face. */
const LOOKED_AT_ROLLS = 900;

export function facesOf({ box, frame, solids, paints }: Panel): FaceShape[] {
  const seen = seenFaces(solids, frame, box);
  const strengths = lineStrengths(solids, frame);
  const visible = solids.map((_, place) => place).filter((place) => seen.has(place));
  const order = drawingOrder(
    visible.map((place) => solids[place]!),
    frame.view,
  );
  return order.flatMap((fragment) => {
    const place = visible[fragment.place]!;
    const faces = seen.get(place)!;
    const { colour } = paints[place]!;
    return shapesOf(fragment, solids[place]!, faces, frame).map(({ face, path, edges, tone, round }) => {
      const fill = round === null ? shaded(colour, tone ?? 0) : gradientOf(round, colour);
      return { face, path, edges, fill, place, strength: strengths[place]! };
    });
  });
}

export function gradientOf({ from, to, tones }: Roundness, colour: Colour): Gradient {
  return { from, to, colours: tones.map((tone) => shaded(colour, tone)) };
}

/** The faces of a body, or of a part of one that was cut, as far as they are among those seen. */
export function shapesOf(fragment: Fragment, whole: Body, seen: ReadonlySet<number>, frame: Frame): ShapeOfFace[] {
  return fragment.axis === null
    ? cuboidFaces(fragment, whole, seen, frame)
    : cylinderFaces(fragment, whole, fragment.axis, seen, frame);
}

/** @param longer side of the panel, in pixels of the picture */
function pixelsFor(solids: readonly Body[], { view, scale }: Frame, longer: number): number {
  if (solids.some(({ axis }) => axis !== null)) return LOOKED_AT_ROLLS;
  const thinnest = solids.reduce((least, solid) => {
    const { left, right, low, high } = extentOnPaper(solid, view);
    return Math.min(least, right - left, high - low);
  }, Number.POSITIVE_INFINITY);
  const wanted = (PIXELS_OF_THINNEST * longer) / Math.max(1e-9, scale * thinnest);
  return Math.min(LOOKED_AT_MOST, Math.max(LOOKED_AT_LEAST, wanted));
}

/** By place of the solid, its faces of which something is seen. */
function seenFaces(solids: readonly Body[], frame: Frame, box: Panel['box']): Map<number, Set<number>> {
  const longer = Math.max(box.width, box.height);
  const times = Math.max(1, pixelsFor(solids, frame, longer) / longer);
  const flat = seenFlat(solids, frame.view, frame.scale * times);
  if (flat !== null) {
    const faces = new Set(facesSeen(frame.view).map(({ axis }) => FACE_OF[axis]));
    return new Map(solids.flatMap((_, place) => (flat[place] === 1 ? [[place, faces]] : [])));
  }
  const moved = magnified(movedBy(frame, -box.x, -box.y), times);
  const { ids } = rasterise(solids, moved, Math.ceil(box.width * times), Math.ceil(box.height * times));
  const isSeen = new Uint8Array(solids.length * FACES);
  let last = NOTHING;
  // An index is many times faster than an iterator over millions of pixels.
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at]!;
    if (id === last) continue;
    last = id;
    if (id !== NOTHING) isSeen[id] = 1;
  }
  const seen = new Map<number, Set<number>>();
  solids.forEach((_, place) => {
    const faces = [0, 1, 2, 3].filter((face) => isSeen[place * FACES + face] === 1);
    if (faces.length > 0) seen.set(place, new Set(faces));
  });
  return seen;
}

function cuboidFaces(fragment: Fragment, whole: Body, seen: ReadonlySet<number>, frame: Frame): ShapeOfFace[] {
  return facesSeen(frame.view).flatMap(({ axis, side }) => {
    const face = FACE_OF[axis];
    const end = side > 0 ? highOf : lowOf;
    // What a cut laid open lies inside the solid.
    if (!seen.has(face) || end(fragment, axis) !== end(whole, axis)) return [];
    const [u, v] = ACROSS[axis];
    const corner = (atU: number, atV: number) =>
      onPaper(frame, { x: 0, y: 0, z: 0, [axis]: end(fragment, axis), [u]: atU, [v]: atV } as Vector);
    const [u1, u2, v1, v2] = [lowOf(fragment, u), highOf(fragment, u), lowOf(fragment, v), highOf(fragment, v)];
    const corners = [corner(u1, v1), corner(u2, v1), corner(u2, v2), corner(u1, v2)] as const;
    const isEdge = [v1 === lowOf(whole, v), u2 === highOf(whole, u), v2 === highOf(whole, v), u1 === lowOf(whole, u)];
    const normal = { x: 0, y: 0, z: 0, [axis]: side } as Vector;
    const edges = corners.map((from, at) => straight(from, corners[(at + 1) % 4]!));
    const path = corners.map((point, at): PathPart => ({ to: at === 0 ? 'start' : 'line', point }));
    const isWhole = isEdge.every(Boolean);
    return [
      {
        face,
        path,
        tone: toneOf(normal),
        round: null,
        edges: isWhole ? [[...path, { to: 'line', point: corners[0] }]] : edges.filter((_, at) => isEdge[at]),
      },
    ];
  });
}

function straight(from: Point, to: Point): PathPart[] {
  return [
    { to: 'start', point: from },
    { to: 'line', point: to },
  ];
}

/** Of a quarter of a circle, how far its controls lie along the tangents. */
const QUARTER = 0.5522847498307936;
/** Colours across the round side. */
const STOPS = 7;

function cylinderFaces(
  fragment: Fragment,
  whole: Body,
  axis: Axis,
  seen: ReadonlySet<number>,
  frame: Frame,
): ShapeOfFace[] {
  const { view, scale } = frame;
  const { right, up, toward } = view;
  const [u, v] = ACROSS[axis];
  const radius = (highOf(fragment, u) - lowOf(fragment, u)) / 2;
  const isHighNear = toward[axis] >= 0;
  const centreAt = (at: number) =>
    onPaper(frame, {
      x: (fragment.x1 + fragment.x2) / 2,
      y: (fragment.y1 + fragment.y2) / 2,
      z: (fragment.z1 + fragment.z2) / 2,
      [axis]: at,
    } as Vector);
  const nearEnd = isHighNear ? highOf(fragment, axis) : lowOf(fragment, axis);
  const farEnd = isHighNear ? lowOf(fragment, axis) : highOf(fragment, axis);
  const near = centreAt(nearEnd);
  const far = centreAt(farEnd);
  /** A direction in the plane of the circle, on paper. */
  const flat = (a: number, b: number): Point => ({
    x: scale * radius * (a * right[u] + b * right[v]),
    y: -scale * radius * (a * up[u] + b * up[v]),
  });
  const shapes: ShapeOfFace[] = [];
  const along = { x: scale * right[axis], y: -scale * up[axis] };
  const length = Math.hypot(along.x, along.y);
  if (length > 1e-9 && seen.has(ROUND_FACE)) {
    const across = { x: -along.y / length, y: along.x / length };
    const [onU, onV] = [flat(1, 0), flat(0, 1)];
    const [a, b] = [onU.x * across.x + onU.y * across.y, onV.x * across.x + onV.y * across.y];
    const size = Math.hypot(a, b);
    const [cos, sin] = [a / size, b / size];
    const side = flat(cos, sin);
    const bulgeOne = flat(-sin, cos);
    const away = (far.x - near.x) * bulgeOne.x + (far.y - near.y) * bulgeOne.y;
    const bulge = away >= 0 ? bulgeOne : { x: -bulgeOne.x, y: -bulgeOne.y };
    const back = halfCircle(far, side, bulge);
    const path: PathPart[] = [
      { to: 'start', point: plus(near, side) },
      { to: 'line', point: plus(far, side) },
      ...back,
      { to: 'line', point: plus(near, side, -1) },
      ...halfCircle(near, { x: -side.x, y: -side.y }, { x: -bulge.x, y: -bulge.y }),
    ];
    const facing = Math.hypot(toward[u], toward[v]);
    const tones = Array.from({ length: STOPS }, (_, at) => {
      const t = (2 * at) / (STOPS - 1) - 1;
      const depth = Math.sqrt(Math.max(0, 1 - t * t));
      const normal = {
        x: 0,
        y: 0,
        z: 0,
        [u]: t * cos + (depth * toward[u]) / facing,
        [v]: t * sin + (depth * toward[v]) / facing,
      };
      return roundToneOf(normal as Vector, depth);
    });
    const isFarEnd = farEnd === (isHighNear ? lowOf(whole, axis) : highOf(whole, axis));
    shapes.push({
      face: ROUND_FACE,
      path,
      tone: null,
      round: { from: plus(near, scaled(across, size), -1), to: plus(near, scaled(across, size)), tones },
      edges: [
        straight(plus(near, side), plus(far, side)),
        straight(plus(near, side, -1), plus(far, side, -1)),
        ...(isFarEnd ? [[{ to: 'start', point: plus(far, side) } as PathPart, ...back]] : []),
      ],
    });
  }
  const isNearEnd = nearEnd === (isHighNear ? highOf(whole, axis) : lowOf(whole, axis));
  if (toward[axis] !== 0 && isNearEnd && seen.has(FACE_OF[axis])) {
    const [one, other] = [flat(1, 0), flat(0, 1)];
    const path: PathPart[] = [
      { to: 'start', point: plus(near, one) },
      ...halfCircle(near, one, other),
      ...halfCircle(near, { x: -one.x, y: -one.y }, { x: -other.x, y: -other.y }),
    ];
    const normal = { x: 0, y: 0, z: 0, [axis]: isHighNear ? 1 : -1 } as Vector;
    shapes.push({ face: FACE_OF[axis], path, tone: toneOf(normal), round: null, edges: [path] });
  }
  return shapes;
}

function plus(a: Point, b: Point, times = 1): Point {
  return { x: a.x + times * b.x, y: a.y + times * b.y };
}

function scaled({ x, y }: Point, times: number): Point {
  return { x: x * times, y: y * times };
}

/** From the end of `side` over that of `bulge` to the opposite end. */
function halfCircle(centre: Point, side: Point, bulge: Point): PathPart[] {
  const at = (alongSide: number, alongBulge: number) => plus(plus(centre, side, alongSide), bulge, alongBulge);
  return [
    { to: 'curve', controls: [at(1, QUARTER), at(QUARTER, 1)], point: at(0, 1) },
    { to: 'curve', controls: [at(-QUARTER, 1), at(-1, QUARTER)], point: at(-1, 0) },
  ];
}
