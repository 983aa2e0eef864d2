/**
 * Cargo, containers and loads with length and width in each other's place. A cargo's own length and width change places, too,
 * so that 1 and 2 stay the orientations in which it stands upright.
 */
import type { Orientation, Position, Size } from './geometry.js';
import { maskAllows, ORIENTATIONS } from './geometry.js';
import type { Arrangement } from './plan.js';
import type { Cargo, Container } from './problem.js';

/** The orientation in which a cargo lies as before when its own length and width change places with the room's. */
const TURNED: Readonly<Record<Orientation, Orientation>> = { 1: 1, 2: 2, 3: 6, 4: 5, 5: 4, 6: 3 };

export function turnedCargo(cargo: Cargo): Cargo {
  const { size, orientations, orientationPriority, maxLayers, overhang } = cargo;
  return {
    ...cargo,
    size: turnedSize(size),
    orientations: ORIENTATIONS.reduce<number>(
      (mask, orientation) => mask | (maskAllows(orientations, orientation) ? 1 << (TURNED[orientation] - 1) : 0),
      0,
    ),
    orientationPriority: orientationPriority.map((orientation) => TURNED[orientation]),
    maxLayers: ORIENTATIONS.map((orientation) => maxLayers[TURNED[orientation] - 1]!),
    overhang: overhang && { length: overhang.width, width: overhang.length },
  };
}

/** Its door and its drop decks stay as they are. */
export function turnedContainer(type: Container): Container {
  return {
    ...type,
    size: turnedSize(type.size),
    maxExtent: turnedSize(type.maxExtent),
    deckReach: { length: type.deckReach.width, width: type.deckReach.length },
    zones: type.zones.map((zone) => ({
      ...zone,
      position: turnedPosition(zone.position),
      size: turnedSize(zone.size),
    })),
  };
}

/** Twice, and it is as it was. */
export function turnedArrangement({ position, counts, orientation, ...arrangement }: Arrangement): Arrangement {
  return {
    ...arrangement,
    orientation: TURNED[orientation],
    position: turnedPosition(position),
    counts: turnedSize(counts),
  };
}

function turnedSize({ length, width, height }: Size): Size {
  return { length: width, width: length, height };
}

function turnedPosition({ x, y, z }: Position): Position {
  return { x: y, y: x, z };
}
