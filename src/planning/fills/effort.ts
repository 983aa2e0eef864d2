/**
 * How much work a plan may cost. Effort is counted in the engine's work units (about a nanosecond each), never timed,
 * so that the same request gives the same plan on every machine.
 */
import type { Rules } from '../../domain/problem.js';

/**
 * Work units of optimizationLevel 1 to 4: about 0.03, 1, 5 and 30 s of one core (docs/rules.md, Algorithms and effort).
 * Level 1 is less than 0.03 s of units, because preparing a search takes its share of so short a time.
 */
export const LEVEL_EFFORT: Readonly<Record<Rules['optimizationLevel'], number>> = { 1: 2e7, 2: 1e9, 3: 5e9, 4: 3e10 };

/** Those whose rounds a request of that level runs, the lowest first. */
export function levelsUpTo(most: Rules['optimizationLevel']): readonly Rules['optimizationLevel'][] {
  return ([1, 2, 3, 4] as const).filter((level) => level <= most);
}

/** Of the effort of a level, from where on a plan that is part of another one gets all of it. */
const WORTH_THE_LEVEL = 1 / 4;

/** The level of a plan that is part of another one, for so much effort: a plan that is finished has no use for less. */
export function levelWorth(effort: number, most: Rules['optimizationLevel']): Rules['optimizationLevel'] {
  return levelsUpTo(most).findLast((level) => effort >= WORTH_THE_LEVEL * LEVEL_EFFORT[level]) ?? 1;
}

/** The smallest effort: the engine makes one greedy pass. */
export const GREEDY_EFFORT = 1;

/** A request of several containers gets the effort of this many at most. */
export const MOST_CONTAINERS_PAID = 8;

/**
 * The work units of each round of a request's search, one round for each level up to its own. A level runs the rounds
 * of the levels below it first and keeps the best plan, so that a higher level is never worse than a lower one;
 * together the rounds cost what the level allows.
 * @param containers lower bound on the containers that will be filled
 */
export function effortOfRounds(rules: Rules, containers: number): number[] {
  if (rules.algorithmType === 'MaxVolumeFirst') return [GREEDY_EFFORT];
  const factor = Math.max(1, Math.min(MOST_CONTAINERS_PAID, containers));
  const levels = levelsUpTo(rules.optimizationLevel);
  return levels.map((level, place) => {
    const below = levels[place - 1];
    return factor * (LEVEL_EFFORT[level] - (below === undefined ? 0 : LEVEL_EFFORT[below]));
  });
}
