/** Orientations: which of the six a cargo may take, and which of them on floor and decks. */
import { cargoFloorOrientations, cargoOrientationRanks, cargoOrientations } from '../abi/layout';
import { allows, orientedSize } from '../geometry/orientation';
import { mostLayers } from './layers';
import { isLyingRoll } from './rolls';

export function mayLie(cargo: i32, orientation: i32): bool {
  return allows(load<i32>(cargoOrientations + ((<usize>cargo) << 2)), orientation);
}

export function mayLieOnFloor(cargo: i32, orientation: i32): bool {
  return allows(load<i32>(cargoFloorOrientations + ((<usize>cargo) << 2)), orientation);
}

/** Place in the cargo's order of preference, 0 the best. */
export function preference(cargo: i32, orientation: i32): i32 {
  return (load<i32>(cargoOrientationRanks + ((<usize>cargo) << 2)) >> ((orientation - 1) << 2)) & 15;
}

/** False for an orientation that lies exactly like an earlier one, and is neither preferred nor barred differently. */
export function isDistinct(cargo: i32, orientation: i32): bool {
  for (let other = 1; other < orientation; other++) {
    if (
      mayLie(cargo, other) &&
      mayLieOnFloor(cargo, other) == mayLieOnFloor(cargo, orientation) &&
      preference(cargo, other) == preference(cargo, orientation) &&
      mostLayers(cargo, other) == mostLayers(cargo, orientation) &&
      isLyingRoll(cargo, other) == isLyingRoll(cargo, orientation) &&
      orientedSize(cargo, other, 0) == orientedSize(cargo, orientation, 0) &&
      orientedSize(cargo, other, 1) == orientedSize(cargo, orientation, 1) &&
      orientedSize(cargo, other, 2) == orientedSize(cargo, orientation, 2)
    ) {
      return false;
    }
  }
  return true;
}
