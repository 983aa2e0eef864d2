/** Nothing on top: nothing rests on a cargo with nothingOnTop, whatever it weighs, of its own kind neither. */
import type { Rule } from './rule.js';

export const nothingOnTop: Rule = {
  id: 'nothing-on-top',
  title: 'Cargo that carries nothing',
  fields: ['nothingOnTop'],
  isUsed: ({ cargoes }) => cargoes.some((cargo) => cargo.nothingOnTop === true),
  check(load, report) {
    for (const { upper, lower } of load.contacts.pairs) {
      if (lower.kind.nothingOnTop !== true) continue;
      report.placement(upper, `${load.describe(upper)} rests on ${load.describe(lower)}, which carries nothing.`, {
        others: [lower],
      });
    }
  },
};
