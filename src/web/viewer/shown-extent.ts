/** What must fit into the picture: the room, its cargo, its open door and the arrow before it. */
import type { Cuboid } from '../../domain/geometry.js';
import type { Scene } from '../../scene/scene.js';

/** A door's leaves are opened so far. */
export const OPEN = (112 * Math.PI) / 180;

export function shownExtent({ room, extent }: Scene): Cuboid {
  if (!room.isClosedIn || room.way !== 'fromDoor') return extent;
  const { length, width, height } = room.size;
  const aside = (width / 2) * -Math.cos(OPEN);
  return {
    ...extent,
    x2: Math.max(extent.x2, length) + 0.44 * Math.min(width, length / 2) + 0.06 * Math.max(length, width, height),
    y1: Math.min(extent.y1, -aside),
    y2: Math.max(extent.y2, width + aside),
  };
}
