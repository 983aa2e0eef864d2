/** Stacking rule: which piece may lie directly on which; the sixteen rules of the interface by what they compare. */
import {
  cargoAlias,
  cargoCode,
  cargoGroup,
  cargoMatrixBit,
  cargoMatrixRow,
  cargoName,
  cargoSequence,
  cargoStackValue,
  cargoVolume,
  cargoWeight,
  STACKING_ALIAS_SAME,
  STACKING_CARGO_SAME,
  STACKING_CODE_SAME,
  STACKING_DENSITY_FALLING,
  STACKING_FOOTPRINT_FALLING,
  STACKING_FOOTPRINT_SAME,
  STACKING_GROUP_SAME,
  STACKING_MATRIX,
  STACKING_NONE,
  STACKING_NOTHING,
  STACKING_SEQUENCE_RISING,
  STACKING_VALUE_FALLING,
  STACKING_VALUE_RISING,
  STACKING_VALUE_SAME,
  STACKING_WEIGHT_FALLING,
} from '../abi/layout';
import { orientedSize } from '../geometry/orientation';
import { matrixBits, matrixWords, stackingRule } from '../problem/view';
import { TOLERANCE } from './supporting-weight';

function int(column: usize, cargo: i32): i32 {
  return load<i32>(column + ((<usize>cargo) << 2));
}
function float(column: usize, cargo: i32): f64 {
  return load<f64>(column + ((<usize>cargo) << 3));
}

export function stackingRuleUsed(): bool {
  return stackingRule != STACKING_NONE;
}

/** True when the rule lets a piece of `upper` lie on one of `lower`, as both are oriented. */
export function stackingRuleAllows(upper: i32, upperOrientation: i32, lower: i32, lowerOrientation: i32): bool {
  switch (stackingRule) {
    case STACKING_NONE:
      return true;
    case STACKING_VALUE_RISING:
      return float(cargoStackValue, upper) >= float(cargoStackValue, lower);
    case STACKING_VALUE_FALLING:
      return float(cargoStackValue, upper) <= float(cargoStackValue, lower);
    case STACKING_VALUE_SAME:
      return float(cargoStackValue, upper) == float(cargoStackValue, lower);
    case STACKING_CODE_SAME:
      return int(cargoCode, upper) == int(cargoCode, lower);
    case STACKING_GROUP_SAME:
      return int(cargoGroup, upper) == int(cargoGroup, lower);
    case STACKING_ALIAS_SAME:
      return int(cargoAlias, upper) == int(cargoAlias, lower);
    case STACKING_CARGO_SAME:
      return int(cargoName, upper) == int(cargoName, lower);
    case STACKING_SEQUENCE_RISING:
      return float(cargoSequence, upper) >= float(cargoSequence, lower);
    case STACKING_WEIGHT_FALLING:
      return isAtMost(float(cargoWeight, upper), float(cargoWeight, lower));
    case STACKING_DENSITY_FALLING:
      return isAtMost(
        float(cargoWeight, upper) * float(cargoVolume, lower),
        float(cargoWeight, lower) * float(cargoVolume, upper),
      );
    case STACKING_FOOTPRINT_SAME:
    case STACKING_FOOTPRINT_FALLING:
      return footprintAllows(upper, upperOrientation, lower, lowerOrientation);
    case STACKING_MATRIX:
      return matrixAllows(int(cargoMatrixBit, upper), int(cargoMatrixRow, lower));
    case STACKING_NOTHING:
      return false;
    default:
      return false;
  }
}

/** Weights, and products of them, which are rounded. */
function isAtMost(weight: f64, most: f64): bool {
  return weight <= most * (1 + TOLERANCE);
}

function footprintAllows(upper: i32, upperOrientation: i32, lower: i32, lowerOrientation: i32): bool {
  const ul = orientedSize(upper, upperOrientation, 0);
  const uw = orientedSize(upper, upperOrientation, 1);
  const ll = orientedSize(lower, lowerOrientation, 0);
  const lw = orientedSize(lower, lowerOrientation, 1);
  if (stackingRule == STACKING_FOOTPRINT_SAME) return (ul == ll && uw == lw) || (ul == lw && uw == ll);
  return <i64>ul * <i64>uw <= <i64>ll * <i64>lw;
}

function matrixAllows(above: i32, below: i32): bool {
  const rowWords = (matrixBits + 31) >> 5;
  const word = load<u32>(matrixWords + ((<usize>(below * rowWords + (above >> 5))) << 2));
  return ((word >> (<u32>above & 31)) & 1) != 0;
}
