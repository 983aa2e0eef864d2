/** What must fit into the picture: the room, its cargo, its open door and the arrow before it. */
import type { Cuboid } from '../../domain/geometry.js';
import { around } from '../../scene/cuboids.js';
import type { Scene } from '../../scene/scene.js';
import { cornersOf } from './camera.js';
import { doorLines } from './doorway.js';
import type { Vector } from './vectors.js';

/** Around all of it. */
export function shownExtent(scene: Scene): Cuboid {
  const { extent } = scene;
  const door = doorExtent(scene);
  if (door === null) return extent;
  return around([extent, { ...door, z1: extent.z1, z2: extent.z2 }]);
}

/** Points between which all of it lies. */
export function shownPoints(scene: Scene): Vector[] {
  const door = doorExtent(scene);
  return [scene.extent, ...(door === null ? [] : [door])].flatMap(cornersOf);
}

function doorExtent(scene: Scene): Cuboid | null {
  const lines = doorLines(scene);
  if (lines === null) return null;
  const points = [...lines.opening, ...lines.leaves.flat(), ...lines.arrow];
  return around(points.map(({ x, y, z }) => ({ x1: x, x2: x, y1: y, y2: y, z1: z, z2: z })));
}
