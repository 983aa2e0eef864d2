/**
 * The blocks of a problem, column by column. A block is a cuboid of cargo that is placed as one, of three kinds:
 *
 *   uniform   nx x ny x nz pieces of one cargo in one orientation (building/uniform)
 *   joined    two blocks, the second beyond the first along an axis, both with their origin corners on the same edge
 *             (building/joined)
 *   nest      rolls: a list of members, lower ones first; each is pieces side by side as in a uniform block, and its
 *             bounding box may overlap those of others (building/nests)
 *
 *   member | cargo orientation | x y z | nx ny nz |      i32, 32 bytes; the corner as seen from the block's
 *
 * Anchored at a far corner a block is mirrored (blocks/unfold).
 */
import { cargoStage } from '../abi/layout';
import { allocate } from '../memory/arena';

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
/** Pointer to the content (blocks/content), and its number of parts. */
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

/** @param size the most blocks there will be */
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

/** A new last block, all of whose columns the caller fills; there must be room. */
export function addBlock(): i32 {
  return count++;
}

/** Takes the block added last out again. */
export function dropLast(): void {
  count--;
}

export function setEnvelope(block: i32, l: i32, w: i32, h: i32): void {
  setInt(lengths, block, l);
  setInt(widths, block, w);
  setInt(heights, block, h);
}
export function setMeasures(block: i32, packed: f64, volume: f64, weight: f64, number: i32): void {
  setFloat(packedVolumes, block, packed);
  setFloat(cargoVolumes, block, volume);
  setFloat(weights, block, weight);
  setInt(pieceCounts, block, number);
}
export function setParts(block: i32, part: usize, number: i32): void {
  setInt(partsOf, block, <i32>part);
  setInt(partCounts, block, number);
}
export function setUniform(block: i32, orientation: i32, nx: i32, ny: i32, nz: i32): void {
  setInt(firsts, block, UNIFORM);
  setInt(orientations, block, orientation);
  setInt(countsL, block, nx);
  setInt(countsW, block, ny);
  setInt(countsH, block, nz);
}
export function setJoined(block: i32, a: i32, b: i32, axis: i32): void {
  setInt(firsts, block, a);
  setInt(seconds, block, b);
  setInt(axes, block, axis);
}
export function setNest(block: i32, members: usize, number: i32): void {
  setInt(firsts, block, NEST);
  setInt(seconds, block, <i32>members);
  setInt(axes, block, number);
}
export function setBearing(block: i32, l: i32, w: i32): void {
  setInt(bearingLs, block, l);
  setInt(bearingWs, block, w);
}
export function setTops(block: i32, rectangles: usize, number: i32): void {
  setInt(topsOf, block, <i32>rectangles);
  setInt(topCounts, block, number);
}
/** The top is one rectangle over the whole block. */
export function setWholeTop(block: i32): void {
  const rectangle = allocate(16);
  v128.store(rectangle, i32x4(0, 0, blockLength(block), blockWidth(block)));
  setTops(block, rectangle, 1);
}
export function setRankSum(block: i32, sum: i32): void {
  setInt(ranks, block, sum);
}
export function setGrounds(block: i32, mayStandOnFloor: bool, mayRestOnCargo: bool): void {
  setInt(floorFlags, block, mayStandOnFloor ? 1 : 0);
  setInt(cargoFlags, block, mayRestOnCargo ? 1 : 0);
}
export function setPlain(block: i32, plain: bool): void {
  setInt(plainFlags, block, plain ? 1 : 0);
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
/** Of the rectangle that bears cargo: along the length (0) or the width (1). */
export function bearingExtent(block: i32, axis: i32): i32 {
  return int(axis == 0 ? bearingLs : bearingWs, block);
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
export function isPlain(block: i32): bool {
  return int(plainFlags, block) != 0;
}

/** Loading stage; a block holds cargo of one stage only. */
export function blockStage(block: i32): i32 {
  return load<i32>(cargoStage + ((<usize>load<i32>(parts(block))) << 2));
}
