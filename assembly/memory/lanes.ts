/**
 * A cuboid as eight lanes, for one SIMD compare instead of six branches:
 *
 *   lane     0   1   2    3    4    5     6      7
 *          x1  y1  z1  -x2  -y2  -z2   key    tag         narrow: eight i16, one v128
 *          x1  y1  z1  key | -x2  -y2  -z2  tag           wide: eight i32, two v128
 *
 * With the far corner negated, "A contains B" is: no coordinate lane of A is greater than B's; and "A meets B" is:
 * every coordinate lane of A is less than B's opposite (x2, y2, z2, -x1, -y1, -z1).
 * Two builds of the same source: WIDE_LANES is a constant of the compiler's command line.
 */

/** Bytes of one cuboid. */
export const CUBOID: usize = WIDE_LANES ? 32 : 16;

/** Axis of coordinate lane 0..5 is lane % 3: 0 length, 1 width, 2 height. */
export const KEY: i32 = 6;
export const TAG: i32 = 7;

function offsetOf(lane: i32): usize {
  if (WIDE_LANES) {
    if (lane == KEY) return 12;
    if (lane == TAG) return 28;
    return (lane < 3 ? lane : lane + 1) << 2;
  }
  return (<usize>lane) << 1;
}

export function lane(cuboid: usize, index: i32): i32 {
  return WIDE_LANES ? load<i32>(cuboid + offsetOf(index)) : <i32>load<i16>(cuboid + offsetOf(index));
}

export function setLane(cuboid: usize, index: i32, value: i32): void {
  if (WIDE_LANES) store<i32>(cuboid + offsetOf(index), value);
  else store<i16>(cuboid + offsetOf(index), <i16>value);
}

/** The tag of a narrow cuboid is read without its sign: block numbers reach 65,535. */
export function key(cuboid: usize): i32 {
  return WIDE_LANES ? load<i32>(cuboid + 12) : <i32>load<u16>(cuboid + 12);
}

export function tag(cuboid: usize): i32 {
  return WIDE_LANES ? load<i32>(cuboid + 28) : <i32>load<u16>(cuboid + 14);
}

export function setCuboid(
  cuboid: usize,
  x1: i32,
  y1: i32,
  z1: i32,
  x2: i32,
  y2: i32,
  z2: i32,
  keyLane: i32,
  tagLane: i32,
): void {
  if (WIDE_LANES) {
    v128.store(cuboid, i32x4(0, 0, 0, 0));
    store<i32>(cuboid, x1);
    store<i32>(cuboid, y1, 4);
    store<i32>(cuboid, z1, 8);
    store<i32>(cuboid, keyLane, 12);
    store<i32>(cuboid, -x2, 16);
    store<i32>(cuboid, -y2, 20);
    store<i32>(cuboid, -z2, 24);
    store<i32>(cuboid, tagLane, 28);
  } else {
    store<i16>(cuboid, <i16>x1);
    store<i16>(cuboid, <i16>y1, 2);
    store<i16>(cuboid, <i16>z1, 4);
    store<i16>(cuboid, <i16>-x2, 6);
    store<i16>(cuboid, <i16>-y2, 8);
    store<i16>(cuboid, <i16>-z2, 10);
    store<u16>(cuboid, <u16>keyLane, 12);
    store<u16>(cuboid, <u16>tagLane, 14);
  }
}

export function x1(cuboid: usize): i32 {
  return WIDE_LANES ? load<i32>(cuboid) : <i32>load<i16>(cuboid);
}
export function y1(cuboid: usize): i32 {
  return WIDE_LANES ? load<i32>(cuboid, 4) : <i32>load<i16>(cuboid, 2);
}
export function z1(cuboid: usize): i32 {
  return WIDE_LANES ? load<i32>(cuboid, 8) : <i32>load<i16>(cuboid, 4);
}
export function x2(cuboid: usize): i32 {
  return -(WIDE_LANES ? load<i32>(cuboid, 16) : <i32>load<i16>(cuboid, 6));
}
export function y2(cuboid: usize): i32 {
  return -(WIDE_LANES ? load<i32>(cuboid, 20) : <i32>load<i16>(cuboid, 8));
}
export function z2(cuboid: usize): i32 {
  return -(WIDE_LANES ? load<i32>(cuboid, 24) : <i32>load<i16>(cuboid, 10));
}

export function cuboidVolume(cuboid: usize): f64 {
  return <f64>(x2(cuboid) - x1(cuboid)) * <f64>(y2(cuboid) - y1(cuboid)) * <f64>(z2(cuboid) - z1(cuboid));
}

