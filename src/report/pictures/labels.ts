/**
 * Labels on the cargo: its letter code on every face that shows enough of itself, its name once for each arrangement.
 * A label stands only where all of it is on the one face that it names; this is asked of the pixels that are seen. It
 * covers lines of the room with a plate in the face's colour.
 */
import { ACROSS, type Axis, highOf, lowOf } from '../../domain/bodies.js';
import type { Colour, Look } from '../../scene/looks.js';
import type { Solid } from '../../scene/scene.js';
import { groundOf, inkOn, shaded, toneOf } from '../../scene/shades.js';
import { dot, facesSeen, type Vector } from '../../scene/views.js';
import { type Frame, onPaper, type Point } from './frame.js';
import { FACE_OF, FACES, NOTHING, type Raster, ROUND_FACE } from './raster.js';
import type { Polygon, Text } from './sheet.js';
import { BOLD, type Face, isDrawable, PLAIN, widthOf } from './text.js';
import type { Paint } from './tones.js';

const CODE_SIZES = [20, 17, 14, 12, 10, 9, 8];
/** Of the shorter side of a panel: no code is larger, that of the least size apart. */
const LARGEST_CODE = 0.16;
const NAME_SIZES = [13, 12, 11, 10, 9];
/** Height of capitals, and of a line of text, as shares of its size. */
const CAPITALS = 0.72;
const LINE = 1.15;
/** Pixels of a face below which no text fits. */
const LEAST_SEEN = 60;
/** Share of a face's side that a label may take. */
const MOST_OF_SIDE = 0.86;

/** A text, or the plate under it. */
export type Label = Text | Polygon;

/** What is seen of one face. */
interface Seen {
  readonly id: number;
  readonly solid: Solid;
  readonly face: number;
  readonly pixels: number;
  /** Middle of what is seen of it. */
  readonly middle: Point;
}

/**
 * @param raster of these solids in this frame, one pixel for one
 * @param isNamed whether a solid gets labels at all
 * @param least pixels of letters, on a slant too
 */
export function labelsOf(
  solids: readonly Solid[],
  paints: readonly Paint[],
  looks: readonly Look[],
  frame: Frame,
  raster: Raster,
  isNamed: (solid: Solid) => boolean,
  least = 0,
): Label[] {
  const seen = seenFaces(solids, raster).filter(({ solid }) => solid.kind === 'cargo' && isNamed(solid));
  const largest = new Map<string, Seen>();
  const keyOf = ({ solid, face }: Seen) => `${solid.arrangement} ${face}`;
  for (const one of seen) {
    const known = largest.get(keyOf(one));
    if (known === undefined || known.pixels < one.pixels) largest.set(keyOf(one), one);
  }
  return seen.flatMap((one) => {
    const look = looks[one.solid.cargo]!;
    const place = placeOf(one, frame);
    const tone = one.face === ROUND_FACE ? 0 : toneOf(place.normal);
    const ground = groundOf(shaded(paints[(one.id / FACES) | 0]!.colour, tone));
    const isChosen = largest.get(keyOf(one)) === one && isDrawable(look.name) && look.name !== look.code;
    const named = isChosen ? nameAndCode(look, place, ground, raster, one, least) : null;
    return named ?? codeAlone(look, place, ground, raster, one, least);
  });
}

function seenFaces(solids: readonly Solid[], { ids, width }: Raster): Seen[] {
  const counts = new Float64Array(solids.length * FACES);
  const xs = new Float64Array(counts.length);
  const ys = new Float64Array(counts.length);
  let row = 0;
  let column = 0;
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at]!;
    if (id !== NOTHING) {
      counts[id]!++;
      xs[id]! += column;
      ys[id]! += row;
    }
    if (++column === width) {
      column = 0;
      row++;
    }
  }
  const seen: Seen[] = [];
  counts.forEach((pixels, id) => {
    if (pixels < LEAST_SEEN) return;
    const middle = { x: xs[id]! / pixels + 0.5, y: ys[id]! / pixels + 0.5 };
    seen.push({ id, solid: solids[(id / FACES) | 0]!, face: id % FACES, pixels, middle });
  });
  return seen;
}

/** Where text on a face may stand: how its lines run, how long its sides are on paper. */
interface Place {
  readonly middles: readonly Point[];
  readonly x: Point;
  readonly y: Point;
  readonly width: number;
  readonly height: number;
  readonly normal: Vector;
}

const UPRIGHT = { x: { x: 1, y: 0 }, y: { x: 0, y: 1 } };

function placeOf({ solid, face, middle }: Seen, frame: Frame): Place {
  const { view, scale } = frame;
  if (face === ROUND_FACE) {
    const side = scale * Math.max(solid.x2 - solid.x1, solid.y2 - solid.y1, solid.z2 - solid.z1);
    return { middles: [middle], ...UPRIGHT, width: side, height: side, normal: { x: 0, y: 0, z: 0 } };
  }
  const { axis, side } = facesSeen(view).find((one) => FACE_OF[one.axis] === face)!;
  const [u, v] = ACROSS[axis];
  const at = side > 0 ? highOf(solid, axis) : lowOf(solid, axis);
  const half = (one: Axis) => (lowOf(solid, one) + highOf(solid, one)) / 2;
  const centre = onPaper(frame, { x: half('x'), y: half('y'), z: half('z'), [axis]: at } as Vector);
  const edges = [edgeOnPaper(frame, solid, u), edgeOnPaper(frame, solid, v)] as const;
  // Lines run along the edge that is more level; on the top of the diagram, along the longer one.
  const isTop = axis === 'z' && view.name === 'diagram';
  const isFirst = isTop ? edges[0].length >= edges[1].length : Math.abs(edges[0].x) >= Math.abs(edges[1].x);
  const [lines, other] = isFirst ? edges : [edges[1], edges[0]];
  const x = lines.x < 0 ? turned(lines) : lines;
  const y = x.x * other.y - x.y * other.x < 0 ? turned(other) : other;
  const normal = { x: 0, y: 0, z: 0, [axis]: side } as Vector;
  return { middles: [centre, middle], x, y, width: lines.length, height: other.length, normal };
}

