/**
 * What hides what: an order in which bodies can be drawn one over the other, far ones first. Of two bodies that meet on
 * paper a plane between them tells which is behind: the one on the side away from the eye. Bodies that hide each other in
 * a circle are cut along such planes until the circle is broken.
 */
import { ACROSS, type Axis, type Body, centreOf, highOf, lowOf } from '../domain/bodies.js';
import { circlesOf } from './circles.js';
import { rangeAlong, type Vector, type View } from './views.js';

/** A body, or a part of one that was cut. */
export interface Fragment extends Body {
  /** Place of the body. */
  readonly place: number;
}

const AXES: readonly Axis[] = ['x', 'y', 'z'];
/** A circle that is not broken by so many cuts is drawn by the distance of the middles. */
const MOST_ROUNDS = 60;

export function drawingOrder(bodies: readonly Body[], view: View): Fragment[] {
  const wholes = bodies.map((body, place): Fragment => ({ ...body, place }));
  const cuts = new Map<Fragment, readonly Fragment[]>();
  const partsOf = (fragment: Fragment): readonly Fragment[] => cuts.get(fragment)?.flatMap(partsOf) ?? [fragment];
  let circles = circlesAmong(wholes, view);
  for (let round = 0; circles.length > 0; round++) {
    const found = round < MOST_ROUNDS ? circles.map(cutOf) : [];
    if (found.every((cut) => cut === null)) return byDistance(wholes.flatMap(partsOf), view);
    // What a cut leaves of a circle lies among its own members: nothing else hides parts in a circle that did not hide wholes.
    circles = circles.flatMap((circle, at) => {
      const cut = found[at];
      if (!cut) return [circle];
      cuts.set(cut.fragment, cut.parts);
      return circlesAmong(circle.flatMap(partsOf), view);
    });
  }
  const fragments = wholes.flatMap(partsOf);
  return sorted(fragments, overlaps(fragments, view));
}

function circlesAmong(fragments: readonly Fragment[], view: View): Fragment[][] {
  return circlesOf(overlaps(fragments, view)).map((circle) => circle.map((place) => fragments[place]!));
}

/** By place, those that are drawn over it. */
function overlaps(bodies: readonly Body[], view: View): number[][] {
  const ranges = outlineDirections(view).map((direction) => rangesAlong(bodies, direction));
  const [first] = ranges;
  const places = bodies.map((_, place) => place).sort((a, b) => first!.low[a]! - first!.low[b]!);
  const ranks = new Int32Array(bodies.length);
  places.forEach((place, rank) => {
    ranks[place] = rank;
  });
  const over: number[][] = bodies.map(() => []);
  for (const [a, b] of meeting(ranges)) {
    const nearer = nearerOf(bodies[a]!, bodies[b]!, view);
    if (nearer > 0) over[a]!.push(b);
    else if (nearer < 0) over[b]!.push(a);
  }
  // However they were found: the order of drawing comes of this one.
  for (const others of over) others.sort((a, b) => ranks[a]! - ranks[b]!);
  return over;
}

/** Of bodies by place, along one direction. */
interface Ranges {
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** Of all ranges, in the extent of all bodies: how many lie beside each other in the mean. */
  readonly depth: number;
}

function rangesAlong(bodies: readonly Body[], direction: Vector): Ranges {
  const low = new Float64Array(bodies.length);
  const high = new Float64Array(bodies.length);
  let [sum, least, most] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  bodies.forEach((body, place) => {
    const [from, to] = rangeAlong(body, direction);
    low[place] = from;
    high[place] = to;
    sum += to - from;
    least = Math.min(least, from);
    most = Math.max(most, to);
  });
  return { low, high, depth: sum / (most - least) };
}

/** Pairs that meet along every direction; they are looked for along the one in which the fewest lie beside each other. */
function* meeting(ranges: readonly Ranges[]): Generator<readonly [a: number, b: number]> {
  const [swept, ...others] = [...ranges].sort((a, b) => a.depth - b.depth);
  const { low, high } = swept!;
  const places = Int32Array.from(low, (_, place) => place).sort((a, b) => low[a]! - low[b]!);
  for (let at = 0; at < places.length; at++) {
    const a = places[at]!;
    for (let next = at + 1; next < places.length; next++) {
      const b = places[next]!;
      if (low[b]! >= high[a]!) break;
      if (others.every((other) => other.low[a]! < other.high[b]! && other.low[b]! < other.high[a]!)) yield [a, b];
    }
  }
}

