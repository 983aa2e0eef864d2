/** Floor, walls and lines of a room, as triangles and lines with a colour at each corner. Scaled units. */
import type { Position } from '../../../domain/geometry.js';
import type { Room, Scene } from '../../../scene/scene.js';
import { doorLines } from '../doorway.js';
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
export function roomShapes(scene: Scene, background: Triple, ink: Triple): RoomShapes {
  const { room } = scene;
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
  const lines = linesOf(scene);
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

function linesOf(scene: Scene): Line[] {
  const { room } = scene;
  if (!room.isClosedIn) return [];
  const { length: x, width: y, height: z } = room.size;
  const line = (from: Triple, to: Triple, share = 0.45): Line => ({ from, to, share });
  const frame = (at: number, share: number): Line[] => [
    line([at, 0, 0], [at, y, 0], share),
    line([at, y, 0], [at, y, z], share),
    line([at, y, z], [at, 0, z], share),
    line([at, 0, z], [at, 0, 0], share),
  ];
  const at = (a: number, b: number): Position => ({ x: a, y: b, z });
  const long = [[0, 0], [y, 0], ...(room.hasSides ? [[0, z] as const, [y, z] as const] : [])] as const;
  const lines = [...frame(0, 0.45), ...long.map(([b, c]) => line([0, b, c], [x, b, c]))];
  const door = doorLines(scene);
  const top = [at(0, 0), at(x, 0), at(x, y), at(0, y)];
  return [
    ...[...lines, ...frame(x, 0.45)],
    ...closed(door?.opening ?? (room.hasSides ? top : []), 0.7),
    ...(door?.leaves ?? []).flatMap((leaf) => closed(leaf, 0.35)),
    ...closed(door?.arrow ?? [], 0.75),
  ];
}

function closed(points: readonly Position[], share: number): Line[] {
  return points.map((from, at) => ({ from: triple(from), to: triple(points[(at + 1) % points.length]!), share }));
}

function triple({ x, y, z }: Position): Triple {
  return [x, y, z];
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
