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
  let fragments: Fragment[] = bodies.map((body, place) => ({ ...body, place }));
  for (let round = 0; ; round++) {
    const over = overlaps(fragments, view);
    const circles = circlesOf(over);
    if (circles.length === 0) return sorted(fragments, over);
    const cut = round < MOST_ROUNDS ? circles.map((circle) => cutOf(circle, fragments)) : [];
    if (cut.every((one) => one === undefined || one === null)) return byDistance(fragments, view);
    const replaced = new Map(cut.flatMap((one) => (one ? [[one.place, one.parts] as const] : [])));
    fragments = fragments.flatMap((fragment, place) => replaced.get(place) ?? [fragment]);
  }
}

/** By place, those that are drawn over it. */
function overlaps(bodies: readonly Body[], view: View): number[][] {
  const directions = outlineDirections(view);
  const ranges = directions.map((direction) => bodies.map((body) => rangeAlong(body, direction)));
  const firstRange = ranges[0]!;
  const places = bodies.map((_, place) => place).sort((a, b) => firstRange[a]![0] - firstRange[b]![0]);
  const over: number[][] = bodies.map(() => []);
  places.forEach((a, at) => {
    for (let next = at + 1; next < places.length; next++) {
      const b = places[next]!;
      if (firstRange[b]![0] >= firstRange[a]![1]) break;
      if (ranges.some((range) => range[a]![0] >= range[b]![1] || range[b]![0] >= range[a]![1])) continue;
      const nearer = nearerOf(bodies[a]!, bodies[b]!, view);
      if (nearer > 0) over[a]!.push(b);
      else if (nearer < 0) over[b]!.push(a);
    }
  });
  return over;
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
  circle: readonly number[],
  fragments: readonly Fragment[],
): { readonly place: number; readonly parts: readonly Fragment[] } | null {
  const longest = (place: number) =>
    Math.max(...AXES.map((axis) => highOf(fragments[place]!, axis) - lowOf(fragments[place]!, axis)));
  const byLength = [...circle].sort((a, b) => longest(b) - longest(a));
  for (const place of byLength) {
    const body = fragments[place]!;
    for (const axis of body.axis === null ? AXES : [body.axis]) {
      for (const other of circle) {
        for (const at of [lowOf(fragments[other]!, axis), highOf(fragments[other]!, axis)]) {
          if (other === place || at <= lowOf(body, axis) || at >= highOf(body, axis)) continue;
          return { place, parts: [withSide(body, axis, 2, at), withSide(body, axis, 1, at)] };
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
