/**
 * Order of loading: from the first piece to the last, each comes to its place along a straight way that nothing loaded
 * before it crosses, and what carries comes before what is carried. The way is parallel to the length, from the door at the
 * rear, or to the width, from one in a side; in what is loaded from above it is straight down. Walls, decks and zones hinder nothing. A lying roll is rolled over
 * parallel ones whose axis is lower.
 */

import { loadingRanks } from '../domain/loading-ranks.js';
import { Grid } from '../lib/grid.js';
import { centre, shareWay } from './geometry/cylinders.js';
import type { ContainerLoad } from './geometry/load.js';
import { loadingTurns } from './geometry/loading-turns.js';
import { isLyingRoll, type Piece } from './geometry/piece.js';
import { covers, crossSection, furtherOut, type WayIn, wayOf } from './geometry/way.js';
import type { Report, Rule } from './rule.js';

export const loadingOrder: Rule = {
  id: 'loading-order',
  title: 'Order of loading',
  fields: [],
  isWaivedByHand: true,
  isUsed: () => true,
  check(load, report) {
    const turns = loadingTurns(load, loadingRanks(load.problem));
    checkCarriers(load, turns, report);
    checkWays(load, turns, report);
  },
};

function checkCarriers(load: ContainerLoad, turns: Int32Array, report: Report): void {
  for (const { upper, lower } of load.contacts.pairs) {
    if (turns[lower.index]! < turns[upper.index]!) continue;
    report.placement(upper, `${load.describe(upper)} is loaded before ${load.describe(lower)}, on which it rests.`);
  }
}

/** A sweep from where cargo comes in; every cell of the cross-section keeps what may stand in the way of what follows. */
function checkWays(load: ContainerLoad, turns: Int32Array, report: Report): void {
  const way = wayOf(load.container);
  const inwards = [...load.pieces].sort((a, b) => furtherOut(b, a, way));
  const grid = new Grid(...crossSection(inwards, load, way));
  for (let i = 0; i < inwards.length && !report.isFull; i++) {
    const piece = inwards[i]!;
    const turn = turns[piece.index]!;
    grid.forEachCell(i, (cell, row, column) => {
      let kept = 0;
      for (const j of cell) {
        const outer = inwards[j]!;
        const isEarlier = turns[outer.index]! < turn;
        if (isEarlier && grid.isCellOfPair(i, j, row, column) && isInTheWay(outer, piece, way)) {
          report.placement(piece, sentence(load, piece, outer, way));
        }
        // What is hindered further in by the outer piece is hindered by this earlier one, too.
        const isReplaced = !isEarlier && piece.axis === null && covers(piece, outer, way);
        if (!isReplaced) cell[kept++] = j;
      }
      cell.length = kept;
      cell.push(i);
    });
  }
}

function isInTheWay(outer: Piece, piece: Piece, way: WayIn): boolean {
  if (furtherOut(outer, piece, way) <= 0 || !shareWay(outer, piece, way.axis)) return false;
  const isRolledOver = isLyingRoll(piece) && outer.axis === piece.axis && centre(outer, 'z') < centre(piece, 'z');
  return !isRolledOver;
}

function sentence(load: ContainerLoad, piece: Piece, outer: Piece, { axis }: WayIn): string {
  const from = axis === 'z' ? 'from above' : 'from the door';
  return `The way of ${load.describe(piece)} ${from} is crossed by ${load.describe(outer)}, which is loaded before it.`;
}
