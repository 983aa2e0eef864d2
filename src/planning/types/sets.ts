/** SetLoad and MultipleSetLoad: whole sets only, as many as there is cargo and room for. */
import type { Draft } from '../goals/draft.js';
import { keptApart, lotsOfSets, ofWholeSets, setsOf } from '../lots/sets.js';
import { unloadedOfSets } from '../reasons/of-sets.js';
import type { CalculationType } from './type.js';

/** The best plan of whole sets; what makes none stays behind from the start. */
export const sets: CalculationType = {
  find: ({ problem, hooks, share, search }) => {
    const offered = ofWholeSets(problem, setsOf(problem));
    const found = search.whole(offered, lotsOfSets(offered, setsOf(offered)), hooks, share);
    const ofOrder = ({ loads, left }: Draft): Draft => {
      const kept = (place: number) => problem.cargoes[place]!.quantity - offered.cargoes[place]!.quantity;
      return { loads, left: left.map((count, place) => count + kept(place)) };
    };
    const levels = found.levels?.map(({ level, draft }) => ({ level, draft: ofOrder(draft) }));
    return { draft: ofOrder(found.draft), search: found.search, ...(levels && { levels }), lots: keptApart(problem) };
  },
  unloaded: unloadedOfSets,
};
