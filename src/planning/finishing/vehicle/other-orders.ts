/**
 * A load whose walls stand in another order, or whose stacks stand in each other's place, so that one shift along the length
 * brings every stage within its window. Orders are compared by weights and moments alone; what is found is built and judged
 * by others.
 */
import { loadingRanks } from '../../../domain/loading-ranks.js';
import { type Arrangement, extentOf, piecesIn } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { ranksAfterStops, stagesOf } from '../../envelope/centre-limits.js';
import { classesOf, packed } from '../balance/along.js';
import { extentOfAll, movedBy, type Part, slicesOf, stacksOf } from '../balance/parts.js';
import { type Range, shiftAlong } from '../balance/room.js';

/** Orders looked at for one load. */
const MOST_LOOKS = 30_000;

/** Orders from which a search begins. */
const MOST_STARTS = 24;

/** Orders that are given to be judged. */
const MOST_GIVEN = 4;

/** What a part weighs at each stage, and its moment about its own front. */
interface Weighed {
  readonly part: Part;
  readonly length: number;
  readonly weights: readonly number[];
  readonly moments: readonly number[];
}

interface Aim {
  readonly weight: number;
  readonly from: number;
  readonly to: number;
}

class Aims {
  readonly #problem: LoadProblem;
  readonly #lasts: readonly number[];
  readonly aims: readonly Aim[];
  readonly room: Range;
  readonly front: number;
  looks = 0;

  constructor(problem: LoadProblem, container: number, load: readonly Arrangement[]) {
    const type = problem.containers[container]!;
    this.#problem = problem;
    const stages = stagesOf(problem, type, load);
    const whole = Math.max(...loadingRanks(problem));
    this.#lasts = [whole, ...ranksAfterStops(problem, load)].slice(0, stages.length);
    this.aims = stages.map(({ weight, along }) => ({
      weight,
      from: along?.from ?? Number.POSITIVE_INFINITY,
      to: along?.to ?? Number.NEGATIVE_INFINITY,
    }));
    const extent = extentOfAll(problem, load);
    this.front = extent.x1;
    this.room = shiftAlong(problem, container, extent);
  }

