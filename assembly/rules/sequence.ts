/**
 * Sequence: cargo is loaded stage by stage, and what was loaded earlier never blocks what is loaded later. When a
 * stage fits nothing more, the spaces of the next are those of the whole container without the shadow of every placed
 * block: all that lies behind it, below it and in its corridor, (0 .. x2) x (y1 .. y2) x (0 .. z2). Where cargo is reached
 * over so much at most, what lies further behind is no space at any height: (0 .. x2 - reach) x (y1 .. y2).
 */
import { blockOf } from '../blocks/ranking';
import { blockStage } from '../blocks/table';
import { allocate } from '../memory/arena';
import { CUBOID, contains, highHalf, key, lowHalf, setCuboid, tag, x1, x2, y1, y2, z1, z2 } from '../memory/lanes';
import { height, length, stageReach, stages } from '../problem/view';
import { cutMerged, startSpaces } from '../spaces/maximal';
import { findPiecesLeft } from '../state/pieces-left';
import { KEPT, keptPlaced, placed, placedCount, setStage, stage } from '../state/state';
import { cutDecks } from './drop-decks';

/** Shadows of the blocks placed in earlier stages, without those that lie in the shadow of a block placed later. */
let shadows: usize = 0;

export function sequenceUsed(): bool {
  return stages > 1;
}

/** @param mostPlaced the most blocks of a state */
export function openSequence(mostPlaced: i32): void {
  if (sequenceUsed()) shadows = allocate(<usize>mostPlaced * CUBOID);
}

export function rankStage(rank: i32): i32 {
  return blockStage(blockOf(rank));
}

/** Moves a state on to a later stage. */
export function enterStage(state: usize, to: i32): void {
  setStage(state, to);
  findPiecesLeft(state);
  startSpaces(state);
  cutDecks(state);
  const end = shadows + <usize>castShadows(state) * CUBOID;
  for (let at = shadows; at < end; at += CUBOID) cutMerged(state, 0, y1(at), 0, x2(at), y2(at), z2(at));
  if (stageReach >= 0) cutOutOfReach(state);
  cutKept(state);
}

function cutOutOfReach(state: usize): void {
  for (let i = placedCount(state) - 1; i >= 0; i--) {
    const block = placed(state, i);
    const isLater = (tag(block) & KEPT) != 0 && key(block) >= stage(state);
    const end = x2(block) - stageReach;
    if (!isLater && end > 0) cutMerged(state, 0, y1(block), 0, end, y2(block), height);
  }
}

/**
 * Takes what is kept out of the spaces of a state, but for what was loaded in an earlier stage: its shadow is. What comes
 * in a later one leaves no place in front of it or above.
 */
export function cutKept(state: usize): void {
  for (let i = 0; i < keptPlaced; i++) {
    const at = placed(state, i);
    if (key(at) == stage(state)) cutMerged(state, x1(at), y1(at), z1(at), x2(at), y2(at), z2(at));
    else if (key(at) > stage(state)) cutMerged(state, x1(at), y1(at), z1(at), length, y2(at), height);
  }
}

/** Returns how many shadows there are. Few of many blocks: most lie in the shadow of what was placed in front of them. */
function castShadows(state: usize): i32 {
  let count = 0;
  for (let i = placedCount(state) - 1; i >= 0; i--) {
    const block = placed(state, i);
    if ((tag(block) & KEPT) != 0 && key(block) >= stage(state)) continue;
    const shadow = shadows + <usize>count * CUBOID;
    setCuboid(shadow, 0, y1(block), 0, x2(block), y2(block), z2(block), 0, 0);
    if (!isShadowed(shadow, count)) count++;
  }
  return count;
}

function isShadowed(shadow: usize, count: i32): bool {
  const low = lowHalf(shadow);
  const high = highHalf(shadow);
  for (let i = 0; i < count; i++) {
    if (contains(shadows + <usize>i * CUBOID, low, high)) return true;
  }
  return false;
}

export function isLastStage(state: usize): bool {
  return stage(state) + 1 >= stages;
}
