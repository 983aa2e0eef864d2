/**
 * Elements in an order that holds what must come before what, rank by rank. Where there is a choice, one wall (layer) is
 * finished before the next and inside it one cargo before the next, from the lowest up and from left to right (Kahn 1962).
 * Rolls that would follow others of their run, and be loaded too early in it, wait for something else to come between.
 */
import type { Cuboid } from '../../../domain/geometry.js';
import { Queue } from '../../../lib/queue.js';
import type { Element, Part } from './elements.js';
import type { Precedence } from './precedence.js';

/**
 * Filled wall by wall along the length, layer by layer from the floor up, or, where all of it can be reached, one cargo
 * after the other from one side to the other.
 */
export type Filling = 'walls' | 'layers' | 'sides';

export interface Sorted {
  /** Places of elements, in the order of loading. */
  readonly order: readonly number[];
  /** Those that can never come: what must come before them cannot either, or is of a later rank. */
  readonly stuck: readonly number[];
  /** Rolls that follow others of their run all the same, as nothing was left to come between. */
  readonly rushed: readonly number[];
}

/**
 * @param rollsFirst cuboids are held back, to come between rolls
 * @param ends by element: what reaches further out had better come later; null: nothing does
 */
export function sorted(
  elements: readonly Element[],
  { after, before }: Precedence,
  filling: Filling,
  rollsFirst: boolean,
  ends: readonly number[] | null = null,
): Sorted {
  const reach = ends === null ? null : new ReachLeft(elements, ends);
  const keys = elements.map((element) => keyOf(element, filling));
  const hasRolls = elements.some((element) => axisOf(element) !== null);
  const isLate = elements.map((element) => rollsFirst && axisOf(element) === null);
  const compare = (a: number, b: number) =>
    Number(isLate[a]) - Number(isLate[b]) ||
    (reach === null ? 0 : reach.outer[a]! - reach.outer[b]!) ||
    compareKeys(keys[a]!, keys[b]!) ||
    a - b;
  const waitsFor = [...before];
  const order: number[] = [];
  const rushed: number[] = [];
  const isTaken = elements.map(() => false);
  const open = new Open(elements, compare);
  const ranks = elementsByRank(elements);
  for (const [rank, members] of ranks) {
    for (const member of members) if (waitsFor[member] === 0) open.add(member);
    let wallEnd = Number.NEGATIVE_INFINITY;
    let cargo = -1;
    const run = new Run(elements, after);
    const mayCome = (one: number) => !hasRolls || run.mayTake(one);
    for (let left = members.length; left > 0; left--) {
      const isNear = (one: number) => keys[one]!.wall < wallEnd && (reach === null || reach.isWithin(one, isTaken));
      const next = open.take(cargo, (one) => isNear(one) && mayCome(one), mayCome, isTaken);
      // A later rank may not come before what is left of this one.
      if (next === undefined)
        return { order, rushed, stuck: elements.flatMap((_, one) => (isTaken[one] ? [] : [one])) };
      if (keys[next]!.wall >= wallEnd) wallEnd = keys[next]!.end;
      cargo = cargoOf(elements[next]!);
      if (!mayCome(next)) rushed.push(next);
      if (hasRolls) run.take(next);
      order.push(next);
      isTaken[next] = true;
      for (const one of after[next]!) {
        waitsFor[one]!--;
        if (waitsFor[one] === 0 && elements[one]!.rank === rank) open.add(one);
      }
    }
  }
  return { order, rushed, stuck: [] };
}

/** What of a section can be reached over what stands already, and what had better wait for it. */
class ReachLeft {
  readonly outer: readonly number[];
  readonly #byEnd: readonly number[];
  #first = 0;

  constructor(
    elements: readonly Element[],
    private readonly ends: readonly number[],
  ) {
    this.outer = elements.map(({ parts }) => most(parts, 'x2'));
    this.#byEnd = elements.map((_, place) => place).sort((a, b) => ends[a]! - ends[b]!);
  }

  /** Whether all that is left can still be reached once it is loaded. */
  isWithin(one: number, isTaken: readonly boolean[]): boolean {
    while (this.#first < this.#byEnd.length && isTaken[this.#byEnd[this.#first]!]) this.#first++;
    const first = this.#byEnd[this.#first];
    return first === undefined || this.outer[one]! <= this.ends[first]!;
  }
}

/** What may come next. */
class Open {
  private readonly all: Queue<number>;
  private readonly byCargo = new Map<number, Queue<number>>();

  constructor(
    private readonly elements: readonly Element[],
    private readonly compare: (a: number, b: number) => number,
  ) {
    this.all = new Queue(compare);
  }

