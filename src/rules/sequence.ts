/**
 * Sequence: cargo is loaded in the order of its rank, and cargo loaded earlier never blocks cargo loaded later: it
 * lies neither between that and the door in the same corridor (width and height ranges that overlap) nor on it nor, where
 * loading goes from above, over it.
 */

import { loadingRanks } from '../domain/loading-ranks.js';
import { wayInto } from '../domain/loading-way.js';
import { Grid } from '../lib/grid.js';
import { centre, shareWay } from './geometry/cylinders.js';
import type { ContainerLoad } from './geometry/load.js';
import { spansOf } from './geometry/neighbours.js';
import type { Axis, Piece } from './geometry/piece.js';
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
    checkWay(load, rankOf, FROM_DOOR, report);
    if (wayInto(load.container) === 'fromAbove') checkWay(load, rankOf, FROM_ABOVE, report);
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

/** Where one piece would have to be moved before another. */
interface Way {
  /** Along it, towards where cargo comes in. */
  readonly axis: Axis;
  readonly meets: (outer: Piece, piece: Piece) => boolean;
  readonly hinders: string;
}

/** The corridor of width and height ranges. */
const FROM_DOOR: Way = { axis: 'x', meets: sharesCorridor, hinders: 'blocks' };

/** Straight up, by true shapes, whether they touch or not. */
const FROM_ABOVE: Way = { axis: 'z', meets: (outer, piece) => shareWay(outer, piece, 'z'), hinders: 'lies over' };

/** A sweep from where cargo comes in; every cell of the cross-section keeps what may hinder the pieces to come. */
function checkWay(load: ContainerLoad, rankOf: RankOf, { axis, meets, hinders }: Way, report: Report): void {
  const { size } = load.container;
  const inwards = [...load.pieces].sort((a, b) => centre(b, axis) - centre(a, axis));
  const ranks = inwards.map(rankOf);
  const laterRanks = highestToCome(ranks);
  const grid = new Grid(
    spansOf(inwards, 'y1', 'y2', size.width),
    axis === 'x' ? spansOf(inwards, 'z1', 'z2', size.height) : spansOf(inwards, 'x1', 'x2', size.length),
  );
  for (let i = 0; i < inwards.length && !report.isFull; i++) {
    const piece = inwards[i]!;
    const hindersNothing = ranks[i]! >= laterRanks[i]!;
    grid.forEachCell(i, (cell, row, column) => {
      let isHidden = hindersNothing;
      for (const j of cell) {
        const outer = inwards[j]!;
        const isEarlier = ranks[j]! < ranks[i]! && centre(outer, axis) > centre(piece, axis);
        if (isEarlier && meets(outer, piece) && grid.isCellOfPair(i, j, row, column)) {
          report.placement(outer, `${load.describe(outer)} ${hinders} ${load.describe(piece)}, which is loaded later.`);
        }
        // Behind a piece of the same or a lower rank, as wide and as high, it hinders nothing more.
        isHidden ||= ranks[j]! <= ranks[i]! && outer.axis === null && covers(outer, piece, axis);
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

function sharesCorridor(a: Piece, b: Piece): boolean {
  return a.y1 < b.y2 && b.y1 < a.y2 && a.z1 < b.z2 && b.z1 < a.z2;
}

/** Seen from where cargo comes in. */
function covers(a: Piece, b: Piece, axis: Axis): boolean {
  const isAcross = axis === 'x' ? a.z1 <= b.z1 && a.z2 >= b.z2 : a.x1 <= b.x1 && a.x2 >= b.x2;
  return isAcross && a.y1 <= b.y1 && a.y2 >= b.y2;
}
