/**
 * What is added in two complete loads: the one that the search goes on from (the incumbent), and the best one found, when the search has
 * let it go to look elsewhere.
 */

import { best, found, over } from '../effort/budget';
import { allocate } from '../memory/arena';
import { CUBOID } from '../memory/lanes';
import { keptPlaced, mostPlaced, placed, placedCount, value } from '../state/state';

let records: usize = 0;
let count: i32 = 0;
let incumbent: f64 = -1;

let kept: usize = 0;
let keptCount: i32 = 0;
let keptValue: f64 = -1;

export function openIncumbent(): void {
  records = allocate(<usize>mostPlaced * CUBOID);
  kept = allocate(<usize>mostPlaced * CUBOID);
  count = 0;
  incumbent = -1;
  keptCount = 0;
  keptValue = -1;
}

export function incumbentValue(): f64 {
  return incumbent;
}
export function incumbentCount(): i32 {
  return count;
}
export function incumbentRecord(index: i32): usize {
  return records + <usize>index * CUBOID;
}

/** Begins with a load that was found elsewhere: the best one, or after it another to go on from. @param from its records */
export function takeOver(from: usize, n: i32, reached: f64): void {
  memory.copy(records, from, <usize>n * CUBOID);
  count = n;
  incumbent = reached;
  if (reached > best) found(reached);
}

/** Takes a completed load over when it is better, or with `orEqual` as good. */
export function offer(state: usize, orEqual: bool): void {
  const reached = value(state);
  if (reached < incumbent || (reached == incumbent && !orEqual)) return;
  incumbent = reached;
  count = placedCount(state) - keptPlaced;
  memory.copy(records, placed(state, keptPlaced), <usize>count * CUBOID);
  if (reached > best) {
    found(reached);
    over();
  }
}

/** Lets the incumbent go: the next load offered takes its place, whatever it is worth. The best one is kept aside. */
export function letGo(): void {
  if (incumbent > keptValue) {
    memory.copy(kept, records, <usize>count * CUBOID);
    keptCount = count;
    keptValue = incumbent;
  }
  incumbent = -1;
}

/** Makes the best load the incumbent again. */
export function bringBack(): void {
  if (keptValue <= incumbent) return;
  memory.copy(records, kept, <usize>keptCount * CUBOID);
  count = keptCount;
  incumbent = keptValue;
}
