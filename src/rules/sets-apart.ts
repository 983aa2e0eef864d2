/** MultipleSetLoad: sets of different groups lie in different containers, unless they may share one. */
import type { PlanRule } from './rule.js';

export const setsApart: PlanRule = {
  id: 'sets-apart',
  title: 'Sets of one group in a container',
  fields: ['isDifferentGroupAllowedOnMultiSetLoad'],
  isUsed: ({ rules }) => rules.calculationType === 'MultipleSetLoad' && rules.areSetsMixed !== true,
  check({ cargoes }, plan, report) {
    for (const [place, { arrangements }] of plan.containers.entries()) {
      const groups = [...new Set(arrangements.map(({ cargo }) => cargoes[cargo]!.groupName))];
      if (groups.length < 2) continue;
      const names = groups.map((group) => (group === '' ? 'cargo without a group' : `group ${group}`));
      report.whole(null, `Filled container ${place + 1} holds sets of ${names.join(' and ')}.`);
    }
  },
};