interface Edge extends Point {
  /** Pixels. */
  readonly length: number;
}

/** The direction of an edge on paper, of length 1, and how long the edge is. */
function edgeOnPaper({ view, scale }: Frame, solid: Solid, axis: Axis): Edge {
  const unit = { x: 0, y: 0, z: 0, [axis]: 1 } as Vector;
  const right = dot(view.right, unit);
  const up = dot(view.up, unit);
  const size = Math.sqrt(right * right + up * up);
  return { x: right / size, y: -up / size, length: scale * size * (highOf(solid, axis) - lowOf(solid, axis)) };
}

function turned({ x, y, length }: Edge): Edge {
  return { x: -x, y: -y, length };
}

/** @param ground the colour of the face */
function codeAlone(look: Look, place: Place, ground: Colour, raster: Raster, seen: Seen, least: number): Label[] {
  const most = Math.max(9, LARGEST_CODE * Math.min(raster.width, raster.height));
  for (const size of CODE_SIZES.filter((one) => one <= most && isLegible(one, place, least))) {
    const width = widthOf(look.code, size, BOLD);
    const height = size * CAPITALS;
    const at = spotFor(place, width, height, raster, seen);
    if (at !== null)
      return [
        ...plate(at, width, height, ground, place, seen),
        textAt(look.code, at, size, BOLD, inkOn(ground), place),
      ];
  }
  return [];
}

/** Letters that lie on a slant are as high as their size and the slant make them. */
function isLegible(size: number, { x, y }: Place, least: number): boolean {
  return size * Math.sqrt(Math.abs(x.x * y.y - x.y * y.x)) >= least - 1e-6;
}

/** The code above the name; null where they do not fit together. */
function nameAndCode(
  look: Look,
  place: Place,
  ground: Colour,
  raster: Raster,
  seen: Seen,
  least: number,
): Label[] | null {
  for (const size of NAME_SIZES.filter((one) => isLegible(one, place, least))) {
    const codeSize = Math.round(size * 1.3);
    const width = Math.max(widthOf(look.name, size, PLAIN), widthOf(look.code, codeSize, BOLD));
    const height = codeSize * CAPITALS + size * LINE;
    const at = spotFor(place, width, height, raster, seen);
    if (at === null) continue;
    const colour = inkOn(ground);
    const along = (point: Point, by: number): Point => ({ x: point.x + place.y.x * by, y: point.y + place.y.y * by });
    return [
      ...plate(at, width, height, ground, place, seen),
      textAt(look.code, along(at, -height / 2 + (codeSize * CAPITALS) / 2), codeSize, BOLD, colour, place),
      textAt(look.name, along(at, height / 2 - (size * CAPITALS) / 2), size, PLAIN, colour, place),
    ];
  }
  return null;
}

/** As large as the text and a pixel around it; none on a round side, whose colour changes all over. */
function plate({ x, y }: Point, width: number, height: number, fill: Colour, place: Place, { face }: Seen): Polygon[] {
  if (face === ROUND_FACE) return [];
  const corner = (across: number, down: number): Point => {
    const [a, b] = [across * (width / 2 + 1), down * (height / 2 + 1)];
    return { x: x + a * place.x.x + b * place.y.x, y: y + a * place.x.y + b * place.y.y };
  };
  const points = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  return [{ kind: 'polygon', points, fill, opacity: 1 }];
}

function textAt(text: string, at: Point, size: number, face: Face, colour: Colour, { x, y }: Place): Text {
  return { kind: 'text', text, at, anchor: 'middle', size, face, colour, axes: { x, y } };
}

/** The first middle around which a text of this size is wholly on what is seen of the face; null when there is none. */
function spotFor(place: Place, width: number, height: number, raster: Raster, seen: Seen): Point | null {
  if (width > place.width * MOST_OF_SIDE || height > place.height * MOST_OF_SIDE) return null;
  return place.middles.find((middle) => isWhollyOn(middle, place, width + 4, height + 4, raster, seen.id)) ?? null;
}

const STEP = 2;

function isWhollyOn({ x, y }: Point, place: Place, width: number, height: number, raster: Raster, id: number): boolean {
  const across = Math.max(2, Math.ceil(width / STEP));
  const down = Math.max(2, Math.ceil(height / STEP));
  for (let j = 0; j <= down; j++) {
    for (let i = 0; i <= across; i++) {
      const a = (i / across - 0.5) * width;
      const b = (j / down - 0.5) * height;
      const column = Math.floor(x + a * place.x.x + b * place.y.x);
      const row = Math.floor(y + a * place.x.y + b * place.y.y);
      if (column < 0 || row < 0 || column >= raster.width || row >= raster.height) return false;
      if (raster.ids[row * raster.width + column] !== id) return false;
    }
  }
  return true;
}