  add(one: number): void {
    this.all.add(one);
    const cargo = cargoOf(this.elements[one]!);
    let own = this.byCargo.get(cargo);
    if (own === undefined) {
      own = new Queue(this.compare);
      this.byCargo.set(cargo, own);
    }
    own.add(one);
  }

  /**
   * One of that cargo that is preferred, else the first of all that may come, else the first of all. Each is in two
   * queues and taken from one.
   */
  take(
    cargo: number,
    isPreferred: (one: number) => boolean,
    mayCome: (one: number) => boolean,
    isTaken: readonly boolean[],
  ): number | undefined {
    const own = this.byCargo.get(cargo);
    const same = own === undefined ? undefined : firstLeft(own, isTaken);
    if (same !== undefined && isPreferred(same)) return own!.take();
    const passed: number[] = [];
    let next = firstLeft(this.all, isTaken);
    while (next !== undefined && !mayCome(next)) {
      passed.push(this.all.take()!);
      next = firstLeft(this.all, isTaken);
    }
    const chosen = next === undefined ? passed.shift() : this.all.take();
    for (const one of passed) this.all.add(one);
    return chosen;
  }
}

/** The rolls of one axis direction and one ground that have come directly one after the other. */
class Run {
  private members: number[] = [];

  constructor(
    private readonly elements: readonly Element[],
    private readonly after: Precedence['after'],
  ) {}

  /** False when, as one run with it, a roll would come too late: what is taken stands in its way by then. */
  mayTake(one: number): boolean {
    const { lowest } = heights(this.elements[one]!);
    return (
      !this.isOfRun(one) ||
      this.members.every(
        (other) => !this.after[other]!.includes(one) || lowest >= heights(this.elements[other]!).highest,
      )
    );
  }

  take(one: number): void {
    if (!this.isOfRun(one)) this.members = [];
    if (axisOf(this.elements[one]!) !== null) this.members.push(one);
  }

  private isOfRun(one: number): boolean {
    const [first] = this.members;
    if (first === undefined) return false;
    const [a, b] = [this.elements[first]!.parts[0]!, this.elements[one]!.parts[0]!];
    return a.axis === b.axis && a.ground === b.ground;
  }
}

function axisOf({ parts }: Element): Part['axis'] {
  return parts[0]!.axis;
}

/** What a run of rolls is sorted by: of lying rolls the axis, of standing ones the base. */
function heights({ parts }: Element): { lowest: number; highest: number } {
  const offset = (part: Part) => (part.axis === 'z' ? 0 : part.layer / 2);
  return {
    lowest: Math.min(...parts.map((part) => part.cuboid.z1 + offset(part))),
    highest: Math.max(...parts.map((part) => part.cuboid.z2 - part.layer + offset(part))),
  };
}

function firstLeft(queue: Queue<number>, isTaken: readonly boolean[]): number | undefined {
  while (queue.first !== undefined && isTaken[queue.first]) queue.take();
  return queue.first;
}

function cargoOf({ parts }: Element): number {
  return parts[0]!.arrangement.cargo;
}

/** Where an element begins and ends along the filling, then its height or length, then its side. */
interface Key {
  readonly wall: number;
  readonly end: number;
  readonly next: number;
  readonly side: number;
}

function keyOf({ parts }: Element, filling: Filling): Key {
  if (filling === 'sides') {
    return { wall: 0, end: Number.POSITIVE_INFINITY, next: least(parts, 'y1'), side: least(parts, 'x1') };
  }
  return filling === 'walls'
    ? { wall: least(parts, 'x1'), end: most(parts, 'x2'), next: least(parts, 'z1'), side: least(parts, 'y1') }
    : { wall: least(parts, 'z1'), end: most(parts, 'z2'), next: least(parts, 'x1'), side: least(parts, 'y1') };
}

function least(parts: readonly Part[], side: keyof Cuboid): number {
  return parts.reduce((low, { cuboid }) => Math.min(low, cuboid[side]), Number.POSITIVE_INFINITY);
}

function most(parts: readonly Part[], side: keyof Cuboid): number {
  return parts.reduce((high, { cuboid }) => Math.max(high, cuboid[side]), Number.NEGATIVE_INFINITY);
}

function compareKeys(a: Key, b: Key): number {
  return a.wall - b.wall || a.next - b.next || a.side - b.side;
}

function elementsByRank(elements: readonly Element[]): [rank: number, members: number[]][] {
  const ranks = new Map<number, number[]>();
  elements.forEach(({ rank }, place) => {
    const members = ranks.get(rank);
    if (members === undefined) ranks.set(rank, [place]);
    else members.push(place);
  });
  return [...ranks].sort(([a], [b]) => a - b);
}
