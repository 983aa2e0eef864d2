/** Fill quantity: so many cargo units in one container at most. */
import { maxUnits } from '../problem/view';

export function withinUnits(units: i32): bool {
  return maxUnits == 0 || units <= maxUnits;
}