  weighed(part: Part): Weighed {
    const { cargoes } = this.#problem;
    const ranks = loadingRanks(this.#problem);
    const weights = this.#lasts.map(() => 0);
    const moments = this.#lasts.map(() => 0);
    for (const one of part.arrangements) {
      const { x1, x2 } = extentOf(one, cargoes);
      const weight = piecesIn(one) * cargoes[one.cargo]!.weight;
      for (const [stage, last] of this.#lasts.entries()) {
        if (ranks[one.cargo]! > last) continue;
        weights[stage]! += weight;
        moments[stage]! += weight * ((x1 + x2) / 2 - part.x1);
      }
    }
    return { part, length: part.x2 - part.x1, weights, moments };
  }

  /** How far apart the stages are that one shift should serve; 0: it does. */
  gap(moments: readonly number[], room: Range): number {
    this.looks++;
    let [from, to] = [room.least, room.most];
    for (const [stage, { weight, from: least, to: most }] of this.aims.entries()) {
      if (weight === 0) continue;
      const centre = moments[stage]! / weight;
      from = Math.max(from, least - centre);
      to = Math.min(to, most - centre);
    }
    return Math.max(0, from - to);
  }

  /** The shift that serves every stage, or lies between those that serve some. */
  shift(moments: readonly number[], room: Range): number {
    let [from, to] = [room.least, room.most];
    for (const [stage, { weight, from: least, to: most }] of this.aims.entries()) {
      if (weight === 0) continue;
      const centre = moments[stage]! / weight;
      from = Math.max(from, Math.ceil(least - centre));
      to = Math.min(to, Math.floor(most - centre));
    }
    const nearest = from > to ? Math.round((from + to) / 2) : Math.min(to, Math.max(from, 0));
    return Math.min(room.most, Math.max(room.least, nearest));
  }
}

/** Numbers that look drawn by lot, the same ones for every load. */
function lots(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Walls one against the other, those of one loading rank in any order among themselves. */
export function* withWallsInOrder(
  problem: LoadProblem,
  container: number,
  load: readonly Arrangement[],
): Generator<readonly Arrangement[]> {
  const slices = slicesOf(problem, load);
  if (slices.length < 2) return;
  const aims = new Aims(problem, container, load);
  const walls = slices.map((slice) => aims.weighed(slice));
  const classes = classesOf(problem, slices);
  const length = walls.reduce((sum, wall) => sum + wall.length, 0);
  const end = aims.room.most + Math.max(...slices.map(({ x2 }) => x2));
  const room: Range = { least: aims.room.least, most: end - aims.front - length };
  const momentsOf = (order: readonly Weighed[]) => {
    const moments = aims.aims.map(() => 0);
    let at = aims.front;
    for (const wall of order) {
      for (const stage of moments.keys()) moments[stage]! += wall.moments[stage]! + wall.weights[stage]! * at;
      at += wall.length;
    }
    return moments;
  };
  const gapOf = (order: readonly Weighed[]) => aims.gap(momentsOf(order), room);
  const places = new Map(walls.map((wall, place) => [wall, place]));
  /** Each once: from several starts the same order is found. */
  const found = new Map<string, { order: readonly Weighed[]; gap: number }>();
  for (const start of starts(walls, classes)) {
    let order = start;
    let gap = gapOf(order);
    for (let isBetter = true; isBetter && gap > 0 && aims.looks < MOST_LOOKS; ) {
      isBetter = false;
      for (let i = 0; i < order.length && gap > 0; i++) {
        for (let j = i + 1; j < order.length && classes[j] === classes[i]; j++) {
          const next = order.with(i, order[j]!).with(j, order[i]!);
          const nextGap = gapOf(next);
          if (nextGap >= gap) continue;
          [order, gap, isBetter] = [next, nextGap, true];
        }
      }
    }
    found.set(order.map((wall) => places.get(wall)).join(), { order, gap });
    const within = Array.from(found.values()).filter((one) => one.gap === 0);
    if (aims.looks >= MOST_LOOKS || within.length >= MOST_GIVEN) break;
  }
  const nearest = Array.from(found.values()).sort((a, b) => a.gap - b.gap);
  for (const { order } of nearest.slice(0, MOST_GIVEN)) {
    const arrangements = packed(order.map(({ part }) => part));
    yield movedBy(arrangements, aims.shift(momentsOf(order), room), 0);
  }
}

/** The order as it is, heavy walls to the rear, to the front and in the middle, then any. */
function* starts(walls: readonly Weighed[], classes: readonly number[]): Generator<readonly Weighed[]> {
  const inClasses = (value: (wall: Weighed, place: number) => number) => {
    const order = walls.map((wall, place) => ({ wall, class: classes[place]!, value: value(wall, place) }));
    return order.sort((a, b) => a.class - b.class || a.value - b.value).map(({ wall }) => wall);
  };
  const density = ({ weights, length }: Weighed) => weights[0]! / length;
  yield walls;
  yield inClasses((wall) => density(wall));
  yield inClasses((wall) => -density(wall));
  yield inClasses((_, place) => -place);
  const draw = lots();
  for (let drawn = 4; drawn < MOST_STARTS; drawn++) yield inClasses(() => draw(2 ** 30));
}

/** Stacks on the same rectangle of floor, of the same loading ranks, one in the place of the other. */
export function* withStacksExchanged(
  problem: LoadProblem,
  container: number,
  load: readonly Arrangement[],
): Generator<readonly Arrangement[]> {
  const parts = stacksOf(problem, load);
  if (parts.length < 2) return;
  const aims = new Aims(problem, container, load);
  const ranks = loadingRanks(problem);
  const stacks = parts.map((part) => aims.weighed(part));
  const keys = parts.map(({ arrangements, x1, x2, y1, y2 }) => {
    const own = [...new Set(arrangements.map(({ cargo }) => ranks[cargo]!))].sort((a, b) => a - b);
    return `${x2 - x1} ${y2 - y1} ${own.join()}`;
  });
  /** Which stack stands in the place of each. */
  const at = parts.map((_, place) => place);
  let moments = aims.aims.map((_, stage) =>
    stacks.reduce((sum, { part, weights, moments: own }) => sum + own[stage]! + weights[stage]! * part.x1, 0),
  );
  let gap = aims.gap(moments, aims.room);
  for (let isBetter = true; isBetter && gap > 0 && aims.looks < MOST_LOOKS; ) {
    isBetter = false;
    for (let i = 0; i < parts.length && gap > 0 && aims.looks < MOST_LOOKS; i++) {
      for (let j = i + 1; j < parts.length; j++) {
        const by = parts[j]!.x1 - parts[i]!.x1;
        if (keys[i] !== keys[j] || by === 0) continue;
        const [a, b] = [stacks[at[i]!]!, stacks[at[j]!]!];
        const next = moments.map((moment, stage) => moment + by * (a.weights[stage]! - b.weights[stage]!));
        const nextGap = aims.gap(next, aims.room);
        if (nextGap >= gap) continue;
        [at[i], at[j]] = [at[j]!, at[i]!];
        [moments, gap, isBetter] = [next, nextGap, true];
      }
    }
  }
  const exchanged = at.flatMap((stack, place) => {
    const { arrangements, x1, y1 } = parts[stack]!;
    return movedBy(arrangements, parts[place]!.x1 - x1, parts[place]!.y1 - y1);
  });
  yield movedBy(exchanged, aims.shift(moments, aims.room), 0);
}
