/** What must fit into the picture: the room, its cargo, its open door and the arrow before it. */
import type { Cuboid } from '../../domain/geometry.js';
import { isFromSide } from '../../domain/loading-way.js';
import { around } from '../../scene/cuboids.js';
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
  return around([extent, { ...door, z1: extent.z1, z2: extent.z2 }]);
}

/** Points between which all of it lies. */
export function shownPoints(scene: Scene): Vector[] {
  const door = doorExtent(scene);
  return [scene.extent, ...(door === null ? [] : [door])].flatMap(cornersOf);
}

/** The open leaves and the arrow, behind the room; of a door in a side the arrow. Null: it has no door. */
function doorExtent({ room, extent }: Scene): Cuboid | null {
  if (!room.isClosedIn || room.way === 'fromAbove') return null;
  const { length, width, height } = room.size;
  if (isFromSide(room.way)) {
    const out = 0.06 * Math.max(length, width, height) + 0.44 * Math.min(width, length / 2);
    const ofArrow =
      room.way === 'fromLeft'
        ? { y1: Math.min(extent.y1, 0) - out, y2: 0 }
        : { y1: width, y2: Math.max(extent.y2, width) + out };
    return { x1: 0, x2: length, z1: 0, z2: height, ...ofArrow };
  }
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
