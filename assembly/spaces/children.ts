/**
 * What a placed block leaves of the spaces that it meets: beyond each of its faces at most one child of each. A face's
 * children are gone through from large to small, because only a larger one can contain another.
 */
import { allocate } from '../memory/arena';
import { CUBOID, cuboidHigh, cuboidLow, facesBeyond, lane, sumOfSizes } from '../memory/lanes';
import { leastExtent, mostSpaces } from '../state/state';

/** Faces of a block in lane order: beyond x2, y2, z2, then before x1, y1, z1. */
export const FACES: i32 = 6;

/** The largest value of a lane; what lies beyond a block is always less. */
const LARGEST: i32 = WIDE_LANES ? i32.MAX_VALUE : i16.MAX_VALUE;

/**
 * The children of each face: length + width + height, and the number of the space that they are cut from, both
 * i32[FACES][mostSpaces + 4]; four more, because sums are compared four at a time.
 */
let sums: usize = 0;
let parents: usize = 0;
const counts: StaticArray<i32> = [0, 0, 0, 0, 0, 0];
/** Parents of one face's children by falling sum (i32). */
let ranked: usize = 0;
/** What of a space does not lie beyond each face (memory/lanes). */
let lost: usize = 0;

/** Added to the i-th of four in a compare with all four: nothing to those before it, so that equal ones count. */
const notBefore: StaticArray<i32> = [1, 1, 1, 1, 0, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 1];

export function openChildren(): void {
  const bytes = (<usize>(FACES * (mostSpaces + 4))) << 2;
  sums = allocate(bytes);
  parents = allocate(bytes);
  ranked = allocate((<usize>mostSpaces) << 2);
  lost = allocate(32);
}

function row(table: usize, face: i32): usize {
  return table + ((<usize>(face * (mostSpaces + 4))) << 2);
}

/**
 * Lists the children of spaces that hold a piece along the face's axis.
 * @param from the spaces that a block meets @param low the block's opposite, as halves @param faces bits of those asked for
 */
export function listChildren(state: usize, from: usize, count: i32, low: v128, high: v128, faces: i32): void {
  for (let face = 0; face < FACES; face++) unchecked((counts[face] = 0));
  // Without pieces left the least extent is larger than a narrow lane: it must stay too large for any space.
  const l = min(leastExtent(state, 0), LARGEST);
  const w = min(leastExtent(state, 1), LARGEST);
  const h = min(leastExtent(state, 2), LARGEST);
  const leastLow = cuboidLow(l, w, h, -l, -w, -h);
  const leastHigh = cuboidHigh(-l, -w, -h);
  let at = from;
  for (let i = 0; i < count; i++) {
    let large = facesBeyond(at, low, high, leastLow, leastHigh, lost) & faces;
    const sum = sumOfSizes(at);
    while (large != 0) {
      const face = ctz(large);
      large &= large - 1;
      const place = (<usize>unchecked(counts[face])) << 2;
      store<i32>(row(sums, face) + place, sum - lane(lost, face));
      store<i32>(row(parents, face) + place, i);
      unchecked(counts[face]++);
    }
    at += CUBOID;
  }
}

/**
 * Ranks the children of a face by falling sum of their sizes, of equal ones the earlier first. Each goes straight to its
 * rank, the number of those before it: the lists are short, and sorting them by moves is one mispredicted branch a move.
 * @returns how many there are
 */
export function rankChildren(face: i32): i32 {
  const n = unchecked(counts[face]);
  const own = row(sums, face);
  const end = own + ((<usize>n) << 2);
  // What is compared beyond the end is less than any sum.
  v128.store(end, i32x4.splat(i32.MIN_VALUE));
  for (let i = 0; i < n; i++) {
    const sum = i32x4.splat(load<i32>(own + ((<usize>i) << 2)));
    const four = own + ((<usize>(i & ~3)) << 2);
    let before = i32x4.splat(0);
    let at = own;
    for (; at < four; at += 16) before = i32x4.sub(before, i32x4.ge_s(v128.load(at), sum));
    const among = v128.load(changetype<usize>(notBefore) + ((<usize>(i & 3)) << 4));
    before = i32x4.sub(before, i32x4.ge_s(v128.load(four), i32x4.add(sum, among)));
    for (at += 16; at < end; at += 16) before = i32x4.sub(before, i32x4.gt_s(v128.load(at), sum));
    before = i32x4.add(before, v128.shuffle<i32>(before, before, 2, 3, 0, 1));
    const rank = i32x4.extract_lane(before, 0) + i32x4.extract_lane(before, 1);
    store<i32>(ranked + ((<usize>rank) << 2), load<i32>(row(parents, face) + ((<usize>i) << 2)));
  }
  return n;
}

/** The number of the space that a ranked child is cut from. */
export function parentOf(rank: i32): usize {
  return <usize>load<i32>(ranked + ((<usize>rank) << 2));
}
