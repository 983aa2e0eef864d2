/** Between equal prices, containers of the lower priority numbers. Without prices planning takes types in their order. */
import { hasPrices } from './cost.js';
import { sumOfContainers } from './draft.js';
import { type Goal, least } from './goal.js';

export const priorities: Goal = {
  id: 'priorities',
  figure: (problem, draft) => (hasPrices(problem) ? sumOfContainers(problem, draft, 'priority') : 0),
  compare: least,
};
