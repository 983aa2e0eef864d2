/**
 * Sequence: cargo is loaded in the order of its rank, and cargo loaded earlier never blocks cargo loaded later: it
 * lies neither between that and the door in the same corridor (width and height ranges that overlap) nor on it.
 */

import { loadingRanks } from '../domain/loading-ranks.js';
import { Grid } from '../lib/grid.js';
import type { ContainerLoad } from './geometry/load.js';
import { spansOf } from './geometry/neighbours.js';
import type { Piece } from './geometry/piece.js';
import type { Report, Rule } from './rule.js';

export const sequence: Rule = {
  id: 'sequence',
  title: 'Loading sequence',
  fields: ['isSequenceUsed', 'isGroupSequenceUsed', 'sequence', 'groupName'],
  isUsed: ({ rules }) => rules.isSequenceUsed || rules.isGroupSequenceUsed,
  check(load, report) {
    const ranks = loadingRanks(load.problem);
    const rankOf = (piece: Piece) => ranks[piece.cargo]!;
    checkOrder(load, rankOf, report);
    checkRests(load, rankOf, report);
    checkCorridors(load, rankOf, report);
  },
};

type RankOf = (piece: Piece) => number;

function checkOrder(load: ContainerLoad, rankOf: RankOf, report: Report): void {
  load.pieces.forEach((piece, i) => {
    const before = load.pieces[i - 1];
    if (before === undefined || rankOf(before) <= rankOf(piece)) return;
    report.placement(piece, `${load.describe(piece)} is loaded after ${load.describe(before)} of a later rank.`);
  });
}

function checkRests(load: ContainerLoad, rankOf: RankOf, report: Report): void {
  for (const { upper, lower } of load.contacts.pairs) {
    if (rankOf(upper) >= rankOf(lower)) continue;
    report.placement(upper, `${load.describe(upper)} rests on ${load.describe(lower)}, which is loaded later.`);
  }
}

/** A sweep from the door to the front wall; every cell of the cross-section keeps what may block the pieces to come. */
function checkCorridors(load: ContainerLoad, rankOf: RankOf, report: Report): void {
  const fromDoor = [...load.pieces].sort((a, b) => middle(b) - middle(a));
  const ranks = fromDoor.map(rankOf);
  const laterRanks = highestToCome(ranks);
  const grid = new Grid(
    spansOf(fromDoor, 'y1', 'y2', load.container.size.width),
    spansOf(fromDoor, 'z1', 'z2', load.container.size.height),
  );
  for (let i = 0; i < fromDoor.length && !report.isFull; i++) {
    const piece = fromDoor[i]!;
    const blocksNothing = ranks[i]! >= laterRanks[i]!;
    grid.forEachCell(i, (cell, row, column) => {
      let isHidden = blocksNothing;
      for (const j of cell) {
        const nearer = fromDoor[j]!;
        const isEarlier = ranks[j]! < ranks[i]! && middle(nearer) > middle(piece);
        if (isEarlier && sharesCorridor(nearer, piece) && grid.isCellOfPair(i, j, row, column)) {
          report.placement(nearer, `${load.describe(nearer)} blocks ${load.describe(piece)}, which is loaded later.`);
        }
        // Behind a piece of the same or a lower rank, as wide and as high, it blocks nothing more.
        isHidden ||= ranks[j]! <= ranks[i]! && covers(nearer, piece);
      }
      if (!isHidden) cell.push(i);
    });
  }
}

/** For every place the highest rank after it; below all ranks at the end. */
function highestToCome(ranks: readonly number[]): number[] {
  const highest: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = ranks.length - 1; i >= 0; i--) {
    highest[i] = most;
    most = Math.max(most, ranks[i]!);
  }
  return highest;
}

/** Twice the middle along the container: of two pieces in a corridor the larger one is nearer the door. */
function middle(piece: Piece): number {
  return piece.x1 + piece.x2;
}

function sharesCorridor(a: Piece, b: Piece): boolean {
  return a.y1 < b.y2 && b.y1 < a.y2 && a.z1 < b.z2 && b.z1 < a.z2;
}

/** Seen from the door. */
function covers(a: Piece, b: Piece): boolean {
  return a.y1 <= b.y1 && a.z1 <= b.z1 && a.y2 >= b.y2 && a.z2 >= b.z2;
}
