/** SetLoad and MultipleSetLoad: whole sets only, as many as there is cargo and room for. */
import type { LoadProblem } from '../../domain/problem.js';
import type { PlanHooks } from '../fills/hooks.js';
import { ofWholeSets, setsOf } from '../lots/sets.js';
import type { Found, Search } from '../search/found.js';

/** The best plan of whole sets; what makes none stays behind from the start. */
export function planWholeSets(problem: LoadProblem, search: Search, hooks: PlanHooks): Found {
  const offered = ofWholeSets(problem, setsOf(problem));
  const { draft, search: report } = search(offered, hooks, 1);
  const left = draft.left.map((count, place) => {
    const kept = problem.cargoes[place]!.quantity - offered.cargoes[place]!.quantity;
    return count + kept;
  });
  return { draft: { loads: draft.loads, left }, search: report };
}
