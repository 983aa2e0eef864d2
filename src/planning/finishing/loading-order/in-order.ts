/**
 * The arrangements of a load in an order in which they can be loaded (docs/rules.md, Grouping and sequence). Where there is
 * no such order for whole arrangements, those in the circle are cut: into layers, walls, columns.
 */
import { groundsOf } from '../../../domain/grounds.js';
import { loadingRanks } from '../../../domain/loading-ranks.js';
import { wayInto } from '../../../domain/loading-way.js';
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { type SideFrame, sideFrame } from '../../../domain/side-frame.js';
import { beyondLimit, crookedRolls } from './beyond-limit.js';
import { joined } from './cut.js';
import { type Element, elementsOf } from './elements.js';
import { type Circle, ordered } from './ordered.js';

export type InOrder =
  | { readonly arrangements: readonly Arrangement[]; readonly circle: null }
  | { readonly arrangements: null; readonly circle: Circle };

/** @param container place of its type in the problem */
export function inOrder(problem: LoadProblem, container: number, arrangements: readonly Arrangement[]): InOrder {
  const frame = sideFrame(problem, container);
  if (frame === null) return orderOf(problem, container, arrangements);
  const found = orderOf(frame.problem, container, frame.seen(arrangements));
  if (found.circle === null) return { arrangements: frame.inRows(found.arrangements), circle: null };
  return { arrangements: null, circle: { ...found.circle, elements: found.circle.elements.map(restoredBy(frame)) } };
}

/** What a circle is asked of its elements are their arrangements. */
function restoredBy({ restored }: SideFrame): (element: Element) => Element {
  return ({ parts, ...element }) => ({
    ...element,
    parts: parts.map((part) => ({ ...part, arrangement: restored(part.arrangement) })),
  });
}

/** Along the length, or from above. */
function orderOf(problem: LoadProblem, container: number, arrangements: readonly Arrangement[]): InOrder {
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
