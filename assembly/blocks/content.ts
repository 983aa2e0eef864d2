/**
 * What a block is made of: how many pieces of each cargo, by rising cargo.
 *
 *   part | cargo | number |      i32, 8 bytes
 */
import { allocate, shrink } from '../memory/arena';
import { withinQuantity } from '../rules/quantity';
import { partCount, parts } from './table';

const PART: usize = 8;

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

/** Number of parts of the content merged last. */
export let mergedParts: i32 = 0;

/** The content of two blocks together, the last thing in the arena; 0 when a cargo is used more often than there is. */
export function mergeContents(a: i32, b: i32): usize {
  const content = allocate(<usize>(partCount(a) + partCount(b)) * PART);
  let pa = parts(a);
  let pb = parts(b);
  const endA = pa + <usize>partCount(a) * PART;
  const endB = pb + <usize>partCount(b) * PART;
  let to = content;
  while (pa < endA || pb < endB) {
    const cargoA = pa < endA ? load<i32>(pa) : i32.MAX_VALUE;
    const cargoB = pb < endB ? load<i32>(pb) : i32.MAX_VALUE;
    const cargo = min(cargoA, cargoB);
    let number = 0;
    if (cargoA == cargo) {
      number += load<i32>(pa, 4);
      pa += PART;
    }
    if (cargoB == cargo) {
      number += load<i32>(pb, 4);
      pb += PART;
    }
    if (!withinQuantity(cargo, number)) {
      shrink(content, 0);
      return 0;
    }
    writePart(to, cargo, number);
    to += PART;
  }
  shrink(content, to - content);
  mergedParts = <i32>((to - content) / PART);
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
