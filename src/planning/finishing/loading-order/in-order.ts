/**
 * The arrangements of a load in an order in which they can be loaded (docs/rules.md, Grouping and sequence). Where there is
 * no such order for whole arrangements, those in the circle are cut: into layers, walls, columns.
 */
import { groundsOf } from '../../../domain/grounds.js';
import { loadingRanks } from '../../../domain/loading-ranks.js';
import { wayInto } from '../../../domain/loading-way.js';
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { beyondLimit, crookedRolls } from './beyond-limit.js';
import { joined } from './cut.js';
import { elementsOf } from './elements.js';
import { type Circle, ordered } from './ordered.js';

export type InOrder =
  | { readonly arrangements: readonly Arrangement[]; readonly circle: null }
  | { readonly arrangements: null; readonly circle: Circle };

/** @param container place of its type in the problem */
export function inOrder(problem: LoadProblem, container: number, arrangements: readonly Arrangement[]): InOrder {
  const type = problem.containers[container]!;
  const fromAbove = wayInto(type) === 'fromAbove';
  const grounds = groundsOf(type);
  const found = ordered(problem, elementsOf(problem, grounds, arrangements, loadingRanks(problem)), {
    sight: fromAbove ? 'z' : 'x',
    grounds,
    filling: fromAbove || problem.rules.fillDirection === 'BottomToTop' ? 'layers' : 'walls',
  });
  if (found.circle !== null) return { arrangements: null, circle: found.circle };
  const inTurn = joined(problem, found.elements);
  const circle = beyondLimit(problem, container, inTurn) ?? crookedRolls(problem, container, inTurn);
  return circle === null ? { arrangements: inTurn, circle } : { arrangements: null, circle };
}
