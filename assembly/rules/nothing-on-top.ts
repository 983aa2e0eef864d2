/** Nothing on top: nothing rests on a cargo that says so, of its own kind neither. */
import { cargoFlags, FLAG_NOTHING_ON_TOP } from '../abi/layout';

export function bearsNothing(cargo: i32): bool {
  return (load<i32>(cargoFlags + ((<usize>cargo) << 2)) & FLAG_NOTHING_ON_TOP) != 0;
}
