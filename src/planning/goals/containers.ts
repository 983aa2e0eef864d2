/** Fewer containers. */
import { containersIn } from './draft.js';
import { type Goal, least } from './goal.js';

export const containers: Goal = {
  id: 'containers',
  figure: (_, draft) => containersIn(draft),
  compare: least,
};
