/**
 * The blocks of a problem, column by column. A block is a cuboid of cargo that is placed as one: uniform (nx x ny x nz
 * pieces of one cargo in one orientation), or two blocks joined along an axis, the second beyond the first, both with
 * their origin corners on the same edge, or a nest of rolls (blocks/nests), which is a list of members, lower ones
 * first: pieces side by side as in a uniform block, whose bounding boxes may overlap those of other members. Anchored
 * at a far corner a block is mirrored.
 *
 *   member | cargo orientation | x y z | nx ny nz |      i32, 32 bytes; the corner as seen from the block's
 */
import { cargoStage, cargoVolume, cargoWeight, SUPPORT_FULL } from '../abi/layout';
import { orientedSize } from '../geometry/orientation';
import { allocate } from '../memory/arena';
import { supportMode } from '../problem/view';
import { isLyingRoll } from '../rules/rolls';

export const MEMBER: usize = 32;
const UNIFORM: i32 = -1;
const NEST: i32 = -2;

export let count: i32 = 0;
export let capacity: i32 = 0;

/** Envelope, scaled units (i32). */
let lengths: usize = 0;
let widths: usize = 0;
let heights: usize = 0;
/** Sum of the packed sizes of the pieces, a roll by its bounding box (f64). */
let packedVolumes: usize = 0;
let cargoVolumes: usize = 0;
let weights: usize = 0;
let pieceCounts: usize = 0;
/** Pointer to (cargo i32, count i32) pairs, by rising cargo; and their number. */
let partsOf: usize = 0;
let partCounts: usize = 0;
/** UNIFORM, NEST, or the first of two joined blocks. */
let firsts: usize = 0;
/** Of a nest: pointer to the members. */
let seconds: usize = 0;
/** Joined along: 0 length, 1 width, 2 height. Of a nest: the number of members. */
let axes: usize = 0;
let orientations: usize = 0;
/** Uniform blocks: pieces along each axis. */
let countsL: usize = 0;
let countsW: usize = 0;
let countsH: usize = 0;
/** Rectangle of the top, at the origin corner, that bears cargo (full support). */
let bearingLs: usize = 0;
let bearingWs: usize = 0;
/** Pointer to the top's rectangles (x1, y1, x2, y2 as i32) at the block's full height; and their number. */
let topsOf: usize = 0;
let topCounts: usize = 0;
/** Sum of the pieces' orientation ranks. */
let ranks: usize = 0;
/** 1: every bottom piece may stand on the floor; the same for resting on cargo. */
let floorFlags: usize = 0;
let cargoFlags: usize = 0;
/** 1: the top is one flat rectangle when the block is solid; 0: some of it bears nothing. */
let plainFlags: usize = 0;

export function openTable(size: i32): void {
  capacity = size;
  count = 0;
  const words = (<usize>size) << 2;
  lengths = allocate(words);
  widths = allocate(words);
  heights = allocate(words);
  packedVolumes = allocate(words << 1);
  cargoVolumes = allocate(words << 1);
  weights = allocate(words << 1);
  pieceCounts = allocate(words);
  partsOf = allocate(words);
  partCounts = allocate(words);
  firsts = allocate(words);
  seconds = allocate(words);
  axes = allocate(words);
  orientations = allocate(words);
  countsL = allocate(words);
  countsW = allocate(words);
  countsH = allocate(words);
  bearingLs = allocate(words);
  bearingWs = allocate(words);
  topsOf = allocate(words);
  topCounts = allocate(words);
  ranks = allocate(words);
  floorFlags = allocate(words);
  cargoFlags = allocate(words);
  plainFlags = allocate(words);
}

function int(column: usize, block: i32): i32 {
  return load<i32>(column + ((<usize>block) << 2));
}
function float(column: usize, block: i32): f64 {
  return load<f64>(column + ((<usize>block) << 3));
}
function setInt(column: usize, block: i32, value: i32): void {
  store<i32>(column + ((<usize>block) << 2), value);
}
function setFloat(column: usize, block: i32, value: f64): void {
  store<f64>(column + ((<usize>block) << 3), value);
}

