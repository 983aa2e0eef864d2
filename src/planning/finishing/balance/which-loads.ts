/** On which containers the steps work: all, or the last (isBalanceAppliedToAllSolutions, ...LastSolution). */
import type { LoadProblem } from '../../../domain/problem.js';
import type { Draft, DraftLoad } from '../../goals/draft.js';

export function isLastOnly({ rules }: LoadProblem): boolean {
  return rules.balancing?.isLastOnly === true;
}

/** The same plan, its last container by itself. */
export function withLastApart(draft: Draft): Draft {
  const last = draft.loads.at(-1);
  if (last === undefined || last.times === 1) return draft;
  const loads = [...draft.loads.slice(0, -1), { ...last, times: last.times - 1 }, { ...last, times: 1 }];
  return { ...draft, loads };
}

/** Changes the loads that are worked on. What is placed by hand stays as it is, and all that lies beside it. */
export function changedLoads(problem: LoadProblem, draft: Draft, change: (load: DraftLoad) => DraftLoad): Draft {
  const apart = isLastOnly(problem) ? withLastApart(draft) : draft;
  const last = apart.loads.length - 1;
  const isWorkedOn = (load: DraftLoad, place: number) =>
    (place === last || !isLastOnly(problem)) && !load.arrangements.some(({ isKept }) => isKept === true);
  return { ...apart, loads: apart.loads.map((load, place) => (isWorkedOn(load, place) ? change(load) : load)) };
}
