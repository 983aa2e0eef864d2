/** Over different cargoes: a cargo with maxLayersAllowedOverDifferentCargoes false rests on none but its own kind. */
import { isSameCargo } from './geometry/piece.js';
import type { Rule } from './rule.js';

export const overDifferentCargoes: Rule = {
  id: 'over-different-cargoes',
  title: 'Cargo that rests on no different cargo',
  fields: ['maxLayersAllowedOverDifferentCargoes'],
  isUsed: ({ cargoes }) => cargoes.some((cargo) => !cargo.maxLayersAllowedOverDifferentCargoes),
  check(load, report) {
    for (const { upper, lower } of load.contacts.pairs) {
      if (upper.kind.maxLayersAllowedOverDifferentCargoes || isSameCargo(upper, lower)) continue;
      report.placement(upper, `${load.describe(upper)} may not rest on the different cargo ${load.describe(lower)}.`, {
        others: [lower],
      });
    }
  },
};