export function blockLength(block: i32): i32 {
  return int(lengths, block);
}
export function blockWidth(block: i32): i32 {
  return int(widths, block);
}
export function blockHeight(block: i32): i32 {
  return int(heights, block);
}
export function blockExtent(block: i32, axis: i32): i32 {
  return int(axis == 0 ? lengths : axis == 1 ? widths : heights, block);
}
export function packedVolume(block: i32): f64 {
  return float(packedVolumes, block);
}
export function blockVolume(block: i32): f64 {
  return float(cargoVolumes, block);
}
export function blockWeight(block: i32): f64 {
  return float(weights, block);
}
export function pieces(block: i32): i32 {
  return int(pieceCounts, block);
}
export function parts(block: i32): usize {
  return <usize>int(partsOf, block);
}
export function partCount(block: i32): i32 {
  return int(partCounts, block);
}
export function isUniform(block: i32): bool {
  return int(firsts, block) == UNIFORM;
}
export function isNest(block: i32): bool {
  return int(firsts, block) == NEST;
}
export function memberCount(block: i32): i32 {
  return int(axes, block);
}
export function member(block: i32, index: i32): usize {
  return <usize>int(seconds, block) + <usize>index * MEMBER;
}
export function first(block: i32): i32 {
  return int(firsts, block);
}
export function second(block: i32): i32 {
  return int(seconds, block);
}
export function joinAxis(block: i32): i32 {
  return int(axes, block);
}
/** Of a uniform block. */
export function uniformCargo(block: i32): i32 {
  return load<i32>(parts(block));
}
export function uniformOrientation(block: i32): i32 {
  return int(orientations, block);
}
export function uniformCount(block: i32, axis: i32): i32 {
  return int(axis == 0 ? countsL : axis == 1 ? countsW : countsH, block);
}
export function bearingLength(block: i32): i32 {
  return int(bearingLs, block);
}
export function bearingWidth(block: i32): i32 {
  return int(bearingWs, block);
}
export function tops(block: i32): usize {
  return <usize>int(topsOf, block);
}
export function topCount(block: i32): i32 {
  return int(topCounts, block);
}
export function rankSum(block: i32): i32 {
  return int(ranks, block);
}
export function floorAllowed(block: i32): bool {
  return int(floorFlags, block) != 0;
}
/** True when every bottom piece may rest on cargo. */
export function restAllowed(block: i32): bool {
  return int(cargoFlags, block) != 0;
}
export function isSolid(block: i32): bool {
  const envelope = <f64>int(lengths, block) * <f64>int(widths, block) * <f64>int(heights, block);
  return packedVolume(block) >= envelope * (1 - 1e-14);
}

/** Loading stage; a block holds cargo of one stage only. */
export function blockStage(block: i32): i32 {
  return load<i32>(cargoStage + ((<usize>load<i32>(parts(block))) << 2));
}

