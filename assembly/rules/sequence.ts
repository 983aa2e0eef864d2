/**
 * Sequence: cargo is loaded stage by stage, and what was loaded earlier never blocks what is loaded later. When a
 * stage fits nothing more, the spaces of the next are those of the whole container without the shadow of every placed
 * block: all that lies behind it, below it and in its corridor, (0 .. x2) x (y1 .. y2) x (0 .. z2).
 */
import { blockOf } from '../blocks/ranking';
import { blockStage } from '../blocks/table';
import { CUBOID, x2, y1, y2, z2 } from '../memory/lanes';
import { stages } from '../problem/view';
import { findPiecesLeft } from '../search/pieces-left';
import { placed, placedCount, setStage, stage } from '../search/state';
import { cutMerged, startSpaces } from '../spaces/maximal';
import { cutDecks } from './drop-decks';

export function sequenceUsed(): bool {
  return stages > 1;
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
  const n = placedCount(state);
  let at = placed(state, 0);
  for (let i = 0; i < n; i++) {
    cutMerged(state, 0, y1(at), 0, x2(at), y2(at), z2(at));
    at += CUBOID;
  }
}

export function isLastStage(state: usize): bool {
  return stage(state) + 1 >= stages;
}
