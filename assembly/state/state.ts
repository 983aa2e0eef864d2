/**
 * A partial load. Copied whole (memcpy); there is no undo.
 *
 *   | header 112 | counts left i32[cargoes] | pieces left, 1 bit | names loaded, 1 bit | zone weights f64[zones] |
 *   | allowed blocks, 1 bit a rank | chunk list u16[] | placed | hulls | spaces | stacks |
 *
 *   header   0 value f64 | 8 volume f64 | 16 weight f64 | 24 hash u64 | 32 placed i32 | 36 spaces i32 | 40 chunks i32
 *            44 least extents i32[3] | 56 stage i32 | 60 units i32 | 64 cargoes left, 128 bits | 80 completed value f64
 *            88 price f64 | 96 types i32
 *
 * The chunk list names the 128-bit chunks of the allowed blocks that are not empty. A placed cuboid holds the rank of
 * its block in the key lane and its mirror bits in the tag lane (bit 0 length, 1 width, 2 height); a space its
 * distance to the corner at which it is filled, and that corner (bit set: the far wall of that axis). A hull is the
 * cuboid around 32 blocks placed one after the other: of thousands most are far from where one looks.
 */
import { chunks } from '../blocks/rows';
import { allocate } from '../memory/arena';
import { CUBOID, copyCuboid, widenHull } from '../memory/lanes';
import { cargoes, names, zones } from '../problem/view';
import { copyStacks, stacksUsed, stackTableBytes } from './stack-table';
import { pieceBytes } from './usable';

const HEADER: usize = 112;

let piecesAt: usize = 0;
let namesAt: usize = 0;
let zonesAt: usize = 0;
let stacksAt: usize = 0;
let chunkListAt: usize = 0;
let placedAt: usize = 0;
let hullsAt: usize = 0;
let spacesAt: usize = 0;
let allowedAt: usize = 0;
export let stateBytes: usize = 0;
export let mostPlaced: i32 = 0;
export let mostSpaces: i32 = 0;

function aligned(bytes: usize): usize {
  return (bytes + 15) & ~15;
}

/**
 * Bits of the tag of what a request keeps: its key is its loading stage, it is no block; and whether cargo may lie on
 * it. It is placed before everything else.
 */
export const KEPT: i32 = 0x100;
export const KEPT_BEARS: i32 = 0x200;
/** How many of the placed are kept. */
export let keptPlaced: i32 = 0;

export function setKeptPlaced(to: i32): void {
  keptPlaced = to;
}

/** Placed blocks of a hull. */
export const HULL: i32 = 32;

/** Hulls of so many placed blocks. */
export function hullsOf(blocks: i32): i32 {
  return (blocks + HULL - 1) / HULL;
}

/** @param placements with what is kept @param moreEdges of the table of stacks */
export function openStates(placements: i32, spaces: i32, stacks: i32, moreEdges: i32): void {
  keptPlaced = 0;
  mostPlaced = placements;
  mostSpaces = spaces;
  piecesAt = HEADER + aligned((<usize>cargoes) << 2);
  namesAt = piecesAt + pieceBytes;
  zonesAt = namesAt + aligned((<usize>names + 7) >> 3);
  allowedAt = zonesAt + aligned((<usize>zones) << 3);
  chunkListAt = allowedAt + ((<usize>chunks) << 4);
  placedAt = chunkListAt + aligned((<usize>chunks) << 1);
  hullsAt = placedAt + <usize>placements * CUBOID;
  spacesAt = hullsAt + <usize>hullsOf(placements) * CUBOID;
  stacksAt = spacesAt + <usize>spaces * CUBOID;
  stateBytes = stacksAt + (stacksUsed ? aligned(stackTableBytes(stacks, moreEdges)) : 0);
}

export function newState(): usize {
  return allocate(stateBytes);
}

