/**
 * Cargo that had better lie together, soft: groups (isGroupUsed), aliases in a group
 * (isSameAlias1TogetherInSameGroup), second aliases in those (isSameAlias2TogetherInSameAlias1AndGroup). Each of the
 * three is a goal of its own: in few containers, and in each of them over a short extent along the fill direction.
 */
import { orientedSize } from '../../domain/geometry.js';
import type { Cargo, LoadProblem } from '../../domain/problem.js';
import { fillsLayers } from '../../domain/tidiness.js';
import type { Draft } from './draft.js';
import { firstThatDiffers, type Goal, least } from './goal.js';

interface Level {
  isUsed(problem: LoadProblem): boolean;
  /** Empty: the cargo belongs to nothing at this level. */
  keyOf(cargo: Cargo): string;
}

const GROUPS: Level = {
  isUsed: ({ rules }) => rules.isGroupUsed,
  keyOf: ({ groupName }) => groupName,
};

const ALIASES: Level = {
  isUsed: ({ rules }) => rules.isAlias1Together === true,
  keyOf: ({ groupName, alias }) => (alias === '' ? '' : JSON.stringify([groupName, alias])),
};

const SECOND_ALIASES: Level = {
  isUsed: ({ rules }) => rules.isAlias2Together === true,
  keyOf: ({ groupName, alias, alias2 }) => (alias2 === '' ? '' : JSON.stringify([groupName, alias, alias2])),
};

/** From the outermost; whoever arranges cargo for these goals does so in this order. */
export const LEVELS: readonly Level[] = [GROUPS, ALIASES, SECOND_ALIASES];

export const groups = goalOf('groups', GROUPS);
export const aliases = goalOf('aliases', ALIASES);
export const secondAliases = goalOf('secondAliases', SECOND_ALIASES);

/** Over all that lies together: containers in which it lies, and its extents in them, scaled units. */
function goalOf(id: string, level: Level): Goal<readonly number[]> {
  return {
    id,
    figure: (problem, draft) => (level.isUsed(problem) ? containersAndExtents(problem, draft, level) : []),
    compare: firstThatDiffers(least),
  };
}

function containersAndExtents(problem: LoadProblem, { loads }: Draft, level: Level): number[] {
  const keys = problem.cargoes.map((cargo) => level.keyOf(cargo));
  let containers = 0;
  let extents = 0;
  for (const { arrangements, times } of loads) {
    const spans = new Map<string, { from: number; to: number }>();
    for (const { cargo, orientation, position, counts } of arrangements) {
      const key = keys[cargo]!;
      if (key === '') continue;
      const size = orientedSize(problem.cargoes[cargo]!.size, orientation);
      const isUp = fillsLayers(problem);
      const from = isUp ? position.z : position.x;
      const to = from + (isUp ? counts.height * size.height : counts.length * size.length);
      const span = spans.get(key);
      if (span === undefined) spans.set(key, { from, to });
      else {
        span.from = Math.min(span.from, from);
        span.to = Math.max(span.to, to);
      }
    }
    containers += times * spans.size;
    for (const { from, to } of spans.values()) extents += times * (to - from);
  }
  return [containers, extents];
}
