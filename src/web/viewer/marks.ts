/** What is written over the picture: measures of the room and of the selected piece, the centre of gravity. */
import type { Cuboid, Position } from '../../domain/geometry.js';
import { type Camera, cornersOf, directionsOf, shownAt } from './camera.js';
import type { Vector } from './vectors.js';

/** Points are places of the picture, from -1 to 1. */
export type Mark =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point; readonly tone: Tone; readonly isDashed?: true }
  | { readonly kind: 'text'; readonly at: Point; readonly text: string; readonly tone: Tone }
  | { readonly kind: 'centre'; readonly at: Point };

export type Tone = 'room' | 'piece' | 'centre' | 'chosen' | 'fault';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A measured edge that is shorter than this share of the picture has no room for its measure. */
const SHORTEST = 0.05;
/** Of a cuboid's side: how far from its edge a measure stands. */
const AWAY = 0.05;

/** All edges of a cuboid, seen through whatever lies before them. @param cuboid null: none */
export function boxMarks(
  cuboid: Cuboid | null,
  camera: Camera,
  aspect: number,
  tone: Tone = 'piece',
  isDashed = false,
): Mark[] {
  if (cuboid === null) return [];
  const corners = cornersOf(cuboid);
  return corners.flatMap((from, at) =>
    corners.slice(at + 1).flatMap((to): Mark[] => {
      const isEdge = [from.x === to.x, from.y === to.y, from.z === to.z].filter(Boolean).length === 2;
      const [a, b] = [shownAt(camera, from, aspect), shownAt(camera, to, aspect)];
      if (!isEdge || a === null || b === null) return [];
      return [{ kind: 'line', from: a, to: b, tone, ...(isDashed ? { isDashed } : {}) }];
    }),
  );
}

/** A cross over each side of a cuboid that is seen: told apart from an outline without its colour. */
export function crossMarks({ x1, y1, z1, x2, y2, z2 }: Cuboid, camera: Camera, aspect: number, tone: Tone): Mark[] {
  const { toward } = directionsOf(camera);
  const [x, y, z] = [toward.x >= 0 ? x2 : x1, toward.y >= 0 ? y2 : y1, toward.z >= 0 ? z2 : z1];
  const at = (x: number, y: number, z: number): Position => ({ x, y, z });
  const diagonals = [
    [at(x, y1, z1), at(x, y2, z2)],
    [at(x, y1, z2), at(x, y2, z1)],
    [at(x1, y, z1), at(x2, y, z2)],
    [at(x1, y, z2), at(x2, y, z1)],
    [at(x1, y1, z), at(x2, y2, z)],
    [at(x1, y2, z), at(x2, y1, z)],
  ] as const;
  return diagonals.flatMap(([from, to]): Mark[] => {
    const [a, b] = [shownAt(camera, from, aspect), shownAt(camera, to, aspect)];
    return a === null || b === null ? [] : [{ kind: 'line', from: a, to: b, tone }];
  });
}

/**
 * Length, width and height along the edges of a cuboid that lie before it.
 * @param lengthText of a scaled length
 */
export function measureMarks(
  cuboid: Cuboid,
  camera: Camera,
  aspect: number,
  tone: Tone,
  lengthText: (scaled: number) => string,
): Mark[] {
  const { x1, y1, z1, x2, y2, z2 } = cuboid;
  const { toward, right } = directionsOf(camera);
  const away = AWAY * Math.max(x2 - x1, y2 - y1, z2 - z1);
  const nearX = toward.x >= 0 ? x2 : x1;
  const nearY = toward.y >= 0 ? y2 : y1;
  const isFromBelow = toward.z < 0;
  const z = isFromBelow ? z2 : z1;
  const beyond = (value: number, low: number) => (value === low ? value - away : value + away);
  const outX = beyond(nearX, x1);
  const outY = beyond(nearY, y1);
  // Upright where the outline of the cuboid is: to the right of the picture.
  const isXOnRight = right.x * (toward.x >= 0 ? 1 : -1) > right.y * (toward.y >= 0 ? 1 : -1);
  const upX = isXOnRight ? nearX : nearX === x1 ? x2 : x1;
  const upY = isXOnRight ? (nearY === y1 ? y2 : y1) : nearY;
  const [overX, overY] = isXOnRight ? [beyond(upX, x1), upY] : [upX, beyond(upY, y1)];
  const edges: readonly (readonly [from: Vector, to: Vector, length: number])[] = [
    [{ x: x1, y: outY, z }, { x: x2, y: outY, z }, x2 - x1],
    [{ x: outX, y: y1, z }, { x: outX, y: y2, z }, y2 - y1],
    [{ x: overX, y: overY, z: z1 }, { x: overX, y: overY, z: z2 }, z2 - z1],
  ];
  return edges.flatMap(([from, to, length]): Mark[] => {
    const [a, b] = [shownAt(camera, from, aspect), shownAt(camera, to, aspect)];
    if (a === null || b === null || length <= 0) return [];
    if (Math.max(Math.abs(a.x - b.x) * aspect, Math.abs(a.y - b.y)) < SHORTEST) return [];
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    return [
      { kind: 'line', from: a, to: b, tone },
      { kind: 'text', at: middle, text: lengthText(length), tone },
    ];
  });
}

/** The centre, and the way from it down to the floor. */
export function centreMarks(centre: Position, camera: Camera, aspect: number): Mark[] {
  const at = shownAt(camera, centre, aspect);
  const floor = shownAt(camera, { ...centre, z: 0 }, aspect);
  if (at === null || floor === null) return [];
  return [
    { kind: 'line', from: at, to: floor, tone: 'centre', isDashed: true },
    { kind: 'centre', at },
  ];
}
