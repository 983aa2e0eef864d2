/**
 * Cargo overhang: a cargo with leave may reach past the rectangle around its contacts, so far and no further; the
 * share is then asked of that rectangle. What has its share on the whole base needs no leave.
 */

import type { Fraction } from '../domain/support-share.js';
import { fractionOf } from '../domain/support-share.js';
import type { Footing } from './geometry/contacts.js';
import { coversShare } from './geometry/exact.js';
import type { Piece } from './geometry/piece.js';
import { isLyingRoll } from './geometry/piece.js';
import { boundingRectangle } from './geometry/rectangles.js';
import type { Rule } from './rule.js';

export const cargoOverhang: Rule = {
  id: 'cargo-overhang',
  title: 'Overhang of cargo over its support',
  fields: ['overhangAllowed', 'overhangLength', 'overhangWidth', 'minSupportRate'],
  isUsed: ({ rules, cargoes }) => rules.isSafeStackingUsed && cargoes.some((cargo) => cargo.overhang !== null),
  check(load, report) {
    const share = fractionOf(load.problem.rules.minSupportRate);
    for (const piece of load.pieces) {
      if (piece.z1 <= 0 || isLyingRoll(piece) || piece.kind.overhang === null) continue;
      const footing = load.contacts.footings[piece.index]!;
      if (coversShare(footing.carried, footing.base, share) || staysWithinLeave(piece, footing, share)) continue;
      report.placement(piece, `${load.describe(piece)} reaches further past its support than its overhang allows.`);
    }
  },
};

function staysWithinLeave(piece: Piece, { carried }: Footing, share: Fraction): boolean {
  const { length, width } = piece.kind.overhang!;
  const around = boundingRectangle(carried);
  return (
    around !== null &&
    around.x1 - piece.x1 <= length &&
    piece.x2 - around.x2 <= length &&
    around.y1 - piece.y1 <= width &&
    piece.y2 - around.y2 <= width &&
    coversShare(carried, around, share)
  );
}