/** Content of a block as a sum over its pieces, so that a joined block's is the sum of its two (Zobrist 1970). */
export function cargoHash(cargo: i32): u64 {
  let z = (<u64>cargo + 1) * 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

export function contentHash(block: i32): u64 {
  let sum: u64 = 0;
  let part = parts(block);
  for (let i = partCount(block); i > 0; i--) {
    sum += cargoHash(load<i32>(part)) * <u64>load<i32>(part, 4);
    part += 8;
  }
  return sum;
}

function writeOneTop(block: i32): void {
  const rectangle = allocate(16);
  store<i32>(rectangle, 0);
  store<i32>(rectangle, 0, 4);
  store<i32>(rectangle, int(lengths, block), 8);
  store<i32>(rectangle, int(widths, block), 12);
  setInt(topsOf, block, <i32>rectangle);
  setInt(topCounts, block, 1);
}

/** Adds a uniform block; the caller has checked that there is room. */
export function addUniform(
  cargo: i32,
  orientation: i32,
  l: i32,
  w: i32,
  h: i32,
  nx: i32,
  ny: i32,
  nz: i32,
  rank: i32,
  mayStandOnFloor: bool,
  mayRestOnCargo: bool,
): i32 {
  const block = count++;
  const n = nx * ny * nz;
  setInt(lengths, block, l * nx);
  setInt(widths, block, w * ny);
  setInt(heights, block, h * nz);
  setFloat(packedVolumes, block, <f64>l * <f64>w * <f64>h * <f64>n);
  setFloat(cargoVolumes, block, load<f64>(cargoVolume + ((<usize>cargo) << 3)) * <f64>n);
  setFloat(weights, block, load<f64>(cargoWeight + ((<usize>cargo) << 3)) * <f64>n);
  setInt(pieceCounts, block, n);
  const part = allocate(8);
  store<i32>(part, cargo);
  store<i32>(part, n, 4);
  setInt(partsOf, block, <i32>part);
  setInt(partCounts, block, 1);
  setInt(firsts, block, UNIFORM);
  setInt(seconds, block, -1);
  setInt(axes, block, 0);
  setInt(orientations, block, orientation);
  setInt(countsL, block, nx);
  setInt(countsW, block, ny);
  setInt(countsH, block, nz);
  setInt(bearingLs, block, l * nx);
  setInt(bearingWs, block, w * ny);
  setInt(ranks, block, rank * n);
  setInt(floorFlags, block, mayStandOnFloor ? 1 : 0);
  setInt(cargoFlags, block, mayRestOnCargo ? 1 : 0);
  const bears = !isLyingRoll(cargo, orientation);
  setInt(plainFlags, block, bears ? 1 : 0);
  if (bears) writeOneTop(block);
  else setInt(topCounts, block, 0);
  return block;
}

/**
 * Adds two blocks joined along an axis.
 * @param part pointer to the merged content, kept
 */
export function addJoined(a: i32, b: i32, axis: i32, part: usize, partNumber: i32): i32 {
  const block = count++;
  const l = axis == 0 ? int(lengths, a) + int(lengths, b) : max(int(lengths, a), int(lengths, b));
  const w = axis == 1 ? int(widths, a) + int(widths, b) : max(int(widths, a), int(widths, b));
  const h = axis == 2 ? int(heights, a) + int(heights, b) : max(int(heights, a), int(heights, b));
  setInt(lengths, block, l);
  setInt(widths, block, w);
  setInt(heights, block, h);
  setFloat(packedVolumes, block, packedVolume(a) + packedVolume(b));
  setFloat(cargoVolumes, block, blockVolume(a) + blockVolume(b));
  setFloat(weights, block, blockWeight(a) + blockWeight(b));
  setInt(pieceCounts, block, pieces(a) + pieces(b));
  setInt(partsOf, block, <i32>part);
  setInt(partCounts, block, partNumber);
  setInt(axes, block, axis);
  setInt(ranks, block, int(ranks, a) + int(ranks, b));
  setInt(floorFlags, block, axis == 2 ? int(floorFlags, a) : int(floorFlags, a) & int(floorFlags, b));
  setInt(cargoFlags, block, axis == 2 ? int(cargoFlags, a) : int(cargoFlags, a) & int(cargoFlags, b));
  setInt(plainFlags, block, axis == 2 ? int(plainFlags, b) : int(plainFlags, a) & int(plainFlags, b));
  if (staysUniform(a, b, axis)) {
    setInt(firsts, block, UNIFORM);
    setInt(seconds, block, -1);
    setInt(orientations, block, int(orientations, a));
    setInt(countsL, block, int(countsL, a) + (axis == 0 ? int(countsL, b) : 0));
    setInt(countsW, block, int(countsW, a) + (axis == 1 ? int(countsW, b) : 0));
    setInt(countsH, block, int(countsH, a) + (axis == 2 ? int(countsH, b) : 0));
  } else {
    setInt(firsts, block, a);
    setInt(seconds, block, b);
    setInt(orientations, block, 0);
    setInt(countsL, block, 0);
    setInt(countsW, block, 0);
    setInt(countsH, block, 0);
  }
  if (supportMode == SUPPORT_FULL) {
    setInt(
      bearingLs,
      block,
      axis == 0
        ? int(lengths, a) + int(bearingLs, b)
        : axis == 1
          ? min(int(bearingLs, a), int(bearingLs, b))
          : int(bearingLs, b),
    );
    setInt(
      bearingWs,
      block,
      axis == 1
        ? int(widths, a) + int(bearingWs, b)
        : axis == 0
          ? min(int(bearingWs, a), int(bearingWs, b))
          : int(bearingWs, b),
    );
  } else {
    setInt(bearingLs, block, l);
    setInt(bearingWs, block, w);
  }
  if (isSolid(block) && int(plainFlags, block) != 0) writeOneTop(block);
  else writeTops(block, a, b, axis);
  return block;
}

/**
 * Adds a nest of rolls; what it is made of is kept where the pointers say. Nests are joined with nothing: they come
 * after all other blocks.
 */
export function addNest(
  l: i32,
  w: i32,
  h: i32,
  members: usize,
  memberNumber: i32,
  part: usize,
  partNumber: i32,
  rectangles: usize,
  rectangleNumber: i32,
  rank: i32,
  mayStandOnFloor: bool,
  mayRestOnCargo: bool,
): i32 {
  const block = count++;
  let packed: f64 = 0;
  let volume: f64 = 0;
  let weight: f64 = 0;
  let number = 0;
  for (let i = 0; i < partNumber; i++) {
    const cargo = load<i32>(part + ((<usize>i) << 3));
    const n = load<i32>(part + ((<usize>i) << 3), 4);
    packed += <f64>orientedSize(cargo, 1, 0) * <f64>orientedSize(cargo, 1, 1) * <f64>orientedSize(cargo, 1, 2) * <f64>n;
    volume += load<f64>(cargoVolume + ((<usize>cargo) << 3)) * <f64>n;
    weight += load<f64>(cargoWeight + ((<usize>cargo) << 3)) * <f64>n;
    number += n;
  }
  setInt(lengths, block, l);
  setInt(widths, block, w);
  setInt(heights, block, h);
  setFloat(packedVolumes, block, packed);
  setFloat(cargoVolumes, block, volume);
  setFloat(weights, block, weight);
  setInt(pieceCounts, block, number);
  setInt(partsOf, block, <i32>part);
  setInt(partCounts, block, partNumber);
  setInt(firsts, block, NEST);
  setInt(seconds, block, <i32>members);
  setInt(axes, block, memberNumber);
  setInt(orientations, block, 0);
  setInt(countsL, block, 0);
  setInt(countsW, block, 0);
  setInt(countsH, block, 0);
  setInt(bearingLs, block, l);
  setInt(bearingWs, block, w);
  setInt(topsOf, block, <i32>rectangles);
  setInt(topCounts, block, rectangleNumber);
  setInt(ranks, block, rank);
  setInt(floorFlags, block, mayStandOnFloor ? 1 : 0);
  setInt(cargoFlags, block, mayRestOnCargo ? 1 : 0);
  setInt(plainFlags, block, 0);
  return block;
}

/** Takes the block added last out again. */
export function dropLast(): void {
  count--;
}

function staysUniform(a: i32, b: i32, axis: i32): bool {
  if (!isUniform(a) || !isUniform(b)) return false;
  if (uniformCargo(a) != uniformCargo(b) || int(orientations, a) != int(orientations, b)) return false;
  if (axis != 0 && int(countsL, a) != int(countsL, b)) return false;
  if (axis != 1 && int(countsW, a) != int(countsW, b)) return false;
  return axis == 2 || int(countsH, a) == int(countsH, b);
}

/** The rectangles of both parents that reach the joined height, the second's moved beyond the first. */
function writeTops(block: i32, a: i32, b: i32, axis: i32): void {
  const h = int(heights, block);
  const takeA = axis != 2 && int(heights, a) == h;
  const takeB = axis == 2 || int(heights, b) == h;
  const number = (takeA ? topCount(a) : 0) + (takeB ? topCount(b) : 0);
  const rectangles = allocate((<usize>number) << 4);
  let at = rectangles;
  if (takeA) {
    memory.copy(at, tops(a), (<usize>topCount(a)) << 4);
    at += (<usize>topCount(a)) << 4;
  }
  if (takeB) {
    const dx = axis == 0 ? int(lengths, a) : 0;
    const dy = axis == 1 ? int(widths, a) : 0;
    const shift = i32x4(dx, dy, dx, dy);
    let from = tops(b);
    for (let i = topCount(b); i > 0; i--) {
      v128.store(at, i32x4.add(v128.load(from), shift));
      at += 16;
      from += 16;
    }
  }
  setInt(topsOf, block, <i32>rectangles);
  setInt(topCounts, block, number);
}