export function copyCuboid(to: usize, from: usize): void {
  v128.store(to, v128.load(from));
  if (WIDE_LANES) v128.store(to, v128.load(from, 16), 16);
}

/** Widens a hull so that it contains a cuboid, too: with far corners negated the least of every lane. */
export function widenHull(hull: usize, cuboid: usize): void {
  if (WIDE_LANES) {
    v128.store(hull, i32x4.min_s(v128.load(hull), v128.load(cuboid)));
    v128.store(hull, i32x4.min_s(v128.load(hull, 16), v128.load(cuboid, 16)), 16);
  } else {
    v128.store(hull, i16x8.min_s(v128.load(hull), v128.load(cuboid)));
  }
}

/** First half of the opposite of a box (x2, y2, z2, -x1, -y1, -z1); the whole of it in the narrow build. */
export function oppositeLow(x1: i32, y1: i32, z1: i32, x2: i32, y2: i32, z2: i32): v128 {
  if (WIDE_LANES) {
    return i32x4.replace_lane(i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(i32.MAX_VALUE), 0, x2), 1, y2), 2, z2);
  }
  let v = i16x8.splat(i16.MAX_VALUE);
  v = i16x8.replace_lane(v, 0, <i16>x2);
  v = i16x8.replace_lane(v, 1, <i16>y2);
  v = i16x8.replace_lane(v, 2, <i16>z2);
  v = i16x8.replace_lane(v, 3, <i16>-x1);
  v = i16x8.replace_lane(v, 4, <i16>-y1);
  return i16x8.replace_lane(v, 5, <i16>-z1);
}

/** Second half of the opposite in the wide build; unused in the narrow one. */
export function oppositeHigh(x1: i32, y1: i32, z1: i32): v128 {
  if (WIDE_LANES) {
    return i32x4.replace_lane(
      i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(i32.MAX_VALUE), 0, -x1), 1, -y1),
      2,
      -z1,
    );
  }
  return i32x4.splat(0);
}

/**
 * Bits 0..5: coordinate lanes of the cuboid that are less than those of the opposite. All six set: they meet.
 */
export function lessBits(cuboid: usize, low: v128, high: v128): i32 {
  if (WIDE_LANES) {
    return (
      (i32x4.bitmask(i32x4.lt_s(v128.load(cuboid), low)) & 7) |
      ((i32x4.bitmask(i32x4.lt_s(v128.load(cuboid, 16), high)) & 7) << 3)
    );
  }
  return i16x8.bitmask(i16x8.lt_s(v128.load(cuboid), low)) & 0x3f;
}

/** Bits 0..5: coordinate lanes equal to those of the opposite: the faces where the two touch. */
export function equalBits(cuboid: usize, low: v128, high: v128): i32 {
  if (WIDE_LANES) {
    return (
      (i32x4.bitmask(i32x4.eq(v128.load(cuboid), low)) & 7) |
      ((i32x4.bitmask(i32x4.eq(v128.load(cuboid, 16), high)) & 7) << 3)
    );
  }
  return i16x8.bitmask(i16x8.eq(v128.load(cuboid), low)) & 0x3f;
}

export const ALL_FACES: i32 = 0x3f;

/**
 * What of a cuboid lies beyond each face of a box, the box given by its opposite: sizes along the face's axis, in lane
 * order (beyond x2, y2, z2, before x1, y1, z1).
 * @param leastLow the least size of use for each face, as halves
 * @param lost where to write what of the cuboid's size does not lie beyond each face: a lane each
 * @returns bits of the faces beyond which at least the least lies
 */
export function facesBeyond(cuboid: usize, low: v128, high: v128, leastLow: v128, leastHigh: v128, lost: usize): i32 {
  const own = v128.load(cuboid);
  if (WIDE_LANES) {
    const ownHigh = v128.load(cuboid, 16);
    v128.store(lost, i32x4.sub(low, own));
    v128.store(lost, i32x4.sub(high, ownHigh), 16);
    const far = i32x4.bitmask(i32x4.ge_s(i32x4.neg(i32x4.add(low, ownHigh)), leastLow));
    const near = i32x4.bitmask(i32x4.ge_s(i32x4.neg(i32x4.add(high, own)), leastHigh));
    return (far & 7) | ((near & 7) << 3);
  }
  v128.store(lost, i16x8.sub(low, own));
  const sizes = i16x8.neg(i16x8.add(low, v128.shuffle<i16>(own, own, 3, 4, 5, 0, 1, 2, 6, 7)));
  return i16x8.bitmask(i16x8.ge_s(sizes, leastLow)) & 0x3f;
}

