/** Groups stacking rule: with AlwaysNotAllowed a cargo rests only on cargo of its own group. */
import type { Rule } from './rule.js';

export const groupsStackingRule: Rule = {
  id: 'groups-stacking-rule',
  title: 'No stacking over other groups',
  fields: ['groupsStackingRule', 'groupName'],
  isUsed: ({ rules }) => rules.groupsStackingRule === 'AlwaysNotAllowed',
  check(load, report) {
    for (const { upper, lower } of load.contacts.pairs) {
      if (upper.kind.groupName === lower.kind.groupName) continue;
      report.placement(upper, `${load.describe(upper)} rests on ${load.describe(lower)} of another group.`, {
        others: [lower],
      });
    }
  },
};
