/** MultipleSetLoad: sets of different groups lie in different containers, unless they may share one. */
import { contentsOf, palletsOpened } from '../domain/unit-loads.js';
import type { PlanRule } from './rule.js';

export const setsApart: PlanRule = {
  id: 'sets-apart',
  title: 'Sets of one group in a container',
  fields: ['isDifferentGroupAllowedOnMultiSetLoad'],
  isUsed: ({ rules }) => rules.calculationType === 'MultipleSetLoad' && rules.areSetsMixed !== true,
  check(problem, plan, report) {
    const opened = palletsOpened(problem, plan);
    for (const [place, { arrangements }] of plan.containers.entries()) {
      const inside = [...opened(contentsOf(arrangements)).keys()];
      const groups = [...new Set(inside.map((cargo) => problem.cargoes[cargo]!.groupName))];
      if (groups.length < 2) continue;
      const names = groups.map((group) => (group === '' ? 'cargo without a group' : `group ${group}`));
      report.whole(null, `Filled container ${place + 1} holds sets of ${names.join(' and ')}.`);
    }
  },
};
