/**
 * Who rests on whom. A piece rests on another when its base lies on the other's top, or hovers at most so much above it
 * (the topmost top at each point), with an area above 0. A standing roll counts as its bounding square. A lying roll
 * touches what lies under its bottom line, and the parallel rolls in whose valley it lies; nothing else rests on one.
 *
 * Facts of a load, for whoever orders or shows it; whether a piece rests safely is for the rules to judge.
 */
import { type Body, centreOf, highOf, isLyingRoll, lowOf } from './bodies.js';
import type { Rectangle } from './geometry.js';

export interface RestingSettings {
  /** Scaled units that a top may lie below a base and count still. */
  readonly depth: number;
  /** False: a lying roll touches each parallel roll below that it lies against, whether or not in a valley. */
  readonly isSafeStackingUsed: boolean;
}

/** A roll in a valley sinks by less than this share of its diameter until it touches a roll below. */
const MOST_HOVER = 1 / 1000;
/** And lies within this share of each roll beside it: its middle may fall between two points of the grid. */
const MOST_GAP = 2 / 1000;

/** Every pair of places [lower, upper] where the upper piece rests on the lower one, each once. */
export function restingPairs(bodies: readonly Body[], settings: RestingSettings): [lower: number, upper: number][] {
  const pairs: [number, number][] = [];
  const tops = topsByLevel(bodies);
  const levels = [...tops.keys()].sort((a, b) => b - a);
  bodies.forEach((upper, place) => {
    const above: Rectangle[] = [];
    for (let at = firstNotAbove(levels, upper.z1); at < levels.length; at++) {
      const level = levels[at]!;
      if (level < upper.z1 - settings.depth) break;
      const found = beside(tops.get(level)!, upper, bodies).filter(
        (lower) => lower !== place && isOnTop(upper, bodies[lower]!, above),
      );
      pairs.push(...found.map((lower): [number, number] => [lower, place]));
      above.push(...found.map((lower) => bodies[lower]!));
    }
  });
  return [...pairs, ...rollsOnRolls(bodies, settings)];
}

/** @param levels falling */
function firstNotAbove(levels: readonly number[], height: number): number {
  let from = 0;
  let to = levels.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (levels[middle]! > height) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Flat tops of one height. */
interface FlatTops {
  /** From the front wall. */
  readonly places: number[];
  /** Length of the longest. */
  longest: number;
}

/** Places of all that has a flat top, by its height. */
function topsByLevel(bodies: readonly Body[]): Map<number, FlatTops> {
  const tops = new Map<number, FlatTops>();
  bodies.forEach((body, place) => {
    if (isLyingRoll(body)) return;
    const level = tops.get(body.z2) ?? { places: [], longest: 0 };
    level.places.push(place);
    level.longest = Math.max(level.longest, body.x2 - body.x1);
    tops.set(body.z2, level);
  });
  for (const { places } of tops.values()) places.sort((a, b) => bodies[a]!.x1 - bodies[b]!.x1 || a - b);
  return tops;
}

/** Those that may reach below a body, along the length. */
function beside({ places, longest }: FlatTops, { x1, x2 }: Body, bodies: readonly Body[]): number[] {
  let from = 0;
  let to = places.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (bodies[places[middle]!]!.x1 < x1 - longest) from = middle + 1;
    else to = middle;
  }
  const found: number[] = [];
  for (let at = from; at < places.length && bodies[places[at]!]!.x1 <= x2; at++) found.push(places[at]!);
  return found;
}

/** Whether a base meets a top where nothing of `above`, tops nearer to it, lies between. */
function isOnTop(upper: Body, lower: Body, above: readonly Rectangle[]): boolean {
  const base = baseOf(upper);
  const shared = {
    x1: Math.max(base.x1, lower.x1),
    y1: Math.max(base.y1, lower.y1),
    x2: Math.min(base.x2, lower.x2),
    y2: Math.min(base.y2, lower.y2),
  };
  // The bottom line of a lying roll has no width.
  const isMet = (from: number, to: number, isLine: boolean) => (isLine ? from <= to : from < to);
  if (!isMet(shared.x1, shared.x2, upper.axis === 'y') || !isMet(shared.y1, shared.y2, upper.axis === 'x'))
    return false;
  return !isCovered(shared, above);
}

function baseOf(body: Body): Rectangle {
  const middle = (from: number, to: number) => (from + to) / 2;
  if (body.axis === 'x') return { ...body, y1: middle(body.y1, body.y2), y2: middle(body.y1, body.y2) };
  if (body.axis === 'y') return { ...body, x1: middle(body.x1, body.x2), x2: middle(body.x1, body.x2) };
  return body;
}

