/**
 * Support: every piece above the floor has its share of the base on tops at its own level (or within
 * maxDepthToSupport below). Three kinds of pieces are judged in files of their own: what may reach past its support
 * (cargo-overhang.ts), what stands on a pallet's deck (pallet-overhang.ts) and lying rolls (rolls.ts).
 */
import { figure } from '../domain/sentences.js';
import { fractionOf } from '../domain/support-share.js';
import { coversShare } from './geometry/exact.js';
import { isLyingRoll } from './geometry/piece.js';
import type { Rule } from './rule.js';

export const support: Rule = {
  id: 'support',
  title: 'Support from below',
  fields: ['isSafeStackingUsed', 'minSupportRate', 'maxDepthToSupportForSafeStacking'],
  isUsed: ({ rules }) => rules.isSafeStackingUsed,
  check(load, report) {
    const { minSupportRate } = load.problem.rules;
    const share = fractionOf(minSupportRate);
    for (const piece of load.pieces) {
      if (piece.z1 <= 0 || isLyingRoll(piece) || piece.kind.overhang !== null) continue;
      const { carried, base } = load.contacts.footings[piece.index]!;
      if (coversShare(carried, base, share)) continue;
      report.placement(
        piece,
        `${load.describe(piece)} has less than ${figure(minSupportRate * 100)} % of its base carried.`,
      );
    }
  },
};
