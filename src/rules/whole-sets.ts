/** SetLoad and MultipleSetLoad: every filled container holds whole sets only; of each cargo setRatio units make one. */
import type { LoadedContainer } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { contentsOf, palletsOpened } from '../domain/unit-loads.js';
import type { PlanRule } from './rule.js';

export const wholeSets: PlanRule = {
  id: 'whole-sets',
  title: 'Whole sets',
  fields: ['calculationType', 'setRatio'],
  isOfWholeLoads: true,
  isUsed: ({ rules }) => rules.calculationType === 'SetLoad' || rules.calculationType === 'MultipleSetLoad',
  check(problem, plan, report) {
    const ratios = ratiosOf(problem);
    const opened = palletsOpened(problem, plan);
    for (const [place, loaded] of plan.containers.entries()) {
      const counts = countsIn(problem, loaded, opened);
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
          { kind: odd.name },
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

/** The same: pieces of the order in one container, on pallets too. */
function countsIn(
  problem: LoadProblem,
  { arrangements, extra = [] }: LoadedContainer,
  opened: ReturnType<typeof palletsOpened>,
) {
  const counts = new Map<string, Map<string, number>>();
  const add = (cargo: number, pieces: number) => {
    const { name, groupName } = problem.cargoes[cargo]!;
    const set = setOf(problem, groupName);
    const own = counts.get(set) ?? new Map<string, number>();
    counts.set(set, own.set(name, (own.get(name) ?? 0) + pieces));
  };
  for (const [cargo, pieces] of opened(contentsOf(arrangements))) add(cargo, pieces);
  for (const [cargo, pieces] of opened(extra)) add(cargo, -pieces);
  return counts;
}