export function value(state: usize): f64 {
  return load<f64>(state);
}
export function setValue(state: usize, to: f64): void {
  store<f64>(state, to);
}
export function volume(state: usize): f64 {
  return load<f64>(state, 8);
}
export function setVolume(state: usize, to: f64): void {
  store<f64>(state, to, 8);
}
export function weight(state: usize): f64 {
  return load<f64>(state, 16);
}
export function setWeight(state: usize, to: f64): void {
  store<f64>(state, to, 16);
}
/** Sum of hashes of all (content, position): equal for equal loads, whatever the order. */
export function hash(state: usize): u64 {
  return load<u64>(state, 24);
}
export function setHash(state: usize, to: u64): void {
  store<u64>(state, to, 24);
}
export function placedCount(state: usize): i32 {
  return load<i32>(state, 32);
}
export function setPlacedCount(state: usize, to: i32): void {
  store<i32>(state, to, 32);
}
export function spaceCount(state: usize): i32 {
  return load<i32>(state, 36);
}
export function setSpaceCount(state: usize, to: i32): void {
  store<i32>(state, to, 36);
}
export function chunkCount(state: usize): i32 {
  return load<i32>(state, 40);
}
export function setChunkCount(state: usize, to: i32): void {
  store<i32>(state, to, 40);
}
/** The least extent along an axis of any piece left, in any allowed orientation. */
export function leastExtent(state: usize, axis: i32): i32 {
  return load<i32>(state + ((<usize>axis) << 2), 44);
}
export function setLeastExtent(state: usize, axis: i32, to: i32): void {
  store<i32>(state + ((<usize>axis) << 2), to, 44);
}
/** The loading stage that is being filled. */
export function stage(state: usize): i32 {
  return load<i32>(state, 56);
}
export function setStage(state: usize, to: i32): void {
  store<i32>(state, to, 56);
}
/** Cargo units loaded. */
export function units(state: usize): i32 {
  return load<i32>(state, 60);
}
export function setUnits(state: usize, to: i32): void {
  store<i32>(state, to, 60);
}
export function price(state: usize): f64 {
  return load<f64>(state, 88);
}
export function setPrice(state: usize, to: f64): void {
  store<f64>(state, to, 88);
}
/** Different cargoes loaded, by name. */
export function types(state: usize): i32 {
  return load<i32>(state, 96);
}
export function setTypes(state: usize, to: i32): void {
  store<i32>(state, to, 96);
}
export function namesLoaded(state: usize): usize {
  return state + namesAt;
}
export function nameBytes(): usize {
  return zonesAt - namesAt;
}
export function zoneWeights(state: usize): usize {
  return state + zonesAt;
}
/** The table of stacks (contacts/stacks), where one is kept. */
export function stacksOf(state: usize): usize {
  return state + stacksAt;
}
/** Cargoes with pieces left, 128 bits, by cargo modulo 128. */
export function leftMask(state: usize): v128 {
  return v128.load(state, 64);
}
export function setLeftMask(state: usize, to: v128): void {
  v128.store(state, to, 64);
}
/** The value that this state's greedy completion reached; set by the beam. */
export function completedValue(state: usize): f64 {
  return load<f64>(state, 80);
}
export function setCompletedValue(state: usize, to: f64): void {
  store<f64>(state, to, 80);
}

export function countLeft(state: usize, cargo: i32): i32 {
  return load<i32>(state + HEADER + ((<usize>cargo) << 2));
}
export function setCountLeft(state: usize, cargo: i32, to: i32): void {
  store<i32>(state + HEADER + ((<usize>cargo) << 2), to);
}
/** The single pieces of which some are left (spaces/usable). */
export function piecesLeft(state: usize): usize {
  return state + piecesAt;
}
export function allowed(state: usize): usize {
  return state + allowedAt;
}
export function chunkList(state: usize): usize {
  return state + chunkListAt;
}
export function placed(state: usize, index: i32): usize {
  return state + placedAt + <usize>index * CUBOID;
}
export function hull(state: usize, index: i32): usize {
  return state + hullsAt + <usize>index * CUBOID;
}
/** Counts a block whose cuboid has been written after the last one. */
export function enterPlaced(state: usize): void {
  const index = placedCount(state);
  const around = hull(state, index / HULL);
  if (index % HULL == 0) copyCuboid(around, placed(state, index));
  else widenHull(around, placed(state, index));
  setPlacedCount(state, index + 1);
}
export function space(state: usize, index: i32): usize {
  return state + spacesAt + <usize>index * CUBOID;
}

export function copyState(to: usize, from: usize): void {
  memory.copy(to, from, chunkListAt + ((<usize>chunkCount(from)) << 1));
  memory.copy(to + placedAt, from + placedAt, <usize>placedCount(from) * CUBOID);
  memory.copy(to + hullsAt, from + hullsAt, <usize>hullsOf(placedCount(from)) * CUBOID);
  memory.copy(to + spacesAt, from + spacesAt, <usize>spaceCount(from) * CUBOID);
  if (stacksUsed) copyStacks(to + stacksAt, from + stacksAt);
}
