/** MixLoad: all cargo together, in as few containers as it takes. */
import { withoutOptional } from '../finishing/balance/optional.js';
import { lotsOf } from '../lots/every-lot.js';
import { tooLarge } from '../lots/too-large.js';
import { unloadedOf } from '../reasons/reasons.js';
import type { CalculationType } from './type.js';

export const mix: CalculationType = {
  find: ({ problem, solvers, hooks, share, search }) => {
    const ordinary = withoutOptional(problem);
    const lots = lotsOf(ordinary, tooLarge(ordinary, solvers, hooks));
    return { ...search.whole(ordinary, lots, hooks, share), lots };
  },
  unloaded: (problem, draft, isStopped, { lots }) => unloadedOf(problem, lots, draft, isStopped),
};
