/**
 * Stacking height: the top of a stack is at most `rate` times the shorter floor dimension of the piece on the floor
 * on which it stands, measured from that floor. A single higher piece may stand with nothing on it.
 */
import { stackRate } from '../problem/view';

export function stackingHeightUsed(): bool {
  return stackRate > 0;
}

/** A hair stricter than the verifier, whose rate is a fraction of whole numbers. */
export function withinStackingHeight(top: i32, level: i32, footWidth: i32): bool {
  return <f64>(top - level) <= stackRate * <f64>footWidth * (1 - 1e-12);
}
