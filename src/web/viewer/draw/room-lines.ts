/** Floor, walls and lines of a room, as triangles and lines with a colour at each corner. Scaled units. */
import type { Cuboid } from '../../../domain/geometry.js';
import { isFromSide } from '../../../domain/loading-way.js';
import type { Room, Scene } from '../../../scene/scene.js';
import { OPEN } from '../shown-extent.js';
import type { FloorMap } from '../support-graph.js';

type Triple = readonly [number, number, number];
/** Red, green, blue, cover; 0 to 1. */
export type Tone = readonly [number, number, number, number];

export interface Coloured {
  readonly points: readonly Triple[];
  readonly tones: readonly Tone[];
}

export interface RoomShapes {
  /** Three points each; seen from one side only: from inside. */
  readonly faces: Coloured;
  /** Two points each. */
  readonly lines: Coloured;
}

/** Shares of ink in floor, front wall, side walls and roof. */
const FLOOR = 0.14;
const FRONT = 0.1;
const SIDE = 0.055;
const ROOF = 0.04;

/** @param ink what stands out from the background, both 0 to 1 */
export function roomShapes({ room, extent }: Scene, background: Triple, ink: Triple): RoomShapes {
  const points: Triple[] = [];
  const tones: Tone[] = [];
  const tone = (share: number): Tone => {
    const mix = (at: 0 | 1 | 2) => background[at] + (ink[at] - background[at]) * share;
    return [mix(0), mix(1), mix(2), 1];
  };
  const face = (share: number, ...corners: readonly [Triple, Triple, Triple, Triple]) => {
    const [a, b, c, d] = corners;
    points.push(a, b, c, a, c, d);
    for (let at = 0; at < 6; at++) tones.push(tone(share));
  };
  const { length: x, width: y, height: z } = room.size;
  if (room.isClosedIn) {
    face(FLOOR, [0, 0, 0], [x, 0, 0], [x, y, 0], [0, y, 0]);
    face(FRONT, [0, 0, 0], [0, y, 0], [0, y, z], [0, 0, z]);
    if (room.hasSides) {
      face(SIDE, [0, 0, 0], [0, 0, z], [x, 0, z], [x, 0, 0]);
      face(SIDE, [0, y, 0], [x, y, 0], [x, y, z], [0, y, z]);
    } else face(FRONT, [x, 0, 0], [x, 0, z], [x, y, z], [x, y, 0]);
    if (room.hasRoof) face(ROOF, [0, 0, z], [0, y, z], [x, y, z], [x, 0, z]);
  }
  const lines = linesOf(room, extent);
  return {
    faces: { points, tones },
    lines: {
      points: lines.flatMap(({ from, to }) => [from, to]),
      tones: lines.flatMap(({ share }) => [tone(share), tone(share)]),
    },
  };
}

interface Line {
  readonly from: Triple;
  readonly to: Triple;
  readonly share: number;
}

function linesOf(room: Room, extent: Cuboid): Line[] {
  if (!room.isClosedIn) return [];
  const { length: x, width: y, height: z } = room.size;
  const line = (from: Triple, to: Triple, share = 0.45): Line => ({ from, to, share });
  const frame = (at: number, share: number): Line[] => [
    line([at, 0, 0], [at, y, 0], share),
    line([at, y, 0], [at, y, z], share),
    line([at, y, z], [at, 0, z], share),
    line([at, 0, z], [at, 0, 0], share),
  ];
  const long = [[0, 0], [y, 0], ...(room.hasSides ? [[0, z] as const, [y, z] as const] : [])] as const;
  const lines = [...frame(0, 0.45), ...long.map(([b, c]) => line([0, b, c], [x, b, c]))];
  if (room.way === 'fromAbove') return [...lines, ...frame(x, 0.45)];
  if (isFromSide(room.way)) return [...lines, ...frame(x, 0.45), ...sideOpening(room), ...arrow(room, extent)];
  return [...lines, ...frame(x, 0.7), ...doorLeaves(room), ...arrow(room, extent)];
}

