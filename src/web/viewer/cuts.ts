/** What is left of a load behind a cut: all beyond a height, or nearer to the door than a length, is taken away. */
import type { Cuboid } from '../../domain/geometry.js';

/** Shares of the room's length and height that are shown, from the front wall and from the floor; 1 is all. */
export interface Cut {
  readonly length: number;
  readonly height: number;
}

export const UNCUT: Cut = { length: 1, height: 1 };

/** Ends of what is shown; infinite where nothing is cut. */
export interface Reach {
  readonly x: number;
  readonly z: number;
}

/** @param extent around the room and all cargo */
export function reachOf({ length, height }: Cut, { x1, x2, z1, z2 }: Cuboid): Reach {
  return {
    x: length >= 1 ? Number.POSITIVE_INFINITY : x1 + length * (x2 - x1),
    z: height >= 1 ? Number.POSITIVE_INFINITY : z1 + height * (z2 - z1),
  };
}

/** Whether nothing is left of it. */
export function isCutAway({ x1, z1 }: Cuboid, { x, z }: Reach): boolean {
  return x1 >= x || z1 >= z;
}

/** A cuboid's rest; null when nothing is left. */
export function trimmed<T extends Cuboid>(cuboid: T, reach: Reach): T | null {
  if (isCutAway(cuboid, reach)) return null;
  return { ...cuboid, x2: Math.min(cuboid.x2, reach.x), z2: Math.min(cuboid.z2, reach.z) };
}
