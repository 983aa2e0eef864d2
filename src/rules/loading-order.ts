/** Loading order: the arrangements of a container stand in an order in which none rests on a later one. */
import type { Rule } from './rule.js';

export const loadingOrder: Rule = {
  id: 'loading-order',
  title: 'Loaded from below',
  fields: [],
  isUsed: () => true,
  check(load, report) {
    for (const { upper, lower } of load.contacts.pairs) {
      if (lower.arrangement <= upper.arrangement) continue;
      report.placement(upper, `${load.describe(upper)} is loaded before ${load.describe(lower)}, on which it rests.`);
    }
  },
};
