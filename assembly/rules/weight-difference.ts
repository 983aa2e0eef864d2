/** Weight difference: an upper piece weighs at most a given part of each piece on which it rests. */
import { cargoWeight } from '../abi/layout';
import { weightRatio } from '../problem/view';

export function weightDifferenceUsed(): bool {
  return weightRatio != Infinity;
}

export function weightDifferenceAllows(upper: i32, lower: i32): bool {
  return (
    weightRatio == Infinity ||
    load<f64>(cargoWeight + ((<usize>upper) << 3)) <= weightRatio * load<f64>(cargoWeight + ((<usize>lower) << 3))
  );
}
