/**
 * Layers: at most so many pieces of a cargo in one orientation directly on each other, along any chain of contacts; a
 * piece of another cargo or orientation ends the run.
 */
import { figure } from '../domain/sentences.js';
import { isSameCargo, type Piece } from './geometry/piece.js';
import type { Rule } from './rule.js';

export const layers: Rule = {
  id: 'layers',
  title: 'Layers of one cargo in one orientation',
  fields: [1, 2, 3, 4, 5, 6].map((orientation) => `maxLayersOnOrientation${orientation}`),
  isUsed: ({ cargoes }) => cargoes.some((cargo) => cargo.maxLayers.some((most) => most > 0)),
  check(load, report) {
    const { footings } = load.contacts;
    const run = new Int32Array(load.pieces.length);
    for (const piece of load.upwards) {
      let below = 0;
      for (const { lower } of footings[piece.index]!.below) {
        if (continuesRun(piece, lower)) below = Math.max(below, run[lower.index]!);
      }
      run[piece.index] = below + 1;
      const most = piece.kind.maxLayers[piece.orientation - 1]!;
      if (most > 0 && below + 1 > most) {
        report.placement(
          piece,
          `${load.describe(piece)} is layer ${figure(below + 1)} of its cargo; at most ${figure(most)} are allowed.`,
          { is: below + 1, most },
        );
      }
    }
  },
};

function continuesRun(upper: Piece, lower: Piece): boolean {
  return upper.orientation === lower.orientation && isSameCargo(upper, lower);
}
