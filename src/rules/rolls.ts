/**
 * Rolls: the bottom line of a lying roll is carried over its share of the length by the floor, by flat tops or by
 * pairs of rolls below. That cylinders do not meet is judged in overlap.ts, that nothing else rests on a lying roll
 * in contacts.ts.
 */
import { figure } from '../domain/sentences.js';
import { fractionOf } from '../domain/support-share.js';
import { coversShare } from './geometry/exact.js';
import { isLyingRoll } from './geometry/piece.js';
import type { Rule } from './rule.js';

export const rolls: Rule = {
  id: 'rolls',
  title: 'Two supports for lying rolls',
  fields: ['style', 'diameter', 'isSafeStackingUsed', 'minSupportRate'],
  isUsed: ({ rules, cargoes }) => rules.isSafeStackingUsed && cargoes.some((cargo) => cargo.style === 'Roll'),
  check(load, report) {
    const { minSupportRate } = load.problem.rules;
    const share = fractionOf(minSupportRate);
    for (const roll of load.pieces) {
      if (!isLyingRoll(roll)) continue;
      const { carried, base } = load.contacts.footings[roll.index]!;
      if (coversShare(carried, base, share)) continue;
      report.placement(
        roll,
        `${load.describe(roll)} lies on less than ${figure(minSupportRate * 100)} % of its length.`,
      );
    }
  },
};
