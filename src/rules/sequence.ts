/**
 * Sequence: cargo is loaded in the order of its rank, and cargo loaded earlier never blocks cargo loaded later: it
 * lies neither between that and the door in the same corridor (width and height ranges that overlap) nor on it nor, where
 * loading goes from above, over it.
 */

import { loadingRanks } from '../domain/loading-ranks.js';
import { Grid } from '../lib/grid.js';
import { shareWay } from './geometry/cylinders.js';
import type { ContainerLoad } from './geometry/load.js';
import type { Piece } from './geometry/piece.js';
import {
  covers,
  crossSection,
  FROM_ABOVE,
  FROM_REAR,
  furtherOut,
  shareCorridor,
  type WayIn,
  wayOf,
} from './geometry/way.js';
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
    const way = wayOf(load.container);
    // What is loaded from above is unloaded by the rear, too.
    const isFromAbove = way.axis === 'z';
    const byDoor = isFromAbove ? FROM_REAR : way;
    const inCorridor = (outer: Piece, piece: Piece) => shareCorridor(outer, piece, byDoor);
    checkWay(load, rankOf, { way: byDoor, meets: inCorridor, hinders: 'blocks' }, report);
    if (isFromAbove) checkWay(load, rankOf, OVER, report);
  },
};

type RankOf = (piece: Piece) => number;

function checkOrder(load: ContainerLoad, rankOf: RankOf, report: Report): void {
  load.pieces.forEach((piece, i) => {
    const before = load.pieces[i - 1];
    if (before === undefined || rankOf(before) <= rankOf(piece)) return;
    report.placement(piece, `${load.describe(piece)} is loaded after ${load.describe(before)} of a later rank.`, {
      ...{ kind: 'order', others: [before] },
    });
  });
}

function checkRests(load: ContainerLoad, rankOf: RankOf, report: Report): void {
  for (const { upper, lower } of load.contacts.pairs) {
    if (rankOf(upper) >= rankOf(lower)) continue;
    report.placement(upper, `${load.describe(upper)} rests on ${load.describe(lower)}, which is loaded later.`, {
      ...{ kind: 'rests', others: [lower] },
    });
  }
}

/** Where one piece would have to be moved before another. */
interface Hindrance {
  readonly way: WayIn;
  readonly meets: (outer: Piece, piece: Piece) => boolean;
  readonly hinders: string;
}

/** Straight up, by true shapes, whether they touch or not. */
const OVER: Hindrance = { way: FROM_ABOVE, meets: (outer, piece) => shareWay(outer, piece, 'z'), hinders: 'lies over' };

/** A sweep from where cargo comes in; every cell of the cross-section keeps what may hinder the pieces to come. */
function checkWay(load: ContainerLoad, rankOf: RankOf, { way, meets, hinders }: Hindrance, report: Report): void {
  const inwards = [...load.pieces].sort((a, b) => furtherOut(b, a, way));
  const ranks = inwards.map(rankOf);
  const laterRanks = highestToCome(ranks);
  const grid = new Grid(...crossSection(inwards, load, way));
  for (let i = 0; i < inwards.length && !report.isFull; i++) {
    const piece = inwards[i]!;
    const hindersNothing = ranks[i]! >= laterRanks[i]!;
    grid.forEachCell(i, (cell, row, column) => {
      let isHidden = hindersNothing;
      for (const j of cell) {
        const outer = inwards[j]!;
        const isEarlier = ranks[j]! < ranks[i]! && furtherOut(outer, piece, way) > 0;
        if (isEarlier && meets(outer, piece) && grid.isCellOfPair(i, j, row, column)) {
          report.placement(
            outer,
            `${load.describe(outer)} ${hinders} ${load.describe(piece)}, which is loaded later.`,
            {
              ...{ kind: hinders, others: [piece] },
            },
          );
        }
        // Behind a piece of the same or a lower rank, as wide and as high, it hinders nothing more.
        isHidden ||= ranks[j]! <= ranks[i]! && outer.axis === null && covers(outer, piece, way);
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
