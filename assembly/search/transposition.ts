/**
 * Values of states already completed, by the hash of what lies where (Zobrist 1970): different orders of the same
 * placements are completed once.
 *
 *   slot | key u64 | value f64 |      the newest wins
 */
import { allocateZeroed } from '../memory/arena';

let slots: usize = 0;
let mask: u64 = 0;
/** Part of every key: completions remembered under another one are forgotten. */
let epoch: u64 = 0;

export function openTranspositions(logSlots: i32): void {
  slots = allocateZeroed((<usize>16) << logSlots);
  mask = ((<u64>1) << logSlots) - 1;
  epoch = 0;
}

/** Completions whose loads have been passed over are worth completing again. */
export function forgetCompletions(): void {
  epoch += 0xbf58476d1ce4e5b9;
}

/** The value stored under a key, or -1. */
export function recall(hash: u64): f64 {
  const key = hash ^ epoch;
  const at = slots + ((<usize>(key & mask)) << 4);
  return load<u64>(at) == key ? load<f64>(at, 8) : -1;
}

export function remember(hash: u64, value: f64): void {
  const key = hash ^ epoch;
  const at = slots + ((<usize>(key & mask)) << 4);
  store<u64>(at, key);
  store<f64>(at, value, 8);
}
