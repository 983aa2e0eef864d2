/** Reach: no piece is reached over more cargo loaded before it than maxLoadingReach, where it is set. */
import { measure } from '../domain/sentences.js';
import { UNITS } from '../domain/units.js';
import { reachesOf } from './reach-figures.js';
import type { Rule } from './rule.js';

export const reach: Rule = {
  id: 'reach',
  title: 'Reach while loading',
  fields: ['maxLoadingReach'],
  isUsed: ({ rules }) => rules.maxLoadingReach !== undefined,
  check(load, report) {
    const { rules, scale, uom } = load.problem;
    const most = rules.maxLoadingReach!;
    const shown = (length: number) => `${measure(length / scale)} ${UNITS[uom].length}`;
    for (const { piece, reach: far } of reachesOf(load)) {
      if (far <= most) continue;
      const name = load.describe(piece);
      report.placement(piece, `${name} is reached ${shown(far)} over cargo; at most ${shown(most)} is allowed.`, {
        ...{ is: far, most },
      });
    }
  },
};
