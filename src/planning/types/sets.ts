/** SetLoad and MultipleSetLoad: whole sets only, as many as there is cargo and room for. */
import { keptApart, lotsOfSets, ofWholeSets, setsOf } from '../lots/sets.js';
import { unloadedOfSets } from '../reasons/of-sets.js';
import type { CalculationType } from './type.js';

/** The best plan of whole sets; what makes none stays behind from the start. */
export const sets: CalculationType = {
  find: ({ problem, hooks, share, search }) => {
    const offered = ofWholeSets(problem, setsOf(problem));
    const { draft, search: report } = search.whole(offered, lotsOfSets(offered, setsOf(offered)), hooks, share);
    const left = draft.left.map((count, place) => {
      const kept = problem.cargoes[place]!.quantity - offered.cargoes[place]!.quantity;
      return count + kept;
    });
    return { draft: { loads: draft.loads, left }, search: report, lots: keptApart(problem) };
  },
  unloaded: unloadedOfSets,
};
