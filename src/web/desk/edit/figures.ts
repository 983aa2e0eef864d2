/** Figures with their units, as the desk shows them, whatever unit the order is in. */
import type { LoadProblem } from '../../../domain/problem.js';
import { ShownUnits } from '../../../domain/shown-units.js';
import { draft } from '../../plan-request/draft-store.js';
import { number } from '../../words/words.js';

export interface Figures {
  /** @param scaled in units of the problem's grid */
  length(scaled: number, places?: number): string;
  /** Sides beside each other, with one unit. */
  sides(scaled: readonly number[]): string;
  weight(value: number): string;
}

export function figuresOf(problem: LoadProblem): Figures {
  const units = new ShownUnits(problem, draft.value.shown);
  const { length, weight } = units.names;
  return {
    length: (scaled, places = 1) => `${number(units.length(scaled), places)} ${length}`,
    sides: (scaled) => `${scaled.map((side) => number(units.length(side), 2)).join(' × ')} ${length}`,
    weight: (value) => `${number(units.weight(value), 1)} ${weight}`,
  };
}
