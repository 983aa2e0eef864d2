/**
 * Stacking height: the top of a stack is at most `rate` times the shorter floor dimension of the piece on the floor
 * on which it stands, measured from that floor. A single higher piece may stand with nothing on it.
 */
import { stackDenominator, stackNumerator } from '../problem/view';

export function stackingHeightUsed(): bool {
  return stackDenominator > 0;
}

/** Products of whole numbers: exact, but where the limit is far above every height. */
export function withinStackingHeight(top: i32, level: i32, footWidth: i32): bool {
  return <f64>(top - level) * stackDenominator <= stackNumerator * <f64>footWidth;
}
