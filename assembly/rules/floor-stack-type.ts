/** Floor stack type: BottomOnly rests on no cargo, NoBottom never on floor or deck. */
import { cargoFloorType, FLOOR_ANY, FLOOR_BOTTOM_ONLY, FLOOR_NO_BOTTOM } from '../abi/layout';

function floorType(cargo: i32): i32 {
  return load<i32>(cargoFloorType + ((<usize>cargo) << 2));
}

export function hasFloorType(cargo: i32): bool {
  return floorType(cargo) != FLOOR_ANY;
}
export function mayRestOnCargo(cargo: i32): bool {
  return floorType(cargo) != FLOOR_BOTTOM_ONLY;
}
export function mayStandOnFloor(cargo: i32): bool {
  return floorType(cargo) != FLOOR_NO_BOTTOM;
}