/** Whether rectangles hide another one wholly. */
function isCovered(area: Rectangle, covers: readonly Rectangle[]): boolean {
  const [cover, ...others] = covers;
  if (cover === undefined) return false;
  const x1 = Math.max(area.x1, cover.x1);
  const x2 = Math.min(area.x2, cover.x2);
  const y1 = Math.max(area.y1, cover.y1);
  const y2 = Math.min(area.y2, cover.y2);
  if (x1 > x2 || y1 > y2) return isCovered(area, others);
  const rest: Rectangle[] = [];
  if (area.x1 < x1) rest.push({ ...area, x2: x1 });
  if (x2 < area.x2) rest.push({ ...area, x1: x2 });
  if (area.y1 < y1) rest.push({ x1, x2, y1: area.y1, y2: y1 });
  if (y2 < area.y2) rest.push({ x1, x2, y1: y2, y2: area.y2 });
  return rest.every((part) => isCovered(part, others));
}

/** Lying rolls against parallel ones below. */
function rollsOnRolls(bodies: readonly Body[], settings: RestingSettings): [lower: number, upper: number][] {
  const pairs: [number, number][] = [];
  for (const axis of ['x', 'y'] as const) {
    const across = axis === 'x' ? 'y' : 'x';
    const rolls = bodies.map((_, place) => place).filter((place) => bodies[place]!.axis === axis);
    rolls.sort((a, b) => lowOf(bodies[a]!, across) - lowOf(bodies[b]!, across));
    const below = new Map<number, number[]>();
    const widest = rolls.reduce((most, roll) => Math.max(most, diameterOf(bodies[roll]!, across)), 0);
    rolls.forEach((a, at) => {
      // The grid may leave a hair between two rolls that lie against each other.
      const end = highOf(bodies[a]!, across) + MOST_GAP * widest;
      for (let next = at + 1; next < rolls.length && lowOf(bodies[rolls[next]!]!, across) <= end; next++) {
        const b = rolls[next]!;
        const [lower, upper] = bodies[a]!.z1 + bodies[a]!.z2 < bodies[b]!.z1 + bodies[b]!.z2 ? [a, b] : [b, a];
        if (liesAgainst(bodies[upper]!, bodies[lower]!, across)) below.set(upper, [...(below.get(upper) ?? []), lower]);
      }
    });
    for (const [upper, against] of below) {
      const carriers = settings.isSafeStackingUsed ? valleyOf(bodies, upper, against, axis, across) : against;
      pairs.push(...carriers.map((lower): [number, number] => [lower, upper]));
    }
  }
  return pairs;
}

function diameterOf(roll: Body, across: 'x' | 'y'): number {
  return highOf(roll, across) - lowOf(roll, across);
}

/** Whether a roll lies against a lower one beside which it runs for some length. */
function liesAgainst(upper: Body, lower: Body, across: 'x' | 'y'): boolean {
  const rise = centreOf(upper, 'z') - centreOf(lower, 'z');
  const along = across === 'x' ? 'y' : 'x';
  if (rise <= 0 || !runsBeside(upper, lower, along)) return false;
  const aside = centreOf(upper, across) - centreOf(lower, across);
  const gap = Math.sqrt(aside * aside + rise * rise) - diameterOf(upper, across) - diameterOf(lower, across);
  return gap / 2 < MOST_GAP * diameterOf(upper, across);
}

function runsBeside(a: Body, b: Body, along: 'x' | 'y'): boolean {
  return lowOf(a, along) < highOf(b, along) && lowOf(b, along) < highOf(a, along);
}

/** Of the rolls against which one lies, those that carry it between them: from both sides, over a common stretch. */
function valleyOf(
  bodies: readonly Body[],
  place: number,
  against: readonly number[],
  axis: 'x' | 'y',
  across: 'x' | 'y',
): readonly number[] {
  const upper = bodies[place]!;
  const sideOf = (lower: number) => Math.sign(centreOf(upper, across) - centreOf(bodies[lower]!, across));
  const sinks = (lower: number) => {
    const reach = diameterOf(upper, across) + diameterOf(bodies[lower]!, across);
    const aside = centreOf(upper, across) - centreOf(bodies[lower]!, across);
    const rise = centreOf(upper, 'z') - centreOf(bodies[lower]!, 'z');
    return (rise - Math.sqrt(Math.max(0, reach * reach - aside * aside))) / 2;
  };
  if (!against.some((lower) => sinks(lower) < MOST_HOVER * diameterOf(upper, across))) return [];
  return against.filter((lower) =>
    against.some(
      (other) =>
        sideOf(other) * sideOf(lower) < 0 &&
        Math.max(lowOf(upper, axis), lowOf(bodies[lower]!, axis), lowOf(bodies[other]!, axis)) <
          Math.min(highOf(upper, axis), highOf(bodies[lower]!, axis), highOf(bodies[other]!, axis)),
    ),
  );
}
