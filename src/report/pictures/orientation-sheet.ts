/**
 * How a cargo lies, as a small picture: its shape from the door, the left and above, the letters of its own sides at the
 * edges, and a dark mark on the face that is on top when it stands upright.
 */

import type { Axis } from '../../domain/bodies.js';
import type { Size } from '../../domain/geometry.js';
import { cuboidAt } from '../../domain/geometry.js';
import { INK, mixed, shaded, WHITE } from '../../scene/shades.js';
import { extentOnPaper, VIEWS } from '../../scene/views.js';
import { shapesOf } from './faces.js';
import { frameIn, onPaper, type Point } from './frame.js';
import type { Shape, Sheet } from './sheet.js';
import { BOLD } from './text.js';

const SIZE = 56;
/** Two lines of a table on paper. */
const TALL = 49;
const MARGIN = 12;
/** The longest side is at most so many times the shortest: what is flatter could not be made out. */
const MOST_FLAT = 4;
const BOX = 0xd9e6ee;
/** 7 points where the picture is 36 wide. */
const LETTER = 11;
/** Sides towards which the upright top looks, by the axis of the container along which the height lies. */
const TOP_FACE: Readonly<Record<Axis, readonly (readonly [x: number, y: number, z: number])[]>> = {
  z: [
    [0.25, 0.25, 1],
    [0.75, 0.25, 1],
    [0.75, 0.75, 1],
    [0.25, 0.75, 1],
  ],
  y: [
    [0.25, 0, 0.25],
    [0.75, 0, 0.25],
    [0.75, 0, 0.75],
    [0.25, 0, 0.75],
  ],
  x: [
    [1, 0.25, 0.25],
    [1, 0.75, 0.25],
    [1, 0.75, 0.75],
    [1, 0.25, 0.75],
  ],
};

/**
 * @param size as it lies
 * @param letters of the cargo's sides along length, width and height of the container
 * @param heightAlong where the cargo's own height lies
 */
export function orientationSheet(
  size: Size,
  axis: Axis | null,
  letters: readonly [string, string, string],
  heightAlong: Axis,
  title: string,
): Sheet {
  const longest = Math.max(size.length, size.width, size.height);
  const shown = (side: number) => Math.max(side, longest / MOST_FLAT);
  const [length, width, height] =
    axis === null
      ? [shown(size.length), shown(size.width), shown(size.height)]
      : [size.length, size.width, size.height];
  const body = { ...cuboidAt({ x: 0, y: 0, z: 0 }, { length, width, height }), axis };
  const view = VIEWS.diagram;
  const box = { x: MARGIN, y: 2, width: SIZE - 2 * MARGIN, height: TALL - MARGIN - 3 };
  const frame = frameIn(box, view, extentOnPaper(body, view));
  const paper = ([x, y, z]: readonly [number, number, number]) =>
    onPaper(frame, { x: x * length, y: y * width, z: z * height });
  const shapes: Shape[] = [];
  for (const { path, tone, round, edges } of shapesOf({ ...body, place: 0 }, body, new Set([0, 1, 2, 3]), frame)) {
    const colour = shaded(BOX, tone ?? round!.tones[round!.tones.length >> 1]!);
    shapes.push({ kind: 'polygon', points: path.flatMap((part) => flat(part)), fill: colour, opacity: 1 });
    for (const edge of edges) {
      shapes.push({ kind: 'line', points: edge.flatMap((part) => flat(part)), colour: INK, width: 1, opacity: 1 });
    }
  }
  if (axis === null) {
    shapes.push({
      kind: 'polygon',
      points: TOP_FACE[heightAlong].map(paper),
      fill: mixed(WHITE, INK, 0.75),
      opacity: 1,
    });
  }
  const letter = (text: string, at: Point, x: number, y: number): Shape => ({
    kind: 'text',
    text,
    at: { x: at.x + x, y: at.y + y },
    anchor: 'middle',
    size: LETTER,
    face: BOLD,
    colour: INK,
  });
  shapes.push(
    letter(letters[0], paper([0.5, 0, 0]), -4, 7),
    letter(letters[1], paper([1, 0.5, 0]), 5, 7),
    letter(letters[2], paper([0, 0, 0.5]), -7, 0),
  );
  return { width: SIZE, height: TALL, background: WHITE, title, panels: [], shapes };
}

/** A curve as short straight lines. */
function flat(part: ReturnType<typeof shapesOf>[number]['path'][number]): Point[] {
  if (part.to !== 'curve') return [part.point];
  const [a, b] = part.controls;
  // From its first control on; the point before it is there already.
  return [0.25, 0.5, 0.75, 1].map((t) => ({
    x: (1 - t) * (1 - t) * a.x + 2 * t * (1 - t) * b.x + t * t * part.point.x,
    y: (1 - t) * (1 - t) * a.y + 2 * t * (1 - t) * b.y + t * t * part.point.y,
  }));
}
