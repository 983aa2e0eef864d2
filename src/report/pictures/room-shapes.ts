/**
 * The container around the cargo: floor and walls behind it, edges before it, an arrow where the door is, measurements.
 * Nothing of it can hide or be hidden by parts of the cargo, so that it is drawn flat, under and over the solids.
 */
import type { Cuboid } from '../../domain/geometry.js';
import { isFromSide, type Way } from '../../domain/loading-way.js';
import type { Colour } from '../../scene/looks.js';
import { beforeWall, isWholeWall, openingCorners } from '../../scene/opening.js';
import type { Room, Scene } from '../../scene/scene.js';
import { inkOn, mixed } from '../../scene/shades.js';
import { type Frame, onPaper, type Point } from './frame.js';
import type { Shape } from './sheet.js';
import { PLAIN, widthOf } from './text.js';

export interface RoomShapes {
  readonly under: readonly Shape[];
  readonly over: readonly Shape[];
}

/** Shares of ink in floor, front wall, side wall, and in the lines around them. */
const FLOOR = 0.13;
const FRONT_WALL = 0.09;
const SIDE_WALL = 0.05;
const EDGE = 0.4;

export function roomShapes(scene: Scene, frame: Frame, background: Colour): RoomShapes {
  const { room } = scene;
  if (!room.isClosedIn) return { under: [], over: [] };
  const { under, over } = wallShapes(room, frame, background);
  const opening = openingShapes(room, frame, background);
  return isBehindCargo(room.way, frame)
    ? { under: [...under, ...opening], over }
    : { under, over: [...over, ...opening] };
}

/** The edges of the opening, seen along its wall as a thicker part of that. The whole rear wall has edges already. */
function openingShapes({ opening, size, way }: Room, frame: Frame, background: Colour): Shape[] {
  if (opening === null) return [];
  const doorway = { opening, size, way };
  if (isWholeWall(doorway) && !isFromSide(way)) return [];
  const [first, ...others] = openingCorners(doorway).map((corner) => onPaper(frame, corner));
  const points = [first!, ...others, first!];
  return [{ kind: 'line', points, colour: inkOn(background), width: 2.2, opacity: 0.8 }];
}

/** Whether the wall of the door is beyond the cargo. */
function isBehindCargo(way: Way, { view: { name } }: Pick<Frame, 'view'>): boolean {
  if (way === 'fromRight') return name === 'diagram' || name === 'left';
  return name === (way === 'fromLeft' ? 'right' : 'front');
}

function wallShapes(room: Room, frame: Frame, background: Colour): RoomShapes {
  const { length: x, width: y, height: z } = room.size;
  const ink = inkOn(background);
  const paper = (...corners: readonly (readonly [number, number, number])[]) =>
    corners.map(([a, b, c]) => onPaper(frame, { x: a, y: b, z: c }));
  const wall = (share: number, ...corners: readonly (readonly [number, number, number])[]): Shape[] => {
    const points = paper(...corners);
    return [
      { kind: 'polygon', points, fill: mixed(background, ink, share), opacity: 1 },
      { kind: 'line', points: [...points, points[0]!], colour: mixed(background, ink, EDGE), width: 1, opacity: 1 },
    ];
  };
  const edge = (width: number, opacity: number, ...corners: readonly (readonly [number, number, number])[]): Shape => {
    return { kind: 'line', points: paper(...corners), colour: ink, width, opacity };
  };
  const end = (share: number, at: number) => wall(share, [at, 0, 0], [at, y, 0], [at, y, z], [at, 0, z]);
  const floor = wall(FLOOR, [0, 0, 0], [x, 0, 0], [x, y, 0], [0, y, 0]);
  switch (frame.view.name) {
    case 'diagram':
      return {
        under: [
          ...(room.hasSides ? wall(SIDE_WALL, [0, y, 0], [x, y, 0], [x, y, z], [0, y, z]) : []),
          ...end(FRONT_WALL, 0),
          ...floor,
        ],
        over: [
          edge(1, 0.45, [0, 0, 0], [x, 0, 0]),
          edge(1, 0.45, [0, 0, z], [0, 0, 0]),
          ...(room.hasSides ? [edge(1, 0.45, [0, 0, z], [x, 0, z])] : []),
          edge(1.6, 0.6, [x, 0, 0], [x, y, 0], [x, y, z], [x, 0, z], [x, 0, 0]),
        ],
      };
    case 'top':
    case 'bottom':
      return { under: floor, over: [edge(1.2, 0.6, [0, 0, 0], [x, 0, 0], [x, y, 0], [0, y, 0], [0, 0, 0])] };
    case 'rear':
    case 'front':
      return {
        under: end(FRONT_WALL, 0),
        over: [edge(1.2, 0.6, [0, 0, 0], [0, y, 0], [0, y, z], [0, 0, z], [0, 0, 0])],
      };
    case 'left':
    case 'right':
      return {
        under: wall(SIDE_WALL, [0, 0, 0], [x, 0, 0], [x, 0, z], [0, 0, z]),
        over: [edge(1.2, 0.6, [0, 0, 0], [x, 0, 0], [x, 0, z], [0, 0, z], [0, 0, 0])],
      };
  }
}

