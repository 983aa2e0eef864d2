/** Groups stacking rule: with AlwaysNotAllowed a cargo rests only on cargo of its own group. */
import { cargoGroup } from '../abi/layout';
import { groupsApart } from '../problem/view';

export function groupsStackingRuleAllows(upper: i32, lower: i32): bool {
  return !groupsApart || load<i32>(cargoGroup + ((<usize>upper) << 2)) == load<i32>(cargoGroup + ((<usize>lower) << 2));
}
