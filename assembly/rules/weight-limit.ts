/** Weight limit: the cargo in a container weighs at most its maxWeight. */
import { maxWeight } from '../problem/view';

export function withinWeight(weight: f64): bool {
  return weight <= maxWeight;
}
