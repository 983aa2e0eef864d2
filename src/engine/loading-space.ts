/** The room for cargo in a container, as the engine sees it: with an origin of its own, where all sizes start at 0. */
import type { Cuboid, Rectangle, Size } from '../domain/geometry.js';
import { dropDecksOf, floorOf } from '../domain/grounds.js';
import type { Container } from '../domain/problem.js';

export interface LoadingSpace {
  readonly size: Size;
  /** How far all cargo together may reach from the room's corner; 0: no limit. */
  readonly extent: Size;
  /** The room's corner in the container: outside a pallet's deck where overhang is allowed, inside with underhang. */
  readonly origin: { readonly x: number; readonly y: number };
  /** Floor, and the unusable blocks below drop decks, in the room's own coordinates. */
  readonly floor: Rectangle;
  readonly decks: readonly Cuboid[];
}

export function loadingSpace(container: Container): LoadingSpace {
  const { size, maxExtent, deckReach } = container;
  const origin = { x: -deckReach.length, y: -deckReach.width };
  const room: Size = {
    length: Math.max(0, size.length - 2 * origin.x),
    width: Math.max(0, size.width - 2 * origin.y),
    height: size.height,
  };
  const { x1, y1, x2, y2 } = floorOf(container);
  return {
    size: room,
    extent: {
      length: fromOrigin(maxExtent.length, origin.x),
      width: fromOrigin(maxExtent.width, origin.y),
      height: maxExtent.height,
    },
    origin,
    floor: {
      x1: clamp(x1 - origin.x, room.length),
      y1: clamp(y1 - origin.y, room.width),
      x2: clamp(x2 - origin.x, room.length),
      y2: clamp(y2 - origin.y, room.width),
    },
    decks: dropDecksOf(container)
      .map((deck) => inRoom(deck, origin, room))
      .filter((deck) => deck.x1 < deck.x2 && deck.y1 < deck.y2 && deck.z1 < deck.z2),
  };
}

/** A limit from the container's origin, seen from the room's; 0 stays no limit. */
function fromOrigin(limit: number, origin: number): number {
  return limit > 0 ? Math.max(1, limit - origin) : 0;
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

/** The part of a cuboid of the container that lies in the room, in the room's coordinates. */
export function inRoom(cuboid: Cuboid, origin: { x: number; y: number }, room: Size): Cuboid {
  return {
    x1: clamp(cuboid.x1 - origin.x, room.length),
    y1: clamp(cuboid.y1 - origin.y, room.width),
    z1: clamp(cuboid.z1, room.height),
    x2: clamp(cuboid.x2 - origin.x, room.length),
    y2: clamp(cuboid.y2 - origin.y, room.width),
    z2: clamp(cuboid.z2, room.height),
  };
}
