/** Cuboids next to each other. */
import type { Cuboid } from '../domain/geometry.js';

/** The cuboid around others, of which there is at least one. */
export function around(cuboids: readonly Cuboid[]): Cuboid {
  const [first, ...rest] = cuboids;
  return rest.reduce<Cuboid>(
    (all, one) => ({
      x1: Math.min(all.x1, one.x1),
      y1: Math.min(all.y1, one.y1),
      z1: Math.min(all.z1, one.z1),
      x2: Math.max(all.x2, one.x2),
      y2: Math.max(all.y2, one.y2),
      z2: Math.max(all.z2, one.z2),
    }),
    first!,
  );
}

/** Whether cuboids share part of a face, or more (the boxes around nested rolls). */
export function touch(a: Cuboid, b: Cuboid): boolean {
  const x = Math.min(a.x2, b.x2) - Math.max(a.x1, b.x1);
  const y = Math.min(a.y2, b.y2) - Math.max(a.y1, b.y1);
  const z = Math.min(a.z2, b.z2) - Math.max(a.z1, b.z1);
  return x >= 0 && y >= 0 && z >= 0 && Number(x > 0) + Number(y > 0) + Number(z > 0) >= 2;
}

export function volumeOfCuboid({ x1, y1, z1, x2, y2, z2 }: Cuboid): number {
  return (x2 - x1) * (y2 - y1) * (z2 - z1);
}
