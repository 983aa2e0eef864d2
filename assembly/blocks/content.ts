/**
 * What a block is made of: how many pieces of each cargo, by rising cargo.
 *
 *   part | cargo | number |      i32, 8 bytes
 */
import { allocate } from '../memory/arena';
import { partCount, parts } from './table';

export const PART: usize = 8;

export function writePart(at: usize, cargo: i32, number: i32): void {
  store<i32>(at, cargo);
  store<i32>(at, number, 4);
}

export function contentOfOne(cargo: i32, number: i32): usize {
  const content = allocate(PART);
  writePart(content, cargo, number);
  return content;
}

/** @param cargoA another one than cargoB */
export function contentOfTwo(cargoA: i32, numberA: i32, cargoB: i32, numberB: i32): usize {
  const content = allocate(2 * PART);
  const swapped = cargoB < cargoA;
  writePart(swapped ? content + PART : content, cargoA, numberA);
  writePart(swapped ? content : content + PART, cargoB, numberB);
  return content;
}

/** Content of a block as a sum over its pieces, so that a joined block's is the sum of its two (Zobrist 1970). */
export function contentHash(block: i32): u64 {
  let sum: u64 = 0;
  let part = parts(block);
  for (let i = partCount(block); i > 0; i--) {
    sum += cargoHash(load<i32>(part)) * <u64>load<i32>(part, 4);
    part += PART;
  }
  return sum;
}

/** Mixed as SplitMix64 does (Steele, Lea and Flood 2014). */
export function cargoHash(cargo: i32): u64 {
  let z = (<u64>cargo + 1) * 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}
