/** Of equal value, more volume loaded; cubic scaled units. */
import { sumLoaded } from './draft.js';
import { type Goal, most } from './goal.js';

export const volume: Goal = {
  id: 'volume',
  figure: (problem, draft) =>
    sumLoaded(
      problem,
      draft,
      problem.cargoes.map((cargo) => cargo.volume),
    ),
  compare: most,
};
