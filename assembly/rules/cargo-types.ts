/** Cargo types: so many different cargoes in one container at most; rows of one name are one cargo. */
import { maxTypes } from '../problem/view';

export function withinTypes(types: i32): bool {
  return maxTypes == 0 || types <= maxTypes;
}
