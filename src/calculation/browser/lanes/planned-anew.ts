/**
 * Plans with searches that wait. A plan is found in one call, which cannot wait: so where it comes to a search it is left,
 * and begins anew once that search is made. All else is done again, which takes little time beside the searches.
 */
import type { Found } from '../../../planning/fills/found.js';
import type { Pausing } from '../../../planning/fills/pausing.js';
import type { SearchesElsewhere } from '../../../planning/fills/solvers.js';

/** Searches of a plan that may wait: from then on it goes straight on. */
const MOST_SEARCHES = 32;

class NotMade extends Error {
  constructor(readonly search: () => Pausing<Found>) {
    super('a search that is made elsewhere');
  }
}

/**
 * @param plan the same whenever it is called, given the same searches
 * @param run makes a search
 */
export async function plannedAnew<Plan>(
  plan: (searches: SearchesElsewhere) => Plan,
  run: (search: () => Pausing<Found>) => Promise<Found>,
): Promise<Plan> {
  const made: Found[] = [];
  for (;;) {
    let asked = 0;
    const searches: SearchesElsewhere = {
      made: (search) => {
        const found = made[asked++];
        if (found === undefined && made.length < MOST_SEARCHES) throw new NotMade(search);
        return found ?? null;
      },
    };
    try {
      return plan(searches);
    } catch (error) {
      if (!(error instanceof NotMade)) throw error;
      made.push(await run(error.search));
    }
  }
}
