/** Over different cargoes: a cargo with maxLayersAllowedOverDifferentCargoes false rests on none but its own kind. */
import { cargoFlags, cargoName, FLAG_OVER_DIFFERENT } from '../abi/layout';

export function isBoundToItsKind(cargo: i32): bool {
  return (load<i32>(cargoFlags + ((<usize>cargo) << 2)) & FLAG_OVER_DIFFERENT) == 0;
}

export function overDifferentAllows(upper: i32, lower: i32): bool {
  return !isBoundToItsKind(upper) || isSameCargo(upper, lower);
}

/** Rows of one name are the same cargo. */
export function isSameCargo(a: i32, b: i32): bool {
  return load<i32>(cargoName + ((<usize>a) << 2)) == load<i32>(cargoName + ((<usize>b) << 2));
}
