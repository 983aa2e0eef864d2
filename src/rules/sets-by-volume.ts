/**
 * SetLoadByVolume: over the whole load each cargo loads floor(t x setRatio / volume of a piece), at least 1, for one t
 * that they have in common.
 */
import type { LoadPlan } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import { contentsOf, palletsOpened } from '../domain/unit-loads.js';
import type { PlanRule } from './rule.js';

/** Two values of t that differ by less are one. */
const SAME = 5e-10;

export const setsByVolume: PlanRule = {
  id: 'sets-by-volume',
  title: 'Volumes in the ratio of setRatio',
  fields: ['calculationType', 'setRatio'],
  isOfWholeLoads: true,
  isUsed: ({ rules }) => rules.calculationType === 'SetLoadByVolume',
  check(problem, plan, report) {
    const cargoes = [...loadedByName(problem, plan)].map(([name, { count, each }]) => ({
      name,
      count,
      // floor(t / each) is the count for t from the one on, and below the other; where the count is 1 for every t below.
      from: count > 1 ? count * each : 0,
      below: (count + 1) * each,
    }));
    if (cargoes.every(({ count }) => count === 0)) return;
    for (const { name, count } of cargoes)
      if (count === 0) report.whole(name, 'None of it is loaded beside the others.');
    const most = cargoes.reduce((a, b) => (b.from > a.from ? b : a));
    const least = cargoes.reduce((a, b) => (b.below < a.below ? b : a));
    if (most.from < least.below * (1 - SAME)) return;
    report.whole(
      most.name,
      `${most.count} of it are loaded beside ${least.count} of ${least.name}: more than its share of the volume.`,
    );
  },
};

/** Pieces of the order, on pallets too, and the t for one of them. */
function loadedByName(problem: LoadProblem, plan: LoadPlan) {
  const { cargoes } = problem;
  const byName = new Map<string, { count: number; readonly each: number }>();
  for (const { name, volume, setRatio } of cargoes) byName.set(name, { count: 0, each: volume / setRatio });
  const opened = palletsOpened(problem, plan);
  for (const { arrangements, extra = [] } of plan.containers) {
    for (const [cargo, pieces] of opened(contentsOf(arrangements))) byName.get(cargoes[cargo]!.name)!.count += pieces;
    for (const [cargo, pieces] of opened(extra)) byName.get(cargoes[cargo]!.name)!.count -= pieces;
  }
  return byName;
}
