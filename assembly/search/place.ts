/**
 * Starting a load, and placing a block in it. A placement updates everything that a state holds (state/state): the pieces
 * left, the blocks that are still allowed, the figures (value, volume, weight, hash), the data of the rules, and the spaces.
 */
import { SUPPORT_FULL } from '../abi/layout';
import { needOf } from '../blocks/counts';
import { blockOf, rankHash, rankHeight, rankLength, rankWidth } from '../blocks/ranking';
import { bearingLength, bearingWidth, blockVolume, blockWeight, partCount, parts } from '../blocks/table';
import { enterRules, startRules } from '../contacts/every-rule';
import { countPlacement, spend } from '../effort/budget';
import { setCuboid } from '../memory/lanes';
import { keptGroups } from '../problem/kept';
import { cargoes, supportMode } from '../problem/view';
import { cutDecks } from '../rules/drop-decks';
import { addSpaceAbove, cutSpaces, startSpaces } from '../spaces/maximal';
import { allowWithin } from '../state/allowed';
import { findPiecesLeft, ranOut } from '../state/pieces-left';
import {
  allowed,
  chunkList,
  countLeft,
  enterPlaced,
  hash,
  placed,
  placedCount,
  setChunkCount,
  setCountLeft,
  setHash,
  setPlacedCount,
  setSpaceCount,
  setStage,
  setValue,
  setVolume,
  setWeight,
  value,
  volume,
  weight,
} from '../state/state';
import { placeKept } from './keep';
import { blockValue } from './values';

/** Work units of a placement, besides those of the rules and the spaces. */
const STEPS_OF_PLACEMENT: i32 = 60;

/**
 * Makes `state` an empty load (with the kept pieces, if there are any).
 * @param counts the pieces that may be loaded, an i32 for each cargo
 * @param allAllowed bits of the blocks that are allowed at first, in `allChunks` chunks of 128
 */
export function startState(state: usize, counts: usize, allAllowed: usize, allChunks: i32): void {
  setValue(state, 0);
  setVolume(state, 0);
  setWeight(state, 0);
  setHash(state, 0);
  setPlacedCount(state, 0);
  setSpaceCount(state, 0);
  setStage(state, 0);
  startRules(state);
  memory.copy(allowed(state), allAllowed, (<usize>allChunks) << 4);
  for (let i = 0; i < allChunks; i++) store<u16>(chunkList(state) + ((<usize>i) << 1), <u16>i);
  setChunkCount(state, allChunks);
  for (let cargo = 0; cargo < cargoes; cargo++) {
    const count = load<i32>(counts + ((<usize>cargo) << 2));
    setCountLeft(state, cargo, count);
    allowWithin(state, cargo, needOf(cargo), count);
  }
  findPiecesLeft(state);
  startSpaces(state);
  cutDecks(state);
  if (keptGroups > 0) placeKept(state);
}

/** Mixes a block's content with its position. The hash of a state is the sum over its blocks, so their order does not count. */
function positionHash(x: i32, y: i32, z: i32, content: u64): u64 {
  let v = content + <u64>x * 0x9e3779b97f4a7c15 + <u64>y * 0xbf58476d1ce4e5b9 + <u64>z * 0x94d049bb133111eb;
  v = (v ^ (v >> 30)) * 0xbf58476d1ce4e5b9;
  v = (v ^ (v >> 27)) * 0x94d049bb133111eb;
  return v ^ (v >> 31);
}

/** The hash that the state would have with the block. The beam compares it before it copies a state. */
export function hashAfter(state: usize, rank: i32, x: i32, y: i32, z: i32): u64 {
  return hash(state) + positionHash(x, y, z, rankHash(rank));
}

/**
 * Places the block of a rank with its lowest corner at x, y, z.
 * @param mirror bits of the axes on which the block is mirrored, because it is anchored at the far wall (1: length, 2: width,
 *   4: height)
 * @param chosen the last choice was for this state and this space, so the contacts that it gathered are still valid
 */
export function place(state: usize, rank: i32, x: i32, y: i32, z: i32, mirror: i32, chosen: bool = false): void {
  const block = blockOf(rank);
  enterRules(state, rank, x, y, z, mirror, chosen);
  let part = parts(block);
  for (let i = partCount(block); i > 0; i--) {
    const cargo = load<i32>(part);
    const before = countLeft(state, cargo);
    const left = before - load<i32>(part, 4);
    setCountLeft(state, cargo, left);
    allowWithin(state, cargo, before, left);
    if (left == 0) ranOut(state, cargo);
    part += 8;
  }
  setValue(state, value(state) + blockValue(rank));
  setVolume(state, volume(state) + blockVolume(block));
  setWeight(state, weight(state) + blockWeight(block));
  setHash(state, hashAfter(state, rank, x, y, z));
  const farX = x + rankLength(rank);
  const farY = y + rankWidth(rank);
  const farZ = z + rankHeight(rank);
  setCuboid(placed(state, placedCount(state)), x, y, z, farX, farY, farZ, rank, mirror);
  enterPlaced(state);
  cutSpaces(state, x, y, z, farX, farY, farZ);
  if (supportMode == SUPPORT_FULL) {
    const l = bearingLength(block);
    const w = bearingWidth(block);
    const fromX = (mirror & 1) != 0 ? farX - l : x;
    const fromY = (mirror & 2) != 0 ? farY - w : y;
    addSpaceAbove(state, fromX, fromY, fromX + l, fromY + w, farZ);
  }
  countPlacement();
  spend(STEPS_OF_PLACEMENT);
}
