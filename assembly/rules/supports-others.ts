/** Supports others: no different cargo rests on a cargo with floorStackSupportsOthers false. */
import { cargoFlags, FLAG_SUPPORTS_OTHERS } from '../abi/layout';
import { isSameCargo } from './over-different-cargoes';

export function refusesOthers(cargo: i32): bool {
  return (load<i32>(cargoFlags + ((<usize>cargo) << 2)) & FLAG_SUPPORTS_OTHERS) == 0;
}

export function supportsOthersAllows(upper: i32, lower: i32): bool {
  return !refusesOthers(lower) || isSameCargo(upper, lower);
}
