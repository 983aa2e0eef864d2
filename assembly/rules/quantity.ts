/** Quantity: no more pieces of a cargo than there are; in the search as rows of bits (blocks/rows). */
import { quantity } from '../problem/view';

export function withinQuantity(cargo: i32, pieces: i32): bool {
  return pieces <= quantity(cargo);
}
