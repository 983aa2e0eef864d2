/** SetLoad and MultipleSetLoad: every filled container holds whole sets only; of each cargo setRatio units make one. */
import { type LoadedContainer, piecesIn } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { PlanRule } from './rule.js';

export const wholeSets: PlanRule = {
  id: 'whole-sets',
  title: 'Whole sets',
  fields: ['calculationType', 'setRatio'],
  isUsed: ({ rules }) => rules.calculationType === 'SetLoad' || rules.calculationType === 'MultipleSetLoad',
  check(problem, plan, report) {
    const ratios = ratiosOf(problem);
    for (const [place, loaded] of plan.containers.entries()) {
      const counts = countsIn(problem, loaded);
      for (const [group, ofCargo] of ratios) {
        const shares = [...ofCargo].map(([name, ratio]) => {
          const count = counts.get(group)?.get(name) ?? 0;
          return { name, ratio, count, sets: count / ratio };
        });
        const [first] = shares;
        const odd =
          shares.find(({ sets }) => !Number.isInteger(sets)) ?? shares.find(({ sets }) => sets !== first!.sets);
        if (odd === undefined) continue;
        const most = shares.reduce((a, b) => (b.sets > a.sets ? b : a));
        report.whole(
          odd.name,
          `Filled container ${place + 1} holds ${odd.count} of it, ${odd.ratio} for a set, beside ${most.count} of ${most.name}, ${most.ratio} for a set: no whole sets.`,
        );
      }
    }
  },
};

/** The set to which a cargo belongs. */
function setOf({ rules }: LoadProblem, groupName: string): string {
  return rules.calculationType === 'MultipleSetLoad' ? groupName : '';
}

/** By set and name of the cargo. */
function ratiosOf(problem: LoadProblem): Map<string, Map<string, number>> {
  const ratios = new Map<string, Map<string, number>>();
  for (const { name, groupName, setRatio } of problem.cargoes) {
    const set = setOf(problem, groupName);
    ratios.set(set, (ratios.get(set) ?? new Map<string, number>()).set(name, setRatio));
  }
  return ratios;
}

/** The same: pieces of the order in one container. */
function countsIn(problem: LoadProblem, { arrangements, extra = [] }: LoadedContainer) {
  const counts = new Map<string, Map<string, number>>();
  const add = (cargo: number, pieces: number) => {
    const { name, groupName } = problem.cargoes[cargo]!;
    const set = setOf(problem, groupName);
    const own = counts.get(set) ?? new Map<string, number>();
    counts.set(set, own.set(name, (own.get(name) ?? 0) + pieces));
  };
  for (const arrangement of arrangements) add(arrangement.cargo, piecesIn(arrangement));
  for (const { cargo, quantity } of extra) add(cargo, -quantity);
  return counts;
}
