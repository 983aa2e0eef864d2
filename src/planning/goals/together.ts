/**
 * Cargo that had better lie together, soft: groups (isGroupUsed), aliases in a group
 * (isSameAlias1TogetherInSameGroup), second aliases in those (isSameAlias2TogetherInSameAlias1AndGroup). Each of the
 * three is a goal of its own: a small sum of extents along the fill direction, then few containers.
 */
import { type Arrangement, extentOf } from '../../domain/plan.js';
import type { Cargo, LoadProblem, Rules } from '../../domain/problem.js';
import { fillsLayers } from '../../domain/tidiness.js';
import type { Draft } from './draft.js';
import { firstThatDiffers, type Goal, least } from './goal.js';

/** What one of the rules keeps together. */
export interface TogetherRule extends Grouping {
  readonly goal: Goal<readonly number[]>;
}

interface Grouping {
  isUsed(rules: Rules): boolean;
  /** Empty: the cargo belongs to nothing at this level. */
  keyOf(cargo: Cargo): string;
  without(rules: Rules): Rules;
}

const GROUPS = togetherRuleOf('groups', {
  isUsed: ({ isGroupUsed }) => isGroupUsed,
  keyOf: ({ groupName }) => groupName,
  without: (rules) => ({ ...rules, isGroupUsed: false }),
});

const ALIASES = togetherRuleOf('aliases', {
  isUsed: ({ isAlias1Together }) => isAlias1Together === true,
  keyOf: ({ groupName, alias }) => (alias === '' ? '' : JSON.stringify([groupName, alias])),
  without: ({ isAlias1Together: _, ...rules }) => rules,
});

const SECOND_ALIASES = togetherRuleOf('secondAliases', {
  isUsed: ({ isAlias2Together }) => isAlias2Together === true,
  keyOf: ({ groupName, alias, alias2 }) => (alias2 === '' ? '' : JSON.stringify([groupName, alias, alias2])),
  without: ({ isAlias2Together: _, ...rules }) => rules,
});

/** From the outermost; whoever arranges cargo for these goals does so in this order. */
export const TOGETHER_RULES: readonly TogetherRule[] = [GROUPS, ALIASES, SECOND_ALIASES];

export const [groups, aliases, secondAliases] = [GROUPS.goal, ALIASES.goal, SECOND_ALIASES.goal];

/** The problem with the first so many of the rules that it uses. */
export function withTogetherRules(problem: LoadProblem, levels: readonly TogetherRule[]): LoadProblem {
  const others = TOGETHER_RULES.filter((level) => !levels.includes(level));
  return { ...problem, rules: others.reduce((rules, level) => level.without(rules), problem.rules) };
}

/** Over all that lies together: its extents in each container, scaled units, and the containers in which it lies. */
function togetherRuleOf(id: string, level: Grouping): TogetherRule {
  const goal: TogetherRule['goal'] = {
    id,
    figure: (problem, draft) => (level.isUsed(problem.rules) ? extentsAndContainers(problem, draft, level) : []),
    compare: firstThatDiffers(least),
  };
  return { ...level, goal };
}

function extentsAndContainers(problem: LoadProblem, { loads }: Draft, level: Grouping): number[] {
  let extents = 0;
  let containers = 0;
  for (const { arrangements, times } of loads) {
    const spans = spansOf(problem, arrangements, level);
    containers += times * spans.size;
    for (const { from, to } of spans.values()) extents += times * (to - from);
  }
  return [extents, containers];
}

interface Span {
  from: number;
  to: number;
}

function spansOf(problem: LoadProblem, arrangements: readonly Arrangement[], { keyOf }: Grouping): Map<string, Span> {
  const { cargoes } = problem;
  const [start, end] = fillsLayers(problem) ? (['z1', 'z2'] as const) : (['x1', 'x2'] as const);
  const keys = new Map<number, string>();
  const spans = new Map<string, Span>();
  for (const one of arrangements) {
    const key = keys.get(one.cargo) ?? keyOf(cargoes[one.cargo]!);
    keys.set(one.cargo, key);
    if (key === '') continue;
    const { [start]: from, [end]: to } = extentOf(one, cargoes);
    const span = spans.get(key);
    if (span === undefined) spans.set(key, { from, to });
    else {
      span.from = Math.min(span.from, from);
      span.to = Math.max(span.to, to);
    }
  }
  return spans;
}
