/**
 * The arrangements of a load in an order in which they can be loaded (docs/rules.md, Grouping and sequence). Where there is
 * no such order for whole arrangements, those in the circle are cut: into layers, walls, columns.
 */
import { type Ground, groundsOf } from '../../../domain/grounds.js';
import { loadingRanks } from '../../../domain/loading-ranks.js';
import { wayInto } from '../../../domain/loading-way.js';
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { cut, joined } from './cut.js';
import { type Element, elementsOf } from './elements.js';
import { inCircle } from './in-circle.js';
import { type Precedence, precedenceOf } from './precedence.js';
import { sorted } from './sort.js';

/** Why there is no order. */
export interface Circle {
  /** The load, cut as far as that may help. */
  readonly elements: readonly Element[];
  /** By element: those that rest on it. */
  readonly carried: Precedence['carried'];
  /** Elements that wait for each other. */
  readonly members: readonly number[];
}

export type InOrder =
  | { readonly arrangements: readonly Arrangement[]; readonly circle: null }
  | { readonly arrangements: null; readonly circle: Circle };

/** @param container place of its type in the problem */
export function inOrder(problem: LoadProblem, container: number, arrangements: readonly Arrangement[]): InOrder {
  const type = problem.containers[container]!;
  const fromAbove = wayInto(type) === 'fromAbove';
  const filling = fromAbove || problem.rules.fillDirection === 'BottomToTop' ? 'layers' : 'walls';
  const grounds = groundsOf(type);
  let elements = elementsOf(problem, grounds, arrangements, loadingRanks(problem));
  for (;;) {
    const precedence = precedenceOf(elements, fromAbove ? 'z' : 'x', problem.rules.maxDepthToSupport);
    if (precedence.torn.size > 0) {
      elements = cutUp(problem, grounds, elements, precedence.torn);
      continue;
    }
    const plain = sorted(elements, precedence, filling, false);
    const { order, stuck, rushed } = plain.rushed.length > 0 ? sorted(elements, precedence, filling, true) : plain;
    if (stuck.length === 0 && rushed.length === 0) {
      const inTurn = order.map((place) => elements[place]!);
      return { arrangements: joined(problem, inTurn), circle: null };
    }
    const members = stuck.length > 0 ? inCircle(stuck, precedence.after) : rushed;
    const smaller = cutUp(problem, grounds, elements, new Set(members));
    if (smaller.length === elements.length) {
      return { arrangements: null, circle: { elements, carried: precedence.carried, members } };
    }
    elements = smaller;
  }
}

function cutUp(
  problem: LoadProblem,
  grounds: readonly Ground[],
  elements: readonly Element[],
  places: ReadonlySet<number>,
): Element[] {
  return elements.flatMap((element, place) => (places.has(place) ? cut(problem, grounds, element) : [element]));
}