/** The directions on paper across the edges of a cuboid: two cuboids meet on paper when they do along all of these. */
function outlineDirections({ right, up }: View): Vector[] {
  const edges = AXES.map((axis) => ({ along: right[axis], upward: up[axis] }));
  return edges
    .filter(({ along, upward }) => along !== 0 || upward !== 0)
    .map(({ along, upward }) => ({
      x: upward * right.x - along * up.x,
      y: upward * right.y - along * up.y,
      z: upward * right.z - along * up.z,
    }));
}

/** Above 0 when the second is nearer to the eye, below 0 when the first is, 0 when neither hides the other. */
export function nearerOf(a: Body, b: Body, { toward }: View): number {
  let isBNearer = false;
  let isANearer = false;
  for (const axis of AXES) {
    if (toward[axis] === 0) continue;
    const isBHigher = highOf(a, axis) <= lowOf(b, axis);
    const isAHigher = highOf(b, axis) <= lowOf(a, axis);
    if (toward[axis] > 0 ? isBHigher : isAHigher) isBNearer = true;
    if (toward[axis] > 0 ? isAHigher : isBHigher) isANearer = true;
  }
  if (isANearer || isBNearer) return Number(isBNearer) - Number(isANearer);
  return separation(a, b, toward);
}

/** For bodies whose boxes overlap, so that one at least is a cylinder: along the line between what is nearest of both. */
function separation(a: Body, b: Body, toward: Vector): number {
  const axis = a.axis ?? b.axis;
  if (axis === null) return 0;
  if (a.axis !== null && b.axis !== null && a.axis !== b.axis) {
    const across = AXES.find((one) => one !== a.axis && one !== b.axis)!;
    return (centreOf(b, across) - centreOf(a, across)) * toward[across];
  }
  const gap = (one: Axis): number => {
    if (a.axis === b.axis) return centreOf(b, one) - centreOf(a, one);
    const [roll, cuboid, sign] = a.axis === null ? [b, a, 1] : [a, b, -1];
    const middle = centreOf(roll!, one);
    const nearest = Math.max(2 * lowOf(cuboid!, one), Math.min(2 * highOf(cuboid!, one), middle));
    return (sign as number) * (middle - nearest);
  };
  const [u, v] = ACROSS[axis];
  return gap(u) * toward[u] + gap(v) * toward[v];
}

/** Parts of one body of a circle, cut along a face of another one; null when none can be cut. */
function cutOf(
  circle: readonly Fragment[],
): { readonly fragment: Fragment; readonly parts: readonly Fragment[] } | null {
  const longest = (fragment: Fragment) =>
    Math.max(...AXES.map((axis) => highOf(fragment, axis) - lowOf(fragment, axis)));
  const byLength = [...circle].sort((a, b) => longest(b) - longest(a));
  for (const fragment of byLength) {
    for (const axis of fragment.axis === null ? AXES : [fragment.axis]) {
      for (const other of circle) {
        for (const at of [lowOf(other, axis), highOf(other, axis)]) {
          if (other === fragment || at <= lowOf(fragment, axis) || at >= highOf(fragment, axis)) continue;
          return { fragment, parts: [withSide(fragment, axis, 2, at), withSide(fragment, axis, 1, at)] };
        }
      }
    }
  }
  return null;
}

function withSide(body: Fragment, axis: Axis, side: 1 | 2, at: number): Fragment {
  return { ...body, [`${axis}${side}`]: at };
}

function sorted(fragments: readonly Fragment[], over: readonly (readonly number[])[]): Fragment[] {
  const under = new Int32Array(fragments.length);
  for (const places of over) for (const place of places) under[place]!++;
  const free = fragments.map((_, place) => place).filter((place) => under[place] === 0);
  const order: Fragment[] = [];
  for (let place = free.pop(); place !== undefined; place = free.pop()) {
    order.push(fragments[place]!);
    for (const other of over[place]!) if (--under[other]! === 0) free.push(other);
  }
  return order;
}

function byDistance(fragments: readonly Fragment[], { toward }: View): Fragment[] {
  const nearness = (body: Body) =>
    centreOf(body, 'x') * toward.x + centreOf(body, 'y') * toward.y + centreOf(body, 'z') * toward.z;
  return [...fragments].sort((a, b) => nearness(a) - nearness(b));
}
