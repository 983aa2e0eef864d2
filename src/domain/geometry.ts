/**
 * Geometry in scaled whole units. x runs from the front wall to the door (length), y from left to right as seen
 * from the door (width), z from the floor up (height); docs/rules.md, Axes and orientations.
 */

/** Length, width, height along the container's axes; scaled whole units. */
export interface Size {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** The minimum corner of something, absolute in its container; scaled whole units. */
export interface Position {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A cuboid by its two extreme corners; scaled whole units. */
export interface Cuboid {
  readonly x1: number;
  readonly y1: number;
  readonly z1: number;
  readonly x2: number;
  readonly y2: number;
  readonly z2: number;
}

/** A rectangle on a level; scaled whole units. */
export interface Rectangle {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Orientation 1..6 of the interface. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6;

export const ORIENTATIONS: readonly Orientation[] = [1, 2, 3, 4, 5, 6];

/**
 * Which side of the cargo lies along (length, width, height) of the container in each orientation:
 * 1 = LWH, 2 = WLH, 3 = LHW, 4 = HLW, 5 = WHL, 6 = HWL (docs/rules.md, Axes and orientations).
 */
const SIDES: Readonly<Record<Orientation, readonly [keyof Size, keyof Size, keyof Size]>> = {
  1: ['length', 'width', 'height'],
  2: ['width', 'length', 'height'],
  3: ['length', 'height', 'width'],
  4: ['height', 'length', 'width'],
  5: ['width', 'height', 'length'],
  6: ['height', 'width', 'length'],
};

/** Which own side of a cargo lies along length, width and height of the container. */
export function sidesAlong(orientation: Orientation): readonly [keyof Size, keyof Size, keyof Size] {
  return SIDES[orientation];
}

/** The size of a cargo as it lies in the container. */
export function orientedSize(size: Size, orientation: Orientation): Size {
  const [length, width, height] = SIDES[orientation];
  return { length: size[length], width: size[width], height: size[height] };
}

/** 1 and 2 are upright; 3 to 6 are turned. */
export function isTurned(orientation: Orientation): boolean {
  return orientation > 2;
}

/** Bit 0 of a mask is orientation 1, bit 5 orientation 6. */
export function maskAllows(mask: number, orientation: Orientation): boolean {
  return ((mask >> (orientation - 1)) & 1) === 1;
}

export function volumeOf(size: Size): number {
  return size.length * size.width * size.height;
}

export function cuboidAt(position: Position, size: Size): Cuboid {
  return {
    x1: position.x,
    y1: position.y,
    z1: position.z,
    x2: position.x + size.length,
    y2: position.y + size.width,
    z2: position.z + size.height,
  };
}

/** Length shared by two intervals; 0 when they only touch. */
export function sharedLength(a1: number, a2: number, b1: number, b2: number): number {
  return Math.max(0, Math.min(a2, b2) - Math.max(a1, b1));
}

/** Floor area shared by two cuboids seen from above. */
export function sharedArea(a: Cuboid, b: Cuboid): number {
  return sharedLength(a.x1, a.x2, b.x1, b.x2) * sharedLength(a.y1, a.y2, b.y1, b.y2);
}

/** True when a cuboid is nowhere outside another. */
export function contains(outer: Cuboid, inner: Cuboid): boolean {
  return (
    outer.x1 <= inner.x1 &&
    outer.y1 <= inner.y1 &&
    outer.z1 <= inner.z1 &&
    inner.x2 <= outer.x2 &&
    inner.y2 <= outer.y2 &&
    inner.z2 <= outer.z2
  );
}

/** True when the insides of two cuboids meet. */
export function overlaps(a: Cuboid, b: Cuboid): boolean {
  return a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2 && a.z1 < b.z2 && b.z1 < a.z2;
}
