/** Which side of a cargo lies along which axis of the container: docs/rules.md, Axes and orientations. */
import { cargoHeight, cargoLength, cargoWidth } from '../abi/layout';

/** Two bits an axis: 0 length, 1 width, 2 height of the cargo; axis length in the low bits. Index is orientation. */
const SIDES: StaticArray<i32> = [0, 0b100100, 0b100001, 0b011000, 0b010010, 0b001001, 0b000110];

function side(cargo: i32, which: i32): i32 {
  const column = which == 0 ? cargoLength : which == 1 ? cargoWidth : cargoHeight;
  return load<i32>(column + ((<usize>cargo) << 2));
}

/** Size of a cargo along a container axis (0 length, 1 width, 2 height) in orientation 1..6; scaled units. */
export function orientedSize(cargo: i32, orientation: i32, axis: i32): i32 {
  return side(cargo, (unchecked(SIDES[orientation]) >> (axis << 1)) & 3);
}

export function allows(mask: i32, orientation: i32): bool {
  return ((mask >> (orientation - 1)) & 1) == 1;
}
