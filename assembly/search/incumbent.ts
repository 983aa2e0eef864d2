/** The best load found so far: always there, always whole. */
import { allocate } from '../memory/arena';
import { CUBOID } from '../memory/lanes';
import { found, over } from './budget';
import { mostPlaced, placed, placedCount, value } from './state';

let records: usize = 0;
let count: i32 = 0;
let bestValue: f64 = -1;

export function openIncumbent(): void {
  records = allocate(<usize>mostPlaced * CUBOID);
  count = 0;
  bestValue = -1;
}

export function incumbentValue(): f64 {
  return bestValue;
}
export function incumbentCount(): i32 {
  return count;
}
export function incumbentRecord(index: i32): usize {
  return records + <usize>index * CUBOID;
}

/** Takes a completed load over when it is better, or with `orEqual` as good. */
export function offer(state: usize, orEqual: bool): bool {
  const reached = value(state);
  if (reached < bestValue || (reached == bestValue && !orEqual)) return false;
  const better = reached > bestValue;
  bestValue = reached;
  count = placedCount(state);
  memory.copy(records, placed(state, 0), <usize>count * CUBOID);
  if (better) {
    found(reached);
    over();
  }
  return true;
}
