/** Elements in an order of loading; where whole ones wait for each other they are cut: into layers, walls, columns. */

import type { Ground } from '../../../domain/grounds.js';
import type { Sight } from '../../../domain/pairs-seen.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { cut } from './cut.js';
import type { Element } from './elements.js';
import { inCircle } from './in-circle.js';
import { type Precedence, precedenceOf } from './precedence.js';
import { type Filling, sorted } from './sort.js';

/** Why there is no order. */
export interface Circle {
  /** The load, cut as far as that may help. */
  readonly elements: readonly Element[];
  /** By element: those that rest on it. */
  readonly carried: Precedence['carried'];
  /** Elements that wait for each other, or are beyond reach. */
  readonly members: readonly number[];
  /** None of the members can be reached where it lies; absent: they wait for each other. */
  readonly isBeyondReach?: true;
}

export interface Ordering {
  /** From where cargo comes in. */
  readonly sight: Sight;
  /** Of the container. */
  readonly grounds: readonly Ground[];
  readonly filling: Filling;
  /** Of an element, how far out what stands already may lie when it comes; absent: anywhere. */
  readonly endOf?: (element: Element) => number;
  /** Where even single pieces wait for each other, only what carries is heeded among them. */
  readonly isForced?: true;
}

/** `crooked`: forced ones that wait for each other. */
export type Ordered =
  | { readonly elements: readonly Element[]; readonly circle: null; readonly crooked: readonly Element[] }
  | { readonly elements: null; readonly circle: Circle };

export function ordered(problem: LoadProblem, all: readonly Element[], how: Ordering): Ordered {
  let elements = all;
  for (;;) {
    const precedence = precedenceOf(elements, how.sight, problem.rules.maxDepthToSupport);
    if (precedence.torn.size > 0) {
      elements = cutUp(problem, how.grounds, elements, precedence.torn);
      continue;
    }
    const found = sortedHow(elements, precedence, how);
    if (found.stuck.length === 0 && found.rushed.length === 0) {
      return { elements: found.order.map((place) => elements[place]!), circle: null, crooked: [] };
    }
    const members = found.stuck.length > 0 ? inCircle(found.stuck, precedence.after) : found.rushed;
    const smaller = cutUp(problem, how.grounds, elements, new Set(members));
    if (smaller.length === elements.length) {
      if (how.isForced) {
        const crooked = members.map((place) => elements[place]!);
        return { elements: forced(elements, precedence, how), circle: null, crooked };
      }
      return { elements: null, circle: { elements, carried: precedence.carried, members } };
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

function sortedHow(elements: readonly Element[], precedence: Precedence, { filling, endOf }: Ordering) {
  const ends = endOf === undefined ? null : elements.map(endOf);
  const plain = sorted(elements, precedence, filling, false, ends);
  return plain.rushed.length > 0 ? sorted(elements, precedence, filling, true, ends) : plain;
}

/** Among those that wait for each other only what carries is heeded, and in the end the order that they have. */
function forced(elements: readonly Element[], precedence: Precedence, how: Ordering): Element[] {
  let { after } = precedence;
  for (;;) {
    const before = elements.map(() => 0);
    for (const ones of after) for (const one of ones) before[one]!++;
    const { order, stuck } = sorted(elements, { ...precedence, after, before }, how.filling, false);
    if (stuck.length === 0) return order.map((place) => elements[place]!);
    const isMember = new Set(inCircle(stuck, after));
    const next = after.map((ones, place) =>
      isMember.has(place)
        ? ones.filter((other) => !isMember.has(other) || precedence.carried[place]!.includes(other))
        : ones,
    );
    if (next.every((ones, place) => ones.length === after[place]!.length)) {
      return [...order, ...stuck].map((place) => elements[place]!);
    }
    after = next;
  }
}
