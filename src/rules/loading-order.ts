/**
 * Order of loading: from the first piece to the last, each comes to its place along a straight way that nothing loaded
 * before it crosses, and what carries comes before what is carried. The way is parallel to the length, from the door; in
 * what is loaded from above it is straight down. Walls, decks and zones hinder nothing. A lying roll is rolled over
 * parallel ones whose axis is lower.
 */

import { loadingRanks } from '../domain/loading-ranks.js';
import { wayInto } from '../domain/loading-way.js';
import { Grid } from '../lib/grid.js';
import { centre, shareWay } from './geometry/cylinders.js';
import type { ContainerLoad } from './geometry/load.js';
import { loadingTurns } from './geometry/loading-turns.js';
import { spansOf } from './geometry/neighbours.js';
import { type Axis, isLyingRoll, type Piece } from './geometry/piece.js';
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
  const { size } = load.container;
  const way: Axis = wayInto(load.container) === 'fromAbove' ? 'z' : 'x';
  const inwards = [...load.pieces].sort((a, b) => centre(b, way) - centre(a, way));
  const widths = spansOf(inwards, 'y1', 'y2', size.width);
  const across = way === 'x' ? spansOf(inwards, 'z1', 'z2', size.height) : spansOf(inwards, 'x1', 'x2', size.length);
  const grid = new Grid(widths, across);
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

function isInTheWay(outer: Piece, piece: Piece, way: Axis): boolean {
  if (centre(outer, way) <= centre(piece, way) || !shareWay(outer, piece, way)) return false;
  const isRolledOver = isLyingRoll(piece) && outer.axis === piece.axis && centre(outer, 'z') < centre(piece, 'z');
  return !isRolledOver;
}

/** Seen from where cargo comes in. */
function covers(a: Piece, b: Piece, way: Axis): boolean {
  const isAcross = way === 'x' ? a.z1 <= b.z1 && a.z2 >= b.z2 : a.x1 <= b.x1 && a.x2 >= b.x2;
  return isAcross && a.y1 <= b.y1 && a.y2 >= b.y2;
}

function sentence(load: ContainerLoad, piece: Piece, outer: Piece, way: Axis): string {
  const from = way === 'x' ? 'from the door' : 'from above';
  return `The way of ${load.describe(piece)} ${from} is crossed by ${load.describe(outer)}, which is loaded before it.`;
}
