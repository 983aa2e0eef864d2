/** Weight difference: an upper piece is lighter by so many percent than each piece on which it rests. */
import { weighed } from '../domain/sentences.js';
import { exceeds } from './geometry/exact.js';
import type { Rule } from './rule.js';

export const weightDifference: Rule = {
  id: 'weight-difference',
  title: 'Lighter on heavier by a percentage',
  fields: ['minWeightDifferencePercentageForStackingTwoCargoes', 'isSafeStackingUsed', 'weight'],
  isUsed: ({ rules }) => rules.isSafeStackingUsed && rules.minWeightDifferencePercentage > 0,
  check(load, report) {
    const percent = load.problem.rules.minWeightDifferencePercentage;
    for (const { upper, lower } of load.contacts.pairs) {
      if (!exceeds(upper.kind.weight, (1 - percent / 100) * lower.kind.weight)) continue;
      report.placement(
        upper,
        `${load.describe(upper)} weighs ${weighed(load.problem, upper.kind.weight)}, not ${percent} % less than ${load.describe(lower)} below.`,
        { others: [lower], most: percent },
      );
    }
  },
};