/** The arrow's length and half its width, as shares of the container's width. */
const ARROW_LENGTH = 0.3;
const ARROW_HALF = 0.1;
const ARROW_GAP = 0.07;

function arrowLength({ room }: Scene): number {
  return (ARROW_LENGTH + ARROW_GAP) * Math.min(room.size.width, room.size.length / 2);
}

/** Not in views along the way in, nor where it would lie behind the cargo. */
function hasArrow({ room: { way } }: Scene, { view: { name } }: Pick<Frame, 'view'>): boolean {
  if (way === 'fromAbove') return false;
  if (way === 'fromRight' && name === 'diagram') return false;
  const along = isFromSide(way) ? ['left', 'right'] : ['rear', 'front'];
  return !along.includes(name);
}

/** Beyond the wall of the door. */
function arrowExtent(extent: Cuboid, room: Room, beyond: number): Cuboid {
  const { length, width } = room.size;
  if (room.way === 'fromLeft') return { ...extent, y1: Math.min(extent.y1, 0 - beyond) };
  if (room.way === 'fromRight') return { ...extent, y2: Math.max(extent.y2, width + beyond) };
  return { ...extent, x2: Math.max(extent.x2, length + beyond) };
}

/** Where cargo comes in. @param isBeyondMeasures whether the door's measure stands between the door and the arrow */
export function doorArrow(scene: Scene, frame: Frame, background: Colour, isBeyondMeasures: boolean): Shape[] {
  if (!hasArrow(scene, frame)) return [];
  const { opening, size } = scene.room;
  const unit = Math.min(size.width, size.length / 2);
  const { from, to, low, high } = opening!;
  const { name } = frame.view;
  const isUpright = name === 'left' || name === 'right' || name === 'rear' || name === 'front';
  const beyond = isBeyondMeasures ? (MEASURE_MARGIN + 12) / frame.scale : 0;
  const at = (along: number, aside: number): Point => {
    const out = along * unit + beyond;
    const z = isUpright ? (low + high) / 2 + aside * unit : 0;
    return onPaper(frame, beforeWall(scene.room, isUpright ? 0 : (from + to) / 2 + aside * unit, out, z));
  };
  const tip = ARROW_GAP;
  const neck = ARROW_GAP + ARROW_LENGTH * 0.5;
  const tail = ARROW_GAP + ARROW_LENGTH;
  const points = [
    at(tip, 0),
    at(neck, ARROW_HALF),
    at(neck, ARROW_HALF / 2.5),
    at(tail, ARROW_HALF / 2.5),
    at(tail, -ARROW_HALF / 2.5),
    at(neck, -ARROW_HALF / 2.5),
    at(neck, -ARROW_HALF),
  ];
  return [{ kind: 'polygon', points, fill: inkOn(background), opacity: 0.55 }];
}