/** Two leaves, swung out. */
function doorLeaves({ size: { length: x, width: y, height: z } }: Room): Line[] {
  const reach = (y / 2) * Math.sin(OPEN);
  const aside = (y / 2) * -Math.cos(OPEN);
  return [
    [0, -aside],
    [y, y + aside],
  ].flatMap(([hinge, end]): Line[] => {
    const corners: readonly Triple[] = [
      [x, hinge!, 0],
      [x + reach, end!, 0],
      [x + reach, end!, z],
      [x, hinge!, z],
    ];
    return corners.map((from, at) => ({ from, to: corners[(at + 1) % 4]!, share: 0.35 }));
  });
}

/** The edges of the wall that is open. */
function sideOpening({ way, size: { length: x, width, height: z } }: Room): Line[] {
  const y = way === 'fromLeft' ? 0 : width;
  const corners: readonly Triple[] = [
    [0, y, 0],
    [x, y, 0],
    [x, y, z],
    [0, y, z],
  ];
  return corners.map((from, at) => ({ from, to: corners[(at + 1) % 4]!, share: 0.7 }));
}

/** On the ground before the door, the way that cargo goes in. */
function arrow({ size, way }: Room, extent: Cuboid): Line[] {
  const { length, width } = size;
  const unit = Math.min(width, length / 2);
  // Beyond the measure of the door (marks.ts).
  const gap = 0.06 * Math.max(length, width, size.height) + 0.1 * unit;
  const at = (along: number, aside: number): Triple => {
    const out = gap + along * unit;
    if (way === 'fromLeft') return [length / 2 + aside * unit, Math.min(0, extent.y1) - out, 0];
    if (way === 'fromRight') return [length / 2 + aside * unit, Math.max(width, extent.y2) + out, 0];
    return [Math.max(length, extent.x2) + out, width / 2 + aside * unit, 0];
  };
  const outline = [
    at(0, 0),
    at(0.16, 0.1),
    at(0.16, 0.04),
    at(0.34, 0.04),
    at(0.34, -0.04),
    at(0.16, -0.04),
    at(0.16, -0.1),
  ];
  return outline.map((from, place) => ({ from, to: outline[(place + 1) % outline.length]!, share: 0.75 }));
}

/** From nothing over yellow and red to violet, so that greater is darker. */
const HEAT: readonly (readonly [number, number, number])[] = [
  [1, 1, 0.85],
  [1, 0.85, 0.45],
  [0.99, 0.6, 0.3],
  [0.9, 0.3, 0.25],
  [0.65, 0.1, 0.35],
  [0.35, 0.05, 0.4],
];

export function heatTone(share: number): Tone {
  const at = Math.max(0, Math.min(1, share)) * (HEAT.length - 1);
  const low = Math.min(HEAT.length - 2, Math.floor(at));
  const [a, b] = [HEAT[low]!, HEAT[low + 1]!];
  const mix = (one: 0 | 1 | 2) => a[one] + (b[one] - a[one]) * (at - low);
  return [mix(0), mix(1), mix(2), 1];
}

/** The cells of a floor, seen from above and from below. */
export function floorShapes(
  { columns, rows, pressures, greatest }: FloorMap,
  { length, width }: Room['size'],
): Coloured {
  const points: Triple[] = [];
  const tones: Tone[] = [];
  pressures.forEach((pressure, at) => {
    if (pressure <= 0) return;
    const [row, column] = [Math.floor(at / columns), at % columns];
    const [x1, x2] = [(column / columns) * length, ((column + 1) / columns) * length];
    const [y1, y2] = [(row / rows) * width, ((row + 1) / rows) * width];
    points.push([x1, y1, 0], [x2, y1, 0], [x2, y2, 0], [x1, y1, 0], [x2, y2, 0], [x1, y2, 0]);
    const tone = heatTone(pressure / greatest);
    for (let corner = 0; corner < 6; corner++) tones.push(tone);
  });
  return { points, tones };
}
