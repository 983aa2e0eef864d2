/** Quantity: no more pieces of a cargo than there are; in the search as rows of bits (blocks/rows). */
import { cargoQuantity } from '../abi/layout';

/** Pieces of a cargo in the prepared problem. */
export function quantity(cargo: i32): i32 {
  return load<i32>(cargoQuantity + ((<usize>cargo) << 2));
}

export function withinQuantity(cargo: i32, pieces: i32): bool {
  return pieces <= quantity(cargo);
}
