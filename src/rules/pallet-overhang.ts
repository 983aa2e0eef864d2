/** Pallet overhang: a piece that stands on a pallet and reaches over its edge has its share on the real deck. */
import { figure } from '../domain/sentences.js';
import { fractionOf } from '../domain/support-share.js';
import { coversShare } from './geometry/exact.js';
import { isLyingRoll } from './geometry/piece.js';
import type { Rule } from './rule.js';

export const palletOverhang: Rule = {
  id: 'pallet-overhang',
  title: 'Support by the pallet deck',
  fields: ['palletOverhang', 'palletOverhangLength', 'palletOverhangWidth', 'minSupportRate'],
  isUsed: ({ rules, containers }) =>
    rules.isSafeStackingUsed && containers.some(({ deckReach }) => deckReach.length > 0 || deckReach.width > 0),
  check(load, report) {
    const { minSupportRate } = load.problem.rules;
    const share = fractionOf(minSupportRate);
    for (const piece of load.pieces) {
      if (piece.z1 !== 0 || isLyingRoll(piece)) continue;
      const { carried, base } = load.contacts.footings[piece.index]!;
      if (coversShare(carried, base, share)) continue;
      report.placement(
        piece,
        `${load.describe(piece)} has less than ${figure(minSupportRate * 100)} % of its base on the deck.`,
      );
    }
  },
};
