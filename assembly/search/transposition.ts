/**
 * Values of states already completed, by the hash of what lies where (Zobrist 1970): different orders of the same
 * placements are completed once.
 *
 *   slot | key u64 | value f64 |      the newest wins
 */
import { allocateZeroed } from '../memory/arena';

let slots: usize = 0;
let mask: u64 = 0;

export function openTranspositions(logSlots: i32): void {
  slots = allocateZeroed((<usize>16) << logSlots);
  mask = ((<u64>1) << logSlots) - 1;
}

/** The value stored under a key, or -1. */
export function recall(key: u64): f64 {
  const at = slots + ((<usize>(key & mask)) << 4);
  return load<u64>(at) == key ? load<f64>(at, 8) : -1;
}

export function remember(key: u64, value: f64): void {
  const at = slots + ((<usize>(key & mask)) << 4);
  store<u64>(at, key);
  store<f64>(at, value, 8);
}
