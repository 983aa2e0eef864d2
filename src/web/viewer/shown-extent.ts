/** What must fit into the picture: the room, its cargo, its open door and the arrow before it. */
import type { Cuboid } from '../../domain/geometry.js';
import type { Scene } from '../../scene/scene.js';
import { cornersOf } from './camera.js';
import type { Vector } from './vectors.js';

/** A door's leaves are opened so far. */
export const OPEN = (112 * Math.PI) / 180;

/** Around all of it. */
export function shownExtent(scene: Scene): Cuboid {
  const { extent } = scene;
  const door = doorExtent(scene);
  if (door === null) return extent;
  return {
    ...extent,
    x2: Math.max(extent.x2, door.x2),
    y1: Math.min(extent.y1, door.y1),
    y2: Math.max(extent.y2, door.y2),
  };
}

/** Points between which all of it lies. */
export function shownPoints(scene: Scene): Vector[] {
  const door = doorExtent(scene);
  return [scene.extent, ...(door === null ? [] : [door])].flatMap(cornersOf);
}

/** The open leaves and the arrow, behind the room; null: it has no door. */
function doorExtent({ room, extent }: Scene): Cuboid | null {
  if (!room.isClosedIn || room.way !== 'fromDoor') return null;
  const { length, width, height } = room.size;
  const aside = (width / 2) * -Math.cos(OPEN);
  return {
    x1: length,
    y1: -aside,
    z1: 0,
    x2: Math.max(extent.x2, length) + 0.44 * Math.min(width, length / 2) + 0.06 * Math.max(length, width, height),
    y2: width + aside,
    z2: height,
  };
}
