/** A short last load: how far it reaches along the fill direction. */
import { reachOf } from '../../domain/tidiness.js';
import { type Goal, least } from './goal.js';

/** The figure: reach of the last load, scaled units. */
export const compactness: Goal = {
  id: 'compactness',
  figure: (problem, { loads }) => reachOf(problem, loads.at(-1)?.arrangements ?? []),
  compare: least,
};
