/** Supports others: no different cargo rests on a cargo with floorStackSupportsOthers false. */
import { isSameCargo } from './geometry/piece.js';
import type { Rule } from './rule.js';

export const supportsOthers: Rule = {
  id: 'supports-others',
  title: 'Cargo that carries no different cargo',
  fields: ['floorStackSupportsOthers'],
  isUsed: ({ cargoes }) => cargoes.some((cargo) => !cargo.floorStackSupportsOthers),
  check(load, report) {
    for (const { upper, lower } of load.contacts.pairs) {
      if (lower.kind.floorStackSupportsOthers || isSameCargo(upper, lower)) continue;
      report.placement(
        upper,
        `${load.describe(upper)} rests on ${load.describe(lower)}, which carries no other cargo.`,
        { others: [lower] },
      );
    }
  },
};