/** Length + width + height. */
export function sumOfSizes(cuboid: usize): i32 {
  if (WIDE_LANES) {
    const sums = i32x4.add(v128.load(cuboid), v128.load(cuboid, 16));
    return -(i32x4.extract_lane(sums, 0) + i32x4.extract_lane(sums, 1) + i32x4.extract_lane(sums, 2));
  }
  const sums = i32x4.extadd_pairwise_i16x8_s(v128.load(cuboid));
  return -(i32x4.extract_lane(sums, 0) + i32x4.extract_lane(sums, 1) + i32x4.extract_lane(sums, 2));
}

/** Halves of a cuboid as vectors; the narrow build needs the low one only. */
export function lowHalf(cuboid: usize): v128 {
  return v128.load(cuboid);
}
export function highHalf(cuboid: usize): v128 {
  return WIDE_LANES ? v128.load(cuboid, 16) : i32x4.splat(0);
}

/** Masks of the six coordinate lanes, low half then high half each. */
const faceMasks: StaticArray<u64> = [
  WIDE_LANES ? 0xffffffff : 0xffff,
  0,
  0,
  0,
  WIDE_LANES ? 0xffffffff00000000 : 0xffff0000,
  0,
  0,
  0,
  WIDE_LANES ? 0 : 0xffff00000000,
  WIDE_LANES ? 0xffffffff : 0,
  0,
  0,
  WIDE_LANES ? 0 : 0xffff000000000000,
  0,
  WIDE_LANES ? 0xffffffff : 0,
  0,
  0,
  WIDE_LANES ? 0 : 0xffff,
  WIDE_LANES ? 0xffffffff00000000 : 0,
  0,
  0,
  WIDE_LANES ? 0 : 0xffff0000,
  0,
  WIDE_LANES ? 0xffffffff : 0,
];

/** Writes a cuboid with one coordinate lane replaced, as whole vectors: a part written alone would stall the next load. */
export function storeWithLane(to: usize, from: usize, face: i32, limit: i32): void {
  const masks = changetype<usize>(faceMasks) + ((<usize>face) << 5);
  const vector = WIDE_LANES ? i32x4.splat(limit) : i16x8.splat(<i16>limit);
  v128.store(to, v128.bitselect(vector, v128.load(from), v128.load(masks)));
  if (WIDE_LANES) v128.store(to, v128.bitselect(vector, v128.load(from, 16), v128.load(masks, 16)), 16);
}

/** True when `outer` contains the cuboid of these halves. */
export function contains(outer: usize, innerLow: v128, innerHigh: v128): bool {
  if (WIDE_LANES) {
    const low = i32x4.bitmask(i32x4.gt_s(v128.load(outer), innerLow));
    const high = i32x4.bitmask(i32x4.gt_s(v128.load(outer, 16), innerHigh));
    return ((low | high) & 7) == 0;
  }
  return (i16x8.bitmask(i16x8.gt_s(v128.load(outer), innerLow)) & 0x3f) == 0;
}

/** First half of a cuboid's own lanes; the whole of it in the narrow build. */
export function cuboidLow(x1: i32, y1: i32, z1: i32, x2: i32, y2: i32, z2: i32): v128 {
  if (WIDE_LANES) return i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(x1), 1, y1), 2, z1);
  let v = i16x8.splat(<i16>x1);
  v = i16x8.replace_lane(v, 1, <i16>y1);
  v = i16x8.replace_lane(v, 2, <i16>z1);
  v = i16x8.replace_lane(v, 3, <i16>-x2);
  v = i16x8.replace_lane(v, 4, <i16>-y2);
  return i16x8.replace_lane(v, 5, <i16>-z2);
}

/** Second half of a cuboid's own lanes in the wide build; unused in the narrow one. */
export function cuboidHigh(x2: i32, y2: i32, z2: i32): v128 {
  if (WIDE_LANES) return i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(-x2), 1, -y2), 2, -z2);
  return i32x4.splat(0);
}

/**
 * Along each axis (i32 lanes 0..2) the gap between a stored cuboid and one given by its lanes; below 0: they overlap
 * by that much. The larger of the near corners plus the larger of the negated far ones.
 */
export function gaps(cuboid: usize, low: v128, high: v128): v128 {
  if (WIDE_LANES) return i32x4.add(i32x4.max_s(v128.load(cuboid), low), i32x4.max_s(v128.load(cuboid, 16), high));
  const larger = i16x8.max_s(v128.load(cuboid), low);
  return i32x4.extend_low_i16x8_s(i16x8.add(larger, v128.shuffle<i16>(larger, larger, 3, 4, 5, 0, 1, 2, 6, 7)));
}
