/** More value loaded: volume; with prices on cargo and isPriceLimited price. */
import { sumLoaded } from './draft.js';
import { type Goal, most } from './goal.js';
import { plainValues } from './piece-values.js';

export const value: Goal = {
  id: 'value',
  figure: (problem, draft) => sumLoaded(problem, draft, plainValues(problem)),
  compare: most,
};