/** Everything that must fit on the picture of a view. */
export function shownExtent(scene: Scene, frame: Pick<Frame, 'view'>): Cuboid {
  const { extent } = scene;
  return hasArrow(scene, frame) ? arrowExtent(extent, scene.room, arrowLength(scene)) : extent;
}

/** Pixels between an edge and its measure, and of the measure's text. */
const MEASURE_GAP = 11;
const MEASURE_TEXT = 11;
export const MEASURE_MARGIN = MEASURE_GAP + MEASURE_TEXT + 6;

/** Length, width and height of the room along its edges, in the diagram. */
export function measures(scene: Scene, frame: Frame, background: Colour): Shape[] {
  const { room, lengthUnit, extent } = scene;
  const size = room.isClosedIn
    ? room.size
    : { length: extent.x2 - extent.x1, width: extent.y2 - extent.y1, height: extent.z2 - extent.z1 };
  const [x1, y1, z1] = room.isClosedIn ? [0, 0, 0] : [extent.x1, extent.y1, extent.z1];
  const corner = (x: number, y: number, z: number) =>
    onPaper(frame, { x: x1 + x * size.length, y: y1 + y * size.width, z: z1 + z * size.height });
  const { textOf = shownLength } = lengthUnit;
  const text = (value: number) => `${textOf(value / lengthUnit.scale)} ${lengthUnit.name}`;
  const ink = mixed(background, inkOn(background), 0.85);
  return [
    ...measure(corner(0, 0, 0), corner(1, 0, 0), 1, text(size.length), ink),
    ...measure(corner(1, 0, 0), corner(1, 1, 0), 1, text(size.width), ink),
    ...measure(corner(1, 1, 0), corner(1, 1, 1), 1, text(size.height), ink),
  ];
}

/** With as many decimals as matter. */
export function shownLength(value: number): string {
  return String(value >= 1000 ? Math.round(value) : Math.round(value * 10) / 10);
}

/** A line beside an edge, with a mark at both ends and a text along it, or beside it where it is too short. */
function measure(from: Point, to: Point, side: 1 | -1, text: string, colour: Colour): Shape[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1) return [];
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const out = { x: -along.y * side, y: along.x * side };
  const away = (point: Point, by: number): Point => ({ x: point.x + out.x * by, y: point.y + out.y * by });
  const mark = (point: Point): Shape => {
    return {
      kind: 'line',
      points: [away(point, MEASURE_GAP - 4), away(point, MEASURE_GAP + 3)],
      colour,
      width: 1,
      opacity: 0.8,
    };
  };
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const isUpright = Math.abs(along.x) < 0.2;
  const isLong = widthOf(text, MEASURE_TEXT, PLAIN) < length - 4;
  const at = away(middle, MEASURE_GAP + 4 + MEASURE_TEXT * 0.75);
  const line: Shape = {
    kind: 'line',
    points: [away(from, MEASURE_GAP), away(to, MEASURE_GAP)],
    colour,
    width: 1,
    opacity: 0.8,
  };
  const base = { kind: 'text', text, size: MEASURE_TEXT, face: PLAIN, colour } as const;
  if (isUpright && isLong) {
    return [
      line,
      mark(from),
      mark(to),
      { ...base, at, anchor: 'middle', axes: { x: { x: 0, y: -1 }, y: { x: 1, y: 0 } } },
    ];
  }
  if (!isLong)
    return [
      line,
      mark(from),
      mark(to),
      { ...base, at: away(middle, MEASURE_GAP + 6), anchor: out.x >= 0 ? 'start' : 'end' },
    ];
  const x = along.x >= 0 ? along : { x: -along.x, y: -along.y };
  return [line, mark(from), mark(to), { ...base, at, anchor: 'middle', axes: { x, y: { x: -x.y, y: x.x } } }];
}
